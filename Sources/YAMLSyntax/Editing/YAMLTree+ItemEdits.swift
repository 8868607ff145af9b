package import Diagnostics

// Edits that take items out of sequences and put them into others.
extension YAMLTree {
    /// The edits that take items out of a sequence, in the order of the text; nil if a comment would be lost, or the
    /// sequence is written in a way that is hard to edit.
    ///
    /// If none is left, `[]` is. The comments above an item of a block sequence, but for the first, go with it; the one behind
    /// it may stay, on a line of its own.
    package func removal(of items: [NodeIndex], from sequence: NodeIndex, leavesComments: Bool = false) -> [Edit]? {
        let children = Array(children(of: sequence))
        guard self[sequence].kind == .sequence, let first = children.first else { return nil }
        let isEmptied = items.count == children.count
        if self[sequence].style == .flow {
            return isEmptied ? flowEmptying(sequence) : flowRemoval(of: items, children)
        }
        var edits = [Edit]()
        if isEmptied {
            guard let position = endOfKey(of: sequence), position < fullStart(of: first) else { return nil }
            edits.append(Edit(inserting: " []", at: position))
        }
        for item in items {
            // The line break before the item goes, so that what follows it can still be inserted at its end.
            guard let dash = dash(before: item), let line = previousLineEnd(at: dash) else { return nil }
            let start = endAboveComments(of: item, dash) ?? line
            if leavesComments, start < line { return nil }
            let behind = SourceRange(start: self[item].range.end, end: lineEnd(of: item))
            if leavesComments, hasComment(in: behind) {
                let comment = source[behind.start...].firstIndex(of: UInt8(ascii: "#")) ?? behind.end
                edits.append(Edit(range: SourceRange(start: dash, end: comment), text: ""))
            } else {
                edits.append(Edit(range: SourceRange(start: start, end: behind.end), text: ""))
            }
        }
        return edits
    }

    private func flowEmptying(_ sequence: NodeIndex) -> [Edit]? {
        let inner = SourceRange(start: self[sequence].range.start + 1, end: self[sequence].range.end - 1)
        return hasComment(in: inner) ? nil : [Edit(range: inner, text: "")]
    }

    /// Where the colon before a block sequence ends; nil if an anchor, a tag or no key stands there.
    private func endOfKey(of sequence: NodeIndex) -> Int? {
        guard anchorRange(of: sequence) == nil, tagRange(of: sequence) == nil else { return nil }
        let pair = pairs(of: self[sequence].parent).first { $0.value == sequence }
        return pair.flatMap { endOfColon(after: $0.key) }
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
    func dash(before item: NodeIndex) -> Int? {
        let start = fullStart(of: item)
        let line = lineStart(at: start)
        guard let dash = source[line..<start].lastIndex(where: { $0 != 0x20 }), source[dash] == UInt8(ascii: "-"),
            source[line..<dash].allSatisfy({ $0 == 0x20 })
        else { return nil }
        return dash
    }

    /// The edits that copy items to the end of a sequence.
    package func insertion(of items: [NodeIndex], atEndOf sequence: NodeIndex) -> Edit? {
        let last = Array(children(of: sequence)).last
        if self[sequence].style == .flow {
            guard let text = flowList(items) else { return nil }
            let position = last.map { self[$0].range.end } ?? self[sequence].range.start + 1
            return Edit(inserting: last == nil ? text : ", " + text, at: position)
        }
        guard let last, let dash = dash(before: last), let text = blockList(items, atColumn: column(at: dash)) else {
            return nil
        }
        return Edit(inserting: lineBreak + text, at: lineEnd(of: last))
    }

    /// The edit that copies items to the place before another one of their sequence.
    package func insertion(of items: [NodeIndex], before target: NodeIndex) -> Edit? {
        let text =
            self[self[target].parent].style == .flow
            ? flowList(items) : dash(before: target).flatMap { blockList(items, atColumn: column(at: $0)) }
        return text.flatMap { insertion(ofText: $0, before: target) }
    }

    /// The edit that puts a new mapping before an item of a sequence, in the item's style; nil if that is hard to edit.
    package func insertion(ofItem fields: [(name: String, value: ScalarText)], before target: NodeIndex) -> Edit? {
        let item = self[target]
        guard self[item.parent].kind == .sequence else { return nil }
        let isQuoted = item.kind == .mapping && self[firstChild(of: target)].style == .doubleQuoted
        let pairs = fields.map { field in
            isQuoted
                ? "\(ScalarText(field.name).doubleQuoted): \(field.value.yaml(like: .doubleQuoted))"
                : "\(field.name): \(field.value.yaml)"
        }
        let flow = "{\(pairs.joined(separator: ", "))}"
        if self[item.parent].style == .flow { return insertion(ofText: flow, before: target) }
        guard let dash = dash(before: target) else { return nil }
        let indentation = String(repeating: " ", count: column(at: dash))
        let isBlock = item.kind == .mapping && item.style != .flow
        let text = isBlock ? pairs.joined(separator: "\(lineBreak)\(indentation)  ") : flow
        return insertion(ofText: "\(indentation)- \(text)", before: target)
    }

    /// The edit that puts items that are written out before an item: on lines of their own, or with a comma.
    private func insertion(ofText text: String, before target: NodeIndex) -> Edit? {
        let sequence = self[target].parent
        if self[sequence].style == .flow { return Edit(inserting: text + ", ", at: fullStart(of: target)) }
        let previous = children(of: sequence).prefix { $0.rawValue < target.rawValue }.last
        // Comments above the item are about it, and stay there.
        let position =
            previous.map { lineEnd(of: $0) } ?? dash(before: target).flatMap { previousLineEnd(at: $0) }
        return position.map { Edit(inserting: lineBreak + text, at: $0) }
    }

    /// The edit that copies items of one sequence to the list at a path below a mapping, where what is not there on the
    /// way is added; nil if the list stands behind an alias, or is hard to edit.
    package func insertion(of items: [NodeIndex], at path: ArraySlice<String>, in mapping: NodeIndex) -> Edit? {
        guard let key = path.first, let item = items.first else { return nil }
        let rest = path.dropFirst()
        if let value = value(ofKey: key, in: mapping) {
            if rest.isEmpty { return self[value].kind == .sequence ? insertion(of: items, atEndOf: value) : nil }
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
            value += newLine(atColumn: indentation) + "\(key):"
        }
        guard let text = blockList(items, atColumn: indentation + 2) else { return nil }
        var edit = insertion(ofKey: key, value + lineBreak + text, in: mapping)
        // A block list begins on the next line.
        edit?.text.replace("\(key): \(lineBreak)", with: "\(key):\(lineBreak)", maxReplacements: 1)
        return edit
    }

    private func flowList(_ items: [NodeIndex]) -> String? { flowTexts(of: items)?.joined(separator: ", ") }

    /// Items as they stand in a block sequence, each with the comments above it.
    private func blockList(_ items: [NodeIndex], atColumn column: Int) -> String? {
        let indentation = String(repeating: " ", count: column)
        var lines = [String]()
        for item in items {
            guard let text = blockText(of: item, atColumn: column + 2) else { return nil }
            lines += commentsAbove(item).map { indentation + $0 }
            lines.append(indentation + "- " + text)
        }
        return lines.joined(separator: lineBreak)
    }

    /// Where the line ends above the comments right above an item; nil for the first one, as they may be about all.
    private func endAboveComments(of item: NodeIndex, _ dash: Int) -> Int? {
        guard firstChild(of: self[item].parent) != item, var end = previousLineEnd(at: dash) else { return nil }
        while isComment(lineEndingAt: end), let above = previousLineEnd(at: end) { end = above }
        return end
    }

    /// The lines of the comments right above an item of a block sequence that move with it.
    private func commentsAbove(_ item: NodeIndex) -> [String] {
        guard self[self[item].parent].style != .flow, let dash = dash(before: item),
            let start = endAboveComments(of: item, dash)
        else { return [] }
        let text = sourceText(in: SourceRange(start: start, end: lineStart(at: dash)))
        return text.split(whereSeparator: \.endsLine).map { String($0.drop { $0 == " " || $0 == "\t" }) }
    }
}
