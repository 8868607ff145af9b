extension CompletionScript {
    /// For bash: source it, or put it where bash-completion looks.
    static var bash: String {
        """
        _screenlint() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
            local commands="\(Command.all.map(\.name).joined(separator: " "))"
            local command=check first=1 operand=0 index
            # '--format=full' comes as three words.
            [[ $current == = ]] && current=""
            [[ $previous == = ]] && previous="${COMP_WORDS[COMP_CWORD-2]}"
            # Of names with commas between them the last one is completed.
            local last="${current##*,}" before=""
            [[ $current == *,* ]] && before="${current%,*},"
            if [[ $COMP_CWORD -gt 1 && " $commands " == *" ${COMP_WORDS[1]} "* ]]; then
                command="${COMP_WORDS[1]}" first=2
            fi
            COMPREPLY=()
            case "$command $previous" in
        \(bashValues)    esac
            if [[ $current == -* ]]; then
                case "$command" in
        \(bashOptions)        esac
                return
            fi
            for ((index = first; index < COMP_CWORD; index++)); do
                case "$command ${COMP_WORDS[index]}" in
                    \(bashValuedOptions)) ((index++)) ;;
                    *" -"*) ;;
                    *) ((operand++)) ;;
                esac
            done
            case "$command $operand" in
        \(bashOperands)    esac
            if [[ $COMP_CWORD == 1 ]]; then COMPREPLY+=($(compgen -W "$commands" -- "$current")); fi
        }
        complete -F _screenlint screenlint

        """
    }

    /// A case for each value of an option.
    private static var bashValues: String {
        Command.all.map { command in
            command.allOptions.filter { $0.value != nil }.map { option in
                let names = option.spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
                return "        \(names)) \(bashReply(option.completion, isList: option.takesList)); return ;;\n"
            }.joined()
        }.joined()
    }

    private static var bashOptions: String {
        Command.all.map { command in
            let words = command.allOptions.flatMap(\.spellings)
            return "            \(command.name)) \(bashReply(.words(words))) ;;\n"
        }.joined()
    }

    private static var bashValuedOptions: String {
        Command.all.flatMap { command in
            command.allOptions.filter { $0.value != nil }.flatMap(\.spellings).map { "\"\(command.name) \($0)\"" }
        }.joined(separator: "|")
    }

    private static var bashOperands: String {
        Command.all.map { command in
            let operands = command.operandCompletions
            return operands.enumerated().map { index, operand in
                let isLast = index == operands.count - 1 && command.takesMany
                let place = isLast ? "\"\(command.name) \"*" : "\"\(command.name) \(index)\""
                return "        \(place)) \(bashReply(operand)) ;;\n"
            }.joined()
        }.joined()
    }

    private static func bashReply(_ completion: ShellCompletion, isList: Bool = false) -> String {
        let current = isList ? "-P \"$before\" -- \"$last\"" : "-- \"$current\""
        let files = "compopt -o filenames 2> /dev/null; COMPREPLY=($(compgen"
        return switch completion {
        case .words(let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" \(current)))"
        case .files: "\(files) -f -- \"$current\"))"
        case .folders: "\(files) -d -- \"$current\"))"
        case .packs: "\(files) -d -W \"\(completion.words.joined(separator: " "))\" -- \"$current\"))"
        case .rules, .ruleList, .names:
            "COMPREPLY=($(compgen -W \"\(completion.words.joined(separator: " ")) "
                + "$(\"${COMP_WORDS[0]}\" \(completion.source ?? "") 2> /dev/null)\" \(current)))"
        case .nothing: ":"
        }
    }
}
