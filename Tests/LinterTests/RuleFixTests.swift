import Diagnostics
import Foundation
import RuleEngine
import TestSupport
import Testing
import YAMLSyntax

@testable import Linter

/// The fixes of rules, on every invalid example of every rule and on the samples.
@Suite struct RuleFixTests {
    /// A screen to fix, with the pack that applies to screens that name none.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let pack: String
        let text: String
        var testDescription: String { name }
    }

    static let examples: [Case] = BuiltInPacks.all.flatMap { loaded in
        loaded.pack.rules.flatMap { rule in
            rule.examples.filter { !$0.isValid }.compactMap { example in
                guard let source = loaded.files[rule.file]?.source else { return nil }
                let text = screen(in: source, example.range)
                return Case(name: "\(rule.id): \(example.name)", pack: loaded.pack.name, text: text)
            }
        }
    }

    static let samples: [Case] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Samples")
        return FileDiscovery([root.path]).files.filter { $0.hasSuffix(".yaml") }.compactMap { path in
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            let name = String(path.dropFirst(root.path.count + 1))
            return Case(name: name, pack: "apple-hig", text: String(decoding: data, as: UTF8.self))
        }
    }()

    private static let providers = Dictionary(
        uniqueKeysWithValues: RuleLibrary.packNames.map { ($0, RuleProvider(defaultPacks: [$0])) }
    )

    /// An example as a file of its own, with an id.
    private static func screen(in source: [UInt8], _ range: SourceRange) -> String {
        var end = range.end
        // The comment behind the last line belongs to it.
        while end < source.count, source[end] != 0x0A { end += 1 }
        let start = source[..<range.start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let lines = String(decoding: source[range.start..<end], as: UTF8.self).components(separatedBy: "\n")
        let indentation = range.start - start
        let text = lines.enumerated().map { $0 == 0 ? $1 : String($1.dropFirst(indentation)) }.joined(separator: "\n")
        let hasID = text.hasPrefix("id:") || text.hasPrefix("{id:") || text.contains("screens:")
        if hasID { return text + "\n" }
        return (text.hasPrefix("{") ? "{id: example, " + text.dropFirst() : "id: example\n" + text) + "\n"
    }

    private static func fix(_ text: [UInt8], _ testCase: Case) -> (before: FileReport, after: FileReport) {
        var linter = FileLinter(provider: providers[testCase.pack] ?? RuleProvider(defaultPacks: [testCase.pack]))
        let before = linter.lint(text, path: "example.screen.yaml")
        let mode = FixMode(appliesUnsafe: true, writes: false)
        return (before, FileFixer.fix(text, path: "example.screen.yaml", mode, &linter).report)
    }

    @Test(.slow, arguments: examples + samples)
    func mends(_ testCase: Case) throws {
        let (before, after) = Self.fix(Array(testCase.text.utf8), testCase)
        let fixed = try #require(after.fix).fixed
        let shown = Comment(rawValue: String(decoding: fixed, as: UTF8.self))
        #expect(!after.diagnostics.contains { $0.rule.hasPrefix("yaml/") || $0.rule.hasPrefix("screen/") }, shown)
        #expect(after.diagnostics.count <= before.diagnostics.count, shown)
        // Among many findings a fix may be left out, because it would bring up another one; an example has no such excuse.
        for rule in Set(before.diagnostics.filter { !$0.fixes.isEmpty }.map(\.rule))
        where testCase.name.hasPrefix("\(rule): ") {
            let left = after.diagnostics.filter { $0.rule == rule && !$0.fixes.isEmpty }
            #expect(left.isEmpty, "\(rule) is still there\n\(shown)")
        }
        for rule in Set(after.diagnostics.map(\.rule)) {
            let (old, new) = (before.diagnostics.count { $0.rule == rule }, after.diagnostics.count { $0.rule == rule })
            #expect(new <= old, "\(rule) is new\n\(shown)")
        }
        let again = Self.fix(fixed, testCase).after
        #expect(again.fix?.count == 0 && again.fix?.fixed == fixed, shown)
    }

    @Test(.slow, arguments: examples + samples)
    func leavesTheRestAlone(_ testCase: Case) throws {
        let text = Array(testCase.text.utf8)
        let fixed = try #require(Self.fix(text, testCase).after.fix).fixed
        #expect(Self.comments(fixed) == Self.comments(text), Comment(rawValue: String(decoding: fixed, as: UTF8.self)))
        // Other line ends are no other file.
        let windows = try #require(Self.fix(Self.withCRLF(text), testCase).after.fix).fixed
        #expect(windows == Self.withCRLF(fixed), Comment(rawValue: String(decoding: windows, as: UTF8.self)))
    }

    private static func comments(_ text: [UInt8]) -> [String] {
        var tree = YAMLTree()
        tree.parse(text)
        return (0..<tree.commentCount).map { position in
            let range = tree.comment(at: position)
            return String(decoding: text[range.start..<range.end], as: UTF8.self)
        }.sorted()
    }

    private static func withCRLF(_ text: [UInt8]) -> [UInt8] {
        text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }

    /// The rules of each pack that say they are fixable, and those of which an invalid example comes with a fix.
    @Test(.slow, arguments: RuleLibrary.packNames)
    func whoSaysFixableOffersAFix(_ name: String) throws {
        let loaded = try BuiltInPacks.named(name)
        var offering = Set<String>()
        for testCase in Self.examples where testCase.pack == name {
            for diagnostic in Self.lint(testCase).diagnostics where !diagnostic.fixes.isEmpty {
                if testCase.name.hasPrefix("\(diagnostic.rule): ") { offering.insert(diagnostic.rule) }
            }
        }
        var mistakes = [Diagnostic]()
        let fixable = loaded.pack.rules.filter { RuleCompiler.compile($0, &mistakes)?.isFixable == true }
        #expect(Set(fixable.map(\.id)) == offering)
    }

    private static func lint(_ testCase: Case) -> FileReport {
        var linter = FileLinter(provider: providers[testCase.pack] ?? RuleProvider(defaultPacks: [testCase.pack]))
        return linter.lint(Array(testCase.text.utf8), path: "example.screen.yaml")
    }

    /// Statements of the guidelines that leave little doubt of what to do.
    @Test(
        .slow,
        arguments: [
            "FIORI-NAV-06", "FIORI-NAV-07", "FIORI-NAV-09", "FIORI-NAV-16", "FIORI-NAV-20", "FIORI-TB-02",
            "FIORI-TB-09",
            "FIORI-TB-10", "FIORI-TB-13", "FIORI-TB-17", "FIORI-TB-19", "FIORI-TB-22", "FIORI-TB-33", "FIORI-TB-36",
            "CANVAS-TAB-04", "CANVAS-TAB-06", "CANVAS-TAB-20", "CANVAS-TAB-57", "CANVAS-TAB-58",
            "CANVAS-TAB-61", "HIG-NAV-21", "HIG-TB-28", "HIG-TB-29",
        ]
    )
    func isMended(_ clause: String) throws {
        let rules = BuiltInPacks.all.flatMap(\.pack.rules).filter { $0.clauses.contains(clause) }
        var mistakes = [Diagnostic]()
        let unmended = rules.filter { RuleCompiler.compile($0, &mistakes)?.isFixable != true }
        // What only may be a departure is not mended.
        #expect(unmended.count < rules.count && unmended.allSatisfy { $0.severity == .info }, "\(unmended.map(\.id))")
    }
}
