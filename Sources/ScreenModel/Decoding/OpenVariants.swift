import Diagnostics
import YAMLSyntax

// Variants that have a name and nothing that says when they hold, so that no layout has them.
extension ScreenDecoder {
    /// Tells of the variants of a screen of which nobody knows where they apply.
    mutating func reportOpenVariants(of screen: Record, _ tree: borrowing YAMLTree) {
        guard store[screen, Slots.Screen.variants].hasValue else { return }
        for element in store.elements(screen, Slots.Screen.variants) where element.hasValue {
            let variant = Record(offset: element.payload)
            let name = store[variant, Slots.Screen.name]
            let written = ComponentKind.variant.component.fields.indices.filter { store[variant, $0].isWritten }
            if name.hasValue, written.count > 1, !written.contains(where: LayoutResolver.conditions.contains) {
                reportOpenVariant(at: name.nodeIndex, tree)
            }
        }
    }

    /// Tells of a variant that is only called something, with the state that its name may stand for.
    mutating func reportOpenVariant(at node: NodeIndex, _ tree: borrowing YAMLTree) {
        let name = tree.resolved(node)
        guard tree[name].kind == .scalar, hasRoom(at: tree[name].range) else { return }
        let word = tree.text(of: name)
        let state = OtherValue.state(saidBy: word)
        report(.screenOtherWord, tree[name].range, Message.openVariant(word, state: state), severity: .info)
    }
}
