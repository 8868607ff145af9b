import Diagnostics
import YAMLSyntax

// What rules were called before, once the rules of all files are known.

extension RulePackReader {
    /// Reports former ids that lead to another rule of the pack: one that has it today, or one that claims it before.
    mutating func reportUnusedFormerIDs() {
        let today = Set(unread.compactMap { $0.member.key.text.map { "\(pack.name)/\($0)" } })
        var owners: [String: String] = [:]
        for rule in unread where rule.readsExamples {
            let own = "\(pack.name)/\(rule.member.key.text ?? "")"
            for value in rule.member.value["formerly"]?.listed ?? [] {
                guard let id = value.text, id != own else { continue }
                let owner = owners[id] ?? own
                owners[id] = owner
                guard today.contains(id) || owner != own else { continue }
                let message =
                    today.contains(id)
                    ? "'\(id)' is another rule of the pack today, and means that one; name an id that no rule has any more."
                    : "'\(id)' is a former id of '\(owner)', and leads there alone; leave it out here."
                diagnostics.append(Diagnostic(.ruleNoEffect, in: rule.file.path, at: value.range, message))
            }
        }
    }
}
