import Foundation
import Linter
import Testing

@testable import LanguageServer

@Suite struct SessionTests {
    private var session = Session(providers: { _ in SessionTests.provider }, version: "test")

    private static let provider = RuleProvider(defaultPacks: ["apple-hig"])

    /// Sends a message and answers what comes back, each as JSON.
    private static func send(_ message: String, to session: inout Session) throws -> [[String: Any]] {
        session.handle(Array(message.utf8))
        session.publishChanges()
        defer { session.outgoing.removeAll() }
        return try session.outgoing.map {
            try #require(JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])
        }
    }

    private static func initialize(_ session: inout Session, encodings: String = "[\"utf-8\"]") throws {
        let answer = try send(
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":\#(encodings)}}}}"#,
            to: &session
        )
        #expect(answer.count == 1 && answer[0]["error"] == nil)
    }

    private static func open(_ text: String, in session: inout Session) throws -> [[String: Any]] {
        let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        let answers = try send(
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a%20b.screen.yaml","languageId":"yaml","version":1,"text":\#(json)}}}"#,
            to: &session
        )
        return try diagnostics(answers)
    }

    private static func diagnostics(_ answers: [[String: Any]]) throws -> [[String: Any]] {
        let parameters = try #require(answers.last?["params"] as? [String: Any])
        return try #require(parameters["diagnostics"] as? [[String: Any]])
    }

    @Test func refusesRequestsBeforeInitialization() throws {
        var session = session
        let answer = try SessionTests.send(
            #"{"jsonrpc":"2.0","id":"x","method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file:///a"}}}"#,
            to: &session
        )
        #expect((answer[0]["error"] as? [String: Any])?["code"] as? Int == -32002)
        #expect(answer[0]["id"] as? String == "x")
    }

    @Test func answersUnknownRequestsAndSurvivesBrokenOnes() throws {
        var session = session
        try SessionTests.initialize(&session)
        let unknown = try SessionTests.send(#"{"jsonrpc":"2.0","id":7,"method":"x/y"}"#, to: &session)
        #expect((unknown[0]["error"] as? [String: Any])?["code"] as? Int == -32601)
        #expect(
            try SessionTests.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#, to: &session)
                .isEmpty
        )
        let broken = try SessionTests.send(#"{"jsonrpc": "#, to: &session)
        #expect((broken[0]["error"] as? [String: Any])?["code"] as? Int == -32700)
        let wrong = try SessionTests.send(
            #"{"jsonrpc":"2.0","id":8,"method":"textDocument/codeAction","params":{}}"#,
            to: &session
        )
        #expect((wrong[0]["error"] as? [String: Any])?["code"] as? Int == -32602)
    }

    @Test(arguments: [("[\"utf-8\"]", 26), ("[\"utf-32\"]", 22), ("[\"utf-16\"]", 23), ("[]", 23)])
    func countsColumnsInTheNegotiatedEncoding(encodings: String, column: Int) throws {
        var session = session
        try SessionTests.initialize(&session, encodings: encodings)
        let found = try SessionTests.open("id: a\nname: {x-y: \"é👍\", en: [a]}\n", in: &session)
        let range = try #require(found.first?["range"] as? [String: [String: Int]])
        #expect(found.first?["code"] as? String == "screen/wrong-type")
        #expect(range["start"] == ["line": 1, "character": column])
    }

    @Test func keepsUpWithIncrementalChanges() throws {
        var session = session
        try SessionTests.initialize(&session)
        #expect(try SessionTests.open("id: a\nnavigationBar: {titl: x}\n", in: &session).count == 1)
        let answers = try SessionTests.send(
            #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a%20b.screen.yaml","version":2},"contentChanges":[{"range":{"start":{"line":1,"character":20},"end":{"line":1,"character":20}},"text":"e"}]}}"#,
            to: &session
        )
        #expect(try SessionTests.diagnostics(answers).isEmpty)
        let closed = try SessionTests.send(
            #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///a%20b.screen.yaml"}}}"#,
            to: &session
        )
        #expect(try SessionTests.diagnostics(closed).isEmpty)
    }

    @Test func offersTheFixesOfAFinding() throws {
        var session = session
        try SessionTests.initialize(&session)
        _ = try SessionTests.open("id: a\nnavigationBar: {titl: x}\n", in: &session)
        let answers = try SessionTests.send(
            #"{"jsonrpc":"2.0","id":3,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///a%20b.screen.yaml"},"range":{"start":{"line":1,"character":17},"end":{"line":1,"character":17}},"context":{"diagnostics":[]}}}"#,
            to: &session
        )
        let actions = try #require(answers[0]["result"] as? [[String: Any]])
        #expect(actions.map { $0["kind"] as? String } == ["quickfix", "source.fixAll.screenlint"])
        #expect(actions[0]["title"] as? String == "Rename the key to 'title'")
    }

    /// Asks for something at a point of the open document.
    private static func ask(_ method: String, line: Int, character: Int, in session: inout Session) throws -> Any? {
        try send(
            #"{"jsonrpc":"2.0","id":9,"method":"textDocument/\#(method)","params":{"textDocument":{"uri":"file:///a%20b.screen.yaml"},"position":{"line":\#(line),"character":\#(character)}}}"#,
            to: &session
        )[0]["result"]
    }

    @Test(
        arguments: [
            (4, 12, ["line": 1, "character": 8]), (5, 21, ["line": 2, "character": 11]), (1, 3, nil),
        ] as [(Int, Int, [String: Int]?)]
    )
    func leadsFromAUseToWhatItNames(line: Int, character: Int, start: [String: Int]?) throws {
        var session = session
        try SessionTests.initialize(&session)
        let text = """
            screens:
              - id: a
                x-bar: &bar {title: A}
              - id: b
                parent: a
                navigationBar: *bar
            """
        _ = try SessionTests.open(text, in: &session)
        let result = try SessionTests.ask("definition", line: line, character: character, in: &session)
        let range = (result as? [String: Any])?["range"] as? [String: [String: Int]]
        #expect(range?["start"] == start)
    }

    @Test func showsWhatAKeyMeansAndOffersTheOthers() throws {
        var session = session
        try SessionTests.initialize(&session)
        _ = try SessionTests.open("id: a\nnavigationBar: {title: A, size: small}\n", in: &session)
        let hover = try SessionTests.ask("hover", line: 1, character: 18, in: &session) as? [String: Any]
        #expect((hover?["contents"] as? [String: String])?["value"]?.hasPrefix("**title** of a navigationBar") == true)
        let items = try SessionTests.ask("completion", line: 1, character: 34, in: &session) as? [[String: Any]]
        #expect(items?.compactMap { $0["label"] as? String } == ["small", "medium", "large"])
        let keys = try SessionTests.ask("completion", line: 1, character: 18, in: &session) as? [[String: Any]]
        let labels = keys?.compactMap { $0["label"] as? String } ?? []
        #expect(labels.contains("subtitle") && !labels.contains("title") && !labels.contains("hasOverflowButton"))
    }

    @Test func endsByTheRules() throws {
        var session = session
        try SessionTests.initialize(&session)
        let answer = try SessionTests.send(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, to: &session)
        #expect(answer[0].keys.contains("result"))
        _ = try SessionTests.send(#"{"jsonrpc":"2.0","method":"exit"}"#, to: &session)
        #expect(session.exitStatus == 0)
    }

    @Test func everyMethodIsListedOnce() {
        let methods = Request.all.map(\.method)
        #expect(Set(methods).count == methods.count)
    }
}
