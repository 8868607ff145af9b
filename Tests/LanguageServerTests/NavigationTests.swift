import Foundation
import Testing

@testable import LanguageServer

/// Hover, definition and symbols.
@Suite struct NavigationTests {
    private static let uri = "file:///nowhere/a.screen.yaml"

    private func hover(_ text: String, uri: String = Self.uri) throws -> String? {
        var client = try TestClient()
        let result = try client.ask("hover", text, uri: uri) as? TestClient.Object
        return (result?["contents"] as? TestClient.Object)?["value"] as? String
    }

    @Test(arguments: [
        ("id: a\nnavigationBar: {ti|tle: A}\n", "**title** of navigationBar"),
        ("id: a\nrole: over|view\n", "`overview`: Gives an overview of child pages."),
        ("id: a\nnavigationBar: {title: Tit|le}\n", "**title** of navigationBar"),
        ("id: a\nguidelines: [apple|-hig]\n", "**apple-hig**: "),
        ("screens:\n  - {id: a, name: The first}\n  - {id: b, parent: |a}\n", "**The first**: a screen in"),
        ("id: a\nbackground: bra|nd\n", "`brand`: used as background in 1 file"),
        ("id: a\nrole: home # screenlint:disable-line apple-hig/title|-length -- x\n", "**apple-hig/title-length**: "),
    ])
    func explainsKeysAndValues(text: String, expected: String) throws {
        let text = try #require(try hover(text))
        #expect(text.contains(expected), "\(text)")
    }

    @Test(arguments: [
        ("id: a\ntoolbar: {items: [Sa|ve]}\n", "Short for `{label: Save}`."),
        ("id: a\ntoolbar: {items: [flexible|-space]}\n", "Short for `{kind: flexible-space}`."),
        ("id: a\napp: Ma|il\n", "Short for `{name: Mail}`."),
        ("id: a\nguidelines: apple|-hig\n", "Short for `[apple-hig]`."),
        ("id: a\nsizeClasses: com|pact\n", "Short for `[compact]`."),
        ("id: a\nnavigationBar: {rightBar|ButtonItems: [Add]}\n", "`rightBarButtonItems` is read as `trailing`."),
        ("id: a\ntoolbar: {items: [{system|Image: plus}]}\n", "**icon** of item"),
    ])
    func explainsShortFormsAndOtherWords(text: String, expected: String) throws {
        let text = try #require(try hover(text))
        #expect(text.contains(expected), "\(text)")
    }

    @Test(arguments: [
        ("on: navigation|Bar.title", "**navigationBar** of screen"),
        ("on: navigationBar.trai|ling[].icon", "**trailing** of navigationBar"),
        ("on: navigationBar.x-ow|ner", "**x-owner**: a key of your own"), ("on: tex|ts[]", "all texts that people see"),
        ("on: navigationBar.title\n    when: size(se|lf) > 3", "what the rule visits, `title`: "),
        ("on: navigationBar.title\n    when: par|ent.size == 'large'", "the navigationBar that has the visited field"),
        ("on: navigationBar.title\n    when: parent.si|ze == 'large'", "**size** of navigationBar"),
        ("on: navigationBar.title\n    when: self.starts|With('A')", "`string.startsWith(string) gives bool`"),
        ("on: toolbar\n    when: self.items.exi|sts(i, i.isAction)", "Whether it holds for some element."),
        ("on: toolbar\n    when: self.items.exists(i, i.isAc|tion)", "**isAction** of item"),
        ("on: toolbar\n    when: self.items.exists(i, |i.isAction)", "an element of the list"),
        ("on: toolbar.items\n    check: {maxItems: 3, where: item.isAc|tion}", "Worked out from the rest"),
        ("on: toolbar.items\n    params: {most: 3}\n    check: {maxItems: $mo|st}", "a parameter of the rule, `3`"),
        ("on: toolbar\n    params: {most: 3}\n    when: params.mo|st > 2", "a parameter of the rule, `3`"),
        ("on: texts[]\n    check: {terms: $wor|ds}", "a list of the pack, `{log in: sign in}`"),
        ("on: toolbar\n    let: {n: size(self.items)}\n    when: |n > 2", "by `let`, `size(self.items)`"),
        ("on: toolbar.items\n    check: {maxItems: 3}\n    message: There are {cou|nt}", "what the check fills in"),
        ("on: toolbar\n    check: {present: it|ems}", "**items** of toolbar"),
        ("on: toolbar.items\n    check: {unique: la|bel}", "**label** of item"),
        ("on: toolbar.items\n    check: {max|Items: 3}", "A list has at most so many elements."),
        ("on: toolbar\n    fix: {setTo: screen.back|ground}", "**background** of screen"),
        ("on: toolbar\n    when: self.`x-ow|ner` == 'me'", "**x-owner**: a key of your own"),
    ])
    func explainsWhatExpressionsOfRulesName(rule: String, expected: String) throws {
        let folder = try TestFolder([
            "team/pack.yaml": "guideline: Team\nlists: {words: {log in: sign in}}\n", "team/page.yaml": "rules: {}\n",
        ])
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri("team/page.yaml")
        let result = try client.ask("hover", "rules:\n  a:\n    \(rule)\n", uri: uri) as? TestClient.Object
        let text = (result?["contents"] as? TestClient.Object)?["value"] as? String
        #expect(text?.contains(expected) == true, "\(text ?? "nothing")")
    }

    @Test func explainsAFindingByItsClause() throws {
        let long = String(repeating: "Long ", count: 20)
        let text = try #require(
            try hover("id: a\nguidelines: [sap-fiori-ios]\nnavigationBar: {title: \(long)|title}\n")
        )
        #expect(text.contains("**FIORI-NAV-04**: A title has at most 37 characters"), "\(text)")
        #expect(text.contains("](https://experience.sap.com/fiori-design-ios/article/navigation-bar)"), "\(text)")
    }

    @Test func plainTextKeepsItsBrackets() {
        let text = "- `size(list(dyn))` gives int ([Bars](https://example.com/a))"
        let plain = "- size(list(dyn)) gives int (Bars, https://example.com/a)"
        #expect(MarkupContent(text, .plainText).value == plain)
    }

    @Test func speaksPlainlyToClientsWithoutMarkdown() throws {
        var client = try TestClient(capabilities: #"{"general":{"positionEncodings":["utf-8"]}}"#)
        let text = "rules: {sap-fiori-ios/title|-length: off}\n"
        let result = try client.ask("hover", text, uri: "file:///x/.screenlint.yml") as? TestClient.Object
        let contents = try #require(result?["contents"] as? [String: String])
        #expect(contents["kind"] == "plaintext")
        let link = "(Navigation bar, https://experience.sap.com/fiori-design-ios/article/navigation-bar)"
        let value = try #require(contents["value"])
        #expect(value.lowercased().contains(link.lowercased()), "\(value)")
        #expect(!value.contains("**"), "\(value)")
        let bar = "id: a\nnavigation|Bar: {}\n"
        let key = try client.ask("hover", bar, uri: "file:///x/a.screen.yaml") as? TestClient.Object
        let example = try #require((key?["contents"] as? [String: String])?["value"])
        #expect(!example.contains("\nyaml\n"), "\(example)")
    }

    @Test func explainsConfigurationsAndRuleFiles() throws {
        #expect(
            try hover("rules: {sap-fiori-ios/title|-length: off}\n", uri: "file:///x/.screenlint.yml")?.contains(
                "FIORI-NAV-04"
            ) == true
        )
        #expect(try hover("fail|Level: never\n", uri: "file:///x/.screenlint.yml")?.contains("a run fails") == true)
        #expect(try hover("id: a\n|\n") == nil)
    }

    @Test(
        arguments: [
            (4, 12, ["line": 1, "character": 8]), (5, 21, ["line": 2, "character": 11]), (1, 3, nil),
        ] as [(Int, Int, [String: Int]?)]
    )
    func leadsFromAUseToWhatItNames(line: Int, character: Int, start: [String: Int]?) throws {
        var client = try TestClient()
        let text = """
            screens:
              - id: a
                x-bar: &bar {title: A}
              - id: b
                parent: a
                navigationBar: *bar
            """
        try client.open(Self.uri, text)
        let result = try client.request(
            "textDocument/definition",
            #"{"textDocument":{"uri":"\#(Self.uri)"},"position":{"line":\#(line),"character":\#(character)}}"#
        )
        let range = (result as? TestClient.Object)?["range"] as? [String: [String: Int]]
        #expect(range?["start"] == start)
    }

    @Test func leadsToScreensOfOtherFiles() throws {
        let folder = try TestFolder(["sub dir/é.screen.yaml": "name: X\nid: elsewhere\n"])
        var client = try TestClient(folders: [folder.url])
        let text = "id: a\ntoolbar: {items: [{target: else|where}]}\n"
        let result = try client.ask("definition", text, uri: folder.uri("a.screen.yaml")) as? TestClient.Object
        #expect(result?["uri"] as? String == folder.uri("sub dir/é.screen.yaml"))
        #expect((result?["range"] as? [String: [String: Int]])?["start"] == ["line": 1, "character": 4])
        // In an open file the place is that of the text that is being typed.
        try client.open(folder.uri("sub dir/é.screen.yaml"), "\n\n\nid: elsewhere\n")
        let moved = try client.ask("definition", text, uri: folder.uri("a.screen.yaml")) as? TestClient.Object
        #expect((moved?["range"] as? [String: [String: Int]])?["start"] == ["line": 3, "character": 4])
    }

    @Test(
        arguments: [
            ("rules:\n  a:\n    params: {most: 3}\n    check: {maxItems: $mo|st}\n", 2, 13),
            ("rules:\n  a:\n    params: {most: 3}\n    when: size(self) > params.mo|st\n", 2, 13),
            ("rules:\n  a:\n    let: {count: size(self)}\n    when: cou|nt > 3\n", 2, 10),
            ("clauses: {T-1: {says: x}}\nrules:\n  a: {clauses: [T|-1]}\n", 0, 10),
            ("rules:\n  a: {supersedes: [team/sh|ort]}\n", nil, 2),
        ] as [(String, Int?, Int)]
    )
    func leadsToWhatARuleNames(text: String, line: Int?, character: Int) throws {
        let other =
            "document: page\nrules:\n  short: {summary: S, on: navigationBar.title, check: {maxCharacters: 5}, "
            + "examples: {valid: [{}], invalid: [{navigationBar: {title: Longer}}]}}\n"
        let folder = try TestFolder([
            ".screenlint.yml": "rulePacks: [team]\n",
            "team/pack.yaml": "guideline: Team\ndocuments: {page: {title: Page}}\n", "team/other.yaml": other,
            "team/page.yaml": "document: page\n",
        ])
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri("team/page.yaml")
        let result = try client.ask("definition", text, uri: uri) as? TestClient.Object
        #expect(result?["uri"] as? String == (line == nil ? folder.uri("team/other.yaml") : uri))
        let start = (result?["range"] as? [String: [String: Int]])?["start"]
        #expect(start == ["line": line ?? 2, "character": character])
    }

    private func symbols(_ text: String, _ uri: String) throws -> [TestClient.Object] {
        var client = try TestClient()
        try client.open(uri, text)
        let result = try client.request("textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(uri)"}}"#)
        return try #require(result as? [TestClient.Object])
    }

    @Test func listsScreensAndBars() throws {
        let found = try symbols("screens:\n  - id: a\n    navigationBar: {}\n    toolbar: {}\n  - {id: b}\n", Self.uri)
        #expect(found.compactMap { $0["name"] as? String } == ["a", "b"])
        let bars = found[0]["children"] as? [TestClient.Object]
        #expect(bars?.compactMap { $0["name"] as? String } == ["navigationBar", "toolbar"])
    }

    /// A client that doesn't say that it knows symbols within others knows none.
    @Test(arguments: ["{}", #"{"textDocument":{"documentSymbol":{}}}"#])
    func listsThemOneAfterTheOther(capabilities: String) throws {
        var client = try TestClient(capabilities: capabilities)
        try client.open(Self.uri, "id: a\nnavigationBar: {}\n")
        let place = #"{"textDocument":{"uri":"\#(Self.uri)"}}"#
        let found = try #require(try client.request("textDocument/documentSymbol", place) as? [TestClient.Object])
        #expect(found.compactMap { $0["name"] as? String } == ["a", "navigationBar"])
        #expect(found.compactMap { $0["containerName"] as? String } == ["a"])
        let addresses = found.compactMap { ($0["location"] as? TestClient.Object)?["uri"] as? String }
        #expect(addresses == [Self.uri, Self.uri])
    }

    /// Who goes to a screen arrives at its id, and not at the start of the whole.
    @Test(arguments: [
        ("name: A\nid: a\n", 1, 4), ("name: A\n", 0, 6), ("screens:\n  - toolbar: {}\n    id: a\n", 2, 8),
        ("defaults: {name: A}\nscreens:\n  - toolbar: {}\n", 2, 4),
    ])
    func leadsToTheNameOfAScreen(text: String, line: Int, character: Int) throws {
        let selection = try symbols(text, Self.uri)[0]["selectionRange"] as? TestClient.Object
        #expect(selection?["start"] as? [String: Int] == ["line": line, "character": character])
    }

    @Test func listsClausesAndRules() throws {
        let folder = try TestFolder(["team/pack.yaml": "guideline: Team\n"])
        let found = try symbols("clauses: {T-1: {says: x}}\nrules:\n  a: {on: screen}\n", folder.uri("team/a.yaml"))
        #expect(found.compactMap { $0["name"] as? String } == ["T-1", "a"])
    }
}
