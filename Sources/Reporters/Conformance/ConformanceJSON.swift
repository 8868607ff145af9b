import Linter
import RuleEngine

/// The output of `screenlint conformance --format json`, version 1.
///
/// Screens are listed once; clauses refer to them by their index from 0. All keys are always there; `status` is one of
/// `satisfied violated undetermined notApplicable notChecked`, and what of the reasons does not hold is null.
enum ConformanceJSON {
    static func text(_ conformance: Conformance) -> String {
        JSONWriter.object { writer in
            writer.field("version", 1)
            writer.field("files", conformance.files)
            writer.field("flawedFiles", conformance.flawedFiles)
            writer.field("screens", of: conformance.screens) { screen, writer in
                writer.field("id", screen.id)
                writer.field("file", screen.file)
                writer.field("line", screen.line)
            }
            writer.field("guidelines", of: conformance.guidelines) { write($0, &$1) }
        } + "\n"
    }

    private static func write(_ guideline: GuidelineConformance, _ writer: inout JSONWriter) {
        writer.field("name", guideline.pack.name)
        writer.field("title", guideline.pack.title)
        writer.field("screens", guideline.screens)
        writer.field("clauses") { writer in
            for verdict in Verdict.allCases { writer.field(status(verdict), guideline.count(verdict)) }
            writer.field(status(nil), guideline.count(nil))
        }
        writer.field("results", of: guideline.clauses) { write($0, &$1) }
    }

    private static func write(_ clause: ClauseConformance, _ writer: inout JSONWriter) {
        writer.field("clause", clause.modality == nil ? nil : clause.id)
        writer.field("document", clause.document.isEmpty ? nil : clause.document)
        writer.field("modality", clause.modality?.rawValue)
        writer.field("says", clause.says)
        writer.field("status", status(clause.verdict))
        writer.field("rules", clause.rules)
        writer.field("approximate", clause.isApproximate)
        writer.field("turnedOff", clause.standing == .turnedOff)
        reasons(clause.standing, &writer)
        screens("violated", clause.violated, &writer)
        screens("violatedButKnown", clause.known, &writer)
        screens("undetermined", clause.undetermined, &writer)
        screens("satisfied", clause.satisfied, &writer)
        writer.field("notApplicable", clause.notApplicable)
    }

    private static func reasons(_ standing: ClauseConformance.Standing, _ writer: inout JSONWriter) {
        var (sameAs, permits, checkedBy, unchecked): (String?, String?, String?, String?)
        switch standing {
        case .checked, .turnedOff: break
        case .sameAs(let clause): sameAs = clause
        case .permits(let rule): permits = rule
        case .checkedBy(let checker): checkedBy = checker
        case .unchecked(let reason): unchecked = reason
        }
        writer.field("sameAs", sameAs)
        writer.field("permits", permits)
        writer.field("checkedBy", checkedBy)
        writer.field("unchecked", unchecked)
    }

    private static func screens(_ name: String, _ indices: ScreenIndices, _ writer: inout JSONWriter) {
        writer.key(name)
        writer.array(indices.first) { $1.value($0) }
    }

    private static func status(_ verdict: Verdict?) -> String { verdict.map { "\($0)" } ?? "notChecked" }
}
