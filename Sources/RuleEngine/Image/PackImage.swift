import CEL
import Diagnostics
import ScreenModel

/// A rule pack without mistakes as bytes, its conditions compiled: what a run reads in place of the pack's YAML files.
///
/// Parsing the YAML of a pack and compiling its rules takes many times as long as linting a small file. Of an image only
/// the outlines of the rules are read at first; the rest of a rule is read when the rule has something to check.
/// An image is used only if it was made of the very files that the pack has, by a version with the same schema.
package struct PackImage: Sendable {
    /// The name of the pack.
    package let name: String
    /// The rules, ready to be run.
    package let rules: [CompiledRule]
    private let bytes: [UInt8]
    /// Where the title, the documents and the clauses stand.
    private let front: Range<Int>
    /// Where the definition of each rule stands.
    private let definitions: [Range<Int>]
    private let files: [String]

    /// What a rule compares across, by the number that stands for it.
    static let comparisons: [Comparison?] = [nil, .layouts, .screens]

    /// Reads an image; nil if it was made of something else.
    ///
    /// - Parameters:
    ///   - bytes: The image.
    ///   - name: The name of the pack.
    ///   - digest: What an image of the pack's files begins with.
    package init?(_ bytes: [UInt8], name: String, digest: UInt64) {
        var reader = ImageReader(bytes)
        guard reader.bits() == digest else { return nil }
        self.name = name
        self.bytes = bytes
        front = reader.block()
        let files = reader.list { $0.text() }
        self.files = files
        let platforms = reader.list { Set($0.list { UInt32(truncatingIfNeeded: $0.bits()) }) }
        let paths = reader.list { reader in
            NodePath(reader.list { (slot: $0.number(), isEach: $0.flag()) })
        }
        let count = reader.count()
        var rules = [CompiledRule]()
        var definitions = [Range<Int>]()
        rules.reserveCapacity(count)
        definitions.reserveCapacity(count)
        for _ in 0..<count {
            let id = reader.text()
            let formerIDs = reader.list { $0.text() }
            let superseded = reader.list { $0.text() }
            let (platform, path, kind) = (reader.number(), reader.number(), reader.number())
            let readsText = reader.flag()
            let reads = reader.optional { FieldSet(from: &$0) }
            let comparison = PackImage.comparisons[min(reader.number(), 2)]
            let tellsOfScreen = reader.flag()
            let body = reader.block()
            guard platforms.indices.contains(platform), CheckKind.all.indices.contains(kind),
                paths.indices.contains(path), let path = paths[path]
            else { return nil }
            definitions.append(body)
            rules.append(
                CompiledRule(
                    id: id,
                    formerIDs: formerIDs,
                    superseded: superseded,
                    path: path,
                    kind: CheckKind.all[kind],
                    platforms: platforms[platform],
                    readsText: readsText,
                    reads: reads,
                    comparison: comparison,
                    tellsOfScreen: tellsOfScreen
                ) {
                    var reader = ImageReader(bytes, in: body)
                    let definition = RuleDefinition(from: &reader, pack: name, files: files)
                    let programs = reader.list { Program(from: &$0, provider: ScreenTypes.standard) }
                    return RuleCompiler.body(definition, path, programs)
                }
            )
        }
        self.rules = rules
        self.definitions = definitions
    }

    /// The pack with all it says, the examples of its rules left out.
    package var pack: RulePack {
        var reader = ImageReader(bytes, in: front)
        return RulePack(
            name: name,
            title: reader.text(),
            defaultPlatform: reader.text(),
            documents: reader.list { GuidelineDocument(from: &$0) },
            clauses: reader.list { Clause(from: &$0) },
            rules: definitions.map { range in
                var reader = ImageReader(bytes, in: range)
                return RuleDefinition(from: &reader, pack: name, files: files)
            }
        )
    }
}
