import YAMLSyntax

extension ScreenDecoder {
    /// Reads the value of an `x-` key and answers its index in the store.
    mutating func decodeFreeForm(_ written: NodeIndex, _ tree: borrowing YAMLTree) -> UInt32 {
        store.addFreeFormValue(freeFormValue(written, tree))
    }

    private mutating func freeFormValue(_ written: NodeIndex, _ tree: borrowing YAMLTree) -> FreeFormValue {
        guard depth < ScreenDecoder.maximumDepth else { return .null }
        depth += 1
        defer { depth -= 1 }
        let node = tree.resolved(written)
        switch tree[node].kind {
        case .sequence:
            var values = [UInt32]()
            var elements = ElementCursor(node, tree)
            while let element = elements.next(tree) { values.append(decodeFreeForm(element, tree)) }
            return .list(values)
        case .mapping:
            reportDuplicateKeys(in: node, tree)
            var members = [FreeFormValue.Member]()
            var pairs = PairCursor(node, tree)
            while let (key, value) = pairs.next(tree) {
                guard tree[key].kind == .scalar else { continue }
                let name = addText(key, locale: 0, isMeasured: false, tree)
                members.append(FreeFormValue.Member(key: name, value: decodeFreeForm(value, tree)))
            }
            return .map(members)
        default:
            return freeFormScalar(node, tree)
        }
    }

    /// Reads a scalar by the core schema of YAML 1.2.
    private mutating func freeFormScalar(_ node: NodeIndex, _ tree: borrowing YAMLTree) -> FreeFormValue {
        switch tree.scalarType(of: node) {
        case .null: return .null
        case .boolean(let value): return .boolean(value)
        case .integer:
            if let integer = tree.integer(of: node) { return .integer(Int64(integer)) }
        case .float:
            if let number = tree.number(of: node) { return .number(number) }
        case .string: break
        }
        return .text(addText(node, locale: 0, isMeasured: false, tree))
    }
}
