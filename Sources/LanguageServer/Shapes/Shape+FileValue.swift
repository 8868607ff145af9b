import Linter
import RuleEngine
import ScreenModel

extension Shape {
    /// What a key of a configuration or of a rule file takes; in a check and in a fix also a parameter.
    init(_ value: FileValue, takesParameters: Bool = false) {
        func shape(_ value: FileValue) -> Shape { Shape(value, takesParameters: takesParameters) }
        self =
            switch value {
            case .text, .release, .glob, .anything: .text
            case .name(let name): .name(.named(name))
            case .condition: .expression(.condition)
            case .path: .expression(.path)
            case .field: .expression(.field)
            case .message: .expression(.message)
            case .scalar, .integer, .number: .expression(.value)
            case .boolean: .words([ShapeWord(name: "true"), ShapeWord(name: "false")])
            case .yes: .words([ShapeWord(name: "true")])
            case .words(let words): .words(words.map { ShapeWord(name: $0) })
            case .platform: Shape(Field.platform)
            case .level:
                .words(FileValue.levels.map { ShapeWord(name: $0, summary: $0 == "off" ? "The rule is not run." : "") })
            case .list(let element, _, _): .list(shape(element))
            case .oneOrMany(let element, _): .oneOrMany(shape(element))
            case .keys(let keys, _, _): .keys(keys.map { ShapeKey($0.name, $0.summary, shape($0.value)) })
            case .entries(let element, _): .entries(nil, shape(element))
            case .optional(let value): shape(value)
            case .either(let values): .either(values.map(shape) + (takesParameters ? [.expression(.value)] : []))
            case .check: .keys(CheckKind.all.map(Shape.key) + CheckKind.allOptions.map(Shape.key))
            case .fix: Shape(.keys(FixTemplate.keys), takesParameters: true)
            case .example: .component(.screen)
            case .ruleSettings: .entries(.named(.rule), Shape(ConfigurationKeys.ruleSetting))
            }
    }

    /// The check kinds, one of which a check begins with.
    static var kinds: Shape { .keys(CheckKind.all.map(key)) }

    /// What can stand beside a check kind: its options, and the other bound of a list.
    static func options(of kind: CheckKind) -> Shape {
        let bounds = ["minItems", "maxItems"]
        let kinds = CheckKind.all.filter {
            $0.name == kind.name || bounds.contains($0.name) && bounds.contains(kind.name)
        }
        return .keys(kinds.map(key) + kind.options.map(key))
    }

    private static func key(_ kind: CheckKind) -> ShapeKey {
        ShapeKey(
            kind.name,
            "\(kind.summary)\n\nVisits \(kind.visits); takes \(kind.takes). Such as `check: \(kind.example)`.",
            Shape(kind.value, takesParameters: true)
        )
    }

    private static func key(_ option: FileKey) -> ShapeKey {
        ShapeKey(
            option.name,
            "\(option.summary) An option of \(CheckKind.kinds(taking: option)).",
            Shape(option.value, takesParameters: true)
        )
    }
}
