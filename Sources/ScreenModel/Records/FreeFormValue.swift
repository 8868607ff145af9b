/// The value of an `x-` key, or a part of it: data the schema says nothing about.
///
/// Values refer to each other by their index in the store.
package enum FreeFormValue: Sendable, Hashable {
    /// Nothing.
    case null
    /// A truth value.
    case boolean(Bool)
    /// A whole number.
    case integer(Int64)
    /// A number.
    case number(Double)
    /// A string, by its index among the store's texts.
    case text(UInt32)
    /// A list, by its offset in the store; its elements are free-form values.
    case list(UInt32)
    /// The members of a map in the order of the file.
    case map([Member])

    /// One member of a free-form map.
    package struct Member: Sendable, Hashable {
        /// The index of the key among the store's texts.
        package let key: UInt32
        /// The index of the value.
        package let value: UInt32
    }
}

/// Where a free-form value stands, and how it is written.
package struct FreeFormSource: Sendable, Hashable {
    /// Its node.
    package let node: UInt32
    /// The index of a scalar as it is written among the store's texts; 0 for what is none.
    package let text: UInt32
}

/// An `x-` key of a record.
package struct ExtraField: Sendable, Hashable {
    /// The key, with its `x-`.
    package let name: String
    /// The index of the value among the store's free-form values.
    package let value: UInt32
}
