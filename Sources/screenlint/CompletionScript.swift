/// Completion scripts, made from the tables of commands and options.
enum CompletionScript {
    /// For bash: source it, or put it where bash-completion looks.
    static var bash: String {
        var cases = ""
        for command in Command.all {
            let options = command.options + [.help]
            let words = options.flatMap { ["--\($0.name)"] + ($0.short.map { ["-\($0)"] } ?? []) }
            cases += "        \(command.name)) words=\"\(words.joined(separator: " "))\" ;;\n"
        }
        let choices = distinctOptions.filter { !$0.choices.isEmpty }.map { option in
            let names = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
            let values = option.choices.joined(separator: " ")
            return "        \(names.joined(separator: "|"))) "
                + "COMPREPLY=($(compgen -W \"\(values)\" -- \"$current\")); return ;;\n"
        }
        return """
            _screenlint() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
                local commands="\(Command.all.map(\.name).joined(separator: " "))" words=""
                COMPREPLY=()
                case "$previous" in
            \(choices.joined())    esac
                case "${COMP_WORDS[1]}" in
            \(cases)        *) words="\(bareWords)" ;;
                esac
                if [[ $current == -* ]]; then
                    COMPREPLY=($(compgen -W "$words" -- "$current"))
                    return
                fi
                COMPREPLY=($(compgen -f -- "$current"))
                if [[ $COMP_CWORD == 1 ]]; then COMPREPLY+=($(compgen -W "$commands" -- "$current")); fi
            }
            complete -o filenames -F _screenlint screenlint

            """
    }

    /// For zsh: put it into a folder of `$fpath` as `_screenlint`.
    static var zsh: String {
        var text = "#compdef screenlint\n_screenlint() {\n    local -a commands=(\n"
        for command in Command.all { text += "        \(quoted("\(command.name):\(command.summary)"))\n" }
        text += "    )\n    if (( CURRENT == 2 )); then _describe -t commands command commands; fi\n"
        text += "    case $words[2] in\n"
        for command in Command.all where command.name != "check" {
            text += "        \(command.name)) _arguments \(zshOptions(command)) '*:file:_files' ;;\n"
        }
        text += "        *) _arguments \(zshOptions(.check)) '*:file:_files' ;;\n    esac\n}\n"
        return text + "if [[ $funcstack[1] == _screenlint ]]; then _screenlint \"$@\"; "
            + "else compdef _screenlint screenlint; fi\n"
    }

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
            for option in command.options + [.help] {
                text += "complete -c screenlint -n \(quoted(condition)) -l \(option.name)"
                if let short = option.short { text += " -s \(short)" }
                if !option.choices.isEmpty {
                    text += " -x -a \(quoted(option.choices.joined(separator: " ")))"
                } else if option.value != nil {
                    text += " -r"
                }
                text += " -d \(quoted(option.summary))\n"
            }
        }
        return text
    }

    private static var bareWords: String {
        (Command.check.options + [.help]).map { "--\($0.name)" }.joined(separator: " ")
    }

    /// The options of all commands, each name once.
    private static var distinctOptions: [Option] {
        var seen = Set<String>()
        return Command.all.flatMap(\.options).filter { seen.insert($0.name).inserted }
    }

    private static func zshOptions(_ command: Command) -> String {
        (command.options + [.help]).map { option in
            let summary = option.summary.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
            var value = ""
            if let name = option.value {
                value = ":\(name.lowercased()):"
                value += option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))"
            }
            let names = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
            return names.map { quoted("\($0)[\(summary)]\(value)") }.joined(separator: " ")
        }.joined(separator: " ")
    }

    /// The text in single quotes, for a shell.
    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
