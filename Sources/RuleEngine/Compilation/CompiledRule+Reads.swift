package import ScreenModel

extension CompiledRule {
    /// Whether what the rule comes to depends on a field; false if that can't be told.
    package func reads(_ slot: Int, of kind: ComponentKind) -> Bool {
        guard let slots = reads?.slots[Int(kind.rawValue)], slot < 64 else { return false }
        return slots & 1 << UInt64(slot) != 0
    }
}
