// What a review finds: which screens two states of a repository have, what became of each, and which findings came and
// went.
//
// `ReviewRun` lints both sides, `ScreenMatching` tells which screen became which, `OutlineComparison` tells in words what
// is different about the two, `FindingDifference` compares their findings, and `ReviewReasons` tells why a screen changed
// whose own text did not. Reporters make of the result what people read.

package import Diagnostics

/// What a review came to.
package struct Review: Sendable {
    /// The screens about which something is different, in the order of their files.
    package internal(set) var screens: [ReviewedScreen] = []
    /// The findings that belong to no screen, for each file with any that came or went.
    package internal(set) var files: [ReviewedFile] = []
    /// The figures.
    package internal(set) var summary = Summary()
    /// What went wrong, as sentences.
    package internal(set) var failures: [String] = []

    /// The figures of a review.
    package struct Summary: Sendable, Hashable {
        /// The number of screens before.
        package internal(set) var screensBefore = 0
        /// The number of screens after.
        package internal(set) var screensAfter = 0
        /// The number of screens by what became of them; those about which nothing is different are not among them.
        package internal(set) var statuses: [ReviewedScreen.Status: Int] = [:]
        /// The number of those renamed that kept their ids and stand in another file.
        package internal(set) var moved = 0
        /// The findings that came, by severity.
        package internal(set) var came: [Severity: Int] = [:]
        /// The number of findings that went.
        package internal(set) var went = 0
        /// The number of findings that stayed.
        package internal(set) var stayed = 0
        /// The number of findings of which nobody knows whether they are new.
        package internal(set) var unknown = 0

        /// The number of findings that came and weigh at least as much as a level.
        package func cameCount(atLeast level: Severity) -> Int {
            came.reduce(0) { $0 + ($1.key >= level ? $1.value : 0) }
        }

        mutating func add(_ findings: FindingDifference) {
            for finding in findings.came { came[finding.diagnostic.severity, default: 0] += 1 }
            went += findings.went.count
            stayed += findings.stayed.count
            unknown += findings.unknown.count
        }
    }
}

/// A screen about which something is different.
package struct ReviewedScreen: Sendable {
    /// What became of a screen.
    package enum Status: String, Sendable, Hashable, CaseIterable {
        /// It is new.
        case added
        /// It is gone.
        case removed
        /// It has another id, or stands in another file.
        case renamed
        /// It shows something else, or has other findings.
        case changed
        /// Its file can't be read to its end any more.
        case unreadable
        /// Its file could not be read to its end before.
        case readable
    }

    /// What became of it.
    package let status: Status
    /// The screen before; nil if there was none.
    package let before: ReviewedPlace?
    /// The screen after; nil if there is none.
    package let after: ReviewedPlace?
    /// What it shows that is different.
    package internal(set) var changes: [ScreenChange] = []
    /// Why it changed, where its own text does not tell.
    package internal(set) var reasons: [ReviewReason] = []
    /// Its findings.
    package internal(set) var findings = FindingDifference()

    /// Whether it kept its id and stands in another file.
    package var isMoved: Bool { status == .renamed && before?.id == after?.id }

    /// The screen as it is, or else as it was.
    package var place: ReviewedPlace? { after ?? before }
}

/// A file with findings that belong to no screen, some of which came or went.
package struct ReviewedFile: Sendable {
    /// The path.
    package let path: String
    /// The findings.
    package let findings: FindingDifference
}

/// Why a screen changed whose own text did not.
package enum ReviewReason: Sendable, Hashable {
    /// The `defaults` of its document.
    case defaults
    /// An anchor or a merged map elsewhere in its file.
    case anchor
    /// Another file that it takes texts from.
    case file(String)
    /// The configuration of its file.
    case configuration
    /// A rule pack, by its name.
    case pack(String)
    /// The token files.
    case tokens
    /// The screens it is compared with.
    case otherScreens
    /// A comment that suppresses findings.
    case comment

    /// The word that programs know it by, and what it is in words, behind "through".
    package var names: (id: String, words: String) {
        switch self {
        case .defaults: ("defaults", "the defaults of its file")
        case .anchor: ("anchor", "an anchor in its file")
        case .file(let path): ("file", path)
        case .configuration: ("configuration", "the configuration")
        case .pack(let name): ("rule-pack", "the rule pack \(name)")
        case .tokens: ("tokens", "the token files")
        case .otherScreens: ("other-screens", "the screens it is compared with")
        case .comment: ("comment", "a comment")
        }
    }
}
