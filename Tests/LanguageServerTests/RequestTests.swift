import Testing

@testable import LanguageServer

/// Every method reads its parameters as the specification has them, and refuses others.
@Suite struct RequestTests {
    private static let document = #""textDocument":{"uri":"file:///a"}"#
    private static let position = #""position":{"character":2,"line":1},"# + document
    private static let range =
        #""range":{"end":{"character":2,"line":1},"start":{"character":0,"line":1.0}},"# + document

    /// The members that the parameters of a method have, each of which has to be there.
    private static let parameters: [(method: String, members: String)] = [
        ("textDocument/didOpen", #""textDocument":{"text":"id: a\n","uri":"file:///a","version":1}"#),
        ("textDocument/didChange", #""contentChanges":[{"text":"👍"},{"range":null,"text":""}],"# + document),
        ("textDocument/didClose", document),
        ("textDocument/didSave", document),
        ("workspace/didChangeWatchedFiles", #""changes":[{"type":3,"uri":"file:///a"}]"#),
        ("textDocument/diagnostic", document),
        ("textDocument/codeAction", #""context":{"only":["quickfix"],"triggerKind":1},"# + range),
        ("textDocument/hover", position),
        ("textDocument/completion", position),
        ("textDocument/definition", position),
        ("textDocument/references", #""context":{"includeDeclaration":true},"# + position),
        ("textDocument/prepareRename", position),
        ("workspace/symbol", #""query":"a""#),
        ("textDocument/documentColor", document),
        (
            "textDocument/colorPresentation",
            #""color":{"alpha":0.5,"blue":0.25,"green":0.5,"red":1},"# + range
        ),
        ("textDocument/documentSymbol", document),
    ]

    private static func session() throws -> Session {
        var session = TestClient.session()
        let hello = #"{"id":0,"method":"initialize","params":{"capabilities":{}}}"#
        session.receive(MessageStream.frame(Array(hello.utf8)))
        _ = try TestClient.drain(&session)
        return session
    }

    /// What a method gives, or what it throws.
    private func handle(_ method: String, _ parameters: String) throws -> JSONValue {
        var session = try RequestTests.session()
        var parser = JSONParser(Array(parameters.utf8))
        return try #require(Request.named[method]).handle(try parser.parse(), &session)
    }

    @Test(arguments: parameters.indices)
    func readsWhatItTakesAndPassesOverTheRest(index: Int) throws {
        let (method, members) = RequestTests.parameters[index]
        let answer = try handle(method, "{\(members)}")
        #expect(answer == (try handle(method, #"{"unknown":[1,{"a":null}],\#(members)}"#)))
    }

    @Test(arguments: parameters.indices)
    func refusesWhatIsMissingOrAnother(index: Int) throws {
        let (method, members) = RequestTests.parameters[index]
        var parser = JSONParser(Array("{\(members)}".utf8))
        guard case .object(let whole) = try parser.parse() else { return }
        for key in whole.keys {
            for other in [nil, .null, 1, [true]] as [JSONValue?] {
                var members = whole
                members[key] = other
                #expect(throws: JSONValue.Mismatch.self, "\(key): \(other ?? "nothing")") {
                    try handle(method, String(decoding: JSONValue.object(members).bytes, as: UTF8.self))
                }
            }
        }
    }

    @Test func everyMethodIsTried() {
        // What these take is optional, or they give reasons of their own.
        let others = [
            "initialize", "initialized", "shutdown", "textDocument/rename", "workspace/executeCommand",
            "workspace/didChangeWorkspaceFolders",
        ]
        let methods = Set(RequestTests.parameters.map(\.method) + others)
        for request in Request.all { #expect(methods.contains(request.method), "\(request.method)") }
    }

    @Test func answersHaveTheShapeOfTheProtocol() {
        var session = TestClient.session()
        session.respond(1, .null)
        session.fail(nil, .parseError, "m")
        session.notify("a", .null)
        session.request("b", [1, "c"])
        #expect(
            session.takeOutgoing().map { String(decoding: $0, as: UTF8.self) } == [
                #"{"id":1,"jsonrpc":"2.0","result":null}"#,
                #"{"error":{"code":-32700,"message":"m"},"id":null,"jsonrpc":"2.0"}"#,
                #"{"jsonrpc":"2.0","method":"a","params":null}"#,
                #"{"id":"screenlint-1","jsonrpc":"2.0","method":"b","params":[1,"c"]}"#,
            ]
        )
    }
}
