import Diagnostics
import RuleEngine
import Testing

/// What rules come to on the screens of their examples.
enum PackTrial {
    /// The mistakes of a pack's rules, or else the failures of their examples, as `line: message`.
    ///
    /// - Parameters:
    ///   - rules: The content of a rule file.
    ///   - pack: The content of `pack.yaml` after its title.
    ///   - folder: Where the files stand.
    /// - Returns: A line each; none for a pack that is as it should be.
    /// - Throws: If there is no pack.
    static func failures(_ rules: String, pack: String = "", folder: String = "") throws -> [String] {
        let files = [
            RuleFile(path: "\(folder)pack.yaml", bytes: Array("guideline: Test\n\(pack)".utf8)),
            RuleFile(path: "\(folder)rules.yaml", bytes: Array(rules.utf8)),
        ]
        let pack = try #require(LoadedPack(name: "test", files: files, readsExamples: true))
        var diagnostics = pack.diagnostics
        let compiled = pack.compile(pack.pack.rules, &diagnostics)
        func place(_ file: String, _ range: SourceRange) -> String {
            String(LineTable(pack.files[file]?.source ?? []).line(at: range.start))
        }
        guard diagnostics.isEmpty else { return diagnostics.map { "\(place($0.file, $0.range)): \($0.message)" } }
        return ExampleRunner.run(pack, compiled).map { "\(place($0.file, $0.range)): \($0.message)" }
    }
}
