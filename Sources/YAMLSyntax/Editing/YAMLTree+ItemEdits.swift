package import Diagnostics

// Edits that take items out of sequences and put them into others.
extension YAMLTree {
    /// The edits that take items out of a sequence.
    ///
    /// - Parameters:
    ///   - items: Some children of `sequence`, in the order of the text; at least one other must stay.
    ///   - sequence: A sequence.
    /// - Returns: The edits; nil if a comment would be lost, or the sequence is written in a way that is hard to edit.
    package func removal(of items: [NodeIndex], from sequence: NodeIndex) -> [Edit]? {
        var children = [NodeIndex]()
        forEachChild(of: sequence) { children.append($0) }
        guard self[sequence].kind == .sequence, items.count < children.count else { return nil }
        if self[sequence].style == .flow { return flowRemoval(of: items, children) }
        var edits = [Edit]()
        for item in items {
            // The line break before the item goes, so that what follows it can still be inserted at its end.
            guard let dash = dash(before: item), let start = previousLineEnd(at: dash) else { return nil }
            edits.append(Edit(range: SourceRange(start: start, end: lineEnd(of: item)), text: ""))
        }
        return edits
    }

    private func flowRemoval(of items: [NodeIndex], _ children: [NodeIndex]) -> [Edit]? {
        var edits = [Edit]()
        var first = 0
        while first < children.count {
            guard items.contains(children[first]) else {
                first += 1
                continue
            }
            let last = children[first...].firstIndex { !items.contains($0) }.map { $0 - 1 } ?? children.count - 1
            let range =
                first > 0
                ? SourceRange(start: self[children[first - 1]].range.end, end: self[children[last]].range.end)
                : SourceRange(start: fullStart(of: children[first]), end: fullStart(of: children[last + 1]))
            guard !hasComment(in: range) else { return nil }
            edits.append(Edit(range: range, text: ""))
            first = last + 1
        }
        return edits
    }

    /// The dash of a block sequence's item; nil if something else stands before it on its line.
    private func dash(before item: NodeIndex) -> Int? {
        let start = fullStart(of: item)
        let line = lineStart(at: start)
        guard let dash = source[line..<start].lastIndex(where: { $0 != 0x20 }), source[dash] == UInt8(ascii: "-"),
            source[line..<dash].allSatisfy({ $0 == 0x20 })
        else { return nil }
        return dash
    }

    /// The edits that copy items to the end of a sequence.
    package func insertion(of items: [NodeIndex], atEndOf sequence: NodeIndex) -> Edit? {
        var last: NodeIndex?
        forEachChild(of: sequence) { last = $0 }
        if self[sequence].style == .flow {
            guard let text = flowList(items) else { return nil }
            let position = last.map { self[$0].range.end } ?? self[sequence].range.start + 1
            return Edit(range: SourceRange(start: position, end: position), text: last == nil ? text : ", " + text)
        }
        guard let last, let dash = dash(before: last) else { return nil }
        guard let text = blockList(items, atColumn: column(at: dash)) else { return nil }
        let position = lineEnd(of: last)
        return Edit(range: SourceRange(start: position, end: position), text: lineBreak + text)
    }

    /// The edit that copies items to the beginning of a sequence that is not empty.
    package func insertion(of items: [NodeIndex], atStartOf sequence: NodeIndex) -> Edit? {
        let first = firstChild(of: sequence)
        guard first != .none else { return nil }
        if self[sequence].style == .flow {
            guard let text = flowList(items) else { return nil }
            let position = fullStart(of: first)
            return Edit(range: SourceRange(start: position, end: position), text: text + ", ")
        }
        guard let dash = dash(before: first), let position = previousLineEnd(at: dash),
            let text = blockList(items, atColumn: column(at: dash))
        else { return nil }
        return Edit(range: SourceRange(start: position, end: position), text: lineBreak + text)
    }

    /// The edit that copies items to the list at a path below a mapping; what is not there on the way is added.
    ///
    /// - Parameters:
    ///   - items: Items of one sequence.
    ///   - path: Keys, the last of which has the list.
    ///   - mapping: A mapping.
    /// - Returns: The edit; nil if the list stands behind an alias, or is written in a way that is hard to edit.
    package func insertion(of items: [NodeIndex], at path: ArraySlice<String>, in mapping: NodeIndex) -> Edit? {
        guard let key = path.first, let item = items.first else { return nil }
        let rest = path.dropFirst()
        if let value = value(ofKey: key, in: mapping) {
            if rest.isEmpty {
                return self[value].kind == .sequence ? insertion(of: items, atEndOf: value) : nil
            }
            return self[value].kind == .mapping ? insertion(of: items, at: rest, in: value) : nil
        }
        guard let column = keyColumn(of: mapping), self[self[item].parent].style != .flow else {
            guard let text = flowList(items) else { return nil }
            let value = rest.reversed().reduce("[\(text)]") { "{\(writtenKey($1, in: mapping)): \($0)}" }
            return insertion(ofKey: key, value, in: mapping)
        }
        var value = ""
        var indentation = column
        for key in rest {
            indentation += 2
            value += lineBreak + String(repeating: " ", count: indentation) + "\(key):"
        }
        guard let text = blockList(items, atColumn: indentation + 2) else { return nil }
        var edit = insertion(ofKey: key, value + lineBreak + text, in: mapping)
        // A block list begins on the next line.
        edit?.text.replace("\(key): \(lineBreak)", with: "\(key):\(lineBreak)", maxReplacements: 1)
        return edit
    }

    private func flowList(_ items: [NodeIndex]) -> String? {
        let texts = items.compactMap { flowText(of: $0) }
        return texts.count == items.count ? texts.joined(separator: ", ") : nil
    }

    private func blockList(_ items: [NodeIndex], atColumn column: Int) -> String? {
        let indentation = String(repeating: " ", count: column)
        let texts = items.compactMap { blockText(of: $0, atColumn: column + 2) }
        guard texts.count == items.count else { return nil }
        return texts.map { indentation + "- " + $0 }.joined(separator: lineBreak)
    }
}
