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
                return find(offset, in: root, path: [], end: end, tree)
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
        keys(of: root, tree).contains { $0 == "screens" || $0 == "defaults" }
    }

    private static func keys(of mapping: NodeIndex, _ tree: borrowing YAMLTree) -> [String] {
        tree.pairs(of: mapping).map { key, _ in tree.text(of: key) }
    }

    private static func find(
        _ offset: Int,
        in mapping: NodeIndex,
        path: [Step],
        end: Int,
        _ tree: borrowing YAMLTree
    ) -> DocumentLocation {
        var location = DocumentLocation(path: path, keys: keys(of: mapping, tree))
        let column = tree.column(at: tree[tree.firstChild(of: mapping)].range.start)
        for (key, value) in tree.pairs(of: mapping) {
            let next = tree.nextSibling(of: value)
            let limit = next == .none ? end : tree[next].range.start
            guard offset >= tree[key].range.start, offset < limit || next == .none else { continue }
            let name = tree.text(of: key)
            location.value = value
            location.key = name
            location.keyRange = tree[key].range
            if offset <= tree[key].range.end { return location }
            if isAbove(offset, value, of: key, tree) {
                return find(offset, in: value, path: path + [.key(name)], end: limit, tree)
            }
            if let inner = find(offset, inValue: value, path: path + [.key(name)], limit: limit, tree) { return inner }
            if isNewKey(offset, behind: value, of: key, in: mapping, column, tree) {
                return DocumentLocation(path: path, keys: location.keys)
            }
            location.isInValue = true
            location.elements = elements(offset, value, tree)
            return location
        }
        return location
    }

    /// Whether a point is on a line between a key and its map, where a further key of the map could begin.
    private static func isAbove(
        _ offset: Int,
        _ value: NodeIndex,
        of key: NodeIndex,
        _ tree: borrowing YAMLTree
    ) -> Bool {
        let (node, end) = (tree[value], tree[key].range.end)
        guard node.kind == .mapping, node.style != .flow, offset >= end, offset < node.range.start else { return false }
        return tree.source[end..<offset].contains(0x0A)
            && tree.column(at: offset) == tree.column(at: node.range.start)
    }

    /// Whether a point behind a value is about to become another key: in braces after a comma, otherwise on a new line that
    /// begins where the keys do.
    private static func isNewKey(
        _ offset: Int,
        behind value: NodeIndex,
        of key: NodeIndex,
        in mapping: NodeIndex,
        _ column: Int,
        _ tree: borrowing YAMLTree
    ) -> Bool {
        let end = tree[value].range.end
        guard offset > end else { return false }
        if tree[mapping].style == .flow {
            return tree.source[end..<min(offset, tree.source.count)].contains(UInt8(ascii: ","))
        }
        return tree.column(at: offset) <= column
            && tree.lineStart(at: offset) != tree.lineStart(at: tree[key].range.start)
    }

    private static func find(
        _ offset: Int,
        inValue value: NodeIndex,
        path: [Step],
        limit: Int,
        _ tree: borrowing YAMLTree
    ) -> DocumentLocation? {
        let node = tree[value]
        guard offset >= node.range.start, node.style != .flow || offset <= node.range.end else { return nil }
        switch node.kind {
        case .mapping:
            // In block style a point left of the keys belongs to a map further out.
            let first = tree[tree.firstChild(of: value)].range.start
            guard node.style == .flow || offset <= node.range.end || tree.column(at: offset) >= tree.column(at: first)
            else { return nil }
            return find(offset, in: value, path: path, end: limit, tree)
        case .sequence:
            for (number, child) in tree.children(of: value).enumerated() {
                let next = tree.nextSibling(of: child)
                let end = next == .none ? limit : tree[next].range.start
                guard offset < end || next == .none else { continue }
                return find(offset, inValue: child, path: path + [.element(number)], limit: end, tree)
            }
            return nil
        default: return nil
        }
    }

    /// The way to the element of a list that the offset is in, or on the line of.
    private static func elements(_ offset: Int, _ value: NodeIndex, _ tree: borrowing YAMLTree) -> [Step] {
        guard tree[value].kind == .sequence else { return [] }
        let before = tree.children(of: value).prefix { tree[$0].range.start <= offset }
        if let last = before.last,
            offset <= tree[last].range.end || tree.lineStart(at: offset) == tree.lineStart(at: tree[last].range.end)
        {
            return [.element(before.count - 1)] + elements(offset, last, tree)
        }
        // Between the brackets of an empty list, or behind a comma.
        return tree[value].style == .flow ? [.element(before.count)] : []
    }
}
