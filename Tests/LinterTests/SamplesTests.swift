import Diagnostics
import Foundation
import Linter
import Synchronization
import TestSupport
import Testing

/// The samples depart from their guidelines where a comment `# expect: rule, rule` says so, and nowhere else.
@Suite struct SamplesTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Samples").path

    static let files = FileDiscovery([folder]).files.map { String($0.dropFirst(folder.count + 1)) }

    @Test(arguments: files)
    func exactlyWhatIsExpectedIsReported(file: String) throws {
        let path = "\(SamplesTests.folder)/\(file)"
        let bytes = try FileSystem.read(path, limit: 1 << 20)
        var linter = FileLinter(provider: RuleProvider(defaultPacks: []))
        let report = linter.lint(bytes, path: path)
        let lines = LineTable(report.source)
        let reported = report.diagnostics.map { diagnostic in
            "\(file):\(lines.position(at: diagnostic.range.start).line): \(diagnostic.rule)"
        }
        #expect(Set(reported).sorted() == SamplesTests.expected(in: bytes, of: file).sorted())
    }

    @Test func thereAreThirtyScreensOfThreeApps() {
        #expect(Set(SamplesTests.files.compactMap { $0.split(separator: "/").first }).count == 3)
        let screens = Mutex(0)
        let inputs = SamplesTests.files.map { LintRun.Input.file("\(SamplesTests.folder)/\($0)") }
        _ = LintRun(providers: { [provider = RuleProvider(defaultPacks: [])] _ in provider }, jobs: 1).run(inputs) {
            $0.summary.screens
        } emit: {
            count in
            screens.withLock { $0 += count }
        }
        #expect(screens.withLock { $0 } >= 30)
    }

    private static func expected(in bytes: [UInt8], of file: String) -> Set<String> {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        var expected = Set<String>()
        for (index, line) in lines.enumerated() {
            guard let mark = line.range(of: "# expect: ") else { continue }
            for rule in line[mark.upperBound...].split(separator: ",") {
                expected.insert("\(file):\(index + 1): \(rule.trimmingCharacters(in: .whitespaces))")
            }
        }
        return expected
    }
}
