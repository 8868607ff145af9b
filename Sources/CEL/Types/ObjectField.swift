/// A field of an object type: where its value is, and of which type.
package struct ObjectField: Hashable, Sendable {
    /// The place of the field in its object, as the host counts.
    package let slot: Int
    /// The type of the field's values; `nullable` if it may read as `null`.
    package let type: CELType

    /// Creates a field.
    package init(slot: Int, type: CELType) {
        self.slot = slot
        self.type = type
    }
}
