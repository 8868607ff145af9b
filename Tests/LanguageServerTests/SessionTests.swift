import Foundation
import Testing

@testable import LanguageServer

@Suite struct SessionTests {
    private static let uri = "file:///a%20b.screen.yaml"

    private static func answers(_ messages: [String], _ session: inout Session) throws -> [TestClient.Object] {
        session.receive(messages.flatMap { MessageStream.frame(Array($0.utf8)) })
        return try TestClient.drain(&session)
    }

    private static func code(_ answer: TestClient.Object?) -> Int? {
        (answer?["error"] as? TestClient.Object)?["code"] as? Int
    }

    private static let hello = #"{"jsonrpc":"2.0","id":"hello","method":"initialize","params":{"capabilities":{}}}"#

    @Test func refusesRequestsBeforeInitialization() throws {
        var session = TestClient.session()
        let answer = try SessionTests.answers(
            [
                #"{"jsonrpc":"2.0","id":"x","method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file:///a"}}}"#
            ],
            &session
        )
        #expect(SessionTests.code(answer.first) == -32002)
        #expect(answer.first?["id"] as? String == "x")
    }

    @Test(
        arguments: [
            (#"{"jsonrpc":"2.0","id":7,"method":"x/y"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":7,"method":"$/x"}"#, -32601),
            (#"{"jsonrpc": "#, -32700), ("\u{0}", -32700), ("[]", -32600), ("3", -32600), ("{}", -32600),
            (#"{"jsonrpc":"2.0","id":8,"method":"textDocument/codeAction","params":{}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":8,"method":"textDocument/hover"}"#, -32602),
            (#"{"jsonrpc":"2.0","id":8,"method":"initialize","params":{"capabilities":{}}}"#, -32600),
            (
                #"{"jsonrpc":"2.0","id":8,"method":"textDocument/didSave","params":{"textDocument":{"uri":"x"}}}"#,
                -32600
            ),
            (#"{"jsonrpc":"2.0","id":8,"method":"workspace/executeCommand","params":{"command":"x"}}"#, -32602),
        ] as [(String, Int)]
    )
    func answersWhatItCanNotDo(message: String, code: Int) throws {
        var session = TestClient.session()
        let answers = try SessionTests.answers([SessionTests.hello, message], &session)
        #expect(answers.count == 2)
        #expect(SessionTests.code(answers.last) == code)
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","method":"x/y"}"#, #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"x":1}}"#,
        #"{"jsonrpc":"2.0","id":"screenlint-1","result":null}"#,
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{}}"#,
        #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"no"},"contentChanges":[]}}"#,
    ])
    func passesOverWhatWantsNoAnswer(message: String) throws {
        var session = TestClient.session()
        #expect(try SessionTests.answers([SessionTests.hello, message], &session).count == 1)
    }

    @Test func cancelsARequestThatHasNotHadItsTurn() throws {
        var session = TestClient.session()
        let pull = #""method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file:///a"}}}"#
        let answers = try SessionTests.answers(
            [
                SessionTests.hello, #"{"jsonrpc":"2.0","id":5,"# + pull, #"{"jsonrpc":"2.0","id":"5","# + pull,
                #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":5}}"#,
            ],
            &session
        )
        #expect(answers.count == 3)
        #expect(SessionTests.code(answers[1]) == -32800)
        #expect(answers[1]["id"] as? Int == 5)
        #expect(answers[2]["error"] == nil)
        // A request that has been answered can't be taken back.
        #expect(
            try SessionTests.answers([#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":5}}"#], &session)
                .isEmpty
        )
    }

    @Test func lintsTheLatestTextAlone() throws {
        var session = TestClient.session()
        let open =
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.screen.yaml","languageId":"yaml","version":1,"text":"id: a\ntitl: x\n"}}}"#
        let changes = (2...9).map { version in
            #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a.screen.yaml","version":\#(version)},"contentChanges":[{"text":"id: a\n\#(version == 9 ? "" : "titl: x")\n"}]}}"#
        }
        let answers = try SessionTests.answers([SessionTests.hello, open] + changes, &session)
        let published = answers.filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
        #expect(published.count == 1)
        let parameters = published.first?["params"] as? TestClient.Object
        #expect(parameters?["version"] as? Int == 9)
        #expect((parameters?["diagnostics"] as? [Any])?.isEmpty == true)
    }

    @Test(arguments: [
        ("[\"utf-8\"]", "utf-8", 25), ("[\"utf-32\",\"utf-16\"]", "utf-32", 20), ("[\"utf-16\"]", "utf-16", 21),
        ("[\"utf-9\"]", "utf-16", 21), ("[]", "utf-16", 21),
    ])
    func countsColumnsInTheNegotiatedEncoding(encodings: String, name: String, column: Int) throws {
        var client = try TestClient(capabilities: #"{"general":{"positionEncodings":\#(encodings)}}"#)
        try client.open(SessionTests.uri, "id: a\nname: {x: \"漢👍\", en: [a]}\n")
        let parameters = client.takeNotifications().last?["params"] as? TestClient.Object
        let found = try #require((parameters?["diagnostics"] as? [TestClient.Object])?.first)
        #expect(found["code"] as? String == "screen/wrong-type")
        let range = try #require(found["range"] as? [String: [String: Int]])
        #expect(range["start"] == ["line": 1, "character": column])
        // An edit behind these characters, counted in the same way, lands where it should.
        try client.notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(SessionTests.uri)","version":2},"contentChanges":[{"range":{"start":{"line":1,"character":\#(column)},"end":{"line":1,"character":\#(column + 3)}},"text":"a"}]}"#
        )
        #expect(try client.publishedRules(SessionTests.uri) == [])
    }

    @Test func keepsUpWithIncrementalChanges() throws {
        var client = try TestClient()
        try client.open(SessionTests.uri, "id: a\nnavigationBar: {titl: x}\n")
        #expect(try client.publishedRules(SessionTests.uri) == ["screen/unknown-key"])
        try client.notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(SessionTests.uri)","version":2},"contentChanges":[{"range":{"start":{"line":1,"character":20},"end":{"line":1,"character":20}},"text":"e"}]}"#
        )
        #expect(try client.publishedRules(SessionTests.uri) == [])
        try client.change(SessionTests.uri, to: "id: [")
        #expect(try client.publishedRules(SessionTests.uri)?.isEmpty == false)
        try client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(SessionTests.uri)"}}"#)
        #expect(try client.publishedRules(SessionTests.uri) == [])
    }

    @Test func sendsNothingUnaskedToAClientThatAsks() throws {
        var client = try TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
        try client.open(SessionTests.uri, "id: a\nnavigationBar: {titl: x}\n")
        #expect(client.takeNotifications().isEmpty)
        let result = try client.request("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(SessionTests.uri)"}}"#)
        let items = (result as? TestClient.Object)?["items"] as? [TestClient.Object]
        #expect(items?.map { $0["code"] as? String } == ["screen/unknown-key"])
    }

    @Test(arguments: [true, false])
    func endsByTheRules(says: Bool) throws {
        var client = try TestClient()
        if says { #expect(try client.answer("shutdown", "null").keys.contains("result")) }
        if says {
            let late = try client.answer("textDocument/hover", "{}")
            #expect(SessionTests.code(late) == -32600)
            #expect(SessionTests.code(try client.answer("textDocument/nothing", "{}")) == -32600)
        }
        try client.notify("exit", "null")
        #expect(client.exitStatus == (says ? 0 : 1))
    }

    @Test func everyMethodIsListedOnce() {
        let methods = Request.all.map(\.method)
        #expect(Set(methods).count == methods.count)
    }
}
