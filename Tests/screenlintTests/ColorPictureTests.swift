import Foundation
import Testing

/// Pictures have the colours of the team's token files.
@Suite struct ColorPictureTests {
    private static let resolver = """
        {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "mode", "default": "light", "contexts": {
          "light": [{"ground": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0.9, 0.8]}}}],
          "dark": [{"ground": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3]}}}]}}]}
        """

    private static func picture(_ background: String, _ options: String..., command: String = "preview") throws
        -> String
    {
        let screen = "{id: home, background: \(background), navigationBar: {title: Home, background: \(background)}}"
        let folder = try TemporaryFolder(["a.screen.yaml": screen, "r.json": resolver])
        return try BuiltCommand(folder: folder).run([command] + options + ["a.screen.yaml"]).output
    }

    @Test func lightAndDarkStandSideBySideWithALegend() throws {
        let text = try Self.picture("ground", "--tokens", "r.json")
        #expect(text.contains(">ios/compact, light<") && text.contains(">ios/compact, dark<"))
        #expect(text.contains("fill=\"#ffe6cc\"") && text.contains("fill=\"#1a334d\""))
        #expect(text.contains("Colours: ground") && text.contains("ground  #FFE6CC, dark #1A334D"))
    }

    @Test func oneIsEnoughWhereBothAreTheSame() throws {
        let text = try Self.picture("white", "--tokens", "r.json")
        #expect(text.contains(">ios/compact<") && !text.contains(", dark<") && !text.contains("Colours:"))
    }

    @Test func withoutTokenFilesThePictureIsTheWireframesOwn() throws {
        let text = try Self.picture("ground")
        #expect(!text.contains("Colours:") && !text.contains("light<"))
        #expect(text.contains("class=\"wf-bar\""))
    }

    @Test func barsAndTheirItemsHaveTheirColors() throws {
        let screen = """
            id: home
            guidelines: [contrast]
            background: ground
            navigationBar: {title: Home, size: small, background: ground, titleColor: "#999999"}
            tabBar: {background: "#123456", color: "#abcdef", items: [{label: A}, {label: B, color: "#fedcba"}]}
            """
        let folder = try TemporaryFolder(["a.screen.yaml": screen, "r.json": Self.resolver])
        let text = try BuiltCommand(folder: folder)("preview", "--tokens", "r.json", "a.screen.yaml").output
        for color in ["#123456", "#abcdef", "#fedcba", "#999999"] {
            #expect(text.contains("fill=\"\(color)\""), "\(color)")
        }
        // The title can be read in one of them alone; the picture of the other has no badge.
        let pictures = text.components(separatedBy: "<svg ").dropFirst(2).prefix(2)
        #expect(pictures.map { $0.contains(">1</text>") } == [true, false], "\(pictures)")
    }

    @Test func barsLetTheirPageThrough() throws {
        let screen = """
            id: home
            background: ground
            navigationBar: {title: Home, background: "#ffffff80"}
            toolbar: {background: transparent, items: [{label: Save}]}
            """
        let folder = try TemporaryFolder(["a.screen.yaml": screen, "r.json": Self.resolver])
        let text = try BuiltCommand(folder: folder)("preview", "--tokens", "r.json", "a.screen.yaml").output
        // Half of the dark page, #1a334d, and white.
        #expect(text.contains("fill=\"#8d99a6\""))
        #expect(text.components(separatedBy: "fill=\"#1a334d\"").count > 2)
    }

    @Test func theReportHasThemToo() throws {
        let text = try Self.picture(
            "ground",
            "-f",
            "html",
            "--tokens",
            "r.json",
            "--fail-level",
            "never",
            command: "check"
        )
        #expect(text.contains("<figcaption>ios/compact, dark</figcaption>") && text.contains("Colours: ground"))
    }

    @Test func pairsAreShownInBothWithoutTokenFiles() throws {
        let text = try Self.picture(##"{light: "#ffe6cc", dark: "#1a334d"}"##)
        #expect(text.contains(">ios/compact, light<") && text.contains(">ios/compact, dark<"))
        #expect(text.contains("fill=\"#ffe6cc\"") && text.contains("fill=\"#1a334d\"") && !text.contains("Colours:"))
    }

    @Test func onlyTheAppearanceThatIsDescribedIsShown() throws {
        let screen = "{id: home, appearance: dark, background: ground, navigationBar: {title: Home}}"
        let folder = try TemporaryFolder(["a.screen.yaml": screen, "r.json": Self.resolver])
        let text = try BuiltCommand(folder: folder)("preview", "--tokens", "r.json", "a.screen.yaml").output
        #expect(text.contains("fill=\"#1a334d\"") && text.contains(">ios/compact<") && !text.contains(", dark<"))
    }

    /// The page of a review since which the colour of a token and a screen have changed.
    private static func review(_ files: [String: String], _ changed: [String: String]) throws -> String {
        let repository = try Repository(files)
        for (path, text) in changed { try repository.folder.write(path, text) }
        let outcome = try BuiltCommand(folder: repository.folder)("review", "HEAD", "-f", "html")
        return outcome.output
    }

    @Test func reviewShowsBothAppearancesBeforeAndAfter() throws {
        let page = try Self.review(
            [
                "a.screen.yaml": "{id: home, background: ground, navigationBar: {title: Home}}\n",
                "r.json": Self.resolver, ".screenlint.yml": "tokens: [r.json]\n",
            ],
            ["a.screen.yaml": "{id: home, background: ground, navigationBar: {title: Start}}\n"]
        )
        let captions = page.matches(of: /<figcaption>(.*?)<\/figcaption>/).map { String($0.1) }
        #expect(
            captions == [
                "<b>Before</b> ios/compact, light", "<b>After</b> ios/compact, light",
                "<b>Before</b> ios/compact, dark", "<b>After</b> ios/compact, dark", "Colours",
            ]
        )
        #expect(page.contains("Colours: ground"))
    }

    @Test func aChangeOfOneAppearanceIsMarkedInItsPictures() throws {
        let page = try Self.review(
            ["a.screen.yaml": "{id: home, background: {light: white, dark: black}}\n"],
            ["a.screen.yaml": "{id: home, platform: ipados, background: {light: white, dark: \"#111\"}}\n"]
        )
        let figures = page.matches(of: /<figure>(.*?)<figcaption>(.*?)<\/figcaption>/).map { ($0.1, $0.2) }
        #expect(
            figures.map(\.1) == [
                "<b>Before</b> ios/compact, light", "<b>After</b> ipados/regular, light",
                "<b>Before</b> ios/compact, dark", "<b>After</b> ipados/regular, dark",
            ]
        )
        #expect(figures.map { $0.0.contains("data-change=\"b\"") } == [false, false, true, true])
    }

    @Test func reviewShowsTheColorsOfEachSide() throws {
        let page = try Self.review(
            [
                "a.screen.yaml": "{id: home, background: ground}\n",
                "t.json": ##"{"ground": {"value": "#112233", "type": "color"}}"##,
                ".screenlint.yml": "tokens: [t.json]\n",
            ],
            ["t.json": ##"{"ground": {"value": "#445566", "type": "color"}}"##]
        )
        #expect(page.contains("<b>Before</b> ios/compact<") && page.contains("fill=\"#112233\""))
        #expect(page.contains("fill=\"#445566\""))
        #expect(page.contains(">Colours before<") && page.contains(">Colours after<"), "\(page.suffix(3000))")
    }
}
