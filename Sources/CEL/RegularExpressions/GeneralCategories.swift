/// The general categories of Unicode, by the names that `\p{…}` takes.
enum GeneralCategories {
    /// The categories, each at the number of its bit.
    private static let all: [(name: String, category: Unicode.GeneralCategory)] = [
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
        UInt32(all.firstIndex { $0.category == category } ?? 31)
    }

    /// The categories of a name: one (`Lu`), a group (`L`), or all (`Any`); nil for any other name.
    static func bits(named name: String) -> UInt32? {
        if name == "Any" { return .max }
        let bits = all.filter { $0.name == name || $0.name.prefix(1) == name }.map { UInt32(1) << bit(of: $0.category) }
        return bits.isEmpty ? nil : bits.reduce(0, |)
    }
}
