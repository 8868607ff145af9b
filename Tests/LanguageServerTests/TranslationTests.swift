import Foundation
import TestSupport
import Testing

/// Storyboards in the editor, with their translations: findings stand in the file whose text they are about.
@Suite struct TranslationTests {
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
        <scene><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
        <scene><objects><viewController id="vc" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Orders" id="item"/>
        </viewController></objects></scene></scenes></document>
        """
    private static let long = "/* Orders */\n\"item.title\" = \"Aufträge, die jemand genehmigen muss\";\n"
    private static let short = "\"item.title\" = \"Aufträge\";\n"

    private static func folder() throws -> TestFolder {
        try TestFolder(["App/Base.lproj/Main.storyboard": storyboard, "App/de.lproj/Main.strings": long])
    }

    /// What was last published, by the ends of addresses: the rules and the lines, from 0.
    private static func published(_ client: inout TestClient) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for message in client.takeNotifications()
        where message["method"] as? String == "textDocument/publishDiagnostics" {
            guard let parameters = message["params"] as? TestClient.Object, let uri = parameters["uri"] as? String,
                let diagnostics = parameters["diagnostics"] as? [TestClient.Object]
            else { continue }
            found[String(uri.split(separator: "/").last ?? "")] = diagnostics.map { diagnostic in
                let range = diagnostic["range"] as? TestClient.Object
                let line = (range?["start"] as? TestClient.Object)?["line"] as? Int
                return "\(diagnostic["code"] ?? "") \(line ?? -1)"
            }
        }
        return found
    }

    @Test func theScreensOfAStoryboardAreListed() throws {
        let folder = try Self.folder()
        var client = try TestClient()
        let uri = folder.url.appending(path: "App/Base.lproj/Main.storyboard").absoluteString
        try client.open(uri, Self.storyboard)
        let answer = try client.request("textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(uri)"}}"#)
        let screens = try #require(answer as? [TestClient.Object])
        #expect(screens.compactMap { $0["name"] as? String } == ["vc"])
        let start = (screens.first?["range"] as? [String: [String: Int]])?["start"]
        #expect(start == ["line": 4, "character": 16])
        let parts = screens.first?["children"] as? [TestClient.Object]
        #expect(parts?.compactMap { $0["name"] as? String } == ["navigationBar"])
    }

    @Test func anOpenStoryboardTellsOfItsTranslations() throws {
        let folder = try Self.folder()
        var client = try TestClient()
        let uri = folder.url.appending(path: "App/Base.lproj/Main.storyboard").absoluteString
        try client.open(uri, Self.storyboard)
        #expect(Self.published(&client) == ["Main.storyboard": [], "Main.strings": ["apple-hig/title-length 1"]])
        try client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#)
        #expect(Self.published(&client) == ["Main.storyboard": [], "Main.strings": []])
    }

    @Test(.slow) func anOpenTranslationHasItsFindings() throws {
        let folder = try Self.folder()
        var client = try TestClient()
        let uri = folder.url.appending(path: "App/de.lproj/Main.strings").absoluteString
        try client.open(uri, Self.long)
        #expect(Self.published(&client) == ["Main.strings": ["apple-hig/title-length 1"]])
        try client.change(uri, to: "\n" + Self.long)
        #expect(Self.published(&client) == ["Main.strings": ["apple-hig/title-length 2"]])
        try client.change(uri, to: Self.short, version: 3)
        #expect(Self.published(&client) == ["Main.strings": []])
    }

    @Test(.slow) func whatIsTypedInOneIsSeenInTheOther() throws {
        let folder = try Self.folder()
        var client = try TestClient()
        let main = folder.url.appending(path: "App/Base.lproj/Main.storyboard").absoluteString
        let german = folder.url.appending(path: "App/de.lproj/Main.strings").absoluteString
        try client.open(main, Self.storyboard)
        try client.open(german, Self.short)
        #expect(Self.published(&client) == ["Main.storyboard": [], "Main.strings": []])
        try client.change(german, to: Self.long)
        #expect(Self.published(&client)["Main.strings"] == ["apple-hig/title-length 1"])
        try client.change(main, to: Self.storyboard.replacing("item", with: "other"))
        #expect(Self.published(&client) == ["Main.storyboard": [], "Main.strings": []])
        // A closed file counts as it is stored.
        try client.change(main, to: Self.storyboard, version: 3)
        try client.change(german, to: Self.short, version: 3)
        try client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(german)"}}"#)
        #expect(Self.published(&client)["Main.strings"] == ["apple-hig/title-length 1"])
    }

    @Test(.slow) func aChangeOnDiskIsSeen() throws {
        let folder = try Self.folder()
        var client = try TestClient()
        let main = folder.url.appending(path: "App/Base.lproj/Main.storyboard").absoluteString
        try client.open(main, Self.storyboard)
        #expect(Self.published(&client)["Main.strings"] == ["apple-hig/title-length 1"])
        try folder.write("App/de.lproj/Main.strings", Self.short)
        let german = folder.url.appending(path: "App/de.lproj/Main.strings").absoluteString
        try client.notify("workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(german)","type":2}]}"#)
        #expect(Self.published(&client) == ["Main.storyboard": [], "Main.strings": []])
    }
}
