/// What a rule that compares screens found at a node of one of them.
package struct ScreenFact: Sendable, Hashable {
    /// The facts that it is compared with: those of the same rule, app and platform.
    package struct Group: Sendable, Hashable {
        let rule: String
        /// The name of the app; empty for screens that name none.
        let app: String
        let platform: UInt32
        /// What the nodes have in common that the rule compares; empty if it says nothing of it.
        var key = ""
    }

    let group: Group
    /// The number of the rule in its set.
    let rule: Int
    let fact: Fact
    /// The numbers of the layouts that it was found in.
    var layouts: [Int]
    /// The locale of the texts it was found with; 0 for any.
    var locale: UInt32
}
