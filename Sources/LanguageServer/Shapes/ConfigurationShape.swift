import Diagnostics
import Linter
import ScreenModel

extension Shape {
    /// A configuration.
    static let configuration = Shape.keys(
        ConfigurationKey.allCases.map { ShapeKey($0.rawValue, $0.summary, shape(of: $0)) }
    )

    private static func shape(of key: ConfigurationKey) -> Shape {
        switch key {
        case .extends, .rulePacks, .include, .exclude, .tokens: .oneOrMany(.text)
        case .baseline, .locale: .text
        case .guidelines: .oneOrMany(.name(.packs))
        case .rules: rules
        case .icons:
            .keys(IconMeanings.names.map { ShapeKey($0, "Names of icons that stand for it.", .oneOrMany(.text)) })
        case .failLevel: .words(FailLevel.allCases.map { ShapeWord(name: $0.rawValue) })
        case .overrides:
            .list(
                .keys([
                    ShapeKey("files", "Patterns of the files that this is for.", .oneOrMany(.text)),
                    ShapeKey("guidelines", ConfigurationKey.guidelines.summary, .oneOrMany(.name(.packs))),
                    ShapeKey("rules", ConfigurationKey.rules.summary, rules),
                ])
            )
        }
    }

    private static let severities = Shape.words(
        [ShapeWord(name: "off", summary: "The rule is not run.")]
            + Severity.allCases.map { ShapeWord(name: $0.rawValue) }
    )

    private static let rules = Shape.entries(
        .rules,
        .either([
            severities,
            .keys([
                ShapeKey("severity", "How much a finding weighs.", severities),
                ShapeKey(
                    "off",
                    "Whether the rule is not run.",
                    .words([ShapeWord(name: "true"), ShapeWord(name: "false")])
                ),
                ShapeKey("params", "Figures of the rule.", .entries(nil, .text)),
            ]),
        ])
    )
}
