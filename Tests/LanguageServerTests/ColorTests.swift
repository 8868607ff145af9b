import Foundation
import Testing

/// Colours of token files in an editor.
@Suite struct ColorTests {
    private static let palette = """
        {"palette": {"$type": "color",
          "soap": {"200": {"$value": {"colorSpace": "srgb", "components": [0.9412, 0.9451, 0.949]}}},
          "old": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}, "$deprecated": "use `palette.soap.200`"}}}
        """

    private static func folder() throws -> TestFolder {
        try TestFolder([".screenlint.yml": "tokens: a.tokens.json\n", "a.tokens.json": palette])
    }

    @Test func offersTheNamesOfTokens() throws {
        let folder = try Self.folder()
        var client = try TestClient(folders: [folder.url])
        for text in [
            "id: a\nbackground: |\n", "id: a\ntoolbar: {items: [{color: s|}]}\n", "id: a\nbackground: {light: |}\n",
        ] {
            let items = try client.ask("completion", text, uri: folder.uri("a.screen.yaml")) as? [TestClient.Object]
            #expect(try #require(items).compactMap { $0["label"] as? String }.contains("soap.200"), "\(text)")
        }
        let whole = try client.ask("completion", "id: a\nbackground: palette.|\n", uri: folder.uri("a.screen.yaml"))
        let labels = (whole as? [TestClient.Object])?.compactMap { $0["label"] as? String }
        #expect(
            labels?.contains("palette.soap.200") == true && labels?.contains("palette.") == false,
            "\(labels ?? [])"
        )
        let part = try client.ask("completion", "id: a\nbackground: palette.so|\n", uri: folder.uri("a.screen.yaml"))
        let names = (part as? [TestClient.Object])?.compactMap { $0["label"] as? String } ?? []
        #expect(names.contains("palette.soap.200") && !names.contains("palette.so"), "\(names)")
        let icons = try client.ask(
            "completion",
            "id: a\ntoolbar: {items: [{icon: |}]}\n",
            uri: folder.uri("a.screen.yaml")
        )
        #expect((icons as? [TestClient.Object])?.contains { $0["label"] as? String == "soap.200" } == false)
    }

    @Test func tellsValueAndFile() throws {
        let folder = try Self.folder()
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri("a.screen.yaml")
        let hover = try client.ask("hover", "id: a\nbackground: soap-|200\n", uri: uri) as? TestClient.Object
        let text = try #require((hover?["contents"] as? TestClient.Object)?["value"] as? String)
        #expect(text.contains("**palette.soap.200**: `#F0F1F2`, in ") && text.contains("a.tokens.json"), "\(text)")
    }

    @Test func leadsToTheToken() throws {
        let folder = try Self.folder()
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri("a.screen.yaml")
        let place = try client.ask("definition", "id: a\nbackground: Soap| 200\n", uri: uri) as? TestClient.Object
        #expect((place?["uri"] as? String)?.hasSuffix("/a.tokens.json") == true)
        let range = try #require(place?["range"] as? [String: [String: Int]])
        #expect(range["start"] == ["line": 1, "character": 11])
    }

    @Test func showsSwatches() throws {
        let folder = try Self.folder()
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri("a.screen.yaml")
        try client.open(
            uri,
            "id: a\nbackground: soap-200\ntoolbar: {items: [{color: {light: '#fff', dark: \"{{x}}\"}}]}\n"
        )
        let answer = try client.request("textDocument/documentColor", #"{"textDocument":{"uri":"\#(uri)"}}"#)
        let colors = try #require(answer as? [TestClient.Object])
        #expect(colors.count == 2)
        let range = try #require(colors.first?["range"] as? [String: [String: Int]])
        #expect(range == ["start": ["line": 1, "character": 12], "end": ["line": 1, "character": 20]])
        let color = try #require(colors.first?["color"] as? [String: Double])
        #expect(abs((color["red"] ?? 0) - 240.0 / 255) < 0.001 && color["alpha"] == 1)
    }

    @Test func offersTheTokenOfAColorThenItsFigures() throws {
        let folder = try Self.folder()
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri("a.screen.yaml")
        try client.open(uri, "id: a\nbackground: soap-200\n")
        let range = #"{"start":{"line":1,"character":12},"end":{"line":1,"character":20}}"#
        let color = #"{"red":0.9412,"green":0.9451,"blue":0.949,"alpha":1}"#
        let answer = try client.request(
            "textDocument/colorPresentation",
            #"{"textDocument":{"uri":"\#(uri)"},"color":\#(color),"range":\#(range)}"#
        )
        let labels = try #require(answer as? [TestClient.Object]).compactMap { $0["label"] as? String }
        #expect(labels == ["soap.200", "#F0F1F2"])
    }

    @Test func aTokenFileThatIsBeingTypedDecidesOnTheScreens() throws {
        let folder = try Self.folder()
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri("a.screen.yaml")
        try client.open(uri, "id: a\nbackground: soap-200\n")
        func mistakes(_ sent: [TestClient.Object]) -> [String] {
            sent.compactMap { $0["params"] as? TestClient.Object }.filter { $0["uri"] as? String == uri }
                .flatMap { $0["diagnostics"] as? [TestClient.Object] ?? [] }.compactMap { $0["code"] as? String }
        }
        #expect(!mistakes(client.takeNotifications()).contains("tokens/unknown-token"))
        try client.open(folder.uri("a.tokens.json"), Self.palette)
        let change =
            #"{"textDocument":{"uri":"\#(folder.uri("a.tokens.json"))","version":2},"contentChanges":[{"text":"{}"}]}"#
        _ = client.takeNotifications()
        try client.notify(
            "textDocument/didChange",
            change.replacing(
                #""text":"{}""#,
                with:
                    #""text":"{\"x\":{\"$type\":\"color\",\"$value\":{\"colorSpace\":\"srgb\",\"components\":[0,0,0]}}}""#
            )
        )
        #expect(mistakes(client.takeNotifications()).contains("tokens/unknown-token"))
    }

    @Test func aTokenFileThatIsOpenedUnsavedCountsAsItIsTyped() throws {
        let folder = try Self.folder()
        var client = try TestClient(folders: [folder.url])
        let tokens = folder.uri("a.tokens.json")
        try client.open(folder.uri("a.screen.yaml"), "id: a\nbackground: soap-200\n")
        _ = client.takeNotifications()
        func mistakes(_ sent: [TestClient.Object], of uri: String) -> [String] {
            sent.compactMap { $0["params"] as? TestClient.Object }.last { $0["uri"] as? String == uri }
                .flatMap { $0["diagnostics"] as? [TestClient.Object] }.map { $0.compactMap { $0["code"] as? String } }
                ?? []
        }
        try client.open(tokens, #"{"x":{"$type":"color","$value":{"colorSpace":"srgb","components":[0]}}}"#)
        let opened = client.takeNotifications()
        #expect(mistakes(opened, of: folder.uri("a.screen.yaml")).contains("tokens/unknown-token"))
        #expect(mistakes(opened, of: tokens) == ["tokens/wrong-color"])
        // Other files that change on the disk leave it as it is typed.
        try client.notify(
            "workspace/didChangeWatchedFiles",
            #"{"changes":[{"uri":"\#(folder.uri(".screenlint.yml"))","type":2}]}"#
        )
        #expect(mistakes(client.takeNotifications(), of: tokens) == ["tokens/wrong-color"])
    }
}
