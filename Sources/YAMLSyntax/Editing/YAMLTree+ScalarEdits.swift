package import Diagnostics

// Edits that set values and insert keys.
extension YAMLTree {
    /// The edit that puts a scalar in place of a node, nil for what is no scalar, and for block scalars; quotes stay as
    /// they are, and of an alias only the use changes.
    package func replacement(of index: NodeIndex, by value: ScalarText) -> Edit? {
        let node = self[index]
        switch node.kind {
        case .alias: return Edit(range: node.range, text: value.yaml)
        case .scalar:
            guard node.style != .literal, node.style != .folded, !node.hasTag, !node.isMissing else { return nil }
            guard node.range.length > 0 else { return Edit(range: node.range, text: " " + value.yaml) }
            return Edit(range: node.range, text: value.yaml(like: node.style))
        default: return nil
        }
    }

    /// The value of a key of a mapping itself, not of one merged into it.
    package func value(ofKey name: String, in mapping: NodeIndex) -> NodeIndex? {
        pairs(of: mapping).first { key, _ in text(of: key, equals: name) }?.value
    }

    /// The edit that adds a key at the end of a mapping without it, with a value as YAML, whose further lines stand as
    /// deep as they should; nil if there is no telling where it would go.
    package func insertion(ofKey name: String, _ value: String, in mapping: NodeIndex) -> Edit? {
        let node = self[mapping]
        // What has an anchor may be used elsewhere, too, where nobody wrote the key.
        guard node.kind == .mapping, !node.hasAnchor else { return nil }
        let last = Array(pairs(of: mapping)).last?.value
        let pair = "\(writtenKey(name, in: mapping)): \(value)"
        if node.style == .flow {
            guard byte(at: node.range.start) == UInt8(ascii: "{") else { return nil }
            let position = last.map { self[$0].range.end } ?? node.range.start + 1
            return Edit(inserting: last == nil ? pair : ", " + pair, at: position)
        }
        guard let last, let column = keyColumn(of: mapping) else { return nil }
        return Edit(inserting: newLine(atColumn: column) + pair, at: lineEnd(of: last))
    }

    /// The edit that adds a pair before all others of a mapping; nil if it holds none.
    package func insertion(ofFirstKey name: String, _ value: String, in mapping: NodeIndex) -> Edit? {
        let first = firstChild(of: mapping)
        guard self[mapping].kind == .mapping, first != .none, self[first].parent == mapping else { return nil }
        let separator = keyColumn(of: mapping).map { newLine(atColumn: $0) } ?? ", "
        let pair = "\(writtenKey(name, in: mapping)): \(writtenValue(value, in: mapping))"
        return Edit(inserting: pair + separator, at: pairStart(of: first))
    }

    /// A key as the other keys of the mapping are written.
    package func writtenKey(_ name: String, in mapping: NodeIndex) -> String {
        switch self[firstChild(of: mapping)].style {
        case .doubleQuoted: ScalarText(name).doubleQuoted
        case .singleQuoted: "'\(name)'"
        default: name
        }
    }

    /// A value as it is written among quoted keys, as in a file that is JSON: a word in quotes.
    func writtenValue(_ value: String, in mapping: NodeIndex) -> String {
        guard self[firstChild(of: mapping)].style == .doubleQuoted, value.first?.isLetter == true,
            !["true", "false", "null"].contains(value)
        else { return value }
        return ScalarText(value).doubleQuoted
    }

    /// The column of the keys of a block mapping; nil for what is none.
    func keyColumn(of mapping: NodeIndex) -> Int? {
        let key = firstChild(of: mapping)
        guard self[mapping].kind == .mapping, self[mapping].style != .flow, key != .none else { return nil }
        return column(at: pairStart(of: key))
    }
}
