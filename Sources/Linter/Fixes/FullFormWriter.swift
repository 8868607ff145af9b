import Diagnostics
import ScreenModel
import YAMLSyntax

/// Writes the short forms of a file in full: `{label: Save}` for `Save`, a list for one entry, our spelling of words.
enum FullFormWriter {
    // Forms within each other are written one level at a time.
    private static let maximumRounds = 100

    /// A text with its short forms in full, and how many there were; as it was if it is no valid YAML.
    static func written(_ text: [UInt8], path: String) -> (text: [UInt8], count: Int) {
        var text = text
        var count = 0
        for _ in 0..<maximumRounds {
            let tree = YAMLTree(text)
            guard tree.problems.isEmpty, tree.source == text else { break }
            var edits = EditSet()
            // What holds others comes first, as the longer text.
            let forms = ScreenDecoder.fullForms(of: tree, file: path).sorted {
                ($1.edits.first?.range.length ?? 0) < ($0.edits.first?.range.length ?? 0)
            }
            let source = YAMLTree(text)
            var taken = 0
            for form in forms where !source.losesComment(form) && !repeatsAnchor(form, in: text) && edits.insert(form) {
                taken += 1
            }
            guard taken > 0 else { break }
            text = edits.applied(to: text)
            count += taken
        }
        return (text, count)
    }

    /// Whether the anchor before a value would stand in what is written for it, too.
    private static func repeatsAnchor(_ form: Fix, in text: [UInt8]) -> Bool {
        form.edits.contains { edit in
            let before = String(decoding: text[max(0, edit.range.start - 256)..<edit.range.start], as: UTF8.self)
            let words = before.split(whereSeparator: \.isWhitespace)
            guard before.last?.isWhitespace ?? false, let word = words.last(where: { !$0.hasPrefix("!") }),
                let mark = word.lastIndex(of: "&")
            else { return false }
            return edit.text.holds(String(word[mark...]))
        }
    }
}
