import Diagnostics
import ScreenModel
import YAMLSyntax

/// What the schema says of a point in a document.
struct SchemaLocation {
    /// The component whose map holds the point.
    let component: Component
    /// The keys that the map has already.
    let keys: [String]
    /// The field whose key or value the point is in; nil between keys.
    let field: Field?
    /// Where the key of the field stands.
    let keyRange: SourceRange?
    /// Whether the point is in the field's value.
    let isInValue: Bool

    /// Finds the innermost component around an offset, in UTF-8 bytes from 0; nil outside of screens.
    static func find(_ offset: Int, in tree: borrowing YAMLTree) -> SchemaLocation? {
        for root in tree.documents {
            let node = tree.resolved(root)
            guard tree[node].kind == .mapping, tree[node].range.start <= offset else { continue }
            let end = tree.nextSibling(of: root) == .none ? Int.max : tree[tree.nextSibling(of: root)].range.start
            guard offset <= end else { continue }
            return find(offset, in: node, isDocument(node, tree) ? .document : .screen, end: end, tree)
        }
        return nil
    }

    private static func isDocument(_ mapping: NodeIndex, _ tree: borrowing YAMLTree) -> Bool {
        keys(of: mapping, tree).contains { ComponentKind.document.component.slot(named: $0) != nil }
    }

    private static func keys(of mapping: NodeIndex, _ tree: borrowing YAMLTree) -> [String] {
        var keys = [String]()
        tree.forEachPair(of: mapping) { key, _ in keys.append(tree.text(of: key)) }
        return keys
    }

    private static func find(
        _ offset: Int,
        in mapping: NodeIndex,
        _ kind: ComponentKind,
        end: Int,
        _ tree: borrowing YAMLTree
    ) -> SchemaLocation? {
        let component = kind.component
        let keys = keys(of: mapping, tree)
        let column = column(of: tree[tree.firstChild(of: mapping)].range.start, tree)
        var key = tree.firstChild(of: mapping)
        while key != .none {
            let value = tree.nextSibling(of: key)
            guard value != .none else { break }
            let next = tree.nextSibling(of: value)
            let limit = next == .none ? end : tree[next].range.start
            defer { key = next }
            guard offset >= tree[key].range.start, offset < limit || next == .none else { continue }
            let field = component.slot(named: tree.text(of: key)).map { component.fields[$0] }
            if offset <= tree[key].range.end {
                return SchemaLocation(
                    component: component,
                    keys: keys,
                    field: field,
                    keyRange: tree[key].range,
                    isInValue: false
                )
            }
            if let field, let inner = find(offset, inValue: value, field.type, limit: limit, tree) { return inner }
            // A new line that begins where the keys do is about to become a key of this map.
            let isNewKey =
                tree[mapping].style == .block && offset > tree[value].range.end
                && self.column(of: offset, tree) <= column
                && line(of: offset, tree) != line(of: tree[key].range.start, tree)
            return SchemaLocation(
                component: component,
                keys: keys,
                field: isNewKey ? nil : field,
                keyRange: isNewKey ? nil : tree[key].range,
                isInValue: !isNewKey
            )
        }
        return SchemaLocation(component: component, keys: keys, field: nil, keyRange: nil, isInValue: false)
    }

    private static func find(
        _ offset: Int,
        inValue value: NodeIndex,
        _ type: FieldType,
        limit: Int,
        _ tree: borrowing YAMLTree
    ) -> SchemaLocation? {
        let node = tree[value]
        guard offset >= node.range.start, node.style != .flow || offset <= node.range.end else { return nil }
        switch (type, node.kind) {
        case (.component(let kind), .mapping):
            // In block style a point left of the keys belongs to a map further out.
            let first = tree[tree.firstChild(of: value)].range.start
            guard node.style == .flow || offset <= node.range.end || column(of: offset, tree) >= column(of: first, tree)
            else { return nil }
            return find(offset, in: value, kind, end: limit, tree)
        case (.list(let element), .sequence):
            var child = tree.firstChild(of: value)
            while child != .none {
                let next = tree.nextSibling(of: child)
                let end = next == .none ? limit : tree[next].range.start
                if offset < end || next == .none, let found = find(offset, inValue: child, element, limit: end, tree) {
                    return found
                }
                child = next
            }
            return nil
        default: return nil
        }
    }

    private static func line(of offset: Int, _ tree: borrowing YAMLTree) -> Int {
        tree.source.prefix(offset).count { $0 == 0x0A }
    }

    private static func column(of offset: Int, _ tree: borrowing YAMLTree) -> Int {
        let offset = min(offset, tree.source.count)
        let start = tree.source[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return offset - start
    }
}
