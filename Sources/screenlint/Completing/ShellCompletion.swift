import Diagnostics
import RuleEngine

/// What can be typed as an operand or as the value of an option.
enum ShellCompletion: Hashable {
    /// One of some words.
    case words([String])
    /// Files and folders.
    case files
    /// Folders.
    case folders
    /// The id of a rule.
    case rules
    /// Ids of rules, one of them at a time, screenlint's own among them.
    case ruleList
    /// A name that `explain` knows.
    case names
    /// A rule pack: a built-in one, or a folder.
    case packs
    /// Anything else.
    case nothing

    /// What the placeholder in a help text stands for, such as `FILE`.
    init(placeholder: String) {
        switch placeholder.filter({ !"[].".contains($0) }) {
        case "FILE", "PATH": self = .files
        case "DIR": self = .folders
        case "RULE": self = .rules
        case "RULE,": self = .ruleList
        case "RULE|CLAUSE|KEY": self = .names
        case "PACK": self = .packs
        case "SHELL": self = .words(["bash", "zsh", "fish"])
        case "COMMAND": self = .words(Command.all.map(\.name))
        case let words where words.contains("|"): self = .words(words.split(separator: "|").map(String.init))
        default: self = .nothing
        }
    }

    /// The command that lists the names there are, those of a team's own rules among them; nil where none does.
    var source: String? {
        switch self {
        case .rules, .ruleList: "rules --format ids"
        case .names: "explain --list"
        default: nil
        }
    }

    /// The words that are known beforehand.
    var words: [String] {
        switch self {
        case .words(let words): words
        case .packs: RuleLibrary.packNames
        case .ruleList: OwnRule.allCases.map(\.id)
        default: []
        }
    }
}

extension Option {
    /// What its value can be.
    var completion: ShellCompletion { choices.isEmpty ? ShellCompletion(placeholder: value ?? "") : .words(choices) }

    /// Whether its value can be several words with commas between them.
    var takesList: Bool { value?.contains(",") ?? false }

    /// Its names as they are typed.
    var spellings: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }
}

extension Command {
    /// What its operands can be; the last one holds for all that follow if there can be several.
    var operandCompletions: [ShellCompletion] {
        operands.split(separator: " ").map { ShellCompletion(placeholder: String($0)) }
    }

    /// Whether its last operand can be given several times.
    var takesMany: Bool { operands.hasSuffix("...]") }

    /// Its options, the one for help among them.
    var allOptions: [Option] { options + [.help] }
}
