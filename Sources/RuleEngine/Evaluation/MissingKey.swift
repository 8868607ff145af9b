package import ScreenModel

/// A key that a screen does not describe, and that a rule would have to know.
package struct MissingKey: Sendable, Hashable {
    let component: ComponentKind
    let slot: Int
    /// The way from the screen to the key, such as `navigationBar.trailing[].priority`; of a list, any element will do.
    package let path: String

    /// The field in the schema.
    package var field: Field { component.component.fields[slot] }

    /// For a derived field the one that tells most of it.
    static func writable(_ slot: Int, of kind: ComponentKind) -> Int { writable[Int(kind.rawValue)][slot] }

    private static let writable = ComponentKind.allCases.map { kind in
        kind.component.fields.enumerated().map { slot, field in
            guard field.isDerived, let name = sources[field.name] else { return slot }
            return kind.component.slot(named: name) ?? slot
        }
    }

    private static let sources = [
        "isAction": "kind", "isTextButton": "label", "isIconOnly": "icon", "isVisible": "hidden",
        "hasOverflowButton": "overflow", "sizeClass": "sizeClasses", "buttons": "content", "blocks": "content",
        "isSelecting": "state", "isSearching": "state", "isModal": "presentation",
        "appliedVariants": "variants",
    ]
}

/// A rule that a screen leaves undecided, and the keys that it asked for in vain.
package struct UndecidedRule: Sendable, Hashable {
    /// The number of the rule in its set.
    package let rule: Int
    /// The keys; none where what is not known can't be written, such as a text that is put together at run time.
    package let keys: [MissingKey]
}
