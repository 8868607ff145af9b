/// A part of a screen: its name, its fields and the short form it may be written in.
///
/// A class, so that looking at one field of the table retains one object and not each of its parts.
package final class Component: Sendable {
    /// A way to write a component as a single scalar.
    package enum Shorthand: Sendable, Hashable {
        /// Any scalar stands for the component with this field set to it.
        case field(String)
        /// This one word stands for the component with this Boolean field set.
        case word(String, field: String)
    }

    /// The name used in messages and in CEL types.
    package let name: String
    /// One line of documentation.
    package let summary: String
    /// The short form, if there is one.
    package let shorthand: Shorthand?
    /// The fields; a field's index is its slot.
    package let fields: [Field]

    /// Creates a component of the schema.
    package init(_ name: String, _ summary: String, shorthand: Shorthand? = nil, fields: [Field]) {
        self.name = name
        self.summary = summary
        self.shorthand = shorthand
        self.fields = fields
    }

    /// The slot of the field named `name`, derived ones included.
    package func slot(named name: String) -> Int? {
        fields.firstIndex { $0.name == name }
    }
}
