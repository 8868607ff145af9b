import Diagnostics
import RuleEngine
import YAMLSyntax

/// What the screens of some files, all read by now, are compared with.
package struct ScreenContext: Sendable {
    /// What is usual among the screens.
    let norms: ScreenNorms
    private let texts: ComparedTexts
    private let recordFailure: String?
    /// The numbers of the files about which the other files may have something to say.
    package let concernedFiles: Set<Int>

    init(norms: ScreenNorms, texts: ComparedTexts, concernedFiles: Set<Int>, failure: String?) {
        self.norms = norms
        self.texts = texts
        self.concernedFiles = concernedFiles
        recordFailure = failure
    }

    /// What kept the comparison from being complete; nil if nothing did.
    var failure: String? { recordFailure ?? texts.failure }

    /// The other file's screen that has an id first; nil if there is none, or it is the one in `file`.
    func firstUse(of id: String, in file: String) -> ScreenID? {
        texts.firstUse(of: id).flatMap { $0.file == file ? nil : $0 }
    }

    /// Adds lines and columns to the ranges that stand in other files, which a report has not at hand.
    static func locate(_ diagnostics: inout [Diagnostic], outside file: String, in files: any FileSource) {
        var tables: [String: LineTable] = [:]
        for index in diagnostics.indices {
            for position in diagnostics[index].related.indices {
                let related = diagnostics[index].related[position]
                guard related.file != file, let lines = tables[related.file] ?? lines(of: related.file, in: files)
                else {
                    continue
                }
                tables[related.file] = lines
                diagnostics[index].related[position].positions = lines.positions(of: related.range)
            }
        }
    }

    /// The lines of another file, as ranges count in it.
    private static func lines(of file: String, in files: any FileSource) -> LineTable? {
        guard let bytes = try? files.read(file, limit: YAMLLimits.standard.byteCount + 1) else { return nil }
        // Only the text is wanted, in UTF-8, so nothing of it is made a tree.
        var limits = YAMLLimits.standard
        limits.nodeCount = 1
        var tree = YAMLTree()
        tree.parse(bytes, limits: limits)
        return LineTable(tree.source)
    }
}
