import Foundation
import Testing

@Suite struct CompletionTests {
    private static let uri = "file:///nowhere/a.screen.yaml"

    /// What is offered at `|`, and what the text is after the first offer is taken.
    private func offers(_ text: String, uri: String = Self.uri, _ client: inout TestClient) throws -> [String] {
        let items = try client.ask("completion", text, uri: uri) as? [TestClient.Object]
        return try #require(items).compactMap { $0["label"] as? String }
    }

    private func offers(_ text: String) throws -> [String] {
        var client = try TestClient()
        return try offers(text, &client)
    }

    @Test(arguments: [
        ("|\nid: a\n", "navigationBar"), ("# Orders\n|\n\nid: a\n", "guidelines"),
        ("|", "id"), ("id: a\n|", "navigationBar"), ("id: a\nna|", "navigationBar"),
        ("id: a\nna|\ntoolbar: {}\n", "name"),
        ("id: a\nnavigationBar:\n  |", "title"), ("id: a\nnavigationBar:\n  ti|\n", "title"),
        ("id: a\nnavigationBar: {title: A, |}\n", "subtitle"), ("id: a\nnavigationBar: {title: A, su|}\n", "subtitle"),
        ("id: a\nnavigationBar:\n  trailing:\n    - |\n", "label"),
        ("id: a\nnavigationBar:\n  trailing:\n    - ic|\n", "icon"),
        ("id: a\nnavigationBar:\n  trailing:\n    - icon: x\n      la|\n", "label"),
        ("id: a\nnavigationBar:\n  trailing:\n    |\n", "label"), ("screens:\n  - id: a\n    na|\n", "navigationBar"),
        ("id: a\nplatform: |\n", "ipados"), ("id: a\nplatform: ip|\n", "ipados"),
        ("id: a\nnavigationBar: {size: |\ntoolbar: {}\n", "small"),
        ("id: a\nnavigationBar: {trailing: [{role: |", "add"),
        ("id: a\nnavigationBar: {leading: [{role:|}]}\n", "back"), ("id: a\nnavigationBar: {size:sm|}\n", "small"),
        ("id: a\nnavigationBar: {leading: [{icon: x, role:|, label: A}]}\n", "back"),
        ("id: a\nnavigationBar: {leading: [{role:|", "back"), ("id: a\nplatform:ip|\n", "ipados"),
        ("id: a\nnavigationBar:\n  leading:\n    - {role:|\n", "back"),
        ("id: a\nguidelines: [apple-hig, |", "contrast"), ("id: a\nnavigationBar: {title: \"A [\", su|", "subtitle"),
        ("id: a\nnavigationBar: {size: |}\n", "small"), ("id: a\nscrolls: |\n", "true"),
        ("id: a\nsizeClasses: [|]\n", "compact"), ("id: a\nsizeClasses: [compact, |]\n", "regular"),
        ("id: a\nsizeClasses:\n  - |\n", "compact"), ("id: a\nsizeClasses:\n  - compact\n  - re|\n", "regular"),
        ("id: a\nsizeClasses:\n  |\n", "compact"), ("id: a\nguidelines: [|]\n", "sap-fiori-ios"),
        ("id: a\nsizeClasses: |\n", "compact"), ("id: a\nguidelines: |\n", "sap-fiori-ios"),
        ("id: a\ntoolbar: {items: [|]}\n", "flexible-space"), ("id: a\ntoolbar:\n  items:\n    - |\n", "separator"),
        ("id: a\nnavigationBar: {search: |}\n", "persistent"), ("id: a\ntoolbar: {overflow: |}\n", "automatic"),
        ("id: a\nstatusBar: |\n", "false"), ("id: a\ncontent:\n  - kind: |\n", "segmented-control"),
        ("id: a\nnavigationBar:\n  rightBar|\n", "rightBarButtonItems → trailing"),
        ("id: a\ntoolbar: {items: [{systemIm|}]}\n", "systemImage → icon"),
        ("id: a\nplatform: iph|\n", "iphone → ios"),
        ("id: a # screenlint:|", "disable-line"), ("id: a # screenlint:disable-line |", "screen/missing-id"),
        ("id: a # screenlint:disable-line apple-hig/|", "screen/missing-id"),
    ])
    func offersWhatFits(text: String, expected: String) throws {
        let offers = try offers(text)
        #expect(offers.contains(expected), "\(offers)")
    }

    @Test(arguments: [
        ("id: a\nnavigationBar: {size:|}\n", "true"), ("id: a\nname: Size, role:|\n", "back"),
        ("id: a\nnavigationBar: {title: A, |}\n", "title"), ("id: a\nnavigationBar: {|}\n", "hasOverflowButton"),
        ("id: a\nplatform: |\n", "navigationBar"), ("id: a\n|\ntoolbar: {}\n", "toolbar"),
        ("id: a # screenlint:disable-line x -- |", "screen/missing-id"), ("id: a\nname: |\n", "navigationBar"),
        ("id: a\ntoolbar:\n  |\n  items: [A]\n", "items"), ("id: a\ntoolbar:\n  position: bottom\n  |\n", "true"),
        ("id: a\nnavigationBar:\n  leading:\n    - role: back\n      |\n", "separator"),
        ("id: a\nnavigationBar: {leading: [{role: back, |}]}\n", "separator"),
    ])
    func offersNothingElse(text: String, unexpected: String) throws {
        #expect(try !offers(text).contains(unexpected))
    }

    /// Nothing is offered that would be a mistake where it is typed.
    @Test(arguments: [
        ("check: {|}", "where"), ("check: {maxItems: 3, |}", "contrast"), ("check: {maxItems: 3, |}", "color"),
        ("when: |", "trim"), ("on: navigationBar.title\n    when: self.|", "has"),
        ("on: navigationBar.title\n    when: self.|", "cel.bind"), ("fix: {moveTo: |}", "center"),
        ("examples:\n      valid:\n        - {|}", "says"), ("examples:\n      invalid:\n        - {|}", "x-also"),
    ])
    func offersNothingElseInRules(rule: String, unexpected: String) throws {
        let folder = try TestFolder(["team/pack.yaml": "guideline: Team\n", "team/page.yaml": "rules: {}\n"])
        var client = try TestClient(folders: [folder.url])
        let offers = try offers("rules:\n  a:\n    \(rule)\n", uri: folder.uri("team/page.yaml"), &client)
        #expect(!offers.contains(unexpected), "\(offers)")
    }

    @Test func aValueStandsBehindASpace() throws {
        var client = try TestClient()
        let items = try client.ask("completion", "id: a\nscrolls:|\n", uri: Self.uri) as? [TestClient.Object]
        let edits = try #require(items).compactMap { ($0["textEdit"] as? TestClient.Object)?["newText"] as? String }
        #expect(edits == [" true", " false"])
    }

    @Test func aWordOfAnotherToolBecomesOurs() throws {
        var client = try TestClient()
        let items = try client.ask("completion", "id: a\nnavigationBar:\n  rightBar|", uri: Self.uri)
        let item = (items as? [TestClient.Object])?.first { $0["label"] as? String == "rightBarButtonItems → trailing" }
        #expect((item?["textEdit"] as? TestClient.Object)?["newText"] as? String == "trailing: ")
    }

    @Test func replacesTheWordThatIsBeingTyped() throws {
        var client = try TestClient()
        let items = try client.ask("completion", "id: a\nnavigationBar:\n  ti|", uri: Self.uri) as? [TestClient.Object]
        let edit = try #require(items?.first { $0["label"] as? String == "title" }?["textEdit"] as? TestClient.Object)
        #expect(edit["newText"] as? String == "title: ")
        let range = try #require(edit["range"] as? [String: [String: Int]])
        #expect(range == ["start": ["line": 2, "character": 2], "end": ["line": 2, "character": 4]])
        // A key that has its colon keeps it.
        let again = try client.ask("completion", "id: a\nnavigationBar:\n  ti|t: A\n", uri: Self.uri)
        let item = (again as? [TestClient.Object])?.first { $0["label"] as? String == "title" }
        #expect((item?["textEdit"] as? TestClient.Object)?["newText"] as? String == "title")
    }

    @Test func offersTheColoursAndScreensOfTheWorkspace() throws {
        let folder = try TestFolder([
            "a.screen.yaml":
                "id: first\nname: The first\nbackground: brand-blue\nnavigationBar: {trailing: [{color: \"#abc\"}]}\n"
        ])
        var client = try TestClient(folders: [folder.url])
        try client.open(folder.uri("b.screen.yaml"), "id: second\nbackground: brand-green\n")
        let uri = folder.uri("c.screen.yaml")
        #expect(try offers("id: c\nbackground: |\n", uri: uri, &client) == ["brand-blue", "brand-green"])
        #expect(try offers("id: c\nparent: |\n", uri: uri, &client) == ["first", "second"])
        let items = try client.ask("completion", "id: c\ntoolbar: {items: [{color: |}]}\n", uri: uri)
        let edit = (items as? [TestClient.Object])?.first?["textEdit"] as? TestClient.Object
        #expect(edit?["newText"] as? String == "\"#abc\"")
        #expect(try offers("id: c\ntoolbar: {items: [{target: f|}]}\n", uri: uri, &client).contains("first"))
    }

    @Test(arguments: [
        (".screenlint.yml", "|", "guidelines"), (".screenlint.yml", "ru|", "rulePacks"),
        (".screenlint.yml", "rules:\n  |", "yaml/syntax"), (".screenlint.yml", "rules:\n  team/sh|", "team/short"),
        (".screenlint.yml", "rules:\n  team/short: |", "off"),
        (".screenlint.yml", "rules:\n  team/short:\n    |", "params"),
        (".screenlint.yml", "rules:\n  apple-hig/title-length: {params: {|}}", "max"),
        (
            ".screenlint.yml", "overrides:\n  - rules:\n      apple-hig/title-length:\n        params:\n          |",
            "max"
        ),
        ("team/page.yaml", "rules:\n  a:\n    on: navigationBar.trailing[]\n    fix: {set: {|}}", "style"),
        ("team/page.yaml", "rules:\n  a:\n    on: navigationBar\n    fix:\n      set:\n        ti|", "title"),
        (".screenlint.yml", "guidelines: [|]", "workday-canvas"), (".screenlint.yml", "failLevel: |", "never"),
        (".screenlint.yml", "overrides:\n  - fi|", "files"), ("team/page.yaml", "document: |", "page"),
        ("team/page.yaml", "rules:\n  a:\n    |", "check"),
        ("team/page.yaml", "rules:\n  a:\n    check: {|}", "maxCharacters"),
        ("team/page.yaml", "rules:\n  a:\n    check:\n      max|", "maxItems"),
        ("team/page.yaml", "rules:\n  a:\n    platforms: [|]", "watchos"),
        ("team/page.yaml", "rules:\n  a:\n    supersedes: [|]", "team/short"),
        ("team/page.yaml", "clauses:\n  T-1: {modality: |}", "should"),
        ("team/page.yaml", "clauses: {T-1: {says: x}}\nrules:\n  a:\n    clauses: [|]", "T-1"),
        ("team/page.yaml", "rules:\n  a:\n    examples:\n      valid:\n        - {|}", "navigationBar"),
        ("team/page.yaml", "rules:\n  a:\n    on: |", "navigationBar"),
        ("team/page.yaml", "rules:\n  a:\n    on: navigationBar.trail|", "trailing"),
        ("team/page.yaml", "rules:\n  a:\n    on: navigationBar.trailing[].ic|", "icon"),
        ("team/page.yaml", "rules:\n  a:\n    on: [toolbar.items[], navigationBar.|]", "leading"),
        ("team/page.yaml", "rules:\n  a:\n    when: |", "screen"),
        ("team/page.yaml", "rules:\n  a:\n    when: screen.navigationBar.ti|", "title"),
        ("team/page.yaml", "rules:\n  a:\n    on: navigationBar\n    when: has(self.|)", "title"),
        ("team/page.yaml", "rules:\n  a:\n    on: navigationBar.title\n    when: parent.|", "size"),
        ("team/page.yaml", "rules:\n  a:\n    on: navigationBar.title\n    when: self.starts|", "startsWith"),
        ("team/page.yaml", "rules:\n  a:\n    params: {most: 3}\n    when: size(self) > params.|", "most"),
        ("team/page.yaml", "rules:\n  a:\n    let: {count: size(self)}\n    when: |", "count"),
        ("team/page.yaml", "rules:\n  a:\n    params: {most: 3}\n    check: {maxItems: $|}", "$most"),
        ("team/page.yaml", "rules:\n  a:\n    on: toolbar.items\n    check: {maxItems: 3, where: item.|}", "isAction"),
        ("team/page.yaml", "rules:\n  a:\n    on: toolbar\n    check: {present: |}", "items"),
        ("team/page.yaml", "rules:\n  a:\n    on: toolbar.items\n    check: {unique: la|}", "label"),
        ("team/page.yaml", "rules:\n  a:\n    on: toolbar\n    when: self.items.exists(i, i.|)", "isAction"),
        ("team/page.yaml", "rules:\n  a:\n    unless: screen.tool|", "toolbar"),

        ("team/page.yaml", "let: {x: screen.tool|}\nrules: {}", "toolbar"),
        ("team/page.yaml", "rules:\n  a:\n    on: toolbar.items[]\n    when: self.role == '|'", "back"),
        ("team/page.yaml", "rules:\n  a:\n    when: screen.role != 'main-d|'", "main-destination"),
        ("team/page.yaml", "rules:\n  a:\n    when: \"screen.platform in ['ios', '|']\"", "macos"),
        ("team/page.yaml", "rules:\n  a:\n    on: toolbar\n    when: self.items.exists(i, i.style == '|')", "primary"),
        ("team/page.yaml", "rules:\n  a:\n    on: toolbar.items[].style\n    check: {is: |}", "primary"),
        ("team/page.yaml", "rules:\n  a:\n    on: toolbar.items[].style\n    check: {oneOf: [|]}", "primary"),
        (
            "team/page.yaml",
            "rules:\n  a:\n    on: toolbar.items[]\n    check: {satisfies: self.isAction}\n    message: \"{|\"", "label"
        ),
        ("a.screen.yaml", "id: a\nsplitView: {panes: [|]}\n", "a"),
        ("team/page.yaml", "rules:\n  a:\n    fix: {setTo: screen.|}", "background"),
        ("team/page.yaml", "rules:\n  a:\n    check: {maxItems: 3}\n    message: There are {|} here", "count"),
        (".screenlint.yml", "rules:\n  |", "team/*"),
        ("team/page.yaml", "rules:\n  a:\n    fix: {moveTo: |}", "overflow"),
        ("team/page.yaml", "rules:\n  a:\n    fix: {insertBefore: {|}}", "kind"),
        (".screenlint.yml", "rules: {apple-hig/generic-title: {params: {words: {|}}}}", "add"),
        ("team/page.yaml", "rules:\n  a:\n    examples:\n      invalid:\n        - {|}", "says"),
        ("team/page.yaml", "rules:\n  a:\n    examples:\n      valid:\n        - {|}", "x-also"),
        ("team/page.yaml", "rules:\n  a:\n    on: toolbar.items[]\n    when: self.role == |", "'back'"),
        ("team/page.yaml", "rules:\n  a:\n    check: {terms: $|}", "$words"),
        ("team/page.yaml", "rules:\n  a:\n    on: navigationBar.title\n    when: self in params.|", "words"),
        ("team/page.yaml", "rules:\n  a:\n    check: {maxItems: 3, |}", "where"),
        ("team/page.yaml", "rules:\n  a:\n    check: {maxItems: 3, |}", "minItems"),
        ("a.screen.yaml", "id: a\nguidelines: [|]", "extra"),
        ("team/pack.yaml", "|", "guideline"), ("team/pack.yaml", "documents:\n  page:\n    |", "url"),
    ])
    func knowsConfigurationsAndRuleFiles(name: String, text: String, expected: String) throws {
        let rules = "rules: {short: {summary: S, on: navigationBar.title, check: {maxCharacters: 5}}}\n"
        let folder = try TestFolder([
            ".screenlint.yml": "rulePacks: [team, extra]\n", "extra/pack.yaml": "guideline: Extra\nlisted: true\n",
            "team/pack.yaml": "guideline: Team\ndocuments: {page: {title: Page}}\nlists: {words: {log in: sign in}}\n",
            "team/a.yaml": "document: page\n" + rules, "team/page.yaml": "document: page\n", "a.screen.yaml": "id: a\n",
        ])
        var client = try TestClient(folders: [folder.url])
        let offers = try offers(text, uri: folder.uri(name), &client)
        #expect(offers.contains(expected), "\(offers)")
    }
}
