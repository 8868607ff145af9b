import Diagnostics

/// What a rule that compares screens found at a node of one of them.
package struct ScreenFact: Sendable, Hashable {
    /// The facts that it is compared with: those of the same rule, app and platform.
    package struct Group: Sendable, Hashable {
        let rule: String
        /// The name of the app; empty for screens that name none.
        let app: String
        let platform: UInt32
    }

    let group: Group
    /// The number of the rule in its set.
    let rule: Int
    let fact: Fact
    /// The numbers of the layouts that it was found in.
    var layouts: [Int]
    let locale: UInt32
}

/// A screen's fact by itself, to be kept while other files are read.
///
/// A class, because all facts of a run are kept, and sorted in several ways: each is in memory once.
package final class ComparedFact: Sendable, Hashable {
    /// The screen that facts are about.
    final class Owner: Sendable {
        /// The path of the file.
        let file: String
        /// The id of the screen.
        let screen: String

        init(file: String, screen: String) {
            self.file = file
            self.screen = screen
        }
    }

    let group: ScreenFact.Group
    let value: ComparedValue
    let kind: Fact.Kind
    /// The place in the file.
    let range: SourceRange
    private let owner: Owner

    init(_ fact: ScreenFact, of owner: Owner, range: SourceRange) {
        group = fact.group
        value = fact.fact.value
        kind = fact.fact.kind
        self.range = range
        self.owner = owner
    }

    /// The path of the file.
    var file: String { owner.file }

    /// The id of the screen.
    var screen: String { owner.screen }

    package static func == (left: ComparedFact, right: ComparedFact) -> Bool {
        left === right || (left.isSame(as: right) && left.range == right.range)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(range)
    }

    /// Whether it is the same fact of the same screen, wherever it stands in the file.
    package func isSame(as other: ComparedFact) -> Bool {
        group == other.group && value == other.value && kind == other.kind && file == other.file
            && screen == other.screen
    }
}
