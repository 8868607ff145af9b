import Foundation
import Linter
import Testing

@testable import LanguageServer

/// The command that shows what changed in a document since the last commit.
@Suite struct DocumentReviewTests {
    private static let uri = "file:///nowhere/a.screen.yaml"

    /// What the server answers to the command, and what it asks of the client.
    private static func answers(showsDocuments: Bool) throws -> [[String: Any]] {
        let features = showsDocuments ? #"{"window":{"showDocument":{"support":true}}}"# : "{}"
        let messages = [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":\#(features)}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","#
                + #""languageId":"yaml","version":1,"text":"id: a\n"}}}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"workspace/executeCommand","params":{"command":"screenlint.review","#
                + #""arguments":[{"uri":"\#(uri)"}]}}"#,
        ]
        let chunks = messages.map { MessageStream.frame(Array($0.utf8)) }
        let setup = try RunSetup(RunRequest())
        let contents = LanguageServer.answers(to: chunks, setup: setup, version: "test") { _, path, text, wantsPage in
            DocumentReview(words: "\(path) has \(text.count) bytes", page: wantsPage ? "/tmp/a page.html" : nil)
        }.contents
        return try contents.map { try #require(JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]) }
    }

    @Test func wordsAreShownWhereNoPageCanBe() throws {
        let answers = try Self.answers(showsDocuments: false)
        let result = try #require(answers.first { $0["id"] as? Int == 2 })
        #expect(result["result"] as? String == "/nowhere/a.screen.yaml has 6 bytes")
        let shown = try #require(answers.first { $0["method"] as? String == "window/showMessage" })
        #expect((shown["params"] as? [String: Any])?["message"] as? String == "/nowhere/a.screen.yaml has 6 bytes")
        #expect(!answers.contains { $0["method"] as? String == "window/showDocument" })
    }

    @Test func aPageIsShownWhereTheClientCan() throws {
        let answers = try Self.answers(showsDocuments: true)
        let shown = try #require(answers.first { $0["method"] as? String == "window/showDocument" })
        let parameters = try #require(shown["params"] as? [String: Any])
        #expect(parameters["uri"] as? String == "file:///tmp/a%20page.html" && parameters["external"] as? Bool == true)
    }
}
