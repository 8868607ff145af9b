import Diagnostics
import Linter
import Reporters
import RuleEngine

private let provider = RuleProvider(defaultPacks: RuleLibrary.packNames)
private let reporters = ReportFormat.allCases.map { $0.reporter(rules: PackLibrary(), colors: false) }

/// A screen description to findings by all packs, and to a report in one of the formats.
func examine(_ bytes: [UInt8]) {
    var linter = FileLinter(provider: provider)
    let report = linter.lint(bytes, path: "a.screen.yaml")
    examine(report)
    let reporter = reporters[bytes.count % reporters.count]
    let output =
        reporter.header() + reporter.admitted(reporter.render(report)) + reporter.footer(report.summary, RunDetails())
    for scalar in output.unicodeScalars where scalar != "\n" {
        let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        require(!isControl, "A report holds the control character \(scalar.value).")
    }
}
