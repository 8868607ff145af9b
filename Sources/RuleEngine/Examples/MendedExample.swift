import Diagnostics
import ScreenModel
import YAMLSyntax

/// An invalid example as fixing it leaves it.
struct MendedExample {
    /// The screen as fixed, on one line; nil if nothing has a fix.
    let text: String?

    /// Applies the first fix of each finding of a rule to an example, those that overlap an earlier one left out.
    init(
        _ findings: [Diagnostic],
        _ rule: RuleDefinition,
        _ example: RuleExample,
        in source: [UInt8],
        keeping keys: Set<String>
    ) {
        var edits = [Edit]()
        for fix in findings.compactMap(\.fixes.first) {
            let overlaps = fix.edits.contains { edit in
                edits.contains { $0.range.start < edit.range.end && edit.range.start < $0.range.end }
            }
            if !overlaps { edits += fix.edits }
        }
        guard !edits.isEmpty else {
            text = nil
            return
        }
        let bytes = edits.sorted { $0.range < $1.range }.applied(to: source)
        let examples = RuleFile(path: rule.file, bytes: bytes).root?["rules"]?[rule.name]?["examples"]
        let elements = examples?[example.isValid ? "valid" : "invalid"]?.elements ?? []
        text =
            elements.indices.contains(example.number - 1)
            ? MendedExample.text(of: elements[example.number - 1], keeping: keys) : nil
    }

    /// A screen on one line, without what is no part of it; of its `x-` keys those stay that count.
    static func text(of value: YAMLValue, keeping keys: Set<String>) -> String {
        guard let members = value.members else { return value.flowText }
        let kept = members.filter { member in
            let key = member.key.text ?? ""
            return !ScreenDecoder.exampleKeys.contains(key) && (!key.hasPrefix("x-") || keys.contains(key))
        }
        return YAMLValue(.map(kept), range: value.range).flowText
    }
}
