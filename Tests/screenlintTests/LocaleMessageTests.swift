import Reporters
import Testing

/// Each language of a text has findings of its own, which look alike where nothing tells the language.
@Suite struct LocaleMessageTests {
    @Test(arguments: [
        ReportFormat.concise, .github, .gitlab, .junit, .checkstyle, .rdjson, .markdown, .sarif,
    ])
    func aReportWithoutAFieldForTheLanguageTellsItInTheMessage(format: ReportFormat) throws {
        let long = String(repeating: "Wort ", count: 9)
        let folder = try TemporaryFolder([
            "a.screen.yaml": "id: a\nguidelines: [sap-fiori-ios]\nnavigationBar: {title: {en: Words, de: \(long)}}\n"
        ])
        let words = ["check", "-f", format.rawValue, "--only", "sap-fiori-ios/title-length", "a.screen.yaml"]
        let output = try BuiltCommand(folder: folder).run(words).output
        #expect(output.contains("locale de)") || output.contains("locale de\\)"), "\(output)")
    }
}
