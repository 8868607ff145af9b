import Foundation
import Testing

/// `screenlint lsp` as an editor starts it.
@Suite struct LSPCommandTests {
    /// Runs the server on some messages; its exit status, and what it sends.
    private func talk(
        _ messages: [String],
        before: String = "",
        _ folder: TemporaryFolder? = nil
    ) throws -> (status: Int32, sent: [[String: Any]]) {
        let command = BuiltCommand(folder: try folder ?? TemporaryFolder([:]))
        let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
        let outcome = try command("lsp", "--stdio", input: before + input)
        #expect(outcome.errors == "")
        var rest = Data(outcome.output.utf8)[...]
        var sent = [[String: Any]]()
        while let header = rest.range(of: Data("\r\n\r\n".utf8)) {
            let text = String(decoding: rest[..<header.lowerBound], as: UTF8.self)
            let length = try #require(text.split(separator: " ").last.flatMap { Int($0) })
            let content = rest[header.upperBound...].prefix(length)
            sent.append(try #require(JSONSerialization.jsonObject(with: content) as? [String: Any]))
            rest = rest[content.endIndex...]
        }
        #expect(rest.isEmpty)
        return (outcome.status, sent)
    }

    private static let hello = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    private static let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
    private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

    @Test(
        arguments: [
            ([hello, shutdown, exit], 0), ([hello, exit], 1), ([exit], 1), ([hello], 1), ([], 1),
            ([hello, shutdown], 0),
        ] as [([String], Int32)]
    )
    func endsAsTheProtocolSays(messages: [String], status: Int32) throws {
        let outcome = try talk(messages)
        #expect(outcome.status == status)
        let ids = outcome.sent.compactMap { $0["id"] as? Int }
        #expect(ids == Array([1, 2].prefix(messages.count { $0 != Self.exit })))
    }

    @Test func goesOnAfterWhatItCanNotRead() throws {
        let broken = "Content-Length: no\r\n\r\nContent-Length: 3\r\n\r\n{]}"
        let outcome = try talk([Self.hello, Self.shutdown, Self.exit], before: broken)
        #expect(outcome.status == 0)
        let codes = outcome.sent.compactMap { ($0["error"] as? [String: Any])?["code"] as? Int }
        #expect(codes == [-32700, -32700])
        #expect(outcome.sent.count == 4)
    }

    @Test func saysWhatTheCommandSays() throws {
        let text = "id: a\nnavigationBar: {titel: Orders}\n"
        let folder = try TemporaryFolder(["a.screen.yaml": text, "b.screen.yaml": "id: a\n", ".screenlint.yml": ""])
        let uri = folder.url.appending(path: "a.screen.yaml").absoluteString
        let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        let outcome = try talk(
            [
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"rootUri":"\#(folder.url.absoluteString)"}}"#,
                #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","languageId":"yaml","version":1,"text":\#(json)}}}"#,
            ],
            folder
        )
        let parameters = try #require(outcome.sent.last?["params"] as? [String: Any])
        let found = try #require(parameters["diagnostics"] as? [[String: Any]]).compactMap { $0["code"] as? String }
        let lines = try BuiltCommand(folder: folder)("-f", "concise", "a.screen.yaml").lines
        #expect(found.count == lines.count)
        for (rule, line) in zip(found, lines) { #expect(line.hasSuffix("[\(rule)]")) }
    }

    @Test func saysWhatIsWrongWithItsOptions() throws {
        let command = BuiltCommand(folder: try TemporaryFolder([:]))
        #expect(try command("lsp", "--config", "nowhere.yml").status == 2)
        #expect(try command("lsp", "--rules", "nowhere").status == 2)
    }

    /// The protocol names these words; a client whose process is gone has no more questions.
    @Test func endsWithItsClient() throws {
        let command = BuiltCommand(folder: try TemporaryFolder([:]))
        #expect(try command("lsp", "--stdio", "--clientProcessId=1", input: "").status == 1)
        #expect(try command("lsp", "--clientProcessId", "me").errors.contains("takes the number of a process"))
    }
}
