import Diagnostics
import YAMLSyntax

/// The lines of a rule file that a comment `# here` marks as the place of a finding.
struct ExampleMarks {
    let lines: LineTable
    private var marked: [Int] = []
    private var misspelt: [(line: Int, range: SourceRange)] = []

    init(_ tree: borrowing YAMLTree) {
        lines = LineTable(tree.source)
        for position in 0..<tree.commentCount {
            let range = tree.comment(at: position)
            let words = tree.sourceText(in: range).dropFirst().split { !$0.isLetter }
            if words.first == "here" {
                marked.append(lines.line(at: range.start))
            } else if words.count == 1, Suggestion.slips(of: String(words[0]), in: ["here"]).isEmpty == false {
                misspelt.append((lines.line(at: range.start), range))
            }
        }
    }

    /// The lines that an example covers.
    private func lines(of range: SourceRange) -> ClosedRange<Int> {
        // A block collection ends with its last value, so the last line is that of the byte before the end.
        lines.line(at: range.start)...lines.line(at: max(range.start, range.end - 1))
    }

    /// The marked lines that an example covers.
    func lines(in range: SourceRange) -> [Int] { marked.filter(lines(of: range).contains) }

    /// The marks of an example that mark nothing.
    func failures(_ rule: RuleDefinition, _ example: RuleExample) -> [ExampleFailure] {
        let covered = lines(of: example.range)
        let misspelt = misspelt.filter { covered.contains($0.line) }.map { _, range in
            ExampleFailure(.broken, rule, example, range, "This comment marks nothing; write '# here'.")
        }
        let idle = example.isValid ? lines(in: example.range) : []
        let message = "'# here' marks nothing in a valid example: the rule is silent on it."
        return misspelt + idle.map { ExampleFailure(.broken, rule, example, lines.range(ofLine: $0), message) }
    }
}
