import Diagnostics
package import RuleEngine
import YAMLSyntax

extension RunSetup {
    /// The screens that those of a file are compared with when it is linted by itself, with its number among their files;
    /// nil if they are its own alone.
    package func screens(comparedWith path: String) -> (screens: ComparedScreens, number: Int)? {
        let contexts = ComparisonContexts(of: [path], folders: [], found: [], in: files, finder: finder)
        guard contexts.number(of: path) != nil else { return nil }
        let paths = ([path] + contexts.others).sorted { FilePath.absolute($0) < FilePath.absolute($1) }
        var linter = FileLinter(files: files) { [rules] in rules.provider(forFile: $0) }
        var comparison = ScreenComparison()
        var all = [FileFacts]()
        var number = 0
        for other in paths {
            guard let bytes = try? files.read(other, limit: YAMLLimits.standard.byteCount + 1) else {
                comparison.isComplete = false
                continue
            }
            let facts = linter.judge(bytes, path: other, onlyFacts: true).facts
            if other == path { number = all.count }
            comparison.add(facts)
            all.append(facts)
        }
        return (comparison.finish { [all] in all[$0] }, number)
    }
}
