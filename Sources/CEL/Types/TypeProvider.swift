/// A field's place in its object, as the host counts, and the type of its values: `nullable` if it may read as `null`.
package typealias ObjectField = (slot: Int, type: CELType)

/// The host's types, for the checker.
package protocol TypeProvider: Sendable {
    /// The numbers of the strings that the host's enumerations use.
    var symbols: SymbolNames { get }

    /// The type with that number, if there is one.
    func objectType(_ id: UInt32) -> ObjectType?

    /// The field of that name, if the type has it.
    func field(named name: String, of type: ObjectType) -> ObjectField?

    /// The names of all fields of a type, for suggestions.
    func fieldNames(of type: ObjectType) -> [String]
}
