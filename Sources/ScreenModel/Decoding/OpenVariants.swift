import Diagnostics
import YAMLSyntax

// Variants that have a name and nothing that says when they hold, so that no layout has them.
extension ScreenDecoder {
    /// Tells of the variants of a screen of which nobody knows where they apply.
    mutating func reportOpenVariants(of screen: Record) {
        guard store[screen, Slots.Screen.variants].hasValue else { return }
        for element in store.elements(screen, Slots.Screen.variants) where element.hasValue {
            let variant = Record(offset: element.payload)
            let name = store[variant, Slots.Screen.name]
            let written = ComponentKind.variant.component.fields.indices.filter { store[variant, $0].isWritten }
            if name.hasValue, written.count > 1, !written.contains(where: LayoutResolver.conditions.contains) {
                reportOpenVariant(at: name.nodeIndex)
            }
        }
    }

    /// Tells of a variant that is only called something, with the state that its name may stand for.
    mutating func reportOpenVariant(at node: NodeIndex) {
        let name = tree.resolved(node)
        guard tree[name].kind == .scalar, hasRoom(at: tree[name].range) else { return }
        let word = tree.text(of: name)
        let state = OtherValue.state(saidBy: word)
        report(.screenOtherWord, tree[name].range, Message.openVariant(word, state: state), severity: .info)
    }

    /// What leads on from a map of values by size class, device or the like: `size: {compact: small, regular: large}`.
    func adviceOnVariants(_ name: String, _ mapping: NodeIndex) -> String? {
        guard name != "variants", tree[mapping].kind == .mapping, var place = holder.map({ Place($0) }) else {
            return nil
        }
        let key = tree.firstChild(of: mapping)
        guard tree[key].kind == .scalar,
            let condition = setting(
                for: String(tree.text(of: key).prefix(64)),
                of: ["sizeClass", "platform", "orientation", "appearance"],
                in: ComponentKind.variant.component
            ), let field = condition.path.first
        else { return nil }
        var line = "\(name): \(shortText(of: tree.nextSibling(of: key)) ?? "…")"
        while let outer = store.place(of: place.record), let slot = outer.slot, outer.element == nil {
            line = "\(store.kind(of: outer.record).component.fields[slot].name): {\(line)}"
            place = outer
        }
        guard store.kind(of: place.record) == .screen else { return nil }
        return Message.variesBy("\(field): \(condition.value)", line)
    }
}
