import Diagnostics
import Testing

@testable import Linter

/// Comparing the screens of many files, some of what was put aside at a time.
@Suite("Comparing many files")
struct ScreenComparisonTests {
    /// Reports of files whose screens speak of each other, by path.
    private static func reports() -> [(path: String, report: FileReport)] {
        var linter = FileLinter(provider: RuleProvider(defaultPacks: RuleProvider(defaultPacks: []).knownPacks))
        return (10..<70).map { number in
            let path = "a\(number).screen.yaml"
            let text = """
                id: s\(number % 50)
                parent: s\((number + 7) % 50)
                level: 1
                navigationBar:
                  title: Page \(number)
                  segmentedControl: {segments: [One, Two]}
                  leading: [{role: back, label: Page \(number % 9 == 0 ? 0 : number + 7)\(number % 20 == 0 ? ", icon: x, custom: true" : "")}]
                """
            return (path, linter.lint(Array(text.utf8), path: path))
        }
    }

    private static func comparison(roundLength: Int) -> ScreenContext {
        var comparison = ScreenComparison(roundLength: roundLength)
        for (path, report) in reports() { comparison.add(report.facts, report.ids, ofFile: path) }
        return comparison.finish()
    }

    @Test("finds the same, however many are looked at together", arguments: [1, 7, 100])
    func rounds(length: Int) {
        let (all, some) = (Self.comparison(roundLength: 1 << 18), Self.comparison(roundLength: length))
        #expect(all.concernedFiles == some.concernedFiles)
        // The ids s10 to s19 come again in the last ten files.
        #expect(all.concernedFiles.isSuperset(of: 50..<60))
        #expect(all.concernedFiles.count < 40)
        for number in 0..<50 {
            let first = all.firstUse(of: "s\(number)", in: "other")
            #expect(first == some.firstUse(of: "s\(number)", in: "other"))
            #expect(first?.file == (10..<20 ~= number ? "a\(number).screen.yaml" : nil))
            #expect(first?.range == (first.map { _ in SourceRange(start: 4, end: 7) }))
        }
        #expect(all.firstUse(of: "s12", in: "a12.screen.yaml") == nil)
        #expect(all.failure == nil)
    }

    @Test("finds nothing where there is nothing")
    func nothing() {
        let context = ScreenComparison().finish()
        #expect(context.concernedFiles == [])
        #expect(context.firstUse(of: "a", in: "b") == nil)
    }
}
