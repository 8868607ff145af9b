import Diagnostics

/// A screen's fact by itself, to be compared with those of other screens when its file is no longer at hand.
package struct ComparedFact: Sendable, Hashable {
    /// A finding that another rule goes before.
    package struct Overruled: Sendable, Hashable {
        /// Its place among the findings of the file.
        let finding: Int
        /// The number of its rule.
        package let rule: Int
    }

    /// The facts that it is compared with: those of the same rule, app and platform.
    struct Group: Sendable, Hashable {
        let rule: String
        /// The name of the app; empty for screens that name none.
        let app: String
        let platform: UInt32
        /// What the nodes have in common that the rule compares; empty if it says nothing of it.
        var key = ""
    }

    let group: Group
    let kind: Fact.Kind
    let value: ComparedValue
    /// The language of the value, if it is a text in one; else empty.
    var language = ""
    /// The id of the screen; empty if the file gives none.
    let screen: String
    /// Where it stands in the file.
    let range: SourceRange

    /// Whether what it says can be held against another fact: texts in two languages are not.
    func isComparable(to other: ComparedFact) -> Bool {
        language.isEmpty || other.language.isEmpty || TextLanguage.serves(other.language, for: language)
    }
}
