// What a screen says, apart from the file that says it.
//
// Two revisions of a file are two texts with two trees and two stores of records. To compare their screens, each layout is
// read into an outline, a tree of plain values: what is the same in both is equal, however it is spelt and wherever it is
// written. `OutlineReader` makes outlines, `OutlineComparison` tells in which changes they differ.

/// What one layout of a screen says.
struct LayoutOutline: Sendable, Hashable {
    /// The layout's name, such as `ios/compact`.
    let name: String
    let screen: OutlineNode
}

/// One value of an outline, with its key and where it comes from.
struct OutlineNode: Sendable, Hashable {
    /// The key; empty for an element of a list.
    let name: String
    /// What it says.
    let value: OutlineValue
    /// Where it stands in the resolved layout, such as `toolbar.items[2].label`.
    @Uncompared var path: String
    /// Whence the screen has it; nil if it stands in the screen itself.
    @Uncompared var origin: ReviewReason?
}

/// What a place of a screen says.
indirect enum OutlineValue: Sendable, Hashable {
    /// It says in so many words that there is none.
    case nothing
    /// There is one that only the running app knows.
    case unknown
    /// A text, in one or more languages or appearances.
    case text([OutlineText])
    /// A word, a number or a truth value, as people write it.
    case plain(String)
    /// A component, by its name in the schema, with what is said of it.
    case part(String, [OutlineNode])
    /// A list.
    case list([OutlineNode])
}

/// A text in one language.
struct OutlineText: Sendable, Hashable {
    /// The locale; nil if the text is not localised.
    let locale: String?
    let string: String
    /// Whence the screen has it; nil if it stands in the screen itself.
    @Uncompared var origin: ReviewReason?
}

extension OutlineNode {
    /// The value of a field of a component; nil if nothing is said of it.
    func field(_ name: String) -> OutlineNode? {
        guard case .part(_, let fields) = value else { return nil }
        return fields.first { $0.name == name }
    }

    /// The fields of a component by their names.
    static func byName(_ fields: [OutlineNode]) -> [String: OutlineNode] {
        Dictionary(fields.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The elements of a list, the fields of a component.
    var children: [OutlineNode] {
        switch value {
        case .part(_, let fields): fields
        case .list(let elements): elements
        default: []
        }
    }

    /// The value in its first language as people read it; nil for what has parts, and for none.
    var string: String? {
        switch value {
        case .text(let texts): texts.first?.string
        case .plain(let word): word
        default: nil
        }
    }
}

extension OutlineNode {
    /// The hashes of what it says, each with the keys that lead to it.
    var traits: Set<Int> {
        var traits = Set<Int>()
        collect(into: &traits, keys: "")
        return traits
    }

    private func collect(into traits: inout Set<Int>, keys: String) {
        let keys = keys + "/" + name
        let children = children
        guard children.isEmpty else {
            for child in children { child.collect(into: &traits, keys: keys) }
            return
        }
        var hasher = Hasher()
        hasher.combine(keys)
        hasher.combine(value)
        traits.insert(hasher.finalize())
    }
}
