/// What a rule that compares screens found at a node of one of them.
package struct ScreenFact: Sendable, Hashable {
    /// The number of the rule in its set.
    let rule: Int
    let platform: UInt32
    let fact: Fact
    /// The numbers of the layouts that it was found in.
    var layouts: [Int]
    /// The locale of the texts it was found with; 0 for any.
    var locale: UInt32
}
