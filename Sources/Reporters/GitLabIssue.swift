import Diagnostics

/// One diagnostic as an issue of GitLab's code quality report, which is a list in the format of Code Climate.
enum GitLabIssue {
    static func text(_ diagnostic: Diagnostic, _ lines: LineTable, _ fingerprints: inout Fingerprints) -> String {
        JSONWriter.object { writer in
            writer.field("description", Advice.sentence(diagnostic))
            writer.field("check_name", diagnostic.rule)
            writer.field("fingerprint", fingerprints.next(diagnostic))
            writer.field("severity", severity(diagnostic.severity))
            writer.field("location") { writer in
                writer.field("path", RelativePath.inProject(diagnostic.file))
                writer.field("lines") { writer in
                    writer.field("begin", lines.line(at: diagnostic.range.start))
                    writer.field("end", lines.line(at: max(diagnostic.range.start, diagnostic.range.end - 1)))
                }
            }
        }
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .info: "info"
        }
    }
}
