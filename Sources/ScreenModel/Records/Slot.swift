package import YAMLSyntax

/// The value of one field of a record: where it stands in the file, and what it is.
///
/// What the payload means depends on the field's type: 0 or 1 for a Boolean, a symbol for an enumeration, an index
/// into the store's texts, numbers or free-form values, the offset of a record or of a list.
///
/// What checking asks of each field is public, here and in `Record`, `Place`, `Truth` and CEL's `Value`: the compiler
/// puts no code of package declarations into another module, so that every question would be a call.
public struct Slot: Sendable, Hashable {
    /// The node of the YAML tree; 0 where the field is not written.
    public var node: UInt32
    /// The value, or one of the marks below.
    public var payload: UInt32

    /// The record that the field of a component, or an element of a list of them, has as its value.
    public var record: Record { Record(offset: payload) }

    /// The node as an index of the YAML tree.
    package var nodeIndex: NodeIndex { NodeIndex(rawValue: node) }

    /// Creates a slot.
    public init(node: UInt32, payload: UInt32) {
        (self.node, self.payload) = (node, payload)
    }

    /// The field is not written, and nothing is known of it.
    public static let absent = Slot(node: 0, payload: missing)

    /// The payload of a field of which nothing is known.
    public static var missing: UInt32 { 0xFFFF_FFFF }
    /// The payload of a field for which there is none.
    public static var null: UInt32 { 0xFFFF_FFFE }
    /// The payload of a field that is described, but whose value can't be told, such as one computed at run time.
    public static var undetermined: UInt32 { 0xFFFF_FFFD }
    /// The payload of a field that is written, but could not be read: not even whether there is a value is known.
    public static var unreadable: UInt32 { 0xFFFF_FFFC }

    /// Whether the field is written in the file, whatever its value.
    public var isWritten: Bool { node != 0 }
    /// Whether nothing is known.
    public var isAbsent: Bool { payload == Slot.missing }
    /// Whether there is none, by the description or by what absence means for the field.
    public var isNull: Bool { payload == Slot.null }
    /// Whether it is described, but can't be told.
    public var isUndetermined: Bool { isWritten && !hasValue && !isNull }
    /// Whether there is a value and it is known.
    public var hasValue: Bool { payload < Slot.unreadable }
}
