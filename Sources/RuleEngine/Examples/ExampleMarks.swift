import Diagnostics
import YAMLSyntax

/// The lines of a rule file that a comment `# here` marks as the place of a finding.
struct ExampleMarks {
    let lines: LineTable
    private let marked: [Int]

    init(_ tree: borrowing YAMLTree) {
        lines = LineTable(tree.source)
        var marked = [Int]()
        for position in 0..<tree.commentCount {
            let range = tree.comment(at: position)
            let words = tree.sourceText(in: range).dropFirst().split { !$0.isLetter }
            if words.first == "here" { marked.append(lines.line(at: range.start)) }
        }
        self.marked = marked
    }

    /// The marked lines that an example covers.
    func lines(in range: SourceRange) -> [Int] {
        // A block collection ends with its last value, so the last line is that of the byte before the end.
        let covered = lines.line(at: range.start)...lines.line(at: max(range.start, range.end - 1))
        return marked.filter(covered.contains)
    }
}
