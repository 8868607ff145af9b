import CEL
import ScreenModel

// What expressions come to, in words for those who follow a rule.

extension CheckContext {
    /// Notes what an expression came to.
    mutating func explain(_ value: Value, _ condition: Condition, _ item: Value, _ text: String) {
        guard log != nil else { return }
        let asked = reader.records.absences?.takeLatest() ?? []
        var subject = text
        if case .object(let offset, _) = item.kind {
            subject = store.path(of: Place(Record(offset: offset))) + ": " + subject
        } else if item.kind != .absent {
            subject = evaluator.detail(of: item, reader) + ": " + subject
        } else if condition.isOverItems {
            subject = "an element that is not described: " + subject
        }
        let remark = outcome(of: value, condition, asked, subject)
        log?.remarks.append(remark)
    }

    /// What an expression came to; `asked` are the fields that it asked for and that are not described.
    private mutating func outcome(
        of value: Value,
        _ condition: Condition,
        _ asked: [AbsenceLog.Field],
        _ subject: String
    ) -> RuleTrace.Remark {
        switch evaluator.result(of: value, reader: reader) {
        case .value: return RuleTrace.Remark(subject: subject, result: evaluator.detail(of: value, reader))
        case .failure(let failure):
            return RuleTrace.Remark(subject: subject, result: "the evaluation failed: \(failure.message)")
        case .absent(let range):
            let bytes = Array(condition.source.text.utf8)
            let part = String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
            let isField = part.hasPrefix("screen.") || part.hasPrefix("self.") || part.hasPrefix("parent.")
            if isField && !part.contains("(") || asked.isEmpty {
                let what = part.contains("(") ? "something that '\(part)' asks for" : "'\(part)'"
                return RuleTrace.Remark(subject: subject, result: "undetermined, because \(what) is not described")
            }
            // Of many, the first will do to see what is meant.
            let shown = asked.prefix(3).map { Place(Record(offset: $0.record), slot: $0.slot) }
            let paths = shown.map { "'\(store.path(of: $0))'" } + (asked.count > 3 ? ["\(asked.count - 3) more"] : [])
            let names =
                paths.count == 1 ? paths[0] : "\(paths.dropLast().joined(separator: ", ")) and \(paths.last ?? "")"
            let verb = paths.count == 1 ? "is" : "are"
            return RuleTrace.Remark(
                subject: subject,
                result: "undetermined, because \(names) \(verb) not described",
                open: shown.map { store.writtenNode(of: Place($0.record)) }
            )
        }
    }
}
