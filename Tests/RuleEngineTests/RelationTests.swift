import Diagnostics
import ScreenModel
import TestSupport
import Testing
import YAMLSyntax

@testable import RuleEngine

/// What does not change what a screen says changes none of its findings: tried on each example of each rule.
@Suite struct RelationTests {
    /// A way to write a screen otherwise.
    struct Rewriting: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @Sendable (YAMLValue) -> String
    }

    static let rewritings = [
        Rewriting(testDescription: "another order of keys") { reordered($0).flowText },
        Rewriting(testDescription: "block style") { block($0, indentation: 0) },
        // Texts of which nobody knows the language stay in languages that no rule knows.
        Rewriting(testDescription: "texts in two languages") { value in
            eachScreen(value) { screen in
                switch screen["locale"]?.text {
                case nil: bilingual(screen, ["xx", "yy"])
                case "en": bilingual(screen, ["en", "en-GB"])
                default: screen
                }
            }.flowText
        },
        Rewriting(testDescription: "tokens spelt otherwise") { eachScreen($0) { respelt($0, .screen) }.flowText },
        Rewriting(testDescription: "everything in defaults") { inDefaults($0).flowText },
        Rewriting(testDescription: "a name, a description and a key of one's own") { value in
            eachScreen(value) { screen in
                let added = ["name", "description", "x-note"].filter { screen[$0] == nil }.map {
                    ($0, scalar("Something"))
                }
                return map(members(screen) + added)
            }.flowText
        },
    ]

    @Test(.slow, arguments: RuleLibrary.packNames, rewritings)
    func findingsStayTheSame(_ pack: String, _ rewriting: Rewriting) throws {
        let loaded = try BuiltInPacks.named(pack)
        var mistakes = [Diagnostic]()
        let rules = RuleSet(loaded.compile(loaded.pack.rules, &mistakes))
        let platform = Schema.standard.symbols.number(of: loaded.pack.defaultPlatform) ?? Symbols.ios
        var tree = YAMLTree()
        for file in loaded.files.values.sorted(by: { $0.path < $1.path }) {
            tree.parse(file.source)
            let nodes = ExampleRunner.nodes(in: tree)
            for rule in loaded.pack.rules where rule.file == file.path {
                for example in rule.examples {
                    let value = YAMLValue(try #require(nodes[example.range]), in: tree)
                    let before = Self.findings(value.flowText, rules, platform)
                    let text = rewriting.apply(value)
                    let after = Self.findings(text, rules, platform)
                    #expect(before == after, "\(rule.id): \(example.name)\n\(text)")
                }
            }
        }
    }

    /// A key that nobody knows is told, and nothing is found because of it; tried on another key of each example.
    @Test(.slow, arguments: RuleLibrary.packNames)
    func nothingRestsOnAKeyThatNobodyKnows(_ pack: String) throws {
        let loaded = try BuiltInPacks.named(pack)
        var mistakes = [Diagnostic]()
        let rules = RuleSet(loaded.compile(loaded.pack.rules, &mistakes))
        let platform = Schema.standard.symbols.number(of: loaded.pack.defaultPlatform) ?? Symbols.ios
        var tree = YAMLTree()
        var count = 0
        for file in loaded.files.values.sorted(by: { $0.path < $1.path }) {
            tree.parse(file.source)
            let nodes = ExampleRunner.nodes(in: tree)
            for example in loaded.pack.rules.filter({ $0.file == file.path }).flatMap(\.examples) {
                let value = YAMLValue(try #require(nodes[example.range]), in: tree)
                var keys = 0
                _ = Self.broken(value, &keys) { _ in false }
                guard keys > 0 else { continue }
                let chosen = count % keys
                count += 1
                var index = 0
                let text = Self.broken(value, &index) { $0 == chosen }.flowText
                let known = Set(Self.findings(value.flowText, rules, platform).compactMap(Self.rule))
                let found = Self.findings(text, rules, platform)
                #expect(found.contains { Self.rule(of: $0) == nil }, "not told: \(text)")
                let new = Set(found.compactMap(Self.rule)).subtracting(known).filter { name in
                    !rules.rules.contains { rule in
                        known.contains(rule.id) && rule.definition.supersedes.contains { $0.text == name }
                    }
                }
                #expect(new == [], "\(text)")
            }
        }
        #expect(count > 100)
    }

    /// The rule of a finding; nil for a mistake.
    private static func rule(of finding: String) -> String? {
        finding.split(separator: " ").map(String.init).first { word in
            word.contains("/") && word.allSatisfy { $0.isLowercase || $0.isNumber || "-/".contains($0) }
        }
    }

    /// The rules that find something, with the paths; each once, in whichever languages and layouts.
    private static func findings(_ text: String, _ rules: RuleSet, _ platform: UInt32) -> [String] {
        var tree = YAMLTree()
        tree.parse(Array(text.utf8))
        guard let root = tree.documents.first else { return ["not YAML"] }
        let description = Description(example: tree.resolved(root), in: &tree, file: "example")
        var store = description.store
        let layouts = description.screens.map {
            LayoutResolver.layouts(of: $0.record, defaultPlatform: platform, in: &store)
        }
        let reader = LayoutReader(store)
        var found = Set(description.diagnostics.map(\.message))
        for (screen, layouts) in zip(description.screens, layouts) {
            for finding in ScreenChecker.check(screen, layouts, rules, reader).findings {
                found.insert(
                    "\(screen.id ?? "") \(rules.rules[finding.rule].id) \(store.path(of: finding.finding.place))"
                )
            }
        }
        return found.sorted()
    }

    // MARK: Ways to write

    private static let nowhere = SourceRange(start: 0, end: 0)

    private static func scalar(_ text: String) -> YAMLValue { YAMLValue(.scalar(text, .string), range: nowhere) }

    private static func list(_ elements: [YAMLValue]) -> YAMLValue { YAMLValue(.list(elements), range: nowhere) }

    private static func map(_ members: [(String, YAMLValue)]) -> YAMLValue {
        YAMLValue(.map(members.map { YAMLValue.Member(key: scalar($0.0), value: $0.1) }), range: nowhere)
    }

    private static func members(_ value: YAMLValue) -> [(String, YAMLValue)] {
        (value.members ?? []).map { ($0.key.text ?? "", $0.value) }
    }

    private static func eachScreen(_ value: YAMLValue, _ change: (YAMLValue) -> YAMLValue) -> YAMLValue {
        guard let screens = value["screens"]?.elements else { return change(value) }
        return map(
            members(value).map { key, value in
                switch key {
                case "screens": (key, list(screens.map(change)))
                case "defaults": (key, change(value))
                default: (key, value)
                }
            }
        )
    }

    private static func reordered(_ value: YAMLValue) -> YAMLValue {
        switch value.content {
        case .scalar: value
        case .list(let elements): list(elements.map(reordered))
        case .map: map(members(value).map { ($0.0, reordered($0.1)) }.reversed())
        }
    }

    private static func block(_ value: YAMLValue, indentation: Int) -> String {
        let start = "\n" + String(repeating: " ", count: indentation)
        switch value.content {
        case .map(let members) where !members.isEmpty:
            return members.map { "\(start)\($0.key.flowText): \(block($0.value, indentation: indentation + 2))" }
                .joined()
        case .list(let elements) where !elements.isEmpty:
            return elements.map { "\(start)- \(block($0, indentation: indentation + 2))" }.joined()
        default: return value.flowText
        }
    }

    /// The value of a component with each field changed as its type asks for.
    private static func changed(
        _ value: YAMLValue,
        _ kind: ComponentKind,
        _ change: (FieldType, YAMLValue) -> YAMLValue
    ) -> YAMLValue {
        guard value.members != nil else { return value }
        return map(
            members(value).map { key, value in
                guard let slot = kind.component.slot(named: key) else { return (key, value) }
                let type = kind.component.fields[slot].type
                switch type {
                case .component(let inner): return (key, changed(value, inner, change))
                case .list(.component(let inner)):
                    return (key, value.elements.map { list($0.map { changed($0, inner, change) }) } ?? value)
                default: return (key, change(type, value))
                }
            }
        )
    }

    /// The value with the keys that `isChosen` picks by their number made unknown; those on which everything rests, and
    /// those of content, which is open, are not numbered.
    private static func broken(_ value: YAMLValue, _ count: inout Int, _ isChosen: (Int) -> Bool) -> YAMLValue {
        guard let screens = value["screens"]?.elements else {
            return broken(value, .screen, &count, isChosen)
        }
        let changed = screens.map { broken($0, .screen, &count, isChosen) }
        return map(members(value).map { ($0.0, $0.0 == "screens" ? list(changed) : $0.1) })
    }

    private static func broken(
        _ value: YAMLValue,
        _ kind: ComponentKind,
        _ count: inout Int,
        _ isChosen: (Int) -> Bool
    ) -> YAMLValue {
        guard value.members != nil else { return value }
        var changed = [(String, YAMLValue)]()
        for (key, value) in members(value) {
            let kept = ["id", "platform", "sizeClasses", "sizeClass", "guidelines", "variants", "content"]
            guard let slot = kind.component.slot(named: key), !kept.contains(key) else {
                changed.append((key, value))
                continue
            }
            let number = count
            count += 1
            var inner = value
            switch kind.component.fields[slot].type {
            case .component(let kind): inner = broken(value, kind, &count, isChosen)
            case .list(.component(let kind)):
                if let elements = value.elements {
                    inner = list(elements.map { broken($0, kind, &count, isChosen) })
                }
            default: break
            }
            changed.append((isChosen(number) ? key + "Qzx" : key, inner))
        }
        return map(changed)
    }

    private static func bilingual(_ screen: YAMLValue, _ locales: [String]) -> YAMLValue {
        changed(screen, .screen) { type, value in
            guard type == .text, value.text != nil else { return value }
            return map(locales.map { ($0, value) })
        }
    }

    /// Tokens in capitals, with other signs between their words; what is no plain name stays as it is.
    private static func respelt(_ value: YAMLValue, _ kind: ComponentKind) -> YAMLValue {
        changed(value, kind) { type, value in
            guard type == .token, let text = value.text,
                text.allSatisfy({ $0.isLetter || $0.isNumber || "-_ ".contains($0) })
            else { return value }
            return scalar(text.uppercased().replacing("-", with: "_"))
        }
    }

    private static func inDefaults(_ value: YAMLValue) -> YAMLValue {
        guard value["screens"] == nil else { return value }
        let id = members(value).filter { $0.0 == "id" }
        return map([
            ("defaults", map(members(value).filter { $0.0 != "id" && $0.0 != "x-also" })),
            ("screens", list([map(id.isEmpty ? [("id", scalar("example-1"))] : id)])),
        ])
    }
}
