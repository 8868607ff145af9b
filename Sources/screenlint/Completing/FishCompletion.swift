extension CompletionScript {
    /// For fish: put it into `~/.config/fish/completions/screenlint.fish`.
    static var fish: String {
        var text = ""
        for command in Command.all {
            text += "complete -c screenlint -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))\n"
        }
        for command in Command.all {
            let condition =
                command.name == "check"
                ? "__fish_use_subcommand; or __fish_seen_subcommand_from check"
                : "__fish_seen_subcommand_from \(command.name)"
            for option in command.allOptions {
                text += "complete -c screenlint -n \(quoted(condition)) -l \(option.name)"
                if let short = option.short { text += " -s \(short)" }
                if option.value != nil { text += fishValue(option.completion) }
                text += " -d \(quoted(option.summary))\n"
            }
            text += fishOperands(command, condition)
        }
        return text
    }

    /// What stands behind the name of a command; where no file can, none is offered.
    private static func fishOperands(_ command: Command, _ condition: String) -> String {
        let operands = command.operandCompletions
        guard !operands.isEmpty else { return "complete -c screenlint -n \(quoted(condition)) -f\n" }
        return operands.enumerated().map { index, operand in
            guard operand != .files else { return "" }
            // Of several operands each has its place.
            let place = operands.count > 1 ? "; and test (count (commandline -opc)) -eq \(index + 2)" : ""
            return "complete -c screenlint -n \(quoted(condition + place)) -f" + fishWords(operand) + "\n"
        }.joined()
    }

    private static func fishValue(_ completion: ShellCompletion) -> String {
        switch completion {
        case .files: " -r -F"
        case .nothing: " -x"
        default: " -x" + fishWords(completion)
        }
    }

    private static func fishWords(_ completion: ShellCompletion) -> String {
        switch completion {
        case .words(let words): " -a " + quoted(words.joined(separator: " "))
        case .folders: " -a '(__fish_complete_directories)'"
        case .packs: " -a " + quoted(completion.words.joined(separator: " ") + " (__fish_complete_directories)")
        case .rules, .ruleList, .names:
            " -a '\(completion.words.map { $0 + " " }.joined())(screenlint \(completion.source ?? "") 2> /dev/null)'"
        case .files, .nothing: ""
        }
    }
}
