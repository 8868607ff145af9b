import CEL
import Diagnostics
import ScreenModel

/// A rule pack without mistakes as bytes, its conditions compiled: what a run reads in place of the pack's YAML files.
///
/// Only the outlines of the rules are read at first; the rest of a rule, its body, is read when the rule has something
/// to check. The other bytes are not even copied out of the binary. An image is used only if a version with the same
/// schema made it; that it was made of the very files that the pack has, a test holds.
///
/// What stands in it: the version, the lengths of the front and of the outlines, the front (title, documents, clauses),
/// the outlines, the bodies.
package struct PackImage: Sendable {
    /// Gives a stretch of the image's bytes, or as much of it as there is.
    package typealias Bytes = @Sendable (Range<Int>) -> [UInt8]

    let name: String
    /// The rules, ready to be run.
    package let rules: [CompiledRule]
    private let bytes: Bytes
    private let frontRange: Range<Int>
    /// Where the body of each rule stands.
    private let bodies: [Range<Int>]
    private let files: [String]

    /// What a rule compares across, by the number that stands for it.
    static let comparisons: [Comparison?] = [nil, .layouts, .screens]
    /// The version and two lengths need no more bytes.
    private static let longestHead = 30

    /// What the numbers in an image depend on: the schema, the check kinds, the programs.
    ///
    /// Of each name its length stands for it, because this is made at every start.
    static let version: UInt64 = {
        var hash = UInt64(Program.imageVersion)
        func add(_ name: String) { hash = (hash ^ UInt64(name.utf8.count)) &* 0x100_0000_01B3 }
        for component in Schema.standard.components { for field in component.fields { add(field.name) } }
        for name in Schema.standard.symbols.names { add(name) }
        for kind in CheckKind.all { add(kind.name) }
        return hash
    }()

    /// Reads an image; nil if another version made it.
    package init?(_ bytes: @escaping Bytes, name: String) {
        var head = ByteReader(bytes(0..<PackImage.longestHead))
        guard head.bits() == PackImage.version else { return nil }
        let (frontLength, outlinesLength) = (UInt32(clamping: head.bits()), UInt32(clamping: head.bits()))
        (self.name, self.bytes) = (name, bytes)
        frontRange = head.position..<head.position + Int(frontLength)
        var body = frontRange.upperBound + Int(outlinesLength)
        var reader = ByteReader(bytes(frontRange.upperBound..<body))
        let files = reader.texts()
        self.files = files
        let platforms = reader.list { Set($0.list { UInt32(truncatingIfNeeded: $0.bits()) }) }
        let paths = reader.list { reader in
            NodePath(reader.list { (slot: $0.number(), isEach: $0.flag()) })
        }
        let count = reader.count()
        var rules = [CompiledRule]()
        var bodies = [Range<Int>]()
        rules.reserveCapacity(count)
        bodies.reserveCapacity(count)
        for _ in 0..<count {
            let id = reader.text()
            let formerIDs = reader.texts()
            let superseded = reader.texts()
            let platform = reader.number()
            let places = reader.list { $0.number() }
            let kind = reader.number()
            let readsText = reader.flag()
            let reads = reader.optional { FieldSet(from: &$0) }
            let comparison = PackImage.comparisons[min(reader.number(), 2)]
            let tellsOfScreen = reader.flag()
            let range = body..<body + Int(UInt32(clamping: reader.bits()))
            body = range.upperBound
            let found = places.compactMap { paths.indices.contains($0) ? paths[$0] : nil }
            guard platforms.indices.contains(platform), CheckKind.all.indices.contains(kind),
                found.count == places.count, let path = found.first
            else { return nil }
            bodies.append(range)
            rules.append(
                CompiledRule(
                    id: id,
                    formerIDs: formerIDs,
                    superseded: superseded,
                    paths: found,
                    kind: CheckKind.all[kind],
                    platforms: platforms[platform],
                    readsText: readsText,
                    reads: reads,
                    comparison: comparison,
                    tellsOfScreen: tellsOfScreen
                ) {
                    var reader = ByteReader(bytes(range))
                    let definition = RuleDefinition(from: &reader, pack: name, files: files)
                    let programs = reader.list { Program(from: &$0, provider: ScreenTypes.standard) }
                    return RuleCompiler.body(definition, path, programs)
                }
            )
        }
        (self.rules, self.bodies) = (rules, bodies)
    }

    /// The pack without its rules: an eighth of the bytes, and all that tells of a clause.
    var front: RulePack {
        var reader = ByteReader(bytes(frontRange))
        return RulePack(
            name: name,
            title: reader.text(),
            defaultPlatform: reader.text(),
            documents: reader.list { GuidelineDocument(from: &$0) },
            clauses: reader.list { Clause(from: &$0) },
            rules: []
        )
    }

    /// The pack with all it says, the examples of its rules left out.
    package var pack: RulePack {
        var pack = front
        pack.rules = bodies.map { range in
            var reader = ByteReader(bytes(range))
            return RuleDefinition(from: &reader, pack: name, files: files)
        }
        return pack
    }
}
