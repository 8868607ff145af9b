package import ScreenModel

extension CompiledRule {
    /// Whether what it says can differ between light and dark appearance: it reads colours, and compares none with those
    /// of other layouts or screens, where a colour is taken in both appearances at once.
    var readsColor: Bool {
        comparison == nil && mayReadColor
    }

    /// Whether what it says may rest on a colour.
    package var mayReadColor: Bool { reads.map { !$0.isDisjoint(with: .colors) } ?? true }

    /// Whether what the rule comes to depends on a field; false if that can't be told.
    package func reads(_ slot: Int, of kind: ComponentKind) -> Bool {
        reads?.contains(slot, of: Int(kind.rawValue)) ?? false
    }
}
