import Diagnostics
import Linter

/// Expects every range of a report to lie in its text, and every fix to be made of whole characters.
func examine(_ report: FileReport) {
    let source = report.source
    // In a text that is no UTF-8 there need not be a whole character beside an edit.
    let isText = !report.diagnostics.contains { $0.rule == OwnRule.yamlEncoding.id }
    for diagnostic in report.diagnostics {
        check(diagnostic.range, source, diagnostic)
        for related in diagnostic.related where related.file == report.path {
            check(related.range, source, diagnostic)
        }
        for fix in diagnostic.fixes {
            var end = 0
            for edit in fix.edits {
                check(edit.range, source, diagnostic)
                require(edit.range.start >= end, "The edits of a fix touch: \(diagnostic)")
                end = edit.range.end
                for offset in [edit.range.start, edit.range.end] where isText && offset < source.count {
                    require(source[offset] & 0xC0 != 0x80, "An edit cuts a character: \(diagnostic)")
                }
            }
        }
    }
}

private func check(_ range: SourceRange, _ source: [UInt8], _ diagnostic: Diagnostic) {
    // A finding about a rule is at the rule.
    guard !diagnostic.rule.hasPrefix("rule/") else { return }
    let isInside = range.start >= 0 && range.start <= range.end && range.end <= source.count
    require(isInside, "\(range) is not in the text of \(source.count) bytes: \(diagnostic)")
}
