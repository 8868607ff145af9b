/// A field that a program may read.
package struct FieldRead: Hashable, Sendable {
    /// The type of the object.
    package let object: ObjectType
    /// The field's place in the object.
    package let slot: Int
}
