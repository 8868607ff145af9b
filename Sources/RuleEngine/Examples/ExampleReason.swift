import ScreenModel
import YAMLSyntax

/// Why a rule does not fire on an example: what its trace says first.
enum ExampleReason {
    /// The reason in a few words, to follow a colon.
    static func words(_ traces: [RuleTrace], missing: Set<MissingKey>, of rule: RuleDefinition) -> String {
        let path = rule.on.text
        let nodes = traces.flatMap(\.nodes)
        if nodes.isEmpty, missing.isEmpty {
            return traces.flatMap(\.notes).first.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
                ?? "there is nothing at '\(path)' on it"
        }
        let open = nodes.first { $0.verdict == .undetermined }
        if open != nil || !missing.isEmpty { return undetermined(open, missing, wanted: rule.check["present"]?.text) }
        if let satisfied = nodes.first(where: { $0.verdict == .satisfied }) {
            let remark = satisfied.remarks.last.map { "; \($0.subject): \($0.result)" } ?? ""
            return "it is satisfied at '\(place(satisfied))'\(remark)"
        }
        let failed = nodes.lazy.compactMap { node in
            node.remarks.first {
                $0.result == "false" || $0.subject.hasPrefix("unless") || $0.subject.hasSuffix("first")
            }
        }.first
        guard let failed else { return "it does not apply to '\(nodes.first.map(place) ?? path)'" }
        return failed.result == "false"
            ? "it does not apply, because '\(failed.subject)' is false"
            : "it does not apply: \(failed.subject): \(failed.result)"
    }

    private static func undetermined(_ node: RuleTrace.Node?, _ missing: Set<MissingKey>, wanted: String?) -> String {
        let remarks = node?.remarks.filter { $0.result.hasPrefix("undetermined, because ") } ?? []
        // What a check says of a node goes before keys that may have decided another one.
        let own = remarks.first { !$0.result.hasSuffix("not described") }
        if own == nil, let key = missing.min(by: { $0.path < $1.path }) {
            if key.field.name == wanted {
                let name = key.field.name
                return "undetermined: '\(key.path)' isn't described; write \(name): null, or check "
                    + "{satisfies: has(self.\(name))}, to which what isn't written is none"
            }
            let words = key.field.type.enumeration?.names ?? []
            let value = words.isEmpty ? "" : ", such as \(key.field.name): \(words[0])"
            return
                "undetermined: '\(key.path)' isn't described; describe it\(value), or ask has(…\(key.field.name)) first"
        }
        guard let remark = own ?? remarks.first else { return "undetermined: the description does not say" }
        return "undetermined: in '\(remark.subject)', \(remark.result.dropFirst("undetermined, because ".count))"
    }

    private static func place(_ node: RuleTrace.Node) -> String { node.path.isEmpty ? "screen" : node.path }
}
