import Diagnostics
import Foundation
import Linter
import TestSupport
import Testing

/// The samples of Workday Canvas by the colours of token files: a palette of our own, and the guideline's.
@Suite struct SampleTokenTests {
    private static let folder = "\(SamplesTests.folder)/peopledesk"

    /// The folder of token files of public projects, which is not part of the repository.
    private static let tokenFiles = ProcessInfo.processInfo.environment["TOKEN_FILES"]
    private static let canvas = tokenFiles.map {
        "\($0)/Workday+canvas-tokens/packages/canvas-tokens/tokens/deprecated/base.json"
    }

    private static func report(_ bytes: [UInt8], tokens: String) -> FileReport {
        var selection = RuleSelection()
        selection.guidelines = ["workday-canvas"]
        selection.tokenFiles = [tokens]
        var linter = FileLinter(provider: RuleProvider(selection, library: PackLibrary()))
        return linter.lint(bytes, path: "a.screen.yaml")
    }

    private static func rules(page: String, bar: String, tokens: String) -> [String] {
        let bar = "{kind: top-app-bar, title: Home, background: \(bar)}"
        let text = "id: a\nguidelines: [workday-canvas]\nbackground: \(page)\nnavigationBar: \(bar)\n"
        return report(Array(text.utf8), tokens: tokens).diagnostics.map(\.rule).filter { $0.contains("background") }
    }

    private static func holdsSamples(tokens: String) throws {
        for file in SamplesTests.files where file.hasPrefix("peopledesk/") {
            let bytes = try FileSystem.read("\(SamplesTests.folder)/\(file)", limit: 1 << 20)
            let reported = report(bytes, tokens: tokens).diagnostics.map(\.rule).filter {
                $0.hasPrefix("workday-canvas/")
            }
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            let expected = lines.compactMap { $0.split(separator: "# expect: ").dropFirst().first }
                .flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
            #expect(Set(reported) == Set(expected), "\(file)")
        }
    }

    @Test func thePaletteOfTheSamplesDecidesAsTheirNamesDo() throws {
        let palette = "\(Self.folder)/design/peopledesk.tokens.json"
        try Self.holdsSamples(tokens: palette)
        #expect(Self.rules(page: "soap-200", bar: "\"#F1F3F5\"", tokens: palette) == [])
        #expect(
            Self.rules(page: "soap-200", bar: "\"#F1F3F6\"", tokens: palette).contains(
                "workday-canvas/background-of-page"
            )
        )
    }

    @Test(.enabled(if: canvas != nil, "TOKEN_FILES names no folder of token files"))
    func theGuidelinesOwnTokensDecideToo() throws {
        let tokens = try #require(Self.canvas)
        try Self.holdsSamples(tokens: tokens)
        #expect(Self.rules(page: "soap-200", bar: "\"#F0F1F2\"", tokens: tokens) == [])
        #expect(Self.rules(page: "\"#f0f1f2\"", bar: "Soap 200", tokens: tokens) == [])
        #expect(
            Self.rules(page: "soap-200", bar: "frenchVanilla100", tokens: tokens).contains(
                "workday-canvas/background-of-page"
            )
        )
        // The palette names "Cinnamon" without a figure, too, which is a group of the file.
        let other = Self.rules(page: "\"#123456\"", bar: "\"#123456\"", tokens: tokens)
        #expect(other.contains("workday-canvas/background-palette"))
        #expect(Self.rules(page: "\"#ffffff\"", bar: "\"#ffffff\"", tokens: tokens) == [])
    }
}
