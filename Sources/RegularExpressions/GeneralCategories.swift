/// The general categories of Unicode, by the names that `\p{…}` takes.
enum GeneralCategories {
    private static let table: [(name: String, category: Unicode.GeneralCategory)] = [
        ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter), ("Lm", .modifierLetter),
        ("Lo", .otherLetter), ("Mn", .nonspacingMark), ("Mc", .spacingMark), ("Me", .enclosingMark),
        ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber), ("Pc", .connectorPunctuation),
        ("Pd", .dashPunctuation), ("Ps", .openPunctuation), ("Pe", .closePunctuation), ("Pi", .initialPunctuation),
        ("Pf", .finalPunctuation), ("Po", .otherPunctuation), ("Sm", .mathSymbol), ("Sc", .currencySymbol),
        ("Sk", .modifierSymbol), ("So", .otherSymbol), ("Zs", .spaceSeparator), ("Zl", .lineSeparator),
        ("Zp", .paragraphSeparator), ("Cc", .control), ("Cf", .format), ("Cs", .surrogate), ("Co", .privateUse),
        ("Cn", .unassigned),
    ]

    /// The number of a category's bit.
    static func bit(of category: Unicode.GeneralCategory) -> UInt32 {
        UInt32(table.firstIndex { $0.category == category } ?? 31)
    }

    /// The categories of a name: one (`Lu`), a group (`L`), or all (`Any`); nil for any other name.
    static func bits(named name: String) -> UInt32? {
        if name == "Any" { return .max }
        var bits: UInt32 = 0
        for (index, entry) in table.enumerated() where entry.name == name || String(entry.name.prefix(1)) == name {
            bits |= 1 << UInt32(index)
        }
        return bits == 0 ? nil : bits
    }
}
