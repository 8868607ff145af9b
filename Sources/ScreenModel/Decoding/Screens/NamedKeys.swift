import Diagnostics
import YAMLSyntax

// Maps whose keys are a list of names: `guidelines: {apple-hig: true}`.
extension ScreenDecoder {
    /// Reads the keys of a map in which each only says that it is meant as a list of names.
    mutating func decodeKeys(_ keys: [NodeIndex], of mapping: NodeIndex, in place: Place) -> UInt32? {
        guard let field = field(at: place), let element = field.element else { return nil }
        let list = "[\(keys.map { tree.sourceText(in: tree[$0].range) }.joined(separator: ", "))]"
        let message = Message.wrongType(field.name, wanted: Message.list, found: described(mapping))
        let line = Message.line([field.name], list)
        let fix = replacing(mapping, with: list, .safe, keepsQuotes: false, line: line)
        tell(mapping, message + Message.write(line), as: .screenWrongType, fix: fix)
        let slots = keys.enumerated().map { index, key in
            decodeValue(element, key, in: Place(place.record, slot: place.slot, element: index))
        }
        return store.addList(slots, node: mapping.rawValue)
    }

    /// The keys of a map in which each only says that it is meant, `{apple-hig: true}`; nil for any other value.
    func keysMeant(in node: NodeIndex) -> [NodeIndex]? {
        guard tree[node].kind == .mapping else { return nil }
        var keys = [NodeIndex]()
        for (key, value) in tree.pairs(of: node) {
            guard tree[key].kind == .scalar else { return nil }
            switch tree.scalarType(of: tree.resolved(value)) {
            case .boolean(true), .null: keys.append(key)
            case .boolean(false): break
            default: return nil
            }
        }
        return keys.isEmpty ? nil : keys
    }
}
