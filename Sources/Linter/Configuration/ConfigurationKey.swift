/// The keys of a configuration, for reading it and for its JSON Schema.
package enum ConfigurationKey: String, Sendable, CaseIterable {
    case extends
    case guidelines
    case locale
    case rulePacks
    case rules
    case icons
    case overrides
    case include
    case exclude
    case failLevel
    case baseline
    case tokens

    /// One line on what it is for.
    package var summary: String {
        switch self {
        case .extends: "Configurations that this one builds on; paths relative to this file."
        case .guidelines: "The built-in rule packs for screens that name none."
        case .locale: "The language of screens that state none, such as en."
        case .rulePacks: "Folders of rule packs of your own, which always apply."
        case .rules: "Severities and parameters of rules by id, and rules that are off."
        case .icons: "Further names of icons, by what they stand for, beside those that screenlint knows."
        case .overrides: "Other settings for some of the files, the later ones stronger."
        case .include: "Patterns of files to check beside *.screen.yaml."
        case .exclude: "Patterns of files and folders to leave out."
        case .failLevel: "From which severity on a run fails."
        case .tokens: "Files with your colours as design tokens, or patterns of them."
        case .baseline: "A file of known findings, which are not reported."
        }
    }
}
