/// Breaks text between words, so that it fits a terminal.
package enum WrappedText {
    /// The columns of what is written for people to read, where no terminal says otherwise.
    static let columns = 100

    /// The lines of a text, one at least, the first maybe of another width; a word longer than a line has its own.
    package static func lines(_ text: String, width: Int, first: Int? = nil) -> [String] {
        var lines = [String]()
        var line = ""
        var taken = 0
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let columns = word.reduce(0) { $0 + TerminalWidth.columns(of: $1) }
            if !line.isEmpty, taken + 1 + columns > (lines.isEmpty ? first ?? width : width) {
                lines.append(line)
                (line, taken) = (String(word), columns)
            } else {
                taken += columns + (line.isEmpty ? 0 : 1)
                line += (line.isEmpty ? "" : " ") + word
            }
        }
        return lines + [line]
    }

    /// The text behind a label, each line but the first set in to the column where it begins, ended by a line break.
    package static func entry(_ text: String, label: String = "", at column: Int) -> String {
        let margin = String(repeating: " ", count: column)
        let lines = lines(text, width: columns - column)
        let fits = label.count < column || label.isEmpty
        let head = label + String(repeating: " ", count: max(0, column - label.count))
        return (fits ? head : label + "\n" + margin) + lines.joined(separator: "\n" + margin) + "\n"
    }
}
