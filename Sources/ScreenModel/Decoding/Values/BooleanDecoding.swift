import Diagnostics
import YAMLSyntax

extension ScreenDecoder {
    /// Reads true or false, or a word that surely means one of them; nil, with a diagnostic, for anything else.
    mutating func decodeBoolean(_ name: String, _ node: NodeIndex) -> UInt32? {
        if case .boolean(let value) = tree.scalarType(of: node) { return value ? 1 : 0 }
        if let plain = textWithoutMarks(node), plain == "true" || plain == "false" {
            reportRead(node, as: plain)
            return plain == "true" ? 1 : 0
        }
        if isPlaceholder(name, node) { return Slot.undetermined }
        // In which state a toggle is says that it is one.
        if name == "toggle", tree[node].kind == .scalar, ["on", "off"].contains(tree.text(of: node).lowercased()) {
            reportRead(node, as: "true", line: "toggle: true")
            return 1
        }
        let meant = booleanMeant(by: node) ?? directionMeant(name, by: node)
        let isExpression = tree[node].kind == .scalar && isExpression(tree.text(of: node))
        if meant == nil, isExpression || isUnderstood(node) {
            guard isCondition(node), adviceOnVariants(name, node) == nil else {
                reportOpenValue(name, wanted: Message.boolean, node)
                // `hidden: {compact: true, regular: false}`
                let values = tree.pairs(of: node, among: 8).map { booleanMeant(by: tree.resolved($0.value)) }
                return values.contains { $0 != false } ? Slot.undetermined : nil
            }
            let word = tree[node].kind == .scalar ? Message.quoted(tree.text(of: node)) : Message.aMap
            tell(node, Message.condition(name, word), as: .screenWrongType)
            return Slot.undetermined
        }
        reportWrongBoolean(name, node, meant: meant)
        return meant.map { $0 ? 1 : 0 }
    }

    /// Whether a screen scrolls by the way it does, `scroll: vertical`, `scroll: none`; nil for any other word or field.
    private func directionMeant(_ name: String, by node: NodeIndex) -> Bool? {
        guard name == "scrolls", let word = tree.folded(node, upTo: 16) else { return nil }
        if ["none", "disabled", "fixed", "static"].contains(word) { return false }
        return ["vertical", "vertically", "horizontal", "horizontally", "both", "auto", "enabled"].contains(word)
            ? true : nil
    }
}
