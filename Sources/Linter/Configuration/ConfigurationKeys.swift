package import RuleEngine
import ScreenModel

/// The keys of a configuration and of the maps in it.
package enum ConfigurationKeys {
    /// The keys of a configuration.
    package static let file = [
        FileKey("extends", "Configurations that this one builds on; paths relative to this file.", .oneOrMany(.text)),
        guidelines,
        FileKey("locale", "The language of screens that state none, such as en."),
        FileKey("rulePacks", "Folders of rule packs of your own, which always apply.", .oneOrMany(.text)),
        rules,
        FileKey(
            "icons",
            "Further names of icons, by what they stand for, beside those that screenlint knows.",
            .optional(.keys(icons))
        ),
        FileKey(
            "overrides",
            "Other settings for some of the files, the later ones stronger.",
            .optional(.list(.keys(override, from: 2)))
        ),
        FileKey("include", "Patterns of files to check beside *.screen.yaml.", .oneOrMany(.glob)),
        FileKey("exclude", "Patterns of files and folders to leave out.", .oneOrMany(.glob)),
        FileKey("failLevel", "From which severity on a run fails.", .words(FailLevel.allCases.map(\.rawValue))),
        FileKey("baseline", "A file of known findings, which are not reported."),
        FileKey("tokens", "Files with your colours as design tokens, or patterns of them.", .oneOrMany(.text)),
    ]

    static let override = [
        FileKey("files", "Patterns of the files that this is for.", .oneOrMany(.glob, from: 1), isRequired: true),
        guidelines,
        rules,
    ]

    /// What is said about a rule.
    package static let ruleSetting = FileValue.either([.level, .keys(setting)])

    /// The keys of what is said about a rule, where it is more than a word.
    static let setting = [
        FileKey("severity", "How much a finding weighs.", .level),
        FileKey("off", "Whether the rule is not run.", .boolean),
        FileKey("params", "Figures of the rule.", .entries(.anything)),
    ]

    /// All tables, with what their keys belong to.
    package static let tables: [(owner: String, keys: [FileKey])] = [
        ("a configuration", file), ("an override in a configuration", override),
        ("a rule's setting in a configuration", setting),
    ]

    /// The keys of `icons`.
    static let icons = IconMeanings.names.map { name in
        FileKey(name, "Names of icons that stand for it.", .oneOrMany(.text))
    }

    private static let guidelines = FileKey(
        "guidelines",
        "The built-in rule packs for screens that name none.",
        .oneOrMany(.name(.pack))
    )

    private static let rules = FileKey(
        "rules",
        "Severities and parameters of rules by id, and rules that are off.",
        .ruleSettings
    )
}
