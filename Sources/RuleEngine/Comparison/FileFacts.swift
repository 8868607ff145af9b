package import Diagnostics

/// What other files need to know of a file to be compared with it.
package struct FileFacts: Sendable, Hashable {
    /// A screen's id, and where it is written.
    package struct ScreenID: Sendable, Hashable {
        let id: String
        let range: SourceRange

        /// Creates an id.
        package init(id: String, range: SourceRange) {
            (self.id, self.range) = (id, range)
        }
    }

    /// The name of a screen in another one.
    package struct ScreenReference: Sendable, Hashable {
        let id: String
        /// The id of the screen that it stands in; empty if that has none.
        let screen: String
        let path: String
        let range: SourceRange

        /// Creates a reference.
        package init(id: String, screen: String, path: String, range: SourceRange) {
            (self.id, self.screen, self.path, self.range) = (id, screen, path, range)
        }
    }

    let file: String
    /// The ids of its screens, each once; none if no other file can have them.
    package var ids: [ScreenID] = []
    /// What rules that compare screens found, in the order of the screens.
    var facts: [FactDigest] = []
    /// What its screens tell of themselves or of others, in case a claim in another file is about it: by far the most of
    /// what is found, and hardly ever looked at.
    var sources: [FactDigest] = []
    /// The facts and sources themselves; see `fact(at:)`.
    var bytes: [UInt8] = []
    /// The names of screens in its screens.
    package var references: [ScreenReference] = []
    /// Whether all its screens are known, so that what is not among them is not there.
    package var isWhole = true

    /// Creates the facts of a file in which nothing was found.
    package init(file: String) { self.file = file }

    /// Whether its screens can be compared with each other.
    package var canBeCompared: Bool { facts.count + sources.count > 1 }

    /// Whether the same is found in another state of the file, wherever it stands there.
    package func isSame(as other: FileFacts) -> Bool {
        file == other.file && ids.map(\.id) == other.ids.map(\.id) && isWhole == other.isWhole
            && areSame(facts, other.facts, of: other)
            && areSame(sources, other.sources, of: other)
    }

    private func areSame(_ facts: [FactDigest], _ others: [FactDigest], of file: FileFacts) -> Bool {
        facts.elementsEqual(others) { one, other in
            let (one, other) = (fact(at: one.offset), file.fact(at: other.offset))
            return one.group == other.group && one.kind == other.kind && one.value == other.value
                && one.language == other.language && one.screen == other.screen
        }
    }
}
