import YAMLSyntax

extension ScreenDecoder {
    /// Reads the value of an `x-` key and answers its index in the store.
    mutating func decodeFreeForm(_ written: NodeIndex) -> UInt32 {
        let node = tree.resolved(written)
        let text = tree[node].kind == .scalar ? addText(node, isMeasured: true) : 0
        let value = freeFormValue(node, text)
        return store.addFreeFormValue(value, FreeFormSource(node: written.rawValue, text: text))
    }

    private mutating func freeFormValue(_ node: NodeIndex, _ text: UInt32) -> FreeFormValue {
        guard depth < ScreenDecoder.maximumDepth else { return .null }
        depth += 1
        defer { depth -= 1 }
        switch tree[node].kind {
        case .sequence:
            var values = [Slot]()
            for element in tree.children(of: node) {
                values.append(Slot(node: element.rawValue, payload: decodeFreeForm(element)))
            }
            return .list(store.addList(values, node: node.rawValue))
        case .mapping:
            reportDuplicateKeys(in: node)
            var members = [FreeFormValue.Member]()
            for (key, value) in tree.pairs(of: node) {
                guard tree[key].kind == .scalar else { continue }
                let name = addText(key, isMeasured: false)
                members.append(FreeFormValue.Member(key: name, value: decodeFreeForm(value)))
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
