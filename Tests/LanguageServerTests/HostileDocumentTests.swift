import Foundation
import Testing

/// Texts that no file would have, and places that they do not have.
@Suite struct HostileDocumentTests {
    /// A text that is decoded already is no UTF-16, whatever it begins with.
    @Test(
        arguments: ["\0ab", "n\0a: X\n", "\0\0ab: c\n", "a\0\0\0b\0\0\0", "ab\0c: d\n", "\u{FEFF}a\0b: c\n", "\0", ""],
        [
            "a.screen.yaml", ".screenlint.yml", "team/a.yaml", "team/pack.yaml", "colors.tokens.json", "a.storyboard",
            "a.strings", "a.page",
        ]
    )
    func noPlaceEndsTheServer(text: String, name: String) throws {
        let folder = try TestFolder([
            ".screenlint.yml": "rulePacks: [team]\ntokens: [colors.tokens.json]\n", "colors.tokens.json": "{}\n",
            "team/pack.yaml": "guideline: Team\n",
        ])
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri(name)
        try client.open(uri, text)
        let methods = ["hover", "completion", "definition", "prepareRename"]
        let places: [(Int, Int)] = [
            (0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 9), (1, 0), (9, 9), (-1, -1), (0, .max), (.max, 0),
        ]
        for (line, character) in places {
            let place = #"{"line":\#(line),"character":\#(character)}"#
            for method in methods {
                _ = try client.answer(
                    "textDocument/\(method)",
                    #"{"textDocument":{"uri":"\#(uri)"},"position":\#(place)}"#
                )
            }
            _ = try client.answer(
                "textDocument/codeAction",
                #"{"textDocument":{"uri":"\#(uri)"},"range":{"start":\#(place),"end":\#(place)},"context":{"diagnostics":[]}}"#
            )
        }
        _ = try client.answer("textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(uri)"}}"#)
        _ = try client.answer("textDocument/documentColor", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    }

    /// Columns count what the client has, also where one sign is taken for another.
    @Test func changesFitATextThatBeginsWithZero() throws {
        let uri = "file:///nowhere/a.screen.yaml"
        var client = try TestClient()
        try client.open(uri, "\0id: a\n")
        #expect(try client.publishedRules(uri)?.isEmpty == false)
        try client.notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(uri)","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}},"text":""}]}"#
        )
        #expect(try client.publishedRules(uri) == [])
    }
}
