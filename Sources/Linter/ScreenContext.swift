import Diagnostics
package import RuleEngine
import YAMLSyntax

/// A screen's id, and where it is written.
package struct ScreenID: Sendable, Hashable {
    /// The id.
    let id: String
    /// The path of the file.
    let file: String
    /// The place of the id in it.
    let range: SourceRange

    /// Whether it is the same id in the same file, wherever it stands there.
    package func isSame(as other: ScreenID) -> Bool { id == other.id && file == other.file }
}

/// What the screens of some files, all read by now, are compared with.
package struct ScreenContext: Sendable {
    /// What is usual among the screens.
    let norms: ScreenNorms
    /// The ids that more than one file has, each with its first use.
    private let repeatedIDs: [String: ScreenID]
    /// The paths of the files about which the other files have something to say.
    package let concernedFiles: Set<String>

    /// Compares what was found in the files of a context.
    ///
    /// - Parameters:
    ///   - facts: What rules that compare screens found, in the order of files and screens.
    ///   - ids: The ids of the screens, each once for a file, in the order of files.
    package init(_ facts: [ComparedFact], _ ids: [ScreenID]) {
        norms = ScreenNorms(facts)
        var first: [String: ScreenID] = [:]
        var repeated: [String: ScreenID] = [:]
        var files = norms.deviatingFiles
        for id in ids {
            if let other = first[id.id] {
                repeated[id.id] = other
                files.insert(id.file)
            } else {
                first[id.id] = id
            }
        }
        repeatedIDs = repeated
        concernedFiles = files
    }

    /// The other file's screen that has an id first; nil if there is none, or it is the one in `file`.
    func firstUse(of id: String, in file: String) -> ScreenID? {
        repeatedIDs[id].flatMap { $0.file == file ? nil : $0 }
    }

    /// Adds lines and columns to the ranges that stand in other files, which a report has not at hand.
    static func locate(_ diagnostics: inout [Diagnostic], outside file: String) {
        var tables: [String: LineTable] = [:]
        for index in diagnostics.indices {
            for position in diagnostics[index].related.indices {
                let related = diagnostics[index].related[position]
                guard related.file != file, let lines = tables[related.file] ?? lines(of: related.file) else {
                    continue
                }
                tables[related.file] = lines
                diagnostics[index].related[position].positions = lines.positions(of: related.range)
            }
        }
    }

    /// The lines of another file, as ranges count in it.
    private static func lines(of file: String) -> LineTable? {
        guard let bytes = try? FileSystem.read(file, limit: YAMLLimits.standard.byteCount + 1) else { return nil }
        // Only the text is wanted, in UTF-8, so nothing of it is made a tree.
        var limits = YAMLLimits.standard
        limits.nodeCount = 1
        var tree = YAMLTree()
        tree.parse(bytes, limits: limits)
        return LineTable(tree.source)
    }
}
