import Diagnostics
import YAMLSyntax

/// Where a point of a document is: the keys and numbers that lead there.
struct DocumentLocation {
    /// A step down from a map or a list.
    enum Step: Hashable {
        case key(String)
        case element(Int)
    }

    /// The way to the innermost map around the point.
    let path: [Step]
    /// The keys that the map has already.
    let keys: [String]
    /// The key that the point is in or behind; nil between keys.
    var key: String?
    /// Where that key stands.
    var keyRange: SourceRange?
    /// The key's value.
    var value = NodeIndex.none
    /// The way from the value to the element of a list around the point.
    var elements: [Step] = []
    /// Whether the point is in the key's value.
    var isInValue = false

    /// Finds an offset, in UTF-8 bytes from 0; nil outside of maps.
    ///
    /// In a document in which nothing stands yet, it is at the top.
    static func find(_ offset: Int, in tree: borrowing YAMLTree) -> DocumentLocation? {
        var isBare = tree.documents.isEmpty
        for root in tree.documents {
            let node = tree[root]
            let next = tree.nextSibling(of: root)
            let end = next == .none ? Int.max : tree[next].range.start
            guard offset <= end else { continue }
            if node.kind == .mapping, node.range.start <= offset {
                return tree.location(offset, in: root, path: [], end: end)
            }
            isBare = node.kind == .scalar
            break
        }
        return isBare ? DocumentLocation(path: [], keys: []) : nil
    }

    /// The whole way to the point: down to the value if the point is in it.
    var fullPath: [Step] {
        guard isInValue, let key else { return path }
        return path + [.key(key)] + elements
    }

    /// Whether a root holds `screens` or `defaults`, and not a screen itself.
    static func isDocument(_ root: NodeIndex, _ tree: borrowing YAMLTree) -> Bool {
        tree.keys(of: root).contains { $0 == "screens" || $0 == "defaults" }
    }
}

extension YAMLTree {
    fileprivate func keys(of mapping: NodeIndex) -> [String] { pairs(of: mapping).map { key, _ in text(of: key) } }

    /// Where an offset is in a map.
    fileprivate func location(
        _ offset: Int,
        in mapping: NodeIndex,
        path: [DocumentLocation.Step],
        end: Int
    ) -> DocumentLocation {
        var found = DocumentLocation(path: path, keys: keys(of: mapping))
        let column = self.column(at: self[firstChild(of: mapping)].range.start)
        for (key, value) in pairs(of: mapping) {
            let next = nextSibling(of: value)
            let limit = next == .none ? end : self[next].range.start
            guard offset >= self[key].range.start, offset < limit || next == .none else { continue }
            let name = text(of: key)
            found.value = value
            found.key = name
            found.keyRange = self[key].range
            if offset <= self[key].range.end { return found }
            if isAbove(offset, value, of: key) {
                return location(offset, in: value, path: path + [.key(name)], end: limit)
            }
            if let inner = location(offset, inValue: value, path: path + [.key(name)], limit: limit) { return inner }
            if isNewKey(offset, behind: value, of: key, in: mapping, column) {
                return DocumentLocation(path: path, keys: found.keys)
            }
            found.isInValue = true
            found.elements = elements(offset, value)
            return found
        }
        return found
    }

    /// Whether a point is on a line between a key and its map, where a further key of the map could begin.
    private func isAbove(_ offset: Int, _ value: NodeIndex, of key: NodeIndex) -> Bool {
        let (node, end) = (self[value], self[key].range.end)
        guard node.kind == .mapping, node.style != .flow, offset >= end, offset < node.range.start else { return false }
        return source[end..<offset].contains(0x0A)
            && column(at: offset) == column(at: node.range.start)
    }

    /// Whether a point behind a value is about to become another key: in braces after a comma, otherwise on a new line that
    /// begins where the keys do.
    private func isNewKey(
        _ offset: Int,
        behind value: NodeIndex,
        of key: NodeIndex,
        in mapping: NodeIndex,
        _ column: Int
    ) -> Bool {
        let end = self[value].range.end
        guard offset > end else { return false }
        if self[mapping].style == .flow { return source[end..<min(offset, source.count)].contains(UInt8(ascii: ",")) }
        return self.column(at: offset) <= column
            && lineStart(at: offset) != lineStart(at: self[key].range.start)
    }

    private func location(
        _ offset: Int,
        inValue value: NodeIndex,
        path: [DocumentLocation.Step],
        limit: Int
    ) -> DocumentLocation? {
        let node = self[value]
        guard offset >= node.range.start, node.style != .flow || offset <= node.range.end else { return nil }
        switch node.kind {
        case .mapping:
            // In block style a point left of the keys belongs to a map further out.
            let first = self[firstChild(of: value)].range.start
            guard node.style == .flow || offset <= node.range.end || column(at: offset) >= column(at: first)
            else { return nil }
            return location(offset, in: value, path: path, end: limit)
        case .sequence:
            for (number, child) in children(of: value).enumerated() {
                let next = nextSibling(of: child)
                let end = next == .none ? limit : self[next].range.start
                guard offset < end || next == .none else { continue }
                return location(offset, inValue: child, path: path + [.element(number)], limit: end)
            }
            return nil
        default: return nil
        }
    }

    /// The way to the element of a list that the offset is in, or on the line of.
    private func elements(_ offset: Int, _ value: NodeIndex) -> [DocumentLocation.Step] {
        guard self[value].kind == .sequence else { return [] }
        let before = children(of: value).prefix { self[$0].range.start <= offset }
        if let last = before.last,
            offset <= self[last].range.end || lineStart(at: offset) == lineStart(at: self[last].range.end)
        {
            return [.element(before.count - 1)] + elements(offset, last)
        }
        // Between the brackets of an empty list, or behind a comma.
        return self[value].style == .flow ? [.element(before.count)] : []
    }
}
