import Foundation
import Linter
import Testing

@testable import LanguageServer

/// A client that speaks to a session, without threads: after each message all work is done.
struct TestClient: ~Copyable {
    typealias Object = [String: Any]

    /// Columns in UTF-8, and texts in Markdown.
    static let capabilities =
        #"{"general":{"positionEncodings":["utf-8"]},"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true},"hover":{"contentFormat":["markdown"]}}}"#

    private var session: Session
    /// The messages of the server that are no answers, since they were last taken out.
    private(set) var notifications: [Object] = []
    private var count = 0

    /// Says hello; `capabilities` and `folders` as in `initialize`.
    init(capabilities: String = TestClient.capabilities, folders: [URL] = []) throws {
        session = TestClient.session()
        let list = folders.map { #"{"uri":"\#($0.absoluteString)","name":"folder"}"# }.joined(separator: ",")
        let answer = try request("initialize", #"{"capabilities":\#(capabilities),"workspaceFolders":[\#(list)]}"#)
        #expect((answer as? Object)?["capabilities"] != nil)
        try notify("initialized", "{}")
    }

    /// A session in which nothing has been said.
    static func session() -> Session {
        do {
            return Session(try RunSetup(RunRequest()), reading: { try? RunSetup(RunRequest()) }, version: "test")
        } catch {
            fatalError(error.message)
        }
    }

    /// Does all work there is, and answers what is sent.
    static func drain(_ session: inout Session) throws -> [Object] {
        var sent = [[UInt8]]()
        while session.step() {
            sent += session.takeOutgoing()
            if let work = session.takeIndexWork() { session.finishIndexing(work, work.run()) }
        }
        sent += session.takeOutgoing()
        return try sent.map { try #require(JSONSerialization.jsonObject(with: Data($0)) as? Object) }
    }

    /// Sends a request, and answers its result.
    mutating func request(_ method: String, _ parameters: String) throws -> Any? {
        let answer = try answer(method, parameters)
        #expect(answer["error"] == nil, "\(answer)")
        return answer["result"]
    }

    /// Sends a request, and answers the whole answer.
    mutating func answer(_ method: String, _ parameters: String) throws -> Object {
        count += 1
        let id = count
        let message = #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
        session.receive(MessageStream.frame(Array(message.utf8)))
        let sent = try TestClient.drain(&session)
        notifications += sent.filter { $0["method"] != nil }
        return try #require(sent.first { $0["id"] as? Int == id && $0["method"] == nil })
    }

    /// Sends a notification.
    mutating func notify(_ method: String, _ parameters: String) throws {
        let message = #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#
        session.receive(MessageStream.frame(Array(message.utf8)))
        notifications += try TestClient.drain(&session)
    }

    mutating func takeNotifications() -> [Object] {
        defer { notifications = [] }
        return notifications
    }

    // MARK: Documents

    static func json(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    /// Opens a document.
    mutating func open(_ uri: String, _ text: String) throws {
        try notify(
            "textDocument/didOpen",
            #"{"textDocument":{"uri":"\#(uri)","languageId":"yaml","version":1,"text":\#(TestClient.json(text))}}"#
        )
    }

    /// Replaces the text of a document.
    mutating func change(_ uri: String, to text: String, version: Int = 2) throws {
        try notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[{"text":\#(TestClient.json(text))}]}"#
        )
    }

    /// Asks for something at the place of `|` in a text, which is opened for that; what comes back.
    mutating func ask(_ method: String, _ marked: String, uri: String) throws -> Any? {
        let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        try open(uri, parts.joined())
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let (line, character) = (lines.count - 1, lines.last?.utf8.count ?? 0)
        return try request(
            "textDocument/" + method,
            #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":\#(line),"character":\#(character)}}"#
        )
    }

    /// The findings that were last published for a document, and none that were not; their rules.
    mutating func publishedRules(_ uri: String) throws -> [String]? {
        let own = takeNotifications().filter { message in
            message["method"] as? String == "textDocument/publishDiagnostics"
                && (message["params"] as? Object)?["uri"] as? String == uri
        }
        guard let parameters = own.last?["params"] as? Object else { return nil }
        return (parameters["diagnostics"] as? [Object])?.compactMap { $0["code"] as? String }
    }

    var exitStatus: Int32? { session.exitStatus }
}

extension OpenDocument {
    /// Applies an edit as the server writes it.
    mutating func apply(_ edit: TestClient.Object) throws {
        var parser = JSONParser(Array(try JSONSerialization.data(withJSONObject: edit)))
        let edit = try parser.parse()
        let range = try edit.required(DocumentRange.init, "range")
        apply(try edit.required(\.text, "newText"), in: range, .utf8)
    }
}

/// A folder that is removed in the end.
final class TestFolder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "screenlint-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        for (name, text) in files { try write(name, text) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ name: String, _ text: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func uri(_ name: String) -> String { url.appending(path: name).absoluteString }
}
