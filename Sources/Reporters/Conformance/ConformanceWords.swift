import Diagnostics
import Linter
import RuleEngine

/// The words that all formats of the conformance share.
enum ConformanceWords {
    /// The clauses of a guideline by what they came to: what needs attention first.
    static func groups(_ guideline: GuidelineConformance) -> [(verdict: Verdict?, clauses: [ClauseConformance])] {
        [.violated, .undetermined, .satisfied, .notApplicable, nil].compactMap { (verdict: Verdict?) in
            let clauses = guideline.clauses.filter { $0.verdict == verdict }
            return clauses.isEmpty ? nil : (verdict, clauses)
        }
    }

    /// The verdict on a clause.
    static func verdict(_ verdict: Verdict?) -> String { verdict?.words ?? "not checked" }

    /// What a guideline came to: "41 of 47 clauses satisfied".
    static func result(_ guideline: GuidelineConformance) -> String {
        "\(guideline.count(.satisfied)) of \(Plural.phrase(guideline.applicable, "clause")) satisfied"
    }

    /// The other clauses of a guideline; nil if there are none.
    static func rest(_ guideline: GuidelineConformance) -> String? {
        let parts = [Verdict.violated, .undetermined].compactMap { verdict in
            let count = guideline.count(verdict)
            return count == 0 ? nil : "\(count) \(ConformanceWords.verdict(verdict))"
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// What the screens came to one by one.
    static func decided(_ guideline: GuidelineConformance) -> String {
        let (count, satisfied) = guideline.decided
        return "Screen by screen the descriptions decide \(Plural.phrase(count, "question")); "
            + "\(Plural.being(satisfied)) satisfied."
    }

    /// What the figures leave out.
    static func leftOut(_ guideline: GuidelineConformance) -> String {
        let (none, unchecked) = (guideline.count(.notApplicable), guideline.count(nil))
        return "\(Plural.phrase(none, "clause")) \(none == 1 ? "concerns" : "concern") none of these screens; "
            + "\(Plural.being(unchecked)) not checked, each for the reason given."
    }

    /// Why a clause is not checked; nil if it is.
    static func reason(_ clause: ClauseConformance) -> String? {
        switch clause.standing {
        case .checked: nil
        case .turnedOff: "turned off: \(clause.rules.joined(separator: ", "))"
        case .sameAs(let other): "says the same as \(other), which is counted"
        case .permits(let rule): "permits what \(rule) must not object to"
        case .checkedBy(let checker): "held by the \(checker) when a file is read"
        case .unchecked(let reason): reason
        }
    }

    /// The figures of a clause that is checked: "1 of 23 screens; 3 satisfied".
    static func counts(_ clause: ClauseConformance) -> String {
        var parts = [String]()
        let known = clause.known.isEmpty ? "" : " (\(clause.known.count) suppressed or in the baseline)"
        if !clause.violated.isEmpty { parts.append("\(clause.violated.count) violated\(known)") }
        if !clause.undetermined.isEmpty { parts.append("\(clause.undetermined.count) undetermined") }
        if !clause.satisfied.isEmpty { parts.append("\(clause.satisfied.count) satisfied") }
        if clause.turnedOff > 0 { parts.append("turned off for \(clause.turnedOff)") }
        let decided = clause.violated.count + clause.satisfied.count
        let all = decided + clause.undetermined.count
        // One silent screen leaves a clause open, so it is said how many do not.
        let share = clause.undetermined.isEmpty ? "" : "decided on \(decided) of \(Plural.phrase(all, "screen")): "
        return share + parts.joined(separator: ", ")
    }

    /// What to write, so that a clause is decided on more screens; nil where it is decided on all, or nobody knows.
    static func decider(_ clause: ClauseConformance, _ conformance: Conformance) -> String? {
        guard !clause.undetermined.isEmpty else { return nil }
        return conformance.undecided.words(forRules: clause.rules).map { "would help to decide: \($0)" }
    }

    /// What the reader has to know beside the figures; empty if there is nothing.
    static func caution(_ conformance: Conformance) -> String? {
        let count = conformance.flawedFiles.count
        guard count > 0 else { return nil }
        return "\(Plural.phrase(count, "file")) could not be read in full; what they say there was not checked: "
            + conformance.flawedFiles.prefix(5).joined(separator: ", ") + (count > 5 ? ", …" : "")
    }

    /// An id among others: most of it if it is very long, for it stands there clause by clause.
    static func shown(_ id: String) -> String {
        id.utf8.count <= longestID ? id : String(String.UnicodeScalarView(id.unicodeScalars.prefix(longestID))) + "…"
    }

    private static let longestID = 200
}
