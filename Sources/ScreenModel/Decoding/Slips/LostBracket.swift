import Diagnostics
import YAMLSyntax

// Brackets and braces of which there is one half.
extension LostMark {
    /// The diagnostic for a bracket or brace that is still open where a file, or a document in it, ends; nil for any other
    /// problem.
    static func openBracket(at problem: Int, in tree: borrowing YAMLTree, file: String) -> Diagnostic? {
        let rest = tree.source[min(problem, tree.source.count)...]
        let isAtEnd =
            rest.allSatisfy { $0 <= 0x20 }
            || tree.source.lineStart(at: problem) == problem && rest.starts(with: "---".utf8)
        guard isAtEnd, let (range, closing) = openBracket(in: tree) else { return nil }
        let message = Message.openBracket(tree.sourceText(in: range), closing: Character(Unicode.Scalar(closing)))
        return Diagnostic(.yamlSyntax, in: file, at: range, message, fixes: [])
    }

    /// The diagnostic for a bracket or brace that closes nothing, with the fix that takes it out where nothing stands behind
    /// it; nil for any other problem.
    static func surplusBracket(at problem: Int, in tree: borrowing YAMLTree, file: String) -> Diagnostic? {
        guard let byte = tree.byte(at: problem), "]}".utf8.contains(byte), openBracket(in: tree) == nil else {
            return nil
        }
        let range = SourceRange(start: problem, end: problem + 1)
        let bracket = tree.sourceText(in: range)
        let next = tree.source[range.end..<tree.source.lineEnd(at: problem)].first { $0 != 0x20 }
        let isLast = next == nil || next == UInt8(ascii: "#")
        let fix = isLast ? Fix(safe: Message.takeOutBracket(bracket), Edit(range: range, text: "")) : nil
        let message = Message.surplusBracket(bracket)
        return Diagnostic(.yamlSyntax, in: file, at: range, message, fixes: [fix].compactMap(\.self))
    }

    /// The innermost bracket or brace that is open where a tree ends, and the one that would close it.
    private static func openBracket(in tree: borrowing YAMLTree) -> (range: SourceRange, closing: UInt8)? {
        var node = NodeIndex(rawValue: UInt32(tree.nodeCount))
        var endOfContent: Int?
        while node != .none {
            let range = tree[node].range
            let opening = tree[node].style == .flow ? tree.byte(at: range.start) : nil
            let closing: UInt8? =
                switch opening {
                case UInt8(ascii: "["): UInt8(ascii: "]")
                case UInt8(ascii: "{"): UInt8(ascii: "}")
                default: nil
                }
            // What is not closed ends with what stands in it last.
            if let closing, range.end <= endOfContent ?? range.start + 1 || tree.byte(at: range.end - 1) != closing {
                return (SourceRange(start: range.start, end: range.start + 1), closing)
            }
            endOfContent = max(endOfContent ?? 0, range.end)
            node = tree[node].parent
        }
        return nil
    }
}
