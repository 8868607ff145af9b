import Foundation
import Testing

@testable import LanguageServer

/// What the text is once an offer is taken.
@Suite struct CompletionEditTests {
    private static let uri = "file:///nowhere/a.screen.yaml"

    @Test(arguments: [
        ("id: a\nnavigationBar:\n  trailing:\n    -|", "icon", "id: a\nnavigationBar:\n  trailing:\n    - icon: "),
        ("id: a\nguidelines:\n  -|\n", "contrast", "id: a\nguidelines:\n  - contrast\n"),
        ("id: a\ncontent:\n-|\nname: A\n", "kind", "id: a\ncontent:\n- kind: \nname: A\n"),
        ("{\"id\": \"a\", \"|\"}", "name", "{\"id\": \"a\", \"name\": }"),
        ("{\"id\": \"a\", \"na|\"}", "name", "{\"id\": \"a\", \"name\": }"),
        ("\"id\": a\n\"nav|\": 3", "navigationBar", "\"id\": a\n\"navigationBar\": 3"),
        ("id: a\n'na|'\n", "name", "id: a\n'name': \n"),
        ("id: a\nplatform: \"i|\"\n", "ipados", "id: a\nplatform: \"ipados\"\n"),
        ("id: a\nsizeClasses: [\"|\"]\n", "compact", "id: a\nsizeClasses: [\"compact\"]\n"),
        (
            "id: a\ntoolbar:\n  items:\n    - {icon: plus, target: x,\n       |\n", "label",
            "id: a\ntoolbar:\n  items:\n    - {icon: plus, target: x,\n       label: \n"
        ),
        (
            "id: a\ntoolbar:\n  items:\n    - {icon: plus, target: x,\n       la|", "label",
            "id: a\ntoolbar:\n  items:\n    - {icon: plus, target: x,\n       label: "
        ),
    ])
    func isWhatSomebodyWouldHaveTyped(marked: String, label: String, expected: String) throws {
        var client = try TestClient()
        let items = try client.ask("completion", marked, uri: Self.uri) as? [TestClient.Object] ?? []
        let labels = items.compactMap { $0["label"] as? String }
        let item = try #require(items.first { $0["label"] as? String == label }, "\(labels)")
        let text = Array(marked.replacing("|", with: "", maxReplacements: 1).utf8)
        var document = OpenDocument(uri: Self.uri, kind: .screen, version: nil, text: text)
        try document.apply(try #require(item["textEdit"] as? TestClient.Object))
        #expect(String(decoding: document.text, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        "#|", "# co|", "# |\nid: a\n", "id: a\nnavigationBar:\n  # si|\n  title: X\n", "id: a # |\n",
        "id: a\nnavigationBar:\n  trailing:\n    - {icon: plus, # foo |", "id: a\ncontent: [a, # k|\n  b]\n",
        "id: a\nname: \"A\" # si|\n", "id: a\nname: don't # si|\n",
    ])
    func nothingIsOfferedInComments(marked: String) throws {
        var client = try TestClient()
        #expect((try client.ask("completion", marked, uri: Self.uri) as? [TestClient.Object])?.isEmpty == true)
    }

    @Test(arguments: [
        ("id: a\nparent: |\n", "a"), ("screens:\n  - id: b\n    parent: a\n  - id: a\n    parent: |\n", "a"),
        ("id: a\nguidelines: [apple-hig, |]\n", "apple-hig"),
        ("id: a\nguidelines:\n  - apple-hig\n  - |\n", "apple-hig"),
        ("id: a\nsizeClasses: [compact, |]\n", "compact"),
    ])
    func whatStandsThereIsNotOfferedAgain(marked: String, label: String) throws {
        var client = try TestClient()
        let items = try client.ask("completion", marked, uri: Self.uri) as? [TestClient.Object] ?? []
        #expect(!items.contains { $0["label"] as? String == label })
    }
}
