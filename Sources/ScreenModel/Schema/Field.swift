/// One field of a component.
///
/// A class, so that handing it on while a value is read retains one object.
package final class Field: Sendable {
    /// The key, in camelCase.
    package let name: String
    /// The type of its value.
    package let type: FieldType
    /// What it means that the field is not written.
    package let absence: Absence
    /// One line of documentation.
    package let summary: String
    /// Whether the field is worked out from others and never written in a file.
    package let isDerived: Bool

    /// Creates a field; unless said otherwise, an absent component or list means none, and anything else is unknown.
    package init(_ name: String, _ type: FieldType, absence: Absence? = nil, _ summary: String) {
        self.name = name
        self.type = type
        self.absence = absence ?? type.usualAbsence
        self.summary = summary
        isDerived = false
    }

    /// Creates a derived field.
    package init(derived name: String, _ type: FieldType, _ summary: String) {
        self.name = name
        self.type = type
        absence = .unknown
        self.summary = summary
        isDerived = true
    }
}

extension Field {
    /// What a slot holds while the field is not written.
    func payloadOfAbsence(_ symbols: SymbolTable) -> UInt32 {
        switch (absence, type) {
        case (.unknown, _): Slot.missing
        case (.none, _): Slot.null
        case (.value(let word), .boolean): word == "true" ? 1 : 0
        case (.value(let word), _): symbols.number(of: word) ?? Slot.missing
        }
    }

    /// Whether it takes a colour, and so one for each appearance, too.
    package var isColor: Bool { type == .token && (name == "background" || name == "color") }

    /// The same field as one that can't be written.
    var asDerived: Field { Field(derived: name, type, summary) }
}

extension FieldType {
    fileprivate var usualAbsence: Absence {
        switch self {
        case .component, .list: .none
        default: .unknown
        }
    }
}
