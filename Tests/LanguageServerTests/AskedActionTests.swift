import Foundation
import Testing

/// Actions that depend on who asks, and for what.
@Suite struct AskedActionTests {
    private static let uri = "file:///nowhere/orders.screen.yaml"

    private func actions(_ text: String, context: String, _ client: inout TestClient) throws -> [TestClient.Object] {
        try client.open(Self.uri, text)
        let result = try client.request(
            "textDocument/codeAction",
            #"{"textDocument":{"uri":"\#(Self.uri)"},"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}},"context":{"diagnostics":[]\#(context)}}"#
        )
        return try #require(result as? [TestClient.Object])
    }

    @Test(arguments: [
        ("", true), (#","triggerKind":1"#, true), (#","triggerKind":2"#, false), (#","only":["quickfix"]"#, false),
        (#","only":["refactor"]"#, true), (#","only":[""]"#, true),
    ])
    func whatDecidesMoreIsOfferedToWhoAsks(context: String, isOffered: Bool) throws {
        var client = try TestClient()
        let text = "id: a\nguidelines: [apple-hig]\nnavigationBar: {title: Orders}\n"
        let actions = try actions(text, context: context, &client)
        let kinds = actions.filter { ($0["title"] as? String)?.contains("which decides") == true }.map {
            $0["kind"] as? String
        }
        #expect(!kinds.isEmpty == isOffered && kinds.allSatisfy { $0 == "refactor.rewrite.screenlint" }, "\(actions)")
    }

    @Test(arguments: ["", "\n\n", "  "])
    func anEmptyScreenBeginsWithItsID(text: String) throws {
        var client = try TestClient()
        let actions = try actions(text, context: "", &client)
        #expect(actions.map { $0["title"] as? String } == ["Write 'id: orders'"])
    }

    @Test func editsSayWhichVersionTheyAreFor() throws {
        var client = try TestClient(capabilities: #"{"workspace":{"workspaceEdit":{"documentChanges":true}}}"#)
        let edit = try actions("", context: "", &client).first?["edit"] as? TestClient.Object
        let change = (edit?["documentChanges"] as? [TestClient.Object])?.first
        #expect(edit?["changes"] == nil)
        #expect((change?["textDocument"] as? TestClient.Object)?["version"] as? Int == 1)
        #expect((change?["edits"] as? [TestClient.Object])?.first?["newText"] as? String == "id: orders\n")
    }
}
