import Diagnostics

/// What people call the guidelines: their documents, their design systems, or the packs of rules.
package enum GuidelineWords {
    /// The names that mean each guideline, by their folded spelling.
    private static let names = [
        ("apple-hig", WordSet.appleHIG), ("sap-fiori-ios", WordSet.sapFioriIOS),
        ("workday-canvas", WordSet.workdayCanvas),
    ]

    private static let makers = ["apple", "sap", "workday"]

    /// Whether a name may be that of anything else, too: Figma's pages are of the type CANVAS.
    static func isVague(_ name: String) -> Bool { (makers + ["canvas"]).contains(Spelling.folded(name)) }

    /// The guideline that a name means beyond doubt; nil for a name of something else.
    package static func guideline(meantBy name: String) -> String? {
        let folded = Spelling.folded(name)
        return names.first { guideline, names in folded == Spelling.folded(guideline) || names.contains(folded) }?.0
    }

    /// The only guideline that a phrase speaks of, `SAP Fiori for iPad`; what a maker's name alone means is not certain.
    static func guideline(namedIn phrase: String) -> String? {
        let words = CommonWords.parts(of: phrase).filter { !makers.contains($0) }
        let meant = names.filter { words.contains(where: $0.1.contains) }
        return meant.count == 1 ? meant[0].0 : nil
    }

    /// Whether a name is a design system's of which there are no rules here, and no slip.
    package static func isOfOthers(_ name: String) -> Bool {
        let folded = Spelling.folded(name)
        return WordSet.otherGuidelines.words.contains { folded.hasPrefix($0) }
    }
}
