import Testing

/// Formats that show no source name the thing, with the clause and what helps where there is room.
@Suite struct NamedFindingsTests {
    private static let text = """
        id: order
        guidelines: [apple-hig]
        navigationBar:
          title: Order
          leading: [{role: back, label: Inbox, custom: true}]
        toolbar:
          items: [{label: Share the Order With Somebody Else, action: share}]
        """

    private func report(_ format: String) throws -> String {
        try BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": Self.text]))("-f", format, ".").output
    }

    @Test(arguments: ["concise", "github", "gitlab", "junit", "checkstyle", "markdown", "rdjson", "sarif"])
    func theThingIsNamed(format: String) throws {
        let output = try report(format)
            .replacing("&apos;", with: "'").replacing("&#39;", with: "'").replacing("\\'", with: "'")
        #expect(output.contains("Back button 'Inbox': "), "\(output)")
        #expect(output.contains("Toolbar button 'Share the Order With Somebody Else': "), "\(output)")
    }

    @Test(arguments: ["concise", "github", "gitlab", "junit", "checkstyle", "markdown", "rdjson", "sarif"])
    func whatTellsTwoFindingsApartIsNamed(format: String) throws {
        let title = String(repeating: "Lang ", count: 10)
        let files = [
            "a.screen.yaml":
                "id: a\nguidelines: [sap-fiori-ios]\nnavigationBar: {title: {en: \(title), de: \(title)}}\n",
            "b.screen.yaml": "x-title: &title \(title)\nscreens:\n"
                + ["b", "c"].map { "  - {id: \($0), guidelines: sap-fiori-ios, navigationBar: {title: *title}}\n" }
                .joined(),
        ]
        let output = try BuiltCommand(folder: try TemporaryFolder(files))("-f", format, ".").output
        for distinction in ["locale en)", "locale de)", "(screen b)", "(screen c)"] {
            #expect(output.contains(distinction), "\(output)")
        }
    }

    @Test("What stands in a group is named by the bar, and leaves the group by no fix")
    func itemOfAGroup() throws {
        let text = "id: a\nguidelines: [sap-fiori-ios]\ntoolbar: [{group: edit, items: [Cut, Copy, Paste]}]\n"
        let command = BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": text]))
        let output = try command("-f", "concise", ".").output
        #expect(output.contains("a.screen.yaml:3:44: error: Toolbar button 'Paste': "), "\(output)")
        #expect(try command("fix", "--diff", "--unsafe-fixes", ".").output == "")
    }

    @Test(arguments: ["github", "gitlab", "junit", "checkstyle"])
    func clauseAndHelpAreThere(format: String) throws {
        #expect(try report(format).contains("HIG-"))
    }
}
