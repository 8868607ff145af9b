/// The one description of a screen, from which everything else that knows a screen's shape is derived.
package struct Schema: Sendable {
    /// The components, in the order of `ComponentKind`.
    package let components: [Component]
    /// All words of all enumerations, as numbers.
    package let symbols: SymbolTable

    /// The schema of a screen.
    package static let standard = Schema(components: [
        .screen, .navigationBar, .toolbar, .tabBar, .sidebar, .splitView, .menuBar, .menu, .item, .block, .itemState,
        .overflow, .documentMenu, .dropdown, .dropdownItem, .search, .segmentedControl, .slotItem, .banner, .selection,
        .logo, .helperText, .size, .statusBar, .window, .app, .pane, .overlay, .variant, .document,
    ])

    /// The slot of a component's `hidden`, and what stands there if it is never shown.
    package struct Hidden: Sendable {
        /// The slot of the field.
        package let slot: Int
        /// What stands there if it is never shown.
        let never: UInt32
    }

    /// A field of a component in which other components stand, and what these are.
    typealias PartField = (slot: Int, kind: ComponentKind, isList: Bool)

    private let blankRows: [[Slot]]
    private let openRows: [[Slot]]
    private let hiddenSlots: [Hidden?]
    private let partFields: [[PartField]]
    private let partialAbsences: [PartialAbsences]
    private let spellingTables: [[SpellingTable?]]

    private init(components: [Component]) {
        let symbols = SymbolTable(components: components)
        (self.components, self.symbols) = (components, symbols)
        blankRows = components.map { component in
            component.fields.map { Slot(node: 0, payload: $0.payloadOfAbsence(symbols)) }
        }
        openRows = blankRows.map { $0.map { $0.isNull ? .absent : $0 } }
        hiddenSlots = components.map { component in
            component.slot(named: "hidden").map { slot in
                let isAlways = component.fields[slot].type == .boolean
                return Hidden(slot: slot, never: isAlways ? 1 : symbols.number(of: "always") ?? Slot.missing)
            }
        }
        partFields = components.map { component in
            component.fields.enumerated().compactMap { slot, field -> PartField? in
                guard !field.isDerived, field.name != "variants" else { return nil }
                return switch field.type {
                case .component(let kind): (slot, kind, false)
                case .list(.component(let kind)): (slot, kind, true)
                default: nil
                }
            }
        }
        partialAbsences = components.map(PartialAbsences.init)
        var words = symbols.numbers[...]
        spellingTables = components.map { component in
            component.fields.map { field in
                guard let enumeration = field.type.enumeration else { return nil }
                defer { words = words.dropFirst(enumeration.values.count) }
                return SpellingTable(enumeration, words.prefix(enumeration.values.count), symbols)
            }
        }
    }

    /// The slots of a record of which nothing is written: what absence means for each field.
    func blankRow(of kind: ComponentKind) -> [Slot] { blankRows[Int(kind.rawValue)] }

    /// The slots of a record of which nothing is written, and none is unless that is said.
    func openRow(of kind: ComponentKind) -> [Slot] { openRows[Int(kind.rawValue)] }

    /// The fields whose absence depends on what else is written of a component.
    func partialAbsences(of kind: ComponentKind) -> PartialAbsences { partialAbsences[Int(kind.rawValue)] }

    /// How a component says that it is not shown; nil for one that always is.
    package func hidden(of kind: ComponentKind) -> Hidden? { hiddenSlots[Int(kind.rawValue)] }

    /// The fields of a component in which others are written; variants are no parts of a screen.
    func partFields(of kind: ComponentKind) -> [PartField] { partFields[Int(kind.rawValue)] }

    /// The component of a kind.
    package subscript(kind: ComponentKind) -> Component { components[Int(kind.rawValue)] }

    /// Finds the symbols of the words that an enumeration field takes.
    func spellingTable(of kind: ComponentKind, slot: Int) -> SpellingTable? { spellingTables[Int(kind.rawValue)][slot] }
}
