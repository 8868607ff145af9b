import Foundation
import Testing

/// What findings depend on beside the text itself: configurations, rule packs, other screens.
@Suite struct WorkspaceTests {
    private static let rules = """
        document: page
        rules:
          close-side:
            summary: Close stands at the same side everywhere
            on: navigationBar
            when: (self.leading + self.trailing).exists(item, item.role == 'close')
            check:
              consistent: "self.leading.exists(item, item.role == 'close') ? 'left' : 'right'"
              across: screens
            examples:
              valid: [{navigationBar: {}}]
              invalid:
                - screens:
                    - {navigationBar: {leading: [{role: close}]}}
                    - {navigationBar: {trailing: [{role: close}]}}
          short:
            summary: A title is short
            on: navigationBar.title
            check: {maxCharacters: 5}
            examples: {valid: [{navigationBar: {title: A}}], invalid: [{navigationBar: {title: Longer}}]}

        """

    private static func screen(_ id: String, _ side: String) -> String {
        "id: \(id)\nnavigationBar:\n  \(side): [{role: close, accessibilityLabel: Close, icon: xmark}]\n"
    }

    /// A workspace with a pack of its own and three screens, two of which have their close button on the left.
    private func folder() throws -> TestFolder {
        try TestFolder([
            ".screenlint.yml": "guidelines: []\nrulePacks: [team]\nrules: {team/short: off}\n",
            "team/pack.yaml": "guideline: Team\ndocuments: {page: {title: Page}}\n", "team/page.yaml": Self.rules,
            "a.screen.yaml": Self.screen("a", "leading"), "b.screen.yaml": Self.screen("b", "leading"),
            "sub/c.screen.yaml": Self.screen("c", "trailing"),
        ])
    }

    private static let capabilities =
        #"{"general":{"positionEncodings":["utf-8"]},"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#

    private static func changed(_ uris: String...) -> String {
        #"{"changes":[\#(uris.map { #"{"uri":"\#($0)","type":2}"# }.joined(separator: ","))]}"#
    }

    @Test func asksForFilesToBeWatched() throws {
        var client = try TestClient(capabilities: Self.capabilities)
        let request = try #require(client.takeNotifications().first)
        #expect(request["method"] as? String == "client/registerCapability")
        #expect(request["id"] as? String == "screenlint-1")
        var other = try TestClient()
        #expect(other.takeNotifications().isEmpty)
    }

    @Test func comparesWithTheScreensOfTheWorkspace() throws {
        let folder = try folder()
        var client = try TestClient(folders: [folder.url])
        let odd = folder.uri("sub/c.screen.yaml")
        try client.open(odd, Self.screen("c", "trailing"))
        #expect(try client.publishedRules(odd) == ["team/close-side"])
        // The text that is being typed counts, and the other screens that it makes odd are linted again.
        try client.change(odd, to: Self.screen("c", "leading"))
        #expect(try client.publishedRules(odd) == [])
        let other = folder.uri("a.screen.yaml")
        try client.open(other, Self.screen("a", "trailing"))
        #expect(try client.publishedRules(other) == ["team/close-side"])
        try client.change(odd, to: Self.screen("c", "trailing"))
        #expect(try client.publishedRules(other) == [])
        try client.change(odd, to: Self.screen("c", "leading"), version: 3)
        #expect(try client.publishedRules(other) == ["team/close-side"])
        // A file that others write counts as well; here it makes the right side the usual one.
        try folder.write("b.screen.yaml", Self.screen("b", "trailing"))
        try client.notify("workspace/didChangeWatchedFiles", Self.changed(folder.uri("b.screen.yaml")))
        #expect(try client.publishedRules(other) == [])
        // Without its text, the file counts again.
        try client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(odd)"}}"#)
        try client.change(other, to: Self.screen("a", "leading"), version: 4)
        #expect(try client.publishedRules(other) == ["team/close-side"])
    }

    @Test func comparesNothingWithoutAWorkspace() throws {
        let folder = try folder()
        var client = try TestClient()
        try client.open(folder.uri("sub/c.screen.yaml"), Self.screen("c", "trailing"))
        #expect(try client.publishedRules(folder.uri("sub/c.screen.yaml")) == [])
        try client.notify(
            "workspace/didChangeWorkspaceFolders",
            #"{"event":{"added":[{"uri":"\#(folder.url.absoluteString)","name":"x"}],"removed":[]}}"#
        )
        #expect(try client.publishedRules(folder.uri("sub/c.screen.yaml")) == ["team/close-side"])
        try client.notify(
            "workspace/didChangeWorkspaceFolders",
            #"{"event":{"removed":[{"uri":"\#(folder.url.absoluteString)","name":"x"}],"added":[]}}"#
        )
        #expect(try client.publishedRules(folder.uri("sub/c.screen.yaml")) == [])
    }

    @Test func namesTheOtherPlaceInItsFile() throws {
        let folder = try TestFolder(["a.screen.yaml": "# First\nid: twice\n"])
        var client = try TestClient(folders: [folder.url])
        try client.open(folder.uri("b.screen.yaml"), "id: twice\n")
        let parameters = client.takeNotifications().last?["params"] as? TestClient.Object
        let found = try #require((parameters?["diagnostics"] as? [TestClient.Object])?.first)
        #expect(found["code"] as? String == "screen/duplicate-id")
        let related = try #require((found["relatedInformation"] as? [TestClient.Object])?.first)
        let location = try #require(related["location"] as? TestClient.Object)
        #expect(location["uri"] as? String == folder.uri("a.screen.yaml"))
        #expect((location["range"] as? [String: [String: Int]])?["start"] == ["line": 1, "character": 4])
    }

    @Test func foldersOfAWorkspaceAreComparedEachByItself() throws {
        let (first, second) = (try folder(), try TestFolder(["a.screen.yaml": "id: a\n", "b.screen.yaml": "id: b\n"]))
        var client = try TestClient(folders: [first.url, second.url])
        let (odd, other) = (first.uri("sub/c.screen.yaml"), second.uri("b.screen.yaml"))
        try client.open(odd, Self.screen("c", "trailing"))
        #expect(try client.publishedRules(odd) == ["team/close-side"])
        try client.open(other, "id: a\n")
        #expect(try client.publishedRules(other) == ["screen/duplicate-id"])
        try client.change(other, to: "id: c\n")
        #expect(try client.publishedRules(other) == [])
    }

    @Test func whatIsOfNoUseIsTaggedSo() throws {
        let folder = try TestFolder()
        var client = try TestClient()
        try client.open(folder.uri("a.screen.yaml"), "id: a # screenlint:disable-line screen/unknown-key -- old\n")
        let parameters = client.takeNotifications().last?["params"] as? TestClient.Object
        let found = try #require((parameters?["diagnostics"] as? [TestClient.Object])?.first)
        #expect(found["code"] as? String == "suppression/unused")
        #expect(found["tags"] as? [Int] == [1])
    }

    @Test func findingsFollowTheConfiguration() throws {
        let folder = try folder()
        var client = try TestClient(folders: [folder.url])
        let uri = folder.uri("long.screen.yaml")
        try client.open(uri, "id: long\nnavigationBar: {title: Rather long}\n")
        #expect(try client.publishedRules(uri) == [])
        try folder.write(".screenlint.yml", "guidelines: []\nrulePacks: [team]\n")
        try client.notify("workspace/didChangeWatchedFiles", Self.changed(folder.uri(".screenlint.yml")))
        #expect(try client.publishedRules(uri) == ["team/short"])
        try folder.write("team/page.yaml", Self.rules.replacing("maxCharacters: 5", with: "maxCharacters: 50"))
        try client.notify("workspace/didChangeWatchedFiles", Self.changed(folder.uri("team/page.yaml")))
        #expect(try client.publishedRules(uri) == [])
        try folder.write(".screenlint.yml", "guidelines: []\nexclude: [long.*]\n")
        try client.notify("workspace/didChangeWatchedFiles", Self.changed(folder.uri(".screenlint.yml")))
        try client.change(uri, to: "id: [")
        #expect(try client.publishedRules(uri) == [])
    }

    @Test func savingAConfigurationIsEnoughWhereNobodyWatches() throws {
        let folder = try folder()
        var client = try TestClient(folders: [folder.url])
        let (uri, configuration) = (folder.uri("long.screen.yaml"), folder.uri(".screenlint.yml"))
        try client.open(uri, "id: long\nnavigationBar: {title: Rather long}\n")
        try client.open(configuration, "guidelines: []\nrulePacks: [team]\n")
        try folder.write(".screenlint.yml", "guidelines: []\nrulePacks: [team]\n")
        try client.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(configuration)"}}"#)
        #expect(try client.publishedRules(uri) == ["team/short"])
    }

    @Test func mistakesStandInTheFilesThatHaveThem() throws {
        let folder = try folder()
        var client = try TestClient(folders: [folder.url])
        let (configuration, rules) = (folder.uri(".screenlint.yml"), folder.uri("team/page.yaml"))
        try client.open(configuration, "guideline: []\nrulePacks: [team]\nrules: {team/shrt: off}\n")
        #expect(try client.publishedRules(configuration) == ["config/unknown-key", "config/unknown-rule"])
        try client.change(configuration, to: "guidelines: []\n")
        #expect(try client.publishedRules(configuration) == [])
        try client.open(rules, Self.rules.replacing("maxCharacters", with: "maxCharacter"))
        #expect(try client.publishedRules(rules) == ["rule/unknown-check"])
        // What another file of the pack lacks is seen while it is not saved yet.
        try client.open(folder.uri("team/pack.yaml"), "guideline: Team\ndocuments: {}\n")
        #expect(try client.publishedRules(rules) == ["rule/unknown-value", "rule/unknown-check"])
    }

    @Test func mistakesInClosedFilesAreShownUntilTheyAreMended() throws {
        let folder = try folder()
        try folder.write(".screenlint.yml", "guidelines: []\nrule: {}\nrulePacks: [team]\n")
        try folder.write("team/page.yaml", Self.rules.replacing("maxCharacters", with: "maxCharacter"))
        var client = try TestClient(folders: [folder.url])
        try client.open(folder.uri("a.screen.yaml"), Self.screen("a", "leading"))
        let sent = client.takeNotifications().compactMap { ($0["params"] as? TestClient.Object)?["uri"] as? String }
        #expect(Set(sent).isSuperset(of: [folder.uri(".screenlint.yml"), folder.uri("team/page.yaml")]))
        try folder.write(".screenlint.yml", "guidelines: []\n")
        try client.notify("workspace/didChangeWatchedFiles", Self.changed(folder.uri(".screenlint.yml")))
        #expect(try client.publishedRules(folder.uri(".screenlint.yml")) == [])
    }

    @Test func theBaselineKeepsQuiet() throws {
        let folder = try folder()
        let entry = #"{"file": "a.screen.yaml", "screen": "a", "path": "navigationBar.title", "rule": "team/short"}"#
        try folder.write("known.json", #"{"version": 1, "entries": [\#(entry)]}"#)
        try folder.write(".screenlint.yml", "guidelines: []\nrulePacks: [team]\nbaseline: known.json\n")
        var client = try TestClient(folders: [folder.url])
        let text = "navigationBar: {title: Rather long}\n"
        try client.open(folder.uri("a.screen.yaml"), "id: a\n" + text)
        #expect(try client.publishedRules(folder.uri("a.screen.yaml")) == [])
        try client.open(folder.uri("z.screen.yaml"), "id: z\n" + text)
        #expect(try client.publishedRules(folder.uri("z.screen.yaml")) == ["team/short"])
        try folder.write("known.json", #"{"version": 1, "entries": []}"#)
        try client.notify("workspace/didChangeWatchedFiles", Self.changed(folder.uri("known.json")))
        #expect(try client.publishedRules(folder.uri("a.screen.yaml")) == ["team/short"])
    }

    /// Editors and package managers keep copies.
    @Test(arguments: [".history/a_1.screen.yaml", "node_modules/p/a.screen.yaml", ".git/x/a.screen.yaml"])
    func whatNobodySearchesIsNotCompared(path: String) throws {
        let folder = try folder()
        var client = try TestClient(folders: [folder.url])
        let own = folder.uri("a.screen.yaml")
        try client.open(own, Self.screen("a", "leading"))
        #expect(try client.publishedRules(own) == [])
        try folder.write(path, Self.screen("a", "leading"))
        try client.notify("workspace/didChangeWatchedFiles", Self.changed(folder.uri(path)))
        try client.open(folder.uri(path), Self.screen("a", "trailing"))
        #expect(try client.publishedRules(folder.uri(path)) == [])
        try client.change(own, to: Self.screen("a", "leading") + "\n")
        #expect(try client.publishedRules(own) == [])
    }

    @Test func otherFilesAreLeftAlone() throws {
        let folder = try folder()
        var client = try TestClient(folders: [folder.url])
        try client.open(folder.uri("compose.yaml"), "services: {}\n")
        #expect(try client.publishedRules(folder.uri("compose.yaml")) == [])
    }

    @Test func refreshesAClientThatAsks() throws {
        let folder = try folder()
        var client = try TestClient(
            capabilities: #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#,
            folders: [folder.url]
        )
        try client.open(folder.uri("a.screen.yaml"), Self.screen("a", "leading"))
        _ = client.takeNotifications()
        try client.notify("workspace/didChangeWatchedFiles", Self.changed(folder.uri(".screenlint.yml")))
        #expect(client.takeNotifications().contains { $0["method"] as? String == "workspace/diagnostic/refresh" })
    }
}
