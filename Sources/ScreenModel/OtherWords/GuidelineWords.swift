/// What people call the guidelines: their documents, their design systems, or the packs of rules.
package enum GuidelineWords {
    /// The names that mean each guideline, by their folded spelling.
    private static let names = [
        ("apple-hig", WordSet.appleHIG), ("sap-fiori-ios", WordSet.sapFioriIOS),
        ("workday-canvas", WordSet.workdayCanvas),
    ]

    /// Whether a name may be that of anything else, too: its maker's, or the type of Figma's pages.
    static func isVague(_ name: String) -> Bool {
        ["apple", "sap", "workday", "canvas"].contains(Spelling.folded(name))
    }

    /// The guideline that a name means beyond doubt; nil for a name of something else.
    static func guideline(meantBy name: String) -> String? {
        let folded = Spelling.folded(name)
        return names.first { guideline, names in folded == Spelling.folded(guideline) || names.contains(folded) }?.0
    }

    /// The guideline that a name or a longer phrase means, `SAP Fiori on iPad`.
    package static func guideline(saidBy text: String) -> String? {
        guideline(meantBy: text) ?? (text.split(separator: " ").count > 2 ? guideline(namedIn: text) : nil)
    }

    /// The only guideline that a phrase speaks of, `SAP Fiori for iPad`; what a maker's name alone means is not certain, nor
    /// what one says that it is not.
    static func guideline(namedIn phrase: String) -> String? {
        let words = CommonWords.parts(of: phrase)
        guard !words.contains(where: WordSet.denials.contains) else { return nil }
        let meant = names.filter { _, names in
            words.contains { names.contains($0) && (!isVague($0) || $0 == "canvas" && words.contains("workday")) }
        }
        return meant.count == 1 ? meant[0].0 : nil
    }

    /// Whether a name is a design system's of which there are no rules here, and no slip.
    package static func isOfOthers(_ name: String) -> Bool {
        let folded = Spelling.folded(name)
        return WordSet.otherGuidelines.words.contains { folded.hasPrefix($0) }
    }
}
