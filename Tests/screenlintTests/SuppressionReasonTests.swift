import Reporters
import Testing

/// The reason of a suppression is text of a stranger, like any other.
@Suite struct SuppressionReasonTests {
    @Test(arguments: ReportFormat.allCases) func staysText(_ format: ReportFormat) throws {
        let reason = "::error::x ]]></failure> <script>alert(1)</script> [a](javascript:b) \u{202E} %0A | `c`"
        let name = "::error::<b>&[x](y).screen.yaml"
        let folder = try TemporaryFolder([
            name: """
            id: a # screenlint:disable-line x/y -- \(reason)
            guidelines: [apple-hig]
            navigationBar: {titel: A} # screenlint:disable-line screen/unknown-key -- \(reason)

            """
        ])
        let run = try BuiltCommand(folder: folder)("check", "-f", format.rawValue)
        #expect(run.output.contains("suppression/unknown-rule") || format == .markdown || format == .html)
        for line in run.output.split(separator: "\n") where line.hasPrefix("::") || line.hasPrefix("##[") {
            #expect(format == .github && line.contains(" file="), "\(line)")
        }
        switch format {
        case .junit, .checkstyle: #expect(!run.output.contains("]]>") && !run.output.contains("<b>"))
        case .markdown: #expect(!run.output.contains("<script>alert") && !run.output.contains("](javascript"))
        case .html: #expect(!run.output.contains("<script>alert") && !run.output.contains("<b>&"))
        default: break
        }
    }
}
