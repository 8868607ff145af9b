import YAMLSyntax

extension ScreenDecoder {
    /// Reads the value of an `x-` key and answers its index in the store.
    mutating func decodeFreeForm(_ written: NodeIndex) -> UInt32 {
        let node = tree.resolved(written)
        let text = tree[node].kind == .scalar ? addText(node, isMeasured: true) : 0
        return store.addFreeFormValue(freeFormValue(node, text), FreeFormSource(node: written.rawValue, text: text))
    }

    private mutating func freeFormValue(_ node: NodeIndex, _ text: UInt32) -> FreeFormValue {
        guard depth < ScreenDecoder.maximumDepth else { return .null }
        depth += 1
        defer { depth -= 1 }
        switch tree[node].kind {
        case .sequence:
            let values = tree.children(of: node).map { Slot($0, decodeFreeForm($0)) }
            return .list(store.addList(values, node: node.rawValue))
        case .mapping:
            reportDuplicateKeys(in: node)
            var members = [FreeFormValue.Member]()
            for (key, value) in tree.pairs(of: node) where tree[key].kind == .scalar {
                members.append(FreeFormValue.Member(key: addText(key, isMeasured: false), value: decodeFreeForm(value)))
            }
            return .map(members)
        default:
            return freeFormScalar(node, text)
        }
    }

    /// Reads a scalar by the core schema of YAML 1.2.
    private func freeFormScalar(_ node: NodeIndex, _ text: UInt32) -> FreeFormValue {
        switch tree.scalarType(of: node) {
        case .null: return .null
        case .boolean(let value): return .boolean(value)
        case .integer:
            if let integer = tree.integer(of: node) { return .integer(Int64(integer)) }
        case .float:
            if let number = tree.number(of: node) { return .number(number) }
        case .string: break
        }
        return .text(text)
    }
}
