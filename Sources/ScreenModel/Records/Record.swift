/// A component as it was read: the offset of its row of slots in a `RecordStore`.
public struct Record: Sendable, Hashable {
    /// The offset of the record's header.
    public var offset: UInt32

    /// Creates a reference to the record at `offset`.
    public init(offset: UInt32) { self.offset = offset }
}

/// A field of a record, or one element of a list in it: what a finding points at.
public struct Place: Sendable, Hashable {
    /// The record.
    public var record: Record
    /// The slot of the field; nil for the record itself.
    public var slot: Int?
    /// The index, from 0, of the element in the field's list; nil for the field itself.
    public var element: Int?

    /// Creates a place.
    public init(_ record: Record, slot: Int? = nil, element: Int? = nil) {
        (self.record, self.slot, self.element) = (record, slot, element)
    }
}

extension Place {
    /// The slots of parts of `x-` keys, which no schema numbers: their indices among the store's free-form values, and this.
    private static let freeForm = 1 << 31

    /// Creates the place of an `x-` key of a record, or of a part of one.
    package init(_ record: Record, freeFormValue index: UInt32) { self.init(record, slot: Place.freeForm | Int(index)) }

    /// The index of the free-form value that stands here; nil where the schema has a field.
    package var freeFormValue: UInt32? {
        guard let slot, slot >= Place.freeForm else { return nil }
        return UInt32(slot & (Place.freeForm - 1))
    }
}
