package import RuleEngine

/// How far the screens of a run conform to the guidelines that apply to them, clause by clause.
///
/// It claims no more than was checked: a clause that no rule checks says why, and a finding that a comment or the
/// baseline keeps from being reported is a violation all the same.
package struct Conformance: Sendable {
    /// A screen of the run.
    package struct Screen: Sendable, Hashable {
        /// The id; nil if the file gives none.
        package let id: String?
        /// The path of its file.
        package let file: String
        /// The line it begins on, from 1.
        package let line: Int
    }

    /// The files read.
    package internal(set) var files = 0
    /// The files of which some part could not be read as a screen, so that what it says was not checked.
    package internal(set) var flawedFiles: [String] = []
    /// The screens, in the order of the files.
    package internal(set) var screens: [Screen] = []
    /// The guidelines that apply to at least one screen, by name.
    package internal(set) var guidelines: [GuidelineConformance] = []

    /// The keys that would decide more.
    package var undecided = UndecidedTally()
}

/// How far the screens conform to one guideline.
package struct GuidelineConformance: Sendable {
    /// The pack with its documents.
    package let pack: RulePack
    /// The number of screens to which it applies.
    package internal(set) var screens = 0
    /// Its clauses in their order, then the rules that rest on no clause.
    package internal(set) var clauses: [ClauseConformance]

    /// The number of clauses that came to a verdict, or to none.
    package func count(_ verdict: Verdict?) -> Int { clauses.count { $0.verdict == verdict } }

    /// The number of clauses that concern at least one screen.
    package var applicable: Int { count(.satisfied) + count(.violated) + count(.undetermined) }

    /// The number of pairs of a clause and a screen that the descriptions decide, and of those that are satisfied.
    package var decided: (count: Int, satisfied: Int) {
        clauses.reduce((0, 0)) { sum, clause in
            (sum.0 + clause.satisfied.count + clause.violated.count, sum.1 + clause.satisfied.count)
        }
    }
}

/// What one clause came to, for all screens to which its guideline applies.
package struct ClauseConformance: Sendable {
    /// Whether the clause is checked, or why not.
    package enum Standing: Sendable, Hashable {
        /// Rules check it.
        case checked
        /// Rules would check it, and are turned off for all screens.
        case turnedOff
        /// It says the same as another clause, which is counted.
        case sameAs(String)
        /// It permits something, which a rule must not object to.
        case permits(String)
        /// Something other than a rule checks it, such as the schema.
        case checkedBy(String)
        /// Nothing checks it, for a reason.
        case unchecked(String)
    }

    /// The id of the clause, or of a rule that rests on none.
    package let id: String
    /// The name of the document it stands in.
    package let document: String
    /// How strongly it binds; nil for a rule that rests on no clause.
    package let modality: Modality?
    /// What it says.
    package let says: String
    /// The ids of the rules that check it.
    package let rules: [String]
    /// Whether all of these rules only come close to what it says.
    package let isApproximate: Bool
    /// Whether it is checked.
    package internal(set) var standing: Standing
    /// The screens that conform.
    package internal(set) var satisfied = ScreenIndices()
    /// The screens that depart from it.
    package internal(set) var violated = ScreenIndices()
    /// Of these, the ones of which a comment or the baseline keeps every finding from being reported.
    package internal(set) var known = ScreenIndices()
    /// The screens whose description does not say enough.
    package internal(set) var undetermined = ScreenIndices()
    /// The number of screens that it does not concern.
    package internal(set) var notApplicable = 0
    /// The number of screens for which its rules are turned off.
    package internal(set) var turnedOff = 0

    /// The most telling verdict of all screens; nil if it is not checked.
    package var verdict: Verdict? {
        guard standing == .checked else { return nil }
        if !violated.isEmpty { return .violated }
        if !undetermined.isEmpty { return .undetermined }
        return satisfied.isEmpty ? .notApplicable : .satisfied
    }
}
