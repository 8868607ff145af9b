package import Diagnostics

// Edits that say a pair of a mapping with other keys.
extension YAMLTree {
    /// The edits that put a pair's value, or another one, under a path of keys in place of the pair, with further pairs
    /// beside the last key; nil if the text is hard to edit.
    package func rewriting(
        _ key: NodeIndex,
        to path: [String],
        value: String? = nil,
        additions: [(name: String, value: String)] = []
    ) -> [Edit]? {
        let node = nextSibling(of: key)
        guard let last = path.last, node != .none, self[key].kind == .scalar else { return nil }
        let mapping = self[key].parent
        // What stands there already would stand there twice.
        let names = path.count == 1 ? path + additions.map(\.name) : Array(path.prefix(1))
        let isFree = pairs(of: mapping).allSatisfy { other, _ in other == key || !names.contains(self.text(of: other)) }
        guard isFree else { return nil }
        let added = additions.map { "\(writtenKey($0.name, in: mapping)): \($0.value)" }
        if path.count == 1, added.isEmpty, value == nil {
            return [Edit(range: self[key].range, text: ScalarText(last).yaml(like: self[key].style))]
        }
        let pair = SourceRange(start: pairStart(of: key), end: max(self[key].range.end, self[node].range.end))
        if value != nil || !self[node].isBlockCollection {
            guard !hasComment(in: pair),
                let text = value.map({ writtenValue($0, in: mapping) })
                    ?? (self[node].range.length == 0 ? "null" : flowText(of: node))
            else { return nil }
            let column = path.count == 1 && !added.isEmpty ? keyColumn(of: mapping) : nil
            let separator = column.map { newLine(atColumn: $0) } ?? ", "
            let inner = (added + ["\(writtenKey(last, in: mapping)): \(text)"]).joined(separator: separator)
            let whole = path.dropLast().reversed().reduce(inner) { "\(writtenKey($1, in: mapping)): {\($0)}" }
            let end = self[node].range.length == 0 ? endOfColon(after: key) ?? pair.end : pair.end
            return [Edit(range: SourceRange(start: pair.start, end: end), text: whole)]
        }
        guard let column = keyColumn(of: mapping), let colon = endOfColon(after: key) else { return nil }
        let depth = path.count - 1
        var text = ""
        for (level, step) in path.dropLast().enumerated() {
            text += step + ":" + newLine(atColumn: column + 2 * (level + 1))
        }
        for addition in added { text += addition + newLine(atColumn: column + 2 * depth) }
        text += last + ":"
        let body = sourceText(in: SourceRange(start: colon, end: lineEnd(of: node)))
        let range = SourceRange(start: pairStart(of: key), end: lineEnd(of: node))
        return [Edit(range: range, text: text + shifted(body, by: 2 * depth))]
    }

    /// Where the colon after a key ends; nil if something else stands there.
    func endOfColon(after key: NodeIndex) -> Int? {
        guard let colon = source[self[key].range.end...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
            source[colon] == UInt8(ascii: ":")
        else { return nil }
        return colon + 1
    }

    /// The edits that move a pair, with its value or another one, to the end of another mapping, which has no such key;
    /// nil if the text is hard to edit.
    package func moving(_ key: NodeIndex, to name: String, in mapping: NodeIndex, value: String? = nil) -> [Edit]? {
        guard let text = value.map({ writtenValue($0, in: mapping) }) ?? flowText(of: nextSibling(of: key)),
            let removal = removal(ofPair: key),
            let insertion = insertion(ofKey: name, text, in: mapping),
            insertion.range.end <= removal.range.start || insertion.range.start >= removal.range.end
        else { return nil }
        return [removal, insertion]
    }

    /// The edit that writes the pairs of a map in place of the pair that holds it; nil if the text is hard to edit, or
    /// if one of the keys stands beside the pair already.
    package func unwrapping(_ key: NodeIndex) -> Edit? {
        let isFree = pairs(of: nextSibling(of: key)).allSatisfy { inner, _ in
            guard self[inner].kind == .scalar, case let name = self.text(of: inner) else { return false }
            return value(ofKey: name, in: self[key].parent) == nil || self.text(of: key, equals: name)
        }
        return isFree ? unwrapping(key, of: .mapping) : nil
    }

    /// The edit that puts a list in block style in place of the mapping that holds nothing else; nil if a comment would be
    /// lost or the text is hard to edit.
    package func unwrapping(listOf key: NodeIndex) -> Edit? {
        self[self[key].parent].count == 1 ? unwrapping(key, of: .sequence) : nil
    }

    private func unwrapping(_ key: NodeIndex, of kind: YAMLNode.Kind) -> Edit? {
        let (inner, outer) = (nextSibling(of: key), self[key].parent)
        guard inner != .none, self[inner].kind == kind, self[inner].style != .flow, !self[inner].hasAnchor,
            self[outer].style != .flow, let column = keyColumn(of: outer),
            let text = blockText(of: inner, atColumn: column)
        else { return nil }
        let start = pairStart(of: key)
        guard !self[inner].hasTag, !hasComment(in: SourceRange(start: start, end: self[inner].range.start)) else {
            return nil
        }
        return Edit(range: SourceRange(start: start, end: lineEnd(of: inner)), text: text)
    }

    /// The edit that takes a pair out of its mapping, with its comments if what takes its place has them; nil if one
    /// would be lost or the text is hard to edit.
    package func removal(ofPair key: NodeIndex, withComments: Bool = false) -> Edit? {
        let mapping = self[key].parent
        let value = nextSibling(of: key)
        guard self[mapping].kind == .mapping, value != .none else { return nil }
        let next = nextSibling(of: value)
        let isFirst = firstChild(of: mapping) == key
        let start = pairStart(of: key)
        let end = max(self[key].range.end, self[value].range.end)
        let range: SourceRange
        if self[mapping].style == .flow || isFirst {
            if next != .none {
                range = SourceRange(start: start, end: pairStart(of: next))
            } else {
                let previous = Array(pairs(of: mapping)).last { $0.key.rawValue < key.rawValue }
                guard let previous else { return nil }
                range = SourceRange(start: self[previous.value].range.end, end: end)
            }
        } else {
            guard let lineEnd = previousLineEnd(at: start) else { return nil }
            range = SourceRange(start: lineEnd, end: self.lineEnd(of: value))
        }
        return !withComments && hasComment(in: range) ? nil : Edit(range: range, text: "")
    }

    /// The edits that put the elements of a sequence in the opposite order; nil if a comment would then stand at another
    /// one, if they stand at different columns, or if an anchor stands among them.
    package func reversal(of sequence: NodeIndex) -> [Edit]? {
        let children = Array(children(of: sequence))
        guard self[sequence].kind == .sequence, let last = children.last else { return nil }
        var range = self[sequence].range
        if self[sequence].style != .flow {
            let column = self.column(at: fullStart(of: last))
            guard children.allSatisfy({ self.column(at: fullStart(of: $0)) == column }) else { return nil }
            // Above the first element and behind the last one are comments on them; behind the key is one on the list.
            let key = sequence.rawValue > 0 ? self[NodeIndex(rawValue: sequence.rawValue - 1)].range.end : 0
            range = SourceRange(start: min(lineEnd(at: key), range.start), end: lineEnd(of: last))
        }
        if hasComment(in: range) { return nil }
        let hasAnchor = (sequence.rawValue..<self[sequence].next.rawValue).contains {
            let node = self[NodeIndex(rawValue: $0)]
            return node.kind != .alias && node.hasAnchor
        }
        if hasAnchor { return nil }
        return zip(children, children.reversed()).compactMap { place, element in
            guard place != element else { return nil }
            return Edit(range: fullRange(of: place), text: sourceText(in: fullRange(of: element)))
        }
    }

    /// The edit that adds an element in flow style to a sequence that is not empty; nil if the text is hard to edit.
    func insertion(ofElement text: String, in sequence: NodeIndex, isFirst: Bool) -> Edit? {
        let children = Array(children(of: sequence))
        guard self[sequence].kind == .sequence, let first = children.first, let last = children.last else { return nil }
        if self[sequence].style == .flow {
            let position = isFirst ? fullStart(of: first) : self[last].range.end
            return Edit(inserting: isFirst ? text + ", " : ", " + text, at: position)
        }
        guard let dash = dash(before: first), let start = previousLineEnd(at: dash) else { return nil }
        let position = isFirst ? start : lineEnd(of: last)
        return Edit(inserting: newLine(atColumn: column(at: dash)) + "- " + text, at: position)
    }

    /// The edit that puts pairs which follow one another, and stand among comments, into a mapping of their own, each on
    /// its line; nil if they do not, or the text is hard to edit.
    package func gathering(_ keys: [NodeIndex], into name: String) -> Edit? {
        guard keys.count > 1, let first = keys.first, let last = keys.last,
            let column = keyColumn(of: self[first].parent),
            zip(keys, keys.dropFirst()).allSatisfy({ nextSibling(of: nextSibling(of: $0)) == $1 })
        else { return nil }
        let range = SourceRange(start: fullStart(of: first), end: lineEnd(of: nextSibling(of: last)))
        guard hasComment(in: range) else { return nil }
        let text = writtenKey(name, in: self[first].parent) + ":" + newLine(atColumn: column + 2)
        return Edit(range: range, text: text + shifted(sourceText(in: range), by: 2))
    }
}
