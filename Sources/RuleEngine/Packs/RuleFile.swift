package import Diagnostics
import ScreenModel
package import YAMLSyntax

/// One YAML file of a pack: its text and what it holds.
package struct RuleFile: Sendable {
    /// The path that diagnostics name.
    package let path: String
    /// The UTF-8 text.
    package let source: [UInt8]
    /// The content of its document; nil for an empty or broken file.
    package let root: YAMLValue?
    /// What is wrong with it as YAML.
    package let problems: [Diagnostic]
    /// The kind of file, on which the rules that mistakes break depend.
    let family: MapReader.Family

    /// Parses a file in UTF-8.
    package init(path: String, bytes: [UInt8], family: MapReader.Family = .rules) {
        let tree = YAMLTree(bytes)
        (self.path, self.family) = (path, family)
        source = tree.source
        root = tree.documents.first.map { YAMLValue($0, in: tree) }
        var problems = tree.problems.map { problem in
            // A text that lacks its quotes is told as in a screen; the file stays one that can't be read to its end.
            BracketedColor.diagnostic(upTo: problem.range.start, in: tree.source, file: path)
                ?? SwallowedSyntax.diagnostic(for: problem, in: tree, file: path).map {
                    Diagnostic(.yamlSyntax, in: path, at: $0.range, $0.message)
                } ?? problem.diagnostic(in: path)
        }
        // What one colour breaks in two ways is told once.
        if problems.count > 1, problems[0] == problems[1] { problems.removeFirst() }
        if tree.documents.count > 1 {
            let second = YAMLValue(tree.documents[1], in: tree)
            let kind = family == .rules ? "file of a pack" : "configuration"
            let message = "A \(kind) holds one document; what follows '---' goes into a file of its own."
            problems.append(Diagnostic(family.wrongType, in: path, at: second.range, message))
        }
        self.problems = problems
    }

    /// Where a part of a scalar's text stands in the file.
    ///
    /// Exact if the text is written literally, on one line, with or without quotes; otherwise the whole scalar.
    func range(of part: Range<Int>, in text: String, at range: SourceRange) -> SourceRange {
        let written = source[range.start..<min(range.end, source.count)]
        let start: Int
        if written.elementsEqual(text.utf8) {
            start = range.start
        } else if written.dropFirst().dropLast().elementsEqual(text.utf8) {
            start = range.start + 1
        } else {
            return range
        }
        return SourceRange(start: start + part.lowerBound, end: start + part.upperBound)
    }

    /// The lines of a node as they are written, moved to the left; comments at their ends stay, and what else stands on its
    /// last line is left out.
    package func lines(of range: SourceRange) -> [String] {
        let table = LineTable(source)
        let first = table.line(at: range.start)
        let last = table.line(at: max(range.start, range.end - 1))
        let indentation = range.start - table.starts[first - 1]
        return (first...last).map { number in
            let line = table.range(ofLine: number)
            let rest = source[min(range.end, line.end)..<line.end].first { $0 != 0x20 && $0 != 0x09 }
            let isShared = number == last && rest != nil && rest != UInt8(ascii: "#")
            let end = isShared ? max(line.start, min(range.end, line.end)) : line.end
            let bytes = source[min(line.start + indentation, end)..<end]
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
