/// The words of all enumerations, each with a number.
///
/// A word that several enumerations share has one number, so that two fields can be compared as numbers.
package final class SymbolTable: Sendable {
    /// The words by number.
    package let names: [String]
    /// The words of one enumeration after the other.
    private let words: WordTable
    /// For each of these words its number.
    let numbers: [UInt32]

    init(components: [Component]) {
        var all = [String]()
        for component in components {
            for field in component.fields {
                guard let enumeration = field.type.enumeration else { continue }
                for value in enumeration.values { all.append(value.name) }
            }
        }
        words = WordTable(all)
        var names = [String]()
        var numbers = [UInt32]()
        numbers.reserveCapacity(all.count)
        for (index, name) in all.enumerated() {
            let first = words.index(of: name) ?? index
            numbers.append(first == index ? UInt32(names.count) : numbers[first])
            if first == index { names.append(name) }
        }
        (self.names, self.numbers) = (names, numbers)
    }

    /// The number of a word, or nil if no enumeration holds it.
    package func number(of name: String) -> UInt32? { words.index(of: name).map { numbers[$0] } }

    /// The number of a word spelt by UTF-8 bytes, or nil if no enumeration holds it.
    func number(spelt bytes: Span<UInt8>) -> UInt32? { words.index(of: bytes).map { numbers[$0] } }
}

extension FieldType {
    /// What the elements of a list are; nil for what is no list.
    package var element: FieldType? { if case .list(let element) = self { element } else { nil } }

    /// The enumeration of the type, or of a list's elements.
    package var enumeration: Enumeration? {
        switch self {
        case .enumeration(let enumeration): enumeration
        case .list(let element): element.enumeration
        default: nil
        }
    }

    /// The component of the type, or of a list's elements.
    package var component: ComponentKind? {
        switch self {
        case .component(let kind): kind
        case .list(let element): element.component
        default: nil
        }
    }
}
