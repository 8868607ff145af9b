package import Diagnostics

/// One thing of a rule changed, to see whether an example of the rule notices.
///
/// Examples that hold all the same don't show what the rule says. `MutationKind.all` lists the changes that are tried.
package struct Mutation: Sendable {
    /// The rule as it is with the change.
    let definition: RuleDefinition
    /// What was changed, in a few words: "'<=' becomes '<'".
    package let change: String
    /// Where the changed text is written, in the rule's file.
    package let range: SourceRange
}

/// A kind of change.
struct MutationKind: Sendable {
    /// The changes of this kind that can be made to a part of a rule, each as the part's new text and words for it.
    let changes: @Sendable (RulePart) -> [Change]

    /// Another text for a part of a rule; nil leaves the part out.
    struct Change: Sendable {
        let text: String?
        let words: String
    }

    static let all: [MutationKind] = [
        .comparison, .condition, .connective, .figure, .path, .platform, .quantifier, .sizeClass, .word,
    ]
}

extension RuleDefinition {
    /// The rule with each change of each kind.
    var mutations: [Mutation] {
        var mutations = [Mutation]()
        for part in parts {
            for kind in MutationKind.all {
                for change in kind.changes(part) {
                    let changed = replacing(part, with: change.text)
                    mutations.append(Mutation(definition: changed, change: change.words, range: part.written.range))
                }
            }
        }
        return mutations
    }
}
