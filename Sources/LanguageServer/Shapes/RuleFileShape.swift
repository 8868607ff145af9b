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
        case "params": .entries(nil, .text)
        case "let": .entries(nil, .expression(.condition))
        case "on": .oneOrMany(.expression(.path))
        case "when": .expression(.condition)
        case "unless": .expression(.path)
        case "message": .expression(.message)
        case "deprecated": .keys([ShapeKey("replacedBy", "The rule to be used in its place.", .name(.rules))])
        case "fix":
            .keys(
                FixTemplate.keys.map { key, summary in
                    let shape: Shape =
                        switch key {
                        case "setTo": .expression(.path)
                        case "set", "insertBefore": .either([.expression(.value), .entries(nil, .expression(.value))])
                        case "moveTo": .words(["first", "last", "before", "overflow"].map { ShapeWord(name: $0) })
                        case "applicability": .words(Applicability.allCases.map { ShapeWord(name: $0.rawValue) })
                        case "remove": .words([ShapeWord(name: "true")])
                        default: .expression(.value)
                        }
                    return ShapeKey(key, summary, shape)
                }
            )
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
                shape(ofKind: kind.name)
            )
        }
        let options = CheckOption.all.map { option in
            ShapeKey(
                option.name,
                "\(option.summary) An option of \(option.kinds.joined(separator: ", ")).",
                shape(ofOption: option.name)
            )
        }
        return .keys(kinds + options)
    }

    private static func shape(ofKind kind: String) -> Shape {
        switch kind {
        case "satisfies", "consistent", "agrees": .expression(.condition)
        case "equals", "refersTo": .expression(.path)
        case "present", "absent", "unique", "uniform": .expression(.field)
        case "order": .entries(nil, .expression(.condition))
        case "oneOf", "noneOf", "languages": .oneOrMany(.expression(.value))
        default: .expression(.value)
        }
    }

    private static func shape(ofOption option: String) -> Shape {
        switch option {
        case "across": .words(["layouts", "screens"].map { ShapeWord(name: $0) })
        case "acyclic": .words([ShapeWord(name: "true"), ShapeWord(name: "false")])
        case "case": .words([ShapeWord(name: "match")])
        case "maxDepth", "locale": .expression(.value)
        default: .expression(.condition)
        }
    }
}
