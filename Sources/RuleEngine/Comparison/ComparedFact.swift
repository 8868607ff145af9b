package import Diagnostics

/// A screen's fact by itself, to be compared with those of other screens when its file is no longer at hand.
package struct ComparedFact: Sendable, Hashable {
    /// The diagnostic that becomes of a fact which is not what others have.
    struct Draft: Sendable, Hashable {
        /// The diagnostic, all but what the rule says.
        let diagnostic: Diagnostic
        /// The number of the screen in its file.
        let screen: Int
        /// The number of the rules in force for the screen, among those of its file.
        let frame: Int
        /// The number of the rule among these.
        let rule: Int
        /// The findings about the screen that the rule goes before: their places among the file's, and their rules.
        let overruled: [Overruled]
    }

    /// A finding that another rule goes before.
    package struct Overruled: Sendable, Hashable {
        /// Its place among the findings of the file.
        package let finding: Int
        /// The number of its rule.
        package let rule: Int
    }

    /// The facts that it is compared with.
    let group: ScreenFact.Group
    let kind: Fact.Kind
    let value: ComparedValue
    /// The language of the value, if it is a text in one; else empty.
    var language = ""
    /// The id of the screen; empty if the file gives none.
    let screen: String
    /// Where it stands in the file.
    let range: SourceRange
    /// What becomes of it, which is read only where something does; nil for one that others alone are compared with.
    let storedDraft: StoredDraft?

    /// What becomes of it.
    var draft: Draft? { storedDraft?.draft }

    /// What claims and the facts that they are compared with have in common; nil for a fact that is compared with all.
    var subject: Int? {
        switch kind {
        case .shared, .single, .counted, .counting, .uncounted, .reference, .target: nil
        case .claim(let id), .source(let id): ComparedFact.subject(id, group)
        }
    }

    /// A part of the language's hash; 0 if it has none.
    var languageHash: Int32 { language.isEmpty ? 0 : Int32(truncatingIfNeeded: language.hashValue) | 1 }

    /// Whether what it says can be held against another fact: texts in two languages are not.
    func isComparable(to other: ComparedFact) -> Bool {
        language.isEmpty || other.language.isEmpty || TextLanguage.serves(other.language, for: language)
    }

    static func subject(_ id: String, _ group: ScreenFact.Group) -> Int {
        var hasher = Hasher()
        hasher.combine(id)
        hasher.combine(group)
        return hasher.finalize()
    }
}

/// What other files need to know of a file to be compared with it.
package struct FileFacts: Sendable, Hashable {
    /// A screen's id, and where it is written.
    package struct ScreenID: Sendable, Hashable {
        let id: String
        let range: SourceRange

        /// Creates an id.
        package init(id: String, range: SourceRange) {
            self.id = id
            self.range = range
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
        ///
        /// - Parameters:
        ///   - id: The name.
        ///   - screen: The id of the screen that it stands in; empty if that has none.
        ///   - path: Its path in that screen.
        ///   - range: Where it is written.
        package init(id: String, screen: String, path: String, range: SourceRange) {
            self.id = id
            self.screen = screen
            self.path = path
            self.range = range
        }
    }

    /// The path of the file.
    package let file: String
    /// The ids of its screens, each once; none if no other file can have them.
    package var ids: [ScreenID] = []
    /// What rules that compare screens found, in the order of the screens.
    package private(set) var facts: [ComparedFact] = []
    /// What its screens tell of themselves or of others, in case a claim in another file is about it: by far the most of
    /// what is found, and hardly ever looked at.
    private(set) var sources: [ComparedFact] = []
    /// The names of screens in its screens.
    package var references: [ScreenReference] = []
    /// Whether all its screens are known, so that what is not among them is not there.
    package var isWhole = true

    /// Creates the facts of a file in which nothing was found.
    package init(file: String) { self.file = file }

    /// Adds a fact.
    mutating func add(_ fact: consuming ComparedFact) {
        if fact.kind.isSource { sources.append(fact) } else { facts.append(fact) }
    }

    /// Whether its screens can be compared with each other.
    package var canBeCompared: Bool { facts.count + sources.count > 1 }

    /// Whether the same is found in another state of the file, wherever it stands there.
    package func isSame(as other: FileFacts) -> Bool {
        file == other.file && ids.map(\.id) == other.ids.map(\.id) && isWhole == other.isWhole
            && FileFacts.areSame(facts, other.facts) && FileFacts.areSame(sources, other.sources)
    }

    private static func areSame(_ facts: [ComparedFact], _ others: [ComparedFact]) -> Bool {
        facts.elementsEqual(others) { one, other in
            one.group == other.group && one.kind == other.kind && one.value == other.value
                && one.language == other.language && one.screen == other.screen
        }
    }
}
