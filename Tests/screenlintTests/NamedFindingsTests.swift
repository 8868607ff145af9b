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

    @Test(arguments: ["github", "gitlab", "junit", "checkstyle"])
    func clauseAndHelpAreThere(format: String) throws {
        #expect(try report(format).contains("HIG-"))
    }
}
