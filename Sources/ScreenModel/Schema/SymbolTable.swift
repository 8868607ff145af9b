/// The words of all enumerations, each with a number.
///
/// A word that several enumerations share has one number, so that two fields can be compared as numbers.
package struct SymbolTable: Sendable {
    /// The words by number.
    package let names: [String]
    private let numbers: [String: UInt32]

    init(components: [Component]) {
        var names = [String]()
        var numbers = [String: UInt32]()
        func enter(_ name: String) {
            guard numbers[name] == nil else { return }
            numbers[name] = UInt32(names.count)
            names.append(name)
        }
        for component in components {
            for field in component.fields {
                field.type.enumeration?.names.forEach(enter)
            }
        }
        self.names = names
        self.numbers = numbers
    }

    /// The number of a word, or nil if no enumeration holds it.
    package func number(of name: String) -> UInt32? { numbers[name] }
}

extension FieldType {
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
