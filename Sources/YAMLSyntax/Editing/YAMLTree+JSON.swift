package import Diagnostics

// JSON is YAML, but a file of JSON with words that have no quotes is none any more for the tools that wrote it.
extension YAMLTree {
    /// Whether the text is written as JSON is: in brackets, its words between double quotes, without what only YAML has.
    package var isJSON: Bool {
        nodeCount > 0 && commentCount == 0 && documents.count == 1
            && (1...nodeCount).allSatisfy { isJSON(NodeIndex(rawValue: UInt32($0))) }
    }

    private func isJSON(_ index: NodeIndex) -> Bool {
        let node = self[index]
        switch node.kind {
        case .scalar: return !node.hasAnchor && (node.style == .doubleQuoted || scalarType(of: index) != .string)
        case .mapping, .sequence: return !node.hasAnchor && node.style == .flow
        case .alias, .none: return false
        }
    }

    /// An edit of a text in JSON, with quotes around the words it writes in flow style.
    package func inJSON(_ edit: Edit) -> Edit {
        let next = (1..<nodeCount + 1).partitioningIndex { nodes[$0].range.start >= edit.range.start }
        let before = nodes[next - 1]
        let isInText = before.style == .doubleQuoted && edit.range.end < before.range.end
        return isInText ? edit : Edit(range: edit.range, text: YAMLTree.json(flow: edit.text))
    }

    /// A stretch of YAML in flow style with quotes around its words.
    private static func json(flow text: String) -> String {
        var (result, word) = ("", "")
        var (isQuoted, isEscaped) = (false, false)
        func quoted() -> String {
            let end = word.lastIndex { !$0.isWhitespace }.map { word.index(after: $0) } ?? word.startIndex
            let (plain, blanks) = (word[..<end], word[end...])
            guard YAMLScalarType(plain: Array(plain.utf8).span) == .string else { return word }
            return ScalarText(String(plain)).doubleQuoted + blanks
        }
        for character in text {
            if isQuoted {
                result.append(character)
                isQuoted = isEscaped || character != "\""
                isEscaped = character == "\\" && !isEscaped
            } else if "{}[],:\"".contains(character) || word.isEmpty && character.isWhitespace {
                result += quoted() + String(character)
                (word, isQuoted) = ("", character == "\"")
            } else {
                word.append(character)
            }
        }
        return result + quoted()
    }
}
