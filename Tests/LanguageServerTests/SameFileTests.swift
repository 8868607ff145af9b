import Foundation
import Testing

/// One file under several addresses, and what the others say at the moment of a question.
@Suite struct SameFileTests {
    /// Links within a workspace: to a file, and to a folder.
    private func folder() throws -> TestFolder {
        let folder = try TestFolder(["a.screen.yaml": "id: alpha\n", "sub/b.screen.yaml": "id: beta\nparent: alpha\n"])
        for (link, target) in [("l.screen.yaml", "a.screen.yaml"), ("link", "sub"), ("new.screen.yaml", "nowhere")] {
            let path = folder.url.appending(path: link).path
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        return folder
    }

    @Test(arguments: ["l.screen.yaml", "a.screen.yaml", "sub/../a.screen.yaml", "link/../l.screen.yaml"])
    func aFileIsNotComparedWithItself(name: String) throws {
        let folder = try folder()
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri(name)
        try client.open(uri, "id: alpha\n")
        #expect(try client.publishedRules(uri) == [])
        let result = try client.request(
            "textDocument/rename",
            #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":5},"newName":"gamma"}"#
        )
        let changes = try #require((result as? TestClient.Object)?["changes"] as? TestClient.Object)
        #expect(Set(changes.keys) == [uri, folder.uri("sub/b.screen.yaml")])
        // Under a second address it is still the same file.
        try client.open(folder.uri("a.screen.yaml"), "id: alpha\n")
        try client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(folder.uri("a.screen.yaml"))"}}"#)
        try client.change(uri, to: "id: alpha\nname: A\n")
        #expect(try client.publishedRules(uri) == [])
    }

    @Test(arguments: ["link/b.screen.yaml", "sub/b.screen.yaml", "sub/./b.screen.yaml"])
    func aFileIsListedOnce(name: String) throws {
        let folder = try folder()
        var client = try TestClient(folders: [folder.url])
        try client.open(folder.uri(name), "id: beta\n")
        let symbols = try client.request("workspace/symbol", #"{"query":""}"#) as? [TestClient.Object]
        #expect(symbols?.compactMap { $0["name"] as? String } == ["alpha", "beta"])
    }

    @Test func aClientThatAsksHearsOfTheTextsAsTheyAre() throws {
        let folder = try TestFolder(["a.screen.yaml": "id: q\n", "b.screen.yaml": "id: q\n"])
        var client = try TestClient(
            capabilities: #"{"textDocument":{"diagnostic":{}}}"#,
            folders: [folder.url]
        )
        func pull(_ name: String) throws -> [String?]? {
            let uri = folder.uri(name)
            let result = try client.request("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri)"}}"#)
            return ((result as? TestClient.Object)?["items"] as? [TestClient.Object])?.map { $0["code"] as? String }
        }
        try client.open(folder.uri("a.screen.yaml"), "id: m\n")
        try client.open(folder.uri("b.screen.yaml"), "id: q\n")
        #expect(try pull("b.screen.yaml") == [])
        try client.change(folder.uri("a.screen.yaml"), to: "id: q\n")
        #expect(try pull("b.screen.yaml") == ["screen/duplicate-id"])
        try client.change(folder.uri("a.screen.yaml"), to: "id: z\n", version: 3)
        #expect(try pull("b.screen.yaml") == [])
    }
}
