@testable import CEL
@testable import Diagnostics
@testable import RuleEngine
@testable import ScreenModel

extension PackImage {
    /// The image of a pack that is free of mistakes; nil if a rule can't be compiled.
    static func bytes(of loaded: LoadedPack) -> [UInt8]? {
        let pack = loaded.pack
        var diagnostics = [Diagnostic]()
        let rules = loaded.compile(pack.rules, &diagnostics)
        guard diagnostics.isEmpty, rules.count == pack.rules.count else { return nil }
        let files = loaded.files.keys.sorted()
        var platforms = [[UInt32]]()
        var paths = [[NodePath.Segment]]()
        for rule in rules {
            if !platforms.contains(rule.platforms.sorted()) { platforms.append(rule.platforms.sorted()) }
            for path in rule.paths where !paths.contains(path.segments) { paths.append(path.segments) }
        }
        let bodies = rules.map { rule in
            var body = ByteWriter()
            rule.definition.write(to: &body, files: files)
            body.add(RuleCompiler.programs(of: rule.definition)) { $0.write(to: &$1) }
            return body.bytes
        }
        var outlines = ByteWriter()
        outlines.add(files) { $1.add($0) }
        outlines.add(platforms) { $1.add($0) { $1.add(UInt64($0)) } }
        outlines.add(paths) { segments, writer in
            writer.add(segments) { segment, writer in
                writer.add(segment.slot)
                writer.add(segment.isEach)
            }
        }
        outlines.add(Array(zip(rules, bodies))) { element, writer in
            let (rule, body) = element
            writer.add(rule.id)
            writer.add(rule.formerIDs)
            writer.add(rule.superseded)
            writer.add(platforms.firstIndex(of: rule.platforms.sorted()) ?? 0)
            writer.add(rule.paths.map { paths.firstIndex(of: $0.segments) ?? 0 }) { $1.add($0) }
            writer.add(CheckKind.all.firstIndex { $0.name == rule.kind.name } ?? 0)
            writer.add(rule.readsText)
            writer.add(optional: rule.reads) { $0.write(to: &$1) }
            writer.add(comparisons.firstIndex(of: rule.comparison) ?? 0)
            writer.add(rule.tellsOfScreen)
            writer.add(body.count)
        }
        let front = front(of: pack)
        var head = ByteWriter()
        head.add(version)
        head.add(front.count)
        head.add(outlines.bytes.count)
        return head.bytes + front + outlines.bytes + bodies.joined()
    }

    private static func front(of pack: RulePack) -> [UInt8] {
        var writer = ByteWriter()
        writer.add(pack.title)
        writer.add(pack.defaultPlatform)
        writer.add(pack.documents) { $0.write(to: &$1) }
        writer.add(pack.clauses) { $0.write(to: &$1) }
        return writer.bytes
    }
}

extension RuleCompiler {
    /// The compiled conditions of a rule without mistakes, in the order in which `body` asks for them.
    fileprivate static func programs(of definition: RuleDefinition) -> [Program] {
        var compiler = ExpressionCompiler(definition, in: nil)
        _ = compiler.compileRule()
        return compiler.programs
    }
}
