import CEL
import Foundation
import RuleEngine
import Testing

/// `docs/rule-format.md` says what the tables of check kinds, functions and keys say.
///
/// `UPDATE_GOLDENS=1` writes the page; such a run fails, so that nobody takes it for a test.
@Suite struct RuleFormatPageTests {
    @Test func thePageIsAsTheTablesAre() throws {
        try GeneratedPage.hold(RuleFormatPage.text, at: RuleFormatPage.path)
    }

    @Test func thePageOfConfigurationsIsAsTheTablesAre() throws {
        try GeneratedPage.hold(ConfigurationPage.text, at: ConfigurationPage.path)
    }

    @Test func everythingThatRulesAreMadeOfIsOnThePage() {
        let page = RuleFormatPage.text
        for kind in CheckKind.all { #expect(page.contains("\n### \(kind.name)\n")) }
        for function in FunctionDocumentation.all { #expect(page.contains("| `\(function.name)` |")) }
        for key in RuleFileKeys.tables.flatMap(\.keys) {
            #expect(page.contains("| `\(key.name)` |"))
        }
        for topic in RuleFormatTopic.all { #expect(page.contains(topic.text), "\(topic.name)") }
    }
}
