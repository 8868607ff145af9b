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
        case "fix": .keys(FixTemplate.keys.map(ShapeKey.init))
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
                Shape(kind.value)
            )
        }
        let options = CheckOption.all.map { option in
            ShapeKey(
                option.name,
                "\(option.summary) An option of \(option.kinds.joined(separator: ", ")).",
                Shape(option.value)
            )
        }
        return .keys(kinds + options)
    }
}

extension ShapeKey {
    fileprivate init(_ member: CheckValue.Member) { self.init(member.name, member.summary, Shape(member.value)) }
}

extension Shape {
    /// What a check, one of its options or a fix takes.
    fileprivate init(_ value: CheckValue) {
        self =
            switch value {
            case .condition: .expression(.condition)
            case .twoConditions: .list(.expression(.condition))
            case .path: .expression(.path)
            case .field: .expression(.field)
            case .scalars: .oneOrMany(.expression(.value))
            case .boolean: .words([ShapeWord(name: "true"), ShapeWord(name: "false")])
            case .yes: .words([ShapeWord(name: "true")])
            case .words(let words): .words(words.map { ShapeWord(name: $0) })
            case .members(let members), .oneMember(let members): .keys(members.map(ShapeKey.init))
            case .fields: .entries(nil, .expression(.value))
            case .valueOrFields: .either([.expression(.value), .entries(nil, .expression(.value))])
            case .scalar, .integer, .number, .terms, .wordsByLanguage: .expression(.value)
            }
    }
}
