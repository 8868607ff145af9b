package import Diagnostics

/// A finding of one side of a review, with its place in the file.
package struct ReviewedFinding: Sendable, Hashable {
    /// The finding; its edits and related places are left out.
    package let diagnostic: Diagnostic
    /// The lines and columns of its range.
    package let positions: PositionRange

    init(_ diagnostic: Diagnostic, _ lines: LineTable) {
        positions = lines.positions(of: diagnostic.range)
        var diagnostic = diagnostic
        (diagnostic.fixes, diagnostic.related) = ([], [])
        self.diagnostic = diagnostic
    }
}

/// Which findings of a screen or a file came, went and stayed.
package struct FindingDifference: Sendable, Hashable {
    /// Those that were not there before.
    package internal(set) var came: [ReviewedFinding] = []
    /// Those that are not there any more.
    package internal(set) var went: [ReviewedFinding] = []
    /// Those that were there before, as they are now.
    package internal(set) var stayed: [ReviewedFinding] = []
    /// Those of which nobody knows whether they are new: the file could not be read to its end before.
    package internal(set) var unknown: [ReviewedFinding] = []

    /// Whether nothing came or went.
    package var isEmpty: Bool { came.isEmpty && went.isEmpty && unknown.isEmpty }

    /// What two findings have in common that are one: rule, language, and path without indices.
    private static func key(_ finding: ReviewedFinding) -> [String?] {
        let found = finding.diagnostic
        return [
            found.rule, found.locale, found.path.map { BaselineEntry.withoutIndices($0).replacing("[]", with: "") },
        ]
    }

    /// Compares findings as multisets: of what is there more often than before, as many came as there are more.
    ///
    /// Which of them came is told by what they say: those whose message and path have stayed, stayed. One that weighs more
    /// than before came.
    init(from before: [ReviewedFinding], to after: [ReviewedFinding]) {
        var pairing = Pairing(before.count, after.count)
        let (oldKeys, newKeys) = (before.map(FindingDifference.key), after.map(FindingDifference.key))
        for (byMessage, byPath) in [(true, true), (true, false), (false, true), (false, false)] {
            // What two findings have in common that may be one.
            func likeness(_ finding: ReviewedFinding, _ key: [String?]) -> [String?] {
                let found = finding.diagnostic
                return key + [byMessage ? found.message : nil, byPath ? found.path : nil]
            }
            pairing.match({ likeness(before[$0], oldKeys[$0]) }, { likeness(after[$0], newKeys[$0]) })
        }
        for (finding, former) in zip(after, pairing.before) {
            let isOld = former.map { before[$0].diagnostic.severity >= finding.diagnostic.severity } ?? false
            if isOld { stayed.append(finding) } else { came.append(finding) }
        }
        went = zip(before, pairing.after).filter { $0.1 == nil }.map(\.0)
    }

    /// Leaves open what hangs on other screens where some could not be read: it may be older, or there still.
    mutating func leaveOpen(before: Bool, after: Bool, _ comparesScreens: (String) -> Bool) {
        func isCompared(_ finding: ReviewedFinding) -> Bool { comparesScreens(finding.diagnostic.rule) }
        if before {
            unknown += came.filter(isCompared)
            came.removeAll(where: isCompared)
        }
        if after { went.removeAll(where: isCompared) }
    }

    /// No findings, or only some of which nobody knows whether they are new.
    init(unknown: [ReviewedFinding] = []) { self.unknown = unknown }
}
