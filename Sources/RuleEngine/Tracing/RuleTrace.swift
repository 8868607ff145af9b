/// What a rule came to in one layout, step by step.
package struct RuleTrace: Sendable, Hashable {
    /// One condition, or one key, that was evaluated.
    package struct Step: Sendable, Hashable {
        /// The expression, with what it stands behind: `when`, `unless`, or the path of an element.
        package let subject: String
        /// What it came to.
        package let result: String
    }

    /// One visited node.
    package struct Node: Sendable, Hashable {
        /// The node of the YAML tree.
        package let node: UInt32
        /// The path in the layout.
        package let path: String
        /// The value, where it is none of many parts.
        package let value: String
        /// What was evaluated, in that order.
        package internal(set) var steps: [Step] = []
        /// What it came to.
        package internal(set) var verdict = Verdict.notApplicable
        /// What the check has to say, if it objects.
        package internal(set) var messages: [String] = []
    }

    /// The name of the layout.
    package let layout: String
    /// The locale in which texts were read; nil where it makes no difference.
    package internal(set) var locale: String?
    /// The nodes that the rule visited.
    package internal(set) var nodes: [Node] = []
    /// Why it visited none, or where it could not go on.
    package internal(set) var notes: [String] = []
    /// What it came to in all.
    package internal(set) var verdict = Verdict.notApplicable
}
