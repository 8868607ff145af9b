import Testing

/// What a page leaves to the running app may be there or not.
@Suite struct MDKVisibilityTests {
    private static func findings(_ page: String) throws -> [Substring] {
        let command = BuiltCommand(folder: try TemporaryFolder(["Main.page": page]))
        return try command("-f", "concise", "--isolated", "--fail-level", "never", ".").lines
    }

    @Test func buttonsThatMayBeHiddenAreNotCountedForCertain() throws {
        let buttons = ["A", "B"].map { name in
            #"{"_Type": "FioriToolbarItem.Type.Button", "Title": "\#(name)", "ButtonType": "Primary", "Visible": "/App/\#(name).js"}"#
        }
        let page = #"{"_Type": "Page", "FioriToolbar": {"Items": [\#(buttons.joined(separator: ", "))]}}"#
        #expect(try Self.findings(page) == [])
    }

    @Test(arguments: [#""Caption": "Cancel""#, #""SystemItem": "/App/Rules/Item.js""#, #""Caption": "{Name}""#])
    func anItemThatMayBeAWayBackMayStandAtTheLeadingSide(_ item: String) throws {
        let page = #"{"_Type": "Page", "ActionBar": {"Caption": "A", "Items": [{"Position": "Left", \#(item)}]}}"#
        #expect(try Self.findings(page).filter { $0.contains("leading-item") } == [])
    }
}
