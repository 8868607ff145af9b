import Foundation
import Testing

@testable import LanguageServer

/// References, rename and the symbols of a workspace.
@Suite struct ScreenNameTests {
    private static let files = [
        "orders.screen.yaml": "id: orders\nname: All Orders\nnavigationBar: {leading: [{role: back, target: home}]}\n",
        "order.screen.yaml": "screens:\n  - {id: order, parent: 'orders'}\n  - id: line\n    parent: \"orders\"\n",
        "home.screen.yaml": "id: home\ntoolbar: {items: [{label: Orders, target: orders}]}\n",
    ]

    /// What a client that works in a folder is told of the word at a position in `orders.screen.yaml`.
    private func ask(_ method: String, line: Int, character: Int, more: String = "") throws -> TestClient.Object {
        let folder = try TestFolder(Self.files)
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri("orders.screen.yaml")
        try client.open(uri, try #require(Self.files["orders.screen.yaml"]))
        let position = #""position":{"line":\#(line),"character":\#(character)}"#
        return try client.answer("textDocument/" + method, #"{"textDocument":{"uri":"\#(uri)"},\#(position)\#(more)}"#)
    }

    private func name(_ uri: Any?) -> String { (uri as? String)?.split(separator: "/").last.map(String.init) ?? "" }

    @Test(arguments: [(true, 4), (false, 3)])
    func findsWhatLeadsToAScreen(includeDeclaration: Bool, count: Int) throws {
        let answer = try ask(
            "references",
            line: 0,
            character: 6,
            more: #","context":{"includeDeclaration":\#(includeDeclaration)}"#
        )
        let places = try #require(answer["result"] as? [TestClient.Object])
        #expect(places.count == count)
        #expect(places.count { name($0["uri"]) == "order.screen.yaml" } == 2)
    }

    @Test func renamesAScreenWhereverItIsNamed() throws {
        let answer = try ask("rename", line: 0, character: 4, more: #","newName":"orders: open""#)
        let changes = try #require((answer["result"] as? TestClient.Object)?["changes"] as? TestClient.Object)
        let texts = changes.reduce(into: [String: [String]]()) { texts, change in
            texts[name(change.key)] = (change.value as? [TestClient.Object])?.compactMap { $0["newText"] as? String }
        }
        #expect(
            texts == [
                "orders.screen.yaml": ["\"orders: open\""],
                "order.screen.yaml": ["'orders: open'", "\"orders: open\""],
                "home.screen.yaml": ["\"orders: open\""],
            ]
        )
    }

    /// Two folders that are open side by side may be two apps, each with a home of its own.
    @Test(arguments: ["", ".screenlint.yml"])
    func eachProjectHasItsOwnScreens(configuration: String) throws {
        let text = "id: home\ntabBar: {items: [{label: A, target: home}, {label: B, target: other}]}\n"
        var files = ["a/home.screen.yaml": text, "b/home.screen.yaml": text, "b/other.screen.yaml": "id: other\n"]
        if !configuration.isEmpty { for folder in ["a", "b"] { files["\(folder)/\(configuration)"] = "{}\n" } }
        let folder = try TestFolder(files)
        let folders = configuration.isEmpty ? ["a", "b"].map { folder.url.appending(path: $0) } : [folder.url]
        var client = try TestClient(folders: folders)
        let uri = folder.uri("a/home.screen.yaml")
        try client.open(uri, text)
        func ask(_ method: String, _ more: String) throws -> Any? {
            try client.request("textDocument/" + method, #"{"textDocument":{"uri":"\#(uri)"},\#(more)}"#)
        }
        let place = #""position":{"line":0,"character":5}"#
        let renamed = try ask("rename", place + #","newName":"other""#) as? TestClient.Object
        #expect((renamed?["changes"] as? TestClient.Object)?.keys.sorted() == [uri])
        let places = try ask("references", place + #","context":{"includeDeclaration":true}"#) as? [TestClient.Object]
        #expect(places?.compactMap { $0["uri"] as? String } == [uri, uri])
        #expect(try ask("definition", #""position":{"line":1,"character":67}"#) is NSNull)
    }

    /// An editor that asks at once is not told of the open files alone.
    @Test func waitsForTheWorkspace() throws {
        let folder = try TestFolder(Self.files)
        let uri = folder.uri("orders.screen.yaml")
        let text = try #require(Self.files["orders.screen.yaml"]).replacing("\n", with: "\\n")
        let place = #""textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":6}"#
        let open = #"{"textDocument":{"uri":"\#(uri)","languageId":"yaml","version":1,"text":"\#(text)"}}"#
        let folders = #"[{"uri":"\#(folder.url.absoluteString)","name":"a"}]"#
        let messages = [
            #""id":1,"method":"initialize","params":{"capabilities":{},"workspaceFolders":\#(folders)}"#,
            #""method":"initialized","params":{}"#, #""method":"textDocument/didOpen","params":\#(open)"#,
            #""id":2,"method":"textDocument/rename","params":{\#(place),"newName":"start"}"#,
        ]
        var session = TestClient.session()
        for message in messages { session.receive(MessageStream.frame(Array("{\"jsonrpc\":\"2.0\",\(message)}".utf8))) }
        var sent = [[UInt8]]()
        while session.step() { sent += session.takeOutgoing() }
        let answer = try #require(sent.map { String(decoding: $0, as: UTF8.self) }.first { $0.contains("\"id\":2") })
        for name in Self.files.keys { #expect(answer.contains(name), "\(answer)") }
    }

    /// What is not open is counted as the editor will show it.
    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf8])
    func filesWithMarksAreCountedWithoutThem(encoding: String.Encoding) throws {
        let folder = try TestFolder(["home.screen.yaml": "id: home\n"])
        let text =
            (encoding == .utf8 ? "\u{FEFF}" : "") + "parent: home\nid: a\nname: Ä\ntoolbar: {items: [{target: home}]}\n"
        try #require(text.data(using: encoding)).write(to: folder.url.appending(path: "a.screen.yaml"))
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri("home.screen.yaml")
        try client.open(uri, "id: home\n")
        let more = #""position":{"line":0,"character":5},"context":{"includeDeclaration":false}"#
        let answer = try client.answer("textDocument/references", #"{"textDocument":{"uri":"\#(uri)"},\#(more)}"#)
        let starts = (answer["result"] as? [TestClient.Object])?.map { place in
            let start = (place["range"] as? TestClient.Object)?["start"] as? [String: Int]
            return [start?["line"] ?? -1, start?["character"] ?? -1]
        }
        #expect(starts == [[0, 8], [3, 27]])
    }

    @Test func renamesAScreenInShortFormsAndOtherWords() throws {
        let files = [
            "home.screen.yaml": "id: home\n",
            "a.screen.yaml": """
            id: a
            tabs: [{label: A, target: home}]
            splitView: [home, Folders]
            content:
              - button: {label: Go, target: home}

            """,
            "b.screen.yaml": "id: b\nsplitView: {panes: [{screen: home, name: home}]}\n",
        ]
        let folder = try TestFolder(files)
        var client = try TestClient(folders: [folder.url])
        try client.open(folder.uri("home.screen.yaml"), try #require(files["home.screen.yaml"]))
        let uri = folder.uri("home.screen.yaml")
        let more = #""position":{"line":0,"character":5},"newName":"start""#
        let answer = try client.answer("textDocument/rename", #"{"textDocument":{"uri":"\#(uri)"},\#(more)}"#)
        let changes = try #require((answer["result"] as? TestClient.Object)?["changes"] as? TestClient.Object)
        let counts = changes.reduce(into: [:]) { $0[name($1.key)] = ($1.value as? [TestClient.Object])?.count }
        #expect(counts == ["home.screen.yaml": 1, "a.screen.yaml": 3, "b.screen.yaml": 1])
    }

    @Test func renamesAScreenInBlocksOfText() throws {
        let files = [
            "home.screen.yaml": "id: >-\n  home\nname: Home\n",
            "a.screen.yaml": "id: a\nparent: |\n  home\nname: A\n",
            "b.screen.yaml": "id: b\nparent: >\n  home\nname: B\n",
        ]
        let folder = try TestFolder(files)
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri("home.screen.yaml")
        try client.open(uri, try #require(files["home.screen.yaml"]))
        let place = #""textDocument":{"uri":"\#(uri)"},"position":{"line":1,"character":4}"#
        let all = #","context":{"includeDeclaration":true}}"#
        let found = try client.request("textDocument/references", "{\(place)" + all)
        #expect((found as? [TestClient.Object])?.count == 3, "\(found ?? "nothing")")
        let answer = try client.answer("textDocument/rename", "{\(place)" + #","newName":"start"}"#)
        let changes = try #require((answer["result"] as? TestClient.Object)?["changes"] as? TestClient.Object)
        let edits = changes.values.flatMap { $0 as? [TestClient.Object] ?? [] }
        #expect(edits.compactMap { $0["newText"] as? String } == ["start", "start", "start"])
        let ranges = edits.compactMap { $0["range"] as? [String: [String: Int]] }
        // The line behind each begins where it did.
        #expect(ranges.count == 3 && ranges.allSatisfy { $0["end"]?["character"] != 0 }, "\(ranges)")
    }

    @Test func offersTheIdToRename() throws {
        let result = try ask("prepareRename", line: 2, character: 49)["result"] as? TestClient.Object
        #expect(result?["placeholder"] as? String == "home")
        #expect(try ask("prepareRename", line: 1, character: 8)["result"] is NSNull)
    }

    @Test(arguments: [("home", "There is a screen 'home' already."), ("", "A screen needs an id.")])
    func refusesAnIdThatCannotBe(newName: String, message: String) throws {
        let answer = try ask("rename", line: 0, character: 4, more: #","newName":"\#(newName)""#)
        #expect((answer["error"] as? TestClient.Object)?["message"] as? String == message)
    }

    @Test(arguments: [("ORD", ["order", "orders"]), ("all o", ["orders"]), ("", ["home", "order", "line", "orders"])])
    func findsScreensByTheirNames(query: String, ids: [String]) throws {
        let folder = try TestFolder(Self.files)
        var client = try TestClient(folders: [folder.url])
        let found = try client.request("workspace/symbol", #"{"query":"\#(query)"}"#) as? [TestClient.Object]
        #expect(found?.compactMap { $0["name"] as? String } == ids)
    }
}
