/// A type of objects that the host supplies.
package struct ObjectType: Hashable, Sendable {
    /// The number by which values name their type.
    package let id: UInt32
    /// The name that messages and `type()` show.
    let name: String

    /// Creates the type with the host's number and name for it.
    package init(id: UInt32, name: String) {
        (self.id, self.name) = (id, name)
    }
}
