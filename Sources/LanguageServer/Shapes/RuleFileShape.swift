import Diagnostics
import RuleEngine
import ScreenModel

extension Shape {
    /// The `pack.yaml` of a rule pack.
    static let pack = Shape.keys(
        RuleFileKeys.pack.map { key in
            ShapeKey(
                key.name,
                key.summary,
                shape(ofPackKey: key.name)
            )
        }
    )

    /// A rule file.
    static let ruleFile = Shape.keys(
        RuleFileKeys.file.map { key in
            let shape: Shape =
                switch key.name {
                case "document": .name(.documents)
                case "clauses": .entries(nil, clause)
                case "rules": .entries(nil, rule)
                default: shape(ofRuleKey: key.name)
                }
            return ShapeKey(key.name, key.summary, shape)
        }
    )

    private static func shape(ofPackKey key: String) -> Shape {
        switch key {
        case "documents": documents
        case "defaultPlatform": platform
        case "platforms": .oneOrMany(platform)
        case "listed": .words([ShapeWord(name: "true"), ShapeWord(name: "false")])
        case "lists": .entries(nil, .text)
        default: .text
        }
    }

    private static let documents = Shape.entries(
        nil,
        .keys(RuleFileKeys.document.map { ShapeKey($0.name, $0.summary, .text) })
    )

    private static let clause = Shape.keys(
        RuleFileKeys.clause.map { key in
            let shape: Shape =
                switch key.name {
                case "modality": .words(Modality.allCases.map { ShapeWord(name: $0.rawValue) })
                case "sameAs": .name(.clauses)
                case "permits": .name(.rules)
                default: .text
                }
            return ShapeKey(key.name, key.summary, shape)
        }
    )

    private static let rule = Shape.keys(
        RuleFileKeys.rule.map { ShapeKey($0.name, $0.summary, shape(ofRuleKey: $0.name)) }
    )

    private static func shape(ofRuleKey key: String) -> Shape {
        switch key {
        case "clauses": .oneOrMany(.name(.clauses))
        case "supersedes": .oneOrMany(.name(.rules))
        case "platforms": .oneOrMany(platform)
        case "severity": .words(Severity.allCases.map { ShapeWord(name: $0.rawValue) })
        case "approximate": .words([ShapeWord(name: "true"), ShapeWord(name: "false")])
        case "check": check
        case "params", "let": .entries(nil, .text)
        case "on": .oneOrMany(.text)
        case "deprecated": .keys([ShapeKey("replacedBy", "The rule to be used in its place.", .name(.rules))])
        case "fix": .keys(FixTemplate.keys.map { ShapeKey($0.key, $0.value, .text) })
        case "examples":
            .keys([
                ShapeKey("valid", "Screens that the rule accepts.", .list(.component(.screen))),
                ShapeKey(
                    "invalid",
                    "Screens that the rule rejects; '# here' marks the place.",
                    .list(.component(.screen))
                ),
            ])
        default: .text
        }
    }

    private static var platform: Shape {
        ComponentKind.screen.component.fields.first { $0.name == "platform" }.map(Shape.init) ?? .text
    }

    /// The check kinds and their options.
    private static var check: Shape {
        let kinds = CheckKind.all.map { kind in
            ShapeKey(
                kind.name,
                "\(kind.summary)\n\nVisits \(kind.visits); takes \(kind.takes). Such as `check: \(kind.example)`.",
                .text
            )
        }
        let options = CheckOption.all.map { option in
            ShapeKey(option.name, "\(option.summary) An option of \(option.kinds.joined(separator: ", ")).", .text)
        }
        return .keys(kinds + options)
    }
}
