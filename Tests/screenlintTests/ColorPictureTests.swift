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
}
