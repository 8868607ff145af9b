/// A part of a screen: its name, its fields and the short form it may be written in.
///
/// A class, so that looking at one field of the table retains one object and not each of its parts.
package final class Component: Sendable {
    /// A way to write a component as something else than a map.
    package enum Shorthand: Sendable, Hashable {
        /// Any scalar stands for the component with this field set to it.
        case field(String)
        /// This one word stands for the component with this Boolean field set.
        case word(String, field: String)
        /// A list stands for the component with this field set to it.
        case list(String)
        /// `true` says that there is one, `false` that there is none.
        case truth
        /// A word of this field's list stands for the component with the field set to it.
        case option(String)
    }

    /// The name used in messages and in CEL types.
    package let name: String
    /// One line of documentation.
    package let summary: String
    /// The short forms, those that are tried first standing first.
    package let shorthands: [Shorthand]
    /// The fields; a field's index is its slot.
    package let fields: [Field]
    /// Finds the slot of a key.
    let keys: WordTable
    /// The slots of the fields that can be written, by the folded spelling of their keys.
    private let slotsBySpelling: ReadWhenAsked<[String: Int]>

    /// Creates a component of the schema.
    init(_ name: String, _ summary: String, shorthands: [Shorthand] = [], fields: [Field]) {
        (self.name, self.summary, self.shorthands, self.fields) = (name, summary, shorthands, fields)
        keys = WordTable(fields.map(\.name))
        slotsBySpelling = ReadWhenAsked {
            let slots = fields.indices.lazy.filter { !fields[$0].isDerived }
            return Dictionary(slots.map { (Spelling.folded(fields[$0].name), $0) }) { first, _ in first }
        }
    }

    /// What people call it in a sentence, without an article: navigation bar.
    package var noun: String {
        switch name {
        case "block": return "content block"
        case "size": return "icon size"
        case "slotItem": return "content slot entry"
        case "dropdownItem": return "dropdown entry"
        case "document": return "file with screens"
        default: return Spelling.words(name)
        }
    }

    /// Whether a text can stand for it.
    package var takesText: Bool { shorthands.contains { if case .field = $0 { true } else { false } } }

    /// The slot of the text that can stand for it; nil where none can, or it is a name.
    var slotOfText: Int? {
        shorthands.lazy.compactMap { shorthand in
            guard case .field(let name) = shorthand else { return nil }
            return self.slot(named: name).flatMap { self.fields[$0].type == .text ? $0 : nil }
        }
        .first
    }

    /// The slot of the field named `name`, derived ones included.
    package func slot(named name: String) -> Int? { keys.index(of: name) }

    /// The slot that can be written by a key, given in its folded spelling.
    func slot(spelt folded: String) -> Int? { slotsBySpelling.value[folded] }

    /// The field that can be written by a key, given in its folded spelling.
    func field(spelt folded: String) -> Field? { slot(spelt: folded).map { fields[$0] } }
}
