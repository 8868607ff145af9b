import Diagnostics
import RuleEngine
import Synchronization
import TestSupport
import Testing

@testable import Linter

/// Comparing the screens of many files, each of which is judged once.
@Suite("Comparing many files")
struct ScreenComparisonTests {
    private static let provider = RuleProvider(defaultPacks: RuleProvider(defaultPacks: []).knownPacks)

    /// Files whose screens speak of each other.
    private static func files() -> [JudgedFile] {
        var linter = FileLinter(provider: provider)
        return (10..<70).map { number in
            let text = """
                id: s\(number % 50)
                parent: s\((number + 7) % 50)
                level: 1
                navigationBar:
                  title: Page \(number)
                  segmentedControl: {segments: [One, Two]}
                  leading: [{role: back, label: Page \(number % 9 == 0 ? 0 : number + 7)\(number % 20 == 0 ? ", icon: x, custom: true" : "")}]
                """
            return linter.judge(Array(text.utf8), path: "a\(number).screen.yaml")
        }
    }

    @Test("finds ids that come again, and what contradicts another screen")
    func findsWhatOthersShow() {
        let linter = FileLinter(provider: Self.provider)
        let files = Self.files()
        var comparison = ScreenComparison()
        for file in files { comparison.add(file.facts) }
        let screens = comparison.finish { files[$0].facts }
        let reports = files.enumerated().map { number, file in
            linter.report(file, comparedWith: .context(screens, number: number))
        }
        // The ids s10 to s19 come again in the last ten files.
        for (number, report) in zip(10..., reports) {
            let duplicates = report.diagnostics.filter { $0.rule == "screen/duplicate-id" }
            #expect(duplicates.count == (number < 60 ? 0 : 1))
            #expect(duplicates.first?.range == (number < 60 ? nil : SourceRange(start: 4, end: 7)))
            let first = number < 60 ? nil : "a\(number - 50).screen.yaml"
            #expect(duplicates.first?.related.first?.file == first)
        }
        let alone = files.map { linter.report($0, comparedWith: .none) }
        let added = zip(reports, alone).count { $0.diagnostics.count > $1.diagnostics.count }
        #expect(10..<40 ~= added)
    }

    @Test("reads another file once, however many ids it has, too")
    func readsAFileOnce() {
        var facts = FileFacts(file: "a")
        facts.ids = (0..<50).map { FileFacts.ScreenID(id: "s\($0)", range: SourceRange(start: $0, end: $0 + 1)) }
        var comparison = ScreenComparison()
        for _ in 0..<2 { comparison.add(facts) }
        let reads = Mutex(0)
        let screens = comparison.finish { [facts] _ in
            reads.withLock { $0 += 1 }
            return facts
        }
        #expect(screens.duplicateIDs(of: facts, number: 1).count == 50)
        #expect(reads.withLock { $0 } == 1)
    }

    @Test("what one node has in several layouts is told once, whatever else a variant changes of its bar")
    func toldOnce() {
        var linter = FileLinter(provider: Self.provider)
        let text = """
            defaults: {guidelines: [sap-fiori-ios]}
            screens:
              - {id: a, navigationBar: {title: A, leading: [{role: cancel}]}}
              - {id: b, navigationBar: {title: B, leading: [{role: cancel}]}}
              - id: c
                navigationBar: {title: C, trailing: [{role: cancel}]}
                variants:
                  - {state: scrolled, navigationBar: {size: small}}
                  - {appearance: dark, navigationBar: {background: black}}
            """
        let file = linter.judge(Array(text.utf8), path: "a.screen.yaml")
        var comparison = ScreenComparison()
        comparison.add(file.facts)
        let screens = comparison.finish { _ in file.facts }
        let found = linter.report(file, comparedWith: .context(screens, number: 0)).diagnostics
            .filter { $0.rule == "sap-fiori-ios/cancel-side" }
        #expect(found.map(\.layouts) == [["ios/compact", "ios/compact/scrolled", "ios/compact/dark"]])
    }

    @Test("finds nothing where there is nothing")
    func nothing() {
        let screens = ScreenComparison().finish { _ in FileFacts(file: "") }
        var facts = FileFacts(file: "a")
        facts.ids = [FileFacts.ScreenID(id: "a", range: SourceRange(start: 0, end: 1))]
        #expect(screens.duplicateIDs(of: facts, number: 0) == [])
        #expect(screens.additions(to: facts, number: 0, []) == [])
    }

    @Test("what is put aside as bytes comes back as it was")
    func comesBack() {
        let options = {
            var options = FileLinter.Options()
            options.keepsVerdicts = true
            return options
        }()
        var linter = FileLinter(provider: Self.provider, options)
        let text = """
            # screenlint:disable-file screen/unknown-key, apple-hig/title-length -- ünïcödé
            screens:
              - {id: a, guidelines: [apple-hig], unknown: 1, navigationBar: {title: "\(String(repeating: "x", count: 60))"}}
              - {id: b, guidelines: [workday-canvas], parent: a, scrolls: perhaps, navigationBar: {leading: [{role: back, label: Else}]}}
              - {id: c, guidelines: [sap-fiori-ios], navigationBar: {leading: [{role: back, label: Back}]}}
            """
        var file = linter.judge(Array(text.utf8), path: "a.screen.yaml")
        file.fix = FixResult(original: [1], fixed: [2], count: 3, notes: ["note"], choices: 4, failure: "failure")
        var writer = ByteWriter()
        file.facts.write(to: &writer, withSources: true)
        file.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let facts = FileFacts(&reader)
        let back = JudgedFile(facts, &reader) { _, packs in Self.provider.rules(ofPacks: packs) }
        #expect(back.facts == file.facts)
        #expect(file.facts.canBeCompared)
        let (before, after) = (linter.report(file, comparedWith: .none), linter.report(back, comparedWith: .none))
        #expect(after.diagnostics == before.diagnostics)
        #expect(!before.diagnostics.isEmpty)
        #expect(after.suppressed == before.suppressed)
        #expect(!before.suppressed.isEmpty)
        #expect(after.verdicts.map(\.verdicts) == before.verdicts.map(\.verdicts))
        #expect(after.summary == before.summary)
        #expect(after.source == before.source)
        #expect(after.fix == file.fix)
    }
}
