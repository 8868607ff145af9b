import Diagnostics
import Linter
import Synchronization
import TestSupport
import Testing

/// Pages that SAP publishes as tutorials; `MDK_PAGES` names the folder.
@Suite struct MDKCorpusTests {
    static let folder = FileSystem.environment("MDK_PAGES")

    @Test(.enabled(if: folder != nil, "MDK_PAGES names no folder with MDK pages"))
    func noPageIsRefused() throws {
        let discovery = FileDiscovery([try #require(MDKCorpusTests.folder)])
        #expect(discovery.failures == [])
        #expect(discovery.files.count == 271)
        let provider = RuleProvider(defaultPacks: ["sap-fiori-ios"])
        let refused = Mutex([String]())
        let screens = Mutex(0)
        let outcome = LintRun(providers: { _ in provider }, jobs: 2).run(discovery.files.map(LintRun.Input.file)) {
            $0
        } emit: {
            report in
            screens.withLock { $0 += report.summary.screens }
            let own = report.diagnostics.filter { $0.rule.hasPrefix("screen/") || $0.rule.hasPrefix("yaml/") }
            refused.withLock { $0 += own.map { "\(report.path): \($0.rule) \($0.message)" } }
        }
        #expect(outcome.unreadable == [])
        #expect(refused.withLock { $0 } == [])
        #expect(screens.withLock { $0 } == discovery.files.count)
    }
}
