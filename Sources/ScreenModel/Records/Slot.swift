package import YAMLSyntax

/// The value of one field of a record: where it stands in the file, and what it is.
///
/// What the payload means depends on the field's type: 0 or 1 for a Boolean, a symbol for an enumeration, an index
/// into the store's texts, numbers or free-form values, the offset of a record or of a list.
package struct Slot: Sendable, Hashable {
    /// The node of the YAML tree; 0 where the field is not written.
    package var node: UInt32
    /// The value, or one of the marks below.
    package var payload: UInt32

    /// The node as an index of the YAML tree.
    package var nodeIndex: NodeIndex { NodeIndex(rawValue: node) }

    /// Creates a slot.
    package init(node: UInt32, payload: UInt32) {
        self.node = node
        self.payload = payload
    }

    /// The field is not written, and nothing is known of it.
    package static let absent = Slot(node: 0, payload: missing)

    /// The payload of a field of which nothing is known.
    @inlinable package static var missing: UInt32 { 0xFFFF_FFFF }
    /// The payload of a field for which there is none.
    @inlinable package static var null: UInt32 { 0xFFFF_FFFE }
    /// The payload of a field that is described, but whose value can't be told, such as one computed at run time.
    @inlinable package static var undetermined: UInt32 { 0xFFFF_FFFD }

    /// Whether the field is written in the file, whatever its value.
    @inlinable package var isWritten: Bool { node != 0 }
    /// Whether nothing is known.
    @inlinable package var isAbsent: Bool { payload == Slot.missing }
    /// Whether there is none, by the description or by what absence means for the field.
    @inlinable package var isNull: Bool { payload == Slot.null }
    /// Whether there is a value and it is known.
    @inlinable package var hasValue: Bool { payload < Slot.undetermined }
}
