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
    /// Why it means that, where that is not plain; one sentence, or nothing.
    let reason: String
    /// One line of documentation.
    package let summary: String
    /// Whether the field is worked out from others and never written in a file.
    package let isDerived: Bool
    /// Whether it says that its component is not shown.
    package let hides: Bool
    /// Whether it takes a colour, and so one for each appearance, too.
    package let isColor: Bool
    /// One entry of its list as a field of the same name; nil unless it takes a list.
    let element: Field?

    /// Creates a field; unless said otherwise, nothing is known of it while it is not written.
    init(
        _ name: String,
        _ type: FieldType,
        absence: Absence = .unknown,
        because reason: String = "",
        isDerived: Bool = false,
        _ summary: String
    ) {
        self.name = name
        self.type = type
        self.absence = absence
        self.reason = reason
        self.summary = summary
        self.isDerived = isDerived
        hides = name == "hidden" && !isDerived
        isColor = type == .token && Field.colorNames.contains(name)
        element = if case .list(let element) = type, !isDerived { Field(name, element, summary) } else { nil }
    }

    convenience init(derived name: String, _ type: FieldType, _ summary: String) {
        self.init(name, type, isDerived: true, summary)
    }
}

extension Field {
    /// What a slot holds while nothing of its component is written.
    func payloadOfAbsence(_ symbols: SymbolTable) -> UInt32 {
        switch (absence, type) {
        case (.unknown, _), (.noneOnce, _), (.implied, _): Slot.missing
        case (.none, _): Slot.null
        case (.value(let word), .boolean): word == "true" ? 1 : 0
        case (.value(let word), _): symbols.number(of: word) ?? Slot.missing
        }
    }

    /// The names of the fields that take colours.
    package static let colorNames = ["background", "color", "titleColor", "selectedColor", "indicatorColor"]

    /// Whether it takes a text or a name, which may be blank.
    var takesText: Bool { [.text, .identifier, .token, .dynamic].contains(type) }

    /// Whether a layout has a value of its own for it, whatever the screen says.
    var isOfLayout: Bool { name == "platform" || name == "sizeClasses" }
}
