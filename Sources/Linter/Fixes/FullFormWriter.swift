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
            let isJSON = tree.isJSON
            var edits: [Edit] = []
            // What holds others comes first, as the longer text.
            let forms = ScreenDecoder.fullForms(of: tree, file: path).sorted {
                ($1.edits.first?.range.length ?? 0) < ($0.edits.first?.range.length ?? 0)
            }
            let taken = forms.count { edits.insert($0) }
            guard taken > 0 else { break }
            if isJSON {
                let written = YAMLTree(text)
                edits = edits.map { written.inJSON($0) }
            }
            text = edits.applied(to: text)
            count += taken
        }
        return (text, count)
    }
}
