import Foundation
import Testing

@testable import LanguageServer

@Suite struct CodeActionTests {
    private static let uri = "file:///nowhere/a.screen.yaml"
    private static let shows =
        #"{"general":{"positionEncodings":["utf-8"]},"window":{"showDocument":{"support":true}}}"#

    /// The actions for the whole of a text.
    private func actions(_ text: String, only: String? = nil, _ client: inout TestClient) throws -> [TestClient.Object]
    {
        try client.open(Self.uri, text)
        let context = only.map { #"{"diagnostics":[],"only":["\#($0)"]}"# } ?? #"{"diagnostics":[]}"#
        let result = try client.request(
            "textDocument/codeAction",
            #"{"textDocument":{"uri":"\#(Self.uri)"},"range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}},"context":\#(context)}"#
        )
        return try #require(result as? [TestClient.Object])
    }

    /// The text after an action.
    private func applied(_ action: TestClient.Object?, to text: String) throws -> String {
        let changes = try #require(
            (action?["edit"] as? TestClient.Object)?["changes"] as? [String: [TestClient.Object]]
        )
        var document = OpenDocument(uri: Self.uri, kind: .screen, version: nil, text: Array(text.utf8))
        for edit in try #require(changes[Self.uri]).reversed() {
            try document.apply(edit)
        }
        return String(decoding: document.text, as: UTF8.self)
    }

    /// What is put before the first line leaves all lines as they were.
    @Test(arguments: ["- id: a\n- id: b\n", "- id: a"])
    func aFixAtTheVeryBeginningIsApplied(text: String) throws {
        var client = try TestClient()
        let all = try actions(text, only: "source.fixAll", &client)
        let fixed = try applied(all.first, to: text)
        #expect(fixed.hasPrefix("screens:") && fixed.contains("id: a"), "\(fixed)")
    }

    /// Half of a text is known where the rest is being typed; what moves lines would scramble it.
    @Test func inPiecesOnlyWordsAreMended() throws {
        var client = try TestClient()
        let text =
            "MyScreen:\n  topAppBar:\n    title: Store\n  bottomNavigation:\n    navigationIcon: menu\n    - Home\n"
        let titles = try actions(text, &client).compactMap { $0["title"] as? String }
        #expect(!titles.contains { $0.contains("id: ") || $0.contains("content") }, "\(titles)")
        #expect(titles.contains { $0.hasPrefix("Write 'navigationBar") }, "\(titles)")
    }

    @Test func aKeyThatStandsThereIsNotWrittenAgain() throws {
        var client = try TestClient()
        let text =
            "id: a\nguidelines: [workday-canvas]\nrole: task\nKEYbackground: white\nnavigationBar: {title: A, leading: X}\n"
        func decides(_ text: String) throws -> [String] {
            try actions(text, &client).compactMap { $0["title"] as? String }.filter { $0.contains("which decides") }
        }
        #expect(try decides(text.replacing("KEY", with: "")).contains { $0.contains("'content: []'") })
        #expect(try !decides(text.replacing("KEY", with: "content:\n")).contains { $0.contains("'content: []'") })
    }

    @Test(arguments: [
        ("summry: S", "summary: S"), ("on: navigationBar.titel", "on: navigationBar.title"),
        ("check: {maxCharcters: 3}", "check: {maxCharacters: 3}"),
        ("when: screen.platfrom == 'ios'", "when: screen.platform == 'ios'"),
        ("check: {maxLength: 3}", "check: {maxCharacters: 3}"), ("level: warning", "severity: warning"),
        ("when: !screen.isModal", "when: \"!screen.isModal\""),
    ])
    func offersTheNameThatIsNear(line: String, mended: String) throws {
        let folder = try TestFolder([
            ".screenlint.yml": "rulePacks: [team]\n",
            "team/pack.yaml": "guideline: Team\ndocuments: {page: {title: Page}}\n",
            "team/page.yaml": "document: page\n",
        ])
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri("team/page.yaml")
        let lines = [
            "summary: S", "on: navigationBar.title", "check: {maxCharacters: 3}",
            "examples: {valid: [{}], invalid: [{navigationBar: {title: Longer}}]}",
        ].filter { $0.split(separator: ":").first != mended.split(separator: ":").first }
        let text = "document: page\nrules:\n  a:\n" + ([line] + lines).map { "    \($0)\n" }.joined()
        try client.open(uri, text)
        let result = try client.request(
            "textDocument/codeAction",
            #"{"textDocument":{"uri":"\#(uri)"},"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}},"context":{"diagnostics":[]}}"#
        )
        let actions = try #require(result as? [TestClient.Object])
        let action = try #require(
            actions.first { ($0["title"] as? String)?.hasPrefix("Write '") == true },
            "\(actions)"
        )
        let changes = (action["edit"] as? TestClient.Object)?["changes"] as? [String: [TestClient.Object]]
        let edit = try #require(changes?[uri]?.first)
        var document = OpenDocument(uri: uri, kind: .screen, version: nil, text: Array(text.utf8))
        try document.apply(edit)
        #expect(String(decoding: document.text, as: UTF8.self) == text.replacing(line, with: mended))
    }

    @Test func offersFixesAndAllOfThem() throws {
        var client = try TestClient()
        let text = "id: a\nnavigationBar: {titl: x}\ntoolbar:\n  item: []\n"
        let actions = try actions(text, &client)
        let all = try #require(actions.last)
        #expect(all["kind"] as? String == "source.fixAll.screenlint")
        #expect(try applied(all, to: text) == "id: a\nnavigationBar: {title: x}\ntoolbar:\n  items: []\n")
        let first = try #require(actions.first)
        #expect(first["title"] as? String == "Rename the key to 'title'")
        #expect(first["isPreferred"] as? Bool == true)
        #expect(try applied(first, to: text) == "id: a\nnavigationBar: {title: x}\ntoolbar:\n  item: []\n")
        let only = try self.actions(text, only: "source.fixAll", &client)
        #expect(only.map { $0["kind"] as? String } == ["source.fixAll.screenlint"])
    }

    @Test func noCommentIsOfferedInJSON() throws {
        var client = try TestClient(capabilities: Self.shows)
        let actions = try actions(#"{"id": "a", "navigationBar": {"titl": "x"}}"#, &client)
        let titles = actions.compactMap { $0["title"] as? String }
        #expect(titles.contains("Rename the key to 'title'") && !titles.contains { $0.hasPrefix("Suppress") })
    }

    @Test(arguments: [
        (
            "id: a\nnavigationBar: {titl: x}\n",
            "id: a\nnavigationBar: {titl: x} # screenlint:disable-line screen/unknown-key -- reason\n"
        ),
        (
            "id: a\nnavigationBar:\n  titl: x # what\n",
            "id: a\nnavigationBar:\n  # screenlint:disable-next-line screen/unknown-key -- reason\n  titl: x # what\n"
        ),
        (
            "id: a\nnavigationBar:\n  titl: |\n    x\n",
            "id: a\nnavigationBar:\n  titl: | # screenlint:disable-line screen/unknown-key -- reason\n    x\n"
        ),
        (
            "id: a\nnavigationBar:\n  titl: \"x\n    y\"\n",
            "id: a\nnavigationBar:\n  # screenlint:disable-next-line screen/unknown-key -- reason\n  titl: \"x\n    y\"\n"
        ),
        (
            "id: a\r\ntitl: x\r\n",
            "id: a\r\ntitl: x # screenlint:disable-line screen/unknown-key -- reason\r\n"
        ),
    ])
    func suppressesWhereACommentCanStand(text: String, expected: String) throws {
        var client = try TestClient(capabilities: Self.shows)
        let actions = try actions(text, &client)
        let action = try #require(actions.first { ($0["title"] as? String)?.hasPrefix("Suppress") == true })
        let result = try applied(action, to: text)
        #expect(result == expected)
        try client.change(Self.uri, to: result)
        #expect(try client.publishedRules(Self.uri) == [])
        // The reason is selected, to be typed over.
        let command = try #require(action["command"] as? TestClient.Object)
        let arguments = try #require((command["arguments"] as? [TestClient.Object])?.first)
        let selection = try #require(arguments["selection"] as? [String: [String: Int]])
        let line = try #require(selection["start"]?["line"])
        let columns = try #require(selection["start"]?["character"])..<(selection["end"]?["character"] ?? 0)
        let lines = result.replacing("\r\n", with: "\n").split(separator: "\n")
        #expect(Array(lines[line].utf8)[columns].elementsEqual("reason".utf8))
    }

    /// A comment would do nothing.
    @Test func whatCantBeSuppressedIsNotOffered() throws {
        var client = try TestClient(capabilities: Self.shows)
        let actions = try actions("id: a\nnavigationBar: {title: x\n", &client)
        #expect(!actions.contains { ($0["title"] as? String)?.hasPrefix("Suppress") == true }, "\(actions)")
    }

    @Test func opensTheGuideline() throws {
        let long = String(repeating: "Long ", count: 20)
        let text = "id: a\nguidelines: [sap-fiori-ios]\nnavigationBar: {title: \(long)title}\n"
        var client = try TestClient(capabilities: Self.shows)
        let open = try #require(
            actions(text, &client).first { ($0["title"] as? String)?.hasPrefix("Open the guideline") == true }
        )
        let command = try #require(open["command"] as? TestClient.Object)
        let json = try JSONSerialization.data(withJSONObject: command)
        _ = client.takeNotifications()
        _ = try client.request("workspace/executeCommand", String(decoding: json, as: UTF8.self))
        let shown = try #require(client.takeNotifications().first)
        #expect(shown["method"] as? String == "window/showDocument")
        let parameters = try #require(shown["params"] as? TestClient.Object)
        #expect(parameters["uri"] as? String == "https://experience.sap.com/fiori-design-ios/article/navigation-bar")
        #expect(parameters["external"] as? Bool == true)
        // A client that can't show pages is offered none.
        var other = try TestClient()
        #expect(try !actions(text, &other).contains { ($0["title"] as? String)?.hasPrefix("Open") == true })
    }
}

/// At a screen's id the key that would decide the most is offered.
@Suite struct DescriptionActionTests {
    private static let uri = "file:///nowhere/b.screen.yaml"

    private func titles(_ text: String, line: Int) throws -> [String] {
        var client = try TestClient()
        try client.open(Self.uri, text)
        let result = try client.request(
            "textDocument/codeAction",
            #"{"textDocument":{"uri":"\#(Self.uri)"},"range":{"start":{"line":\#(line),"character":1},"end":{"line":\#(line),"character":1}},"context":{"diagnostics":[]}}"#
        )
        return (result as? [TestClient.Object] ?? []).compactMap { $0["title"] as? String }
    }

    @Test func itIsOfferedAtTheIDAlone() throws {
        let text = "id: a\nguidelines: [apple-hig]\nnavigationBar: {title: Orders}\n"
        let offered = try titles(text, line: 0).filter { $0.hasPrefix("Write '") }
        #expect(!offered.isEmpty && offered.allSatisfy { $0.contains("', which decides ") }, "\(offered)")
        #expect(try titles(text, line: 1).allSatisfy { !$0.hasPrefix("Write '") })
    }
}
