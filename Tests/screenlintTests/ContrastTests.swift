import Foundation
import Testing

/// The pack `contrast`, and the functions of conditions on colours.
@Suite struct ContrastTests {
    private static func findings(_ screen: String, tokens: String? = nil, guidelines: String = "contrast") throws
        -> [String]
    {
        var files = ["a.screen.yaml": "id: home\n" + screen, ".screenlint.yml": "guidelines: [\(guidelines)]\n"]
        files["a.tokens.json"] = tokens
        let folder = try TemporaryFolder(files)
        let options = tokens == nil ? [] : ["--tokens", "a.tokens.json"]
        let words = ["check", "-f", "concise", "--fail-level", "never"] + options + ["a.screen.yaml"]
        return try BuiltCommand(folder: folder).run(words).lines.map(String.init)
    }

    private static let palette = """
        {"color": {"$type": "color",
          "ink": {"$value": {"colorSpace": "srgb", "components": [0.4667, 0.4667, 0.4667]}},
          "sky": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.1, 240]}},
          "lab": {"$value": {"colorSpace": "lab", "components": [50, 0, 0]}}}}
        """

    @Test func theFigureAndBothColorsAreInTheMessage() throws {
        let screen = """
            toolbar:
              background: white
              items: [{label: Send, color: "#777777"}]
            """
        #expect(
            try Self.findings(screen) == [
                "a.screen.yaml:4:32: error: Toolbar button 'Send': This text, #777777 on #FFFFFF, has a contrast of 4.47:1; "
                    + "it takes at least 4.5:1. [contrast/toolbar-text]"
            ]
        )
    }

    @Test func itIsOffUnlessItIsAskedFor() throws {
        let screen = "toolbar: {background: white, items: [{label: Send, color: white}]}"
        #expect(try Self.findings(screen, guidelines: "workday-canvas").filter { $0.contains("[contrast/") } == [])
        #expect(
            try Self.findings(screen, guidelines: "workday-canvas, contrast").count { $0.contains("[contrast/") } == 1
        )
    }

    @Test func tokensAreKnownByTheirFiles() throws {
        let screen = "toolbar: {background: white, items: [{label: Send, color: ink}, {label: Open, color: sky}]}"
        #expect(try Self.findings(screen) == [])
        let found = try Self.findings(screen, tokens: Self.palette)
        #expect(found.count == 2)
        #expect(found.first?.contains("'ink' (#777777) on #FFFFFF, has a contrast of 4.47:1") == true, "\(found)")
    }

    @Test(arguments: ["lab", "{{ink}}", "ginko", "red"])
    func colorsThatAreNotKnownDecideNothing(color: String) throws {
        let screen = "toolbar: {background: white, items: [{label: Send, color: \"\(color)\"}]}"
        #expect(try Self.findings(screen, tokens: Self.palette).filter { $0.contains("[contrast/") } == [])
    }

    @Test func eachAppearanceHasItsFigure() throws {
        let screen = """
            background: {light: white, dark: black}
            navigationBar: {title: Home, titleColor: "#777", size: small, background: {light: white, dark: "#333"}}
            """
        let found = try Self.findings(screen)
        #expect(found.count == 2)
        #expect(
            found.contains { $0.contains("In light appearance: The title, #777 on #FFFFFF, has a contrast of 4.47:1") }
        )
        #expect(found.contains { $0.contains("In dark appearance: The title, #777 on #333333, has a contrast of 2.8") })
    }

    @Test(arguments: [
        ("color('#abc').hex", "\"#AABBCC\""), ("contrast('#777', 'white')", "4.478"),
        ("contrast('black', '#fff')", "21"),
        ("color('#767676').luminance", "0.18"), ("color('#00000080').over('#fff').hex", "\"#7F7F7F\""),
        ("contrast('#00000080', '#fff') > 3.0", "true"), ("contrast('#000', '#ffffff80')", "undetermined"),
        ("color('brand')", "undetermined"), ("color('#fff') == color('white')", "true"),
    ])
    func conditionsReckonWithColors(expression: String, result: String) throws {
        let outcome = try BuiltCommand(folder: TemporaryFolder([:]))("eval", expression)
        #expect(outcome.output.hasPrefix(result), "\(outcome.output)")
    }

    @Test func aTeamHasFiguresOfItsOwn() throws {
        let screen = "toolbar: {background: white, items: [{label: Send, color: \"#666\"}]}"
        let folder = try TemporaryFolder([
            "a.screen.yaml": "id: home\n" + screen,
            ".screenlint.yml": "guidelines: [contrast]\nrules: {contrast/toolbar-text: {params: {min: 7}}}\n",
        ])
        let outcome = try BuiltCommand(folder: folder)("check", "-f", "concise", "a.screen.yaml")
        #expect(outcome.output.contains("it takes at least 7:1. [contrast/toolbar-text]"), "\(outcome)")
    }
}
