/// The general categories of Unicode, by the names that `\p{…}` takes.
enum GeneralCategories {
    /// The categories, each at the number of its bit.
    private static let all: KeyValuePairs<String, Unicode.GeneralCategory> = [
        "Lu": .uppercaseLetter, "Ll": .lowercaseLetter, "Lt": .titlecaseLetter, "Lm": .modifierLetter,
        "Lo": .otherLetter, "Mn": .nonspacingMark, "Mc": .spacingMark, "Me": .enclosingMark, "Nd": .decimalNumber,
        "Nl": .letterNumber, "No": .otherNumber, "Pc": .connectorPunctuation, "Pd": .dashPunctuation,
        "Ps": .openPunctuation, "Pe": .closePunctuation, "Pi": .initialPunctuation, "Pf": .finalPunctuation,
        "Po": .otherPunctuation, "Sm": .mathSymbol, "Sc": .currencySymbol, "Sk": .modifierSymbol, "So": .otherSymbol,
        "Zs": .spaceSeparator, "Zl": .lineSeparator, "Zp": .paragraphSeparator, "Cc": .control, "Cf": .format,
        "Cs": .surrogate, "Co": .privateUse, "Cn": .unassigned,
    ]

    private static let bits = Dictionary(uniqueKeysWithValues: zip(all.map(\.value), UInt32(0)...))

    /// The number of a category's bit.
    static func bit(of category: Unicode.GeneralCategory) -> UInt32 { bits[category] ?? 31 }

    /// The categories of a name: one (`Lu`), a group (`L`), or all (`Any`); nil for any other name.
    static func bits(named name: String) -> UInt32? {
        if name == "Any" { return .max }
        let named = all.filter { $0.key == name || $0.key.prefix(1) == name }
        return named.isEmpty ? nil : named.reduce(0) { $0 | UInt32(1) << bit(of: $1.value) }
    }
}
