import Testing

/// An alias without anchor is one value that is not known, and no end of the file.
@Suite struct UnknownAliasTests {
    private func findings(_ text: String, _ guideline: String) throws -> [String] {
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        let outcome = try BuiltCommand(folder: folder)("-f", "concise", "--guidelines", guideline, "a.screen.yaml")
        return outcome.lines.map { String($0.dropFirst("a.screen.yaml:".count)) }
    }

    @Test(arguments: ["x-owner: *team", "x-owner: {team: [*team]}", "name: *team", "x-a: &a [*a]", "toolbar: *team"])
    func whatStandsBesideIsJudged(line: String) throws {
        let told = try findings("id: b\n\(line)\nnavigationBar: {trailing: [A, B, C, D, E]}\n", "sap-fiori-ios")
        #expect(told.count == 2 && told[0].contains("[yaml/unknown-alias]"), "\(told)")
        #expect(told.last?.contains("[sap-fiori-ios/trailing-actions-compact]") == true, "\(told)")
    }

    @Test func screensBehindAreJudgedAndSuppressionsAreKept() throws {
        let ignored = "# screenlint:disable-line apple-hig/title-length -- ok"
        let told = try findings(
            """
            id: f
            navigationBar: {title: *t} \(ignored)
            ---
            id: i
            navigationBar: {title: A very long title for everything} \(ignored)
            ---
            id: j
            navigationBar: {title: A very long title for everything}

            """,
            "apple-hig"
        )
        #expect(told.filter { $0.contains("unknown-alias") }.count == 1)
        #expect(told.filter { $0.contains("title-length") }.map { $0.prefix(2) } == ["8:"], "\(told)")
    }

    @Test(arguments: [
        "*t\n", "<<: *b\n", "*t : a\nid: b\n", "screens: *all\n", "screens: [*one]\n", "id: a\nname: *t\n",
    ])
    func itIsToldOnce(text: String) throws {
        let told = try findings(text, "apple-hig")
        #expect(told.count == 1 && told[0].contains("[yaml/unknown-alias]"), "\(told)")
    }
}
