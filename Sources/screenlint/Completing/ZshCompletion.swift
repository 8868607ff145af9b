extension CompletionScript {
    /// For zsh: put it into a folder of `$fpath` as `_screenlint`.
    static var zsh: String {
        var text = "#compdef screenlint\n"
        for completion in [ShellCompletion.rules, .ruleList, .names] {
            let words = completion.words.map { $0 + " " }.joined()
            text += "_screenlint_\(zshName(completion))() {\n"
            text += "    local -a names=(\(words)${(f)\"$($words[1] \(completion.source ?? "") 2> /dev/null)\"})\n"
            text += "    compadd -a names\n}\n"
        }
        text += "_screenlint_packs() { compadd \(ShellCompletion.packs.words.joined(separator: " ")); _files -/ }\n"
        text += "_screenlint() {\n    local -a commands=(\n"
        for command in Command.all { text += "        \(quoted("\(command.name):\(command.summary)"))\n" }
        text += "    )\n    if (( CURRENT == 2 )); then _describe -t commands command commands; fi\n"
        text += "    case $words[2] in\n"
        for command in Command.all where command.name != "check" {
            text += "        \(command.name)) _arguments \(zshOptions(command)) \(zshOperands(command)) ;;\n"
        }
        text += "        *) _arguments \(zshOptions(.check)) '*:file:_files' ;;\n    esac\n}\n"
        return text + "if [[ $funcstack[1] == _screenlint ]]; then _screenlint \"$@\"; "
            + "else compdef _screenlint screenlint; fi\n"
    }

    private static func zshName(_ completion: ShellCompletion) -> String {
        switch completion {
        case .rules: "rules"
        case .ruleList: "rule_list"
        default: "names"
        }
    }

    private static func zshOptions(_ command: Command) -> String {
        command.allOptions.map { option in
            let summary = option.summary.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
            let value = option.value.map { ":\($0.lowercased().filter(\.isLetter)):\(zshAction(option.completion))" }
            return option.spellings.map { quoted("\($0)[\(summary)]\(value ?? "")") }.joined(separator: " ")
        }.joined(separator: " ")
    }

    /// The operands behind the name of the command, which counts as the first.
    private static func zshOperands(_ command: Command) -> String {
        let operands = command.operandCompletions
        return operands.enumerated().map { index, operand in
            let isLast = index == operands.count - 1 && command.takesMany
            return quoted("\(isLast ? "*" : String(index + 2)):operand:\(zshAction(operand))")
        }.joined(separator: " ")
    }

    private static func zshAction(_ completion: ShellCompletion) -> String {
        switch completion {
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .files: "_files"
        case .folders: "_files -/"
        case .rules, .ruleList, .names: "_screenlint_\(zshName(completion))"
        case .packs: "_screenlint_packs"
        case .nothing: " "
        }
    }
}
