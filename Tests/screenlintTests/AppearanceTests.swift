import Foundation
import Testing

/// Colours are judged in light and in dark appearance, and as they are seen over what lies beneath.
@Suite struct AppearanceTests {
    private static func findings(page: String, bar: String, more: String = "", tokens: String? = nil) throws -> [String]
    {
        var files = [
            "a.screen.yaml": """
            id: home
            guidelines: [workday-canvas]
            background: \(page)
            navigationBar: {kind: top-app-bar, title: Home, background: \(bar)}
            \(more)
            """
        ]
        files["a.tokens.json"] = tokens
        let folder = try TemporaryFolder(files)
        let words = ["check", "-f", "concise", "--fail-level", "never", "--only", "workday-canvas/background-of-page"]
        let options = tokens == nil ? [] : ["--tokens", "a.tokens.json"]
        return try BuiltCommand(folder: folder).run(words + options + ["a.screen.yaml"]).lines.map(String.init)
    }

    @Test(arguments: [
        (##"{light: "#fff", dark: "#000"}"##, ##"{dark: black, light: white}"##),
        (##"{light: "#fff", dark: "#000"}"##, ##"{dark: "#00000080", light: "#ffffff80"}"##),
        (##"{light: "#fff", dark: "{{ground}}"}"##, ##"{light: "#fff", dark: "#111"}"##),
        (##""#fff""##, ##""#ffffff80""##), (##""#fff""##, "transparent"), (##""{{ground}}""##, ##""#fff""##),
        (##"{light: "#fff"}"##, ##"{light: "#fff", dark: "#111"}"##),
    ])
    func whatLooksTheSameInBothIsTheSame(page: String, bar: String) throws {
        #expect(try Self.findings(page: page, bar: bar) == [])
    }

    @Test func whatDiffersInOneIsNamed() throws {
        let found = try Self.findings(
            page: ##"{light: "#fff", dark: "#000"}"##,
            bar: ##"{dark: "#111", light: white}"##
        )
        #expect(
            found == [
                "a.screen.yaml:4:68: error: In dark appearance: The bar's background is '#111', that of the page '#000'; "
                    + "they should be the same. [workday-canvas/background-of-page]"
            ]
        )
    }

    /// A colour that is written for both would be wrong in the other one.
    @Test(arguments: [("white", false), (##"{dark: "#111", light: white}"##, true)])
    func onlyWhatIsWrittenForOneIsFixedForIt(bar: String, isFixed: Bool) throws {
        let page = ##"{light: "#fff", dark: "#000"}"##
        let folder = try TemporaryFolder([
            "a.screen.yaml": """
            id: home
            guidelines: [workday-canvas]
            background: \(page)
            navigationBar: {kind: top-app-bar, title: Home, background: \(bar)}
            """
        ])
        let words = ["fix", "--unsafe-fixes", "--diff", "--only", "workday-canvas/background-of-page", "a.screen.yaml"]
        let changed = try BuiltCommand(folder: folder).run(words).output
        #expect(changed.contains("+navigationBar") == isFixed, "\(changed)")
    }

    @Test func whatDiffersInBothInOneWayIsSaidOnce() throws {
        let found = try Self.findings(page: "white", bar: ##""#eee""##)
        #expect(found.count { $0.contains("background-of-page") } == 1)
        #expect(!found.joined().contains("appearance"))
    }

    @Test func aColorThatLetsOthersThroughIsLaidOverThePage() throws {
        let found = try Self.findings(page: ##""#fff""##, bar: "rgb(0 0 0 / 50%)")
        #expect(found.count == 1 && found.joined().contains("they should be the same"), "\(found)")
    }

    @Test func onlyTheAppearanceThatIsDescribedIsJudged() throws {
        let (page, bar) = (##"{light: "#fff", dark: "#000"}"##, ##"{dark: "#111", light: white}"##)
        #expect(try Self.findings(page: page, bar: bar, more: "appearance: light") == [])
        let found = try Self.findings(page: page, bar: bar, more: "appearance: dark")
        #expect(found.count == 1 && !found.joined().contains("In dark appearance"), "\(found)")
    }

    /// What a variant says of the dark appearance, nobody sees in the layout beside it.
    @Test func anAppearanceWithAVariantIsJudgedThere() throws {
        let variant = "variants: [{appearance: dark, background: black, navigationBar: {background: black}}]"
        #expect(try Self.findings(page: ##"{light: "#fff", dark: "#111"}"##, bar: "white", more: variant) == [])
    }

    @Test func contextsOfAResolverFileAreAppearances() throws {
        let tokens = """
            {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "mode", "default": "light", "contexts": {
              "light": [{"ground": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}],
              "dark": [{"ground": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}]}}]}
            """
        let found = try Self.findings(page: "ground", bar: ##""#fff""##, tokens: tokens)
        #expect(found.filter { $0.contains("workday") }.count == 1)
        #expect(found.joined().contains("In dark appearance"), "\(found)")
    }
}
