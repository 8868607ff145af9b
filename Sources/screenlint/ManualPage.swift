import Diagnostics

/// The manual page in the man macros of roff, made from the tables of commands and options.
enum ManualPage {
    /// The whole page.
    static var text: String {
        var text = ".TH SCREENLINT 1 \"\" \"screenlint \(Release.version)\"\n"
        text += ".SH NAME\nscreenlint \\- checks screen descriptions against design guidelines\n"
        text += ".SH SYNOPSIS\n.B screenlint\n[COMMAND] [OPTION...] [PATH...]\n.SH DESCRIPTION\n"
        text += "Without a command, check is meant; without a path, the folder at hand.\n.SH COMMANDS\n"
        for command in Command.all {
            text +=
                ".SS screenlint \(escaped(command.name)) \(escaped(command.operands))\n\(escaped(command.summary))\n"
            for option in command.options {
                let short = option.short.map { "\\-\($0), " } ?? ""
                let value = option.value.map { " " + escaped($0) } ?? ""
                let summary = escaped(HelpText.summary(option))
                text += ".TP\n.B \(short)\\-\\-\(escaped(option.name))\(value)\n\(summary)\n"
            }
        }
        text += ".SH EXIT STATUS\n.TP\n.B 0\nNo findings at or above the fail level.\n.TP\n.B 1\nThere are some.\n"
        text += ".TP\n.B 2\nUsage, configuration, rule or input error, or a named path that matches nothing.\n"
        return text + ".SH FILES\n.TP\n.B .screenlint.yml\nThe configuration, nearest to the file that is checked.\n"
    }

    /// The text with what roff takes for requests and escapes shown as characters.
    private static func escaped(_ text: String) -> String {
        let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}
