import Diagnostics
import Linter

/// The XML of JUnit as Jenkins reads it: a file is a suite, a diagnostic a failed test.
///
/// Remarks (`info`) leave the choice open, so they are passed tests that say something. A file without findings is a
/// suite with one passed test, and one that could not be read a test with an error.
struct JUnitReporter: Reporter {
    let rules: PackLibrary

    func header() -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"screenlint\">\n" }

    func render(_ report: FileReport) -> String {
        let lines = LineTable(report.source)
        let failures = report.diagnostics.count { $0.severity != .info }
        var text = "  <testsuite" + XMLText.attribute("name", report.path)
        text += XMLText.attribute("tests", max(report.diagnostics.count, 1))
        text += XMLText.attribute("failures", failures) + XMLText.attribute("errors", 0) + ">\n"
        if report.diagnostics.isEmpty {
            text += "    <testcase name=\"screenlint\"\(XMLText.attribute("classname", report.path))/>\n"
        }
        for diagnostic in report.diagnostics { text += testCase(diagnostic, lines) }
        return text + "  </testsuite>\n"
    }

    private func testCase(_ diagnostic: Diagnostic, _ lines: LineTable) -> String {
        let position = lines.position(at: diagnostic.range.start)
        let place = [diagnostic.screen, diagnostic.path].compactMap(\.self).joined(separator: " ")
        var text = "    <testcase"
        text += XMLText.attribute("name", place.isEmpty ? diagnostic.rule : "\(diagnostic.rule) (\(place))")
        text += XMLText.attribute("classname", diagnostic.file) + ">"
        let start = "\(diagnostic.file):\(position.line):\(position.column): \(diagnostic.severity.rawValue): "
        let content = XMLText.escaped(start + Advice.text(diagnostic, rules))
        if diagnostic.severity == .info {
            text += "<system-out>\(content)</system-out>"
        } else {
            text += "<failure" + XMLText.attribute("type", diagnostic.severity.rawValue)
            text += XMLText.attribute("message", diagnostic.distinctMessage) + ">\(content)</failure>"
        }
        return text + "</testcase>\n"
    }

    func footer(_ summary: ReportSummary, _ details: RunDetails) -> String {
        errors(details.failures) + "</testsuites>\n"
    }

    /// What could not be looked at, as tests that could not be run.
    private func errors(_ failures: [String]) -> String {
        if failures.isEmpty { return "" }
        var text = "  <testsuite name=\"screenlint\"" + XMLText.attribute("tests", failures.count)
        text += XMLText.attribute("failures", 0) + XMLText.attribute("errors", failures.count) + ">\n"
        for failure in failures {
            text += "    <testcase name=\"screenlint\" classname=\"screenlint\">"
            text += "<error\(XMLText.attribute("message", failure))/></testcase>\n"
        }
        return text + "  </testsuite>\n"
    }
}
