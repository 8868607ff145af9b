import Testing

/// The format for people: within the terminal's width, with its marks under what they mark.
@Suite struct FullFormatTests {
    private static func command(_ text: String, columns: Int?) throws -> BuiltCommand {
        var command = BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": text]))
        command.environment["COLUMNS"] = columns.map(String.init) ?? ""
        return command
    }

    /// The parts of the source that marks stand under, from each line that shows source to the next.
    private static func marked(_ output: String) -> [String] {
        var (source, found) = ([Character](), [String]())
        for line in output.split(separator: "\n") {
            guard let bar = line.firstIndex(of: "|") else { continue }
            let rest = Array(line[bar...].dropFirst(2))
            let start = rest.firstIndex { $0 != " " }
            if line.first(where: { $0 != " " })?.isNumber == true {
                source = rest
            } else if let start, "^-".contains(rest[start]), source.count > start {
                let end = rest[start...].firstIndex { !"^-".contains($0) } ?? rest.count
                found.append(String(source[start..<min(end, source.count)]))
            }
        }
        return found
    }

    @Test(arguments: [60, 80, 120])
    func noLineIsWiderThanTheTerminal(columns: Int) throws {
        let title = String(repeating: "Orders and Inspections ", count: 12)
        let text = "id: a\nguidelines: [sap-fiori-ios]\nnavigationBar: {title: \(title)}\n"
        let output = try Self.command(text, columns: columns)("--color", "never", ".").output
        let wide = output.split(separator: "\n").filter { $0.count > columns && !$0.contains("http") }
        #expect(wide.isEmpty)
        #expect(Self.marked(output).first?.hasPrefix("Orders and Insp") == true, "\(output)")
    }

    @Test(arguments: [60, nil])
    func marksOfOneLongLineStandUnderTheirText(columns: Int?) throws {
        let buttons = (1...9).map { "{label: Approve number \($0), style: primary, action: approve-\($0)}" }
        let text =
            "id: a\nguidelines: [sap-fiori-ios]\ntoolbar: {position: bottom, items: [\(buttons.joined(separator: ", "))]}\n"
        let output = try Self.command(text, columns: columns)(
            "--only",
            "one-primary-button",
            "--color",
            "never",
            "."
        ).output
        let marked = Self.marked(output)
        #expect(marked.count > 1)
        for part in marked { #expect(part.hasPrefix("{label: Approve n"), "\(part)\n\(output)") }
    }

    @Test func oneTextInSeveralLanguagesIsOneBlock() throws {
        let long = String(repeating: "Lang ", count: 10)
        let text = """
            id: a
            guidelines: [sap-fiori-ios]
            navigationBar:
              title:
                en: \(long)
                de: \(long)am Ende
                fi: \(long)lopussa
            """
        let output = try Self.command(text, columns: nil)("--only", "sap-fiori-ios/title-length", ".").output
        #expect(output.split(separator: "\n").count { $0.hasPrefix("warning[") } == 1, "\(output)")
        #expect(output.contains("; locales en, de, fi)"))
        #expect(Self.marked(output).count == 3)
        #expect(output.contains("Found 3 warnings"))
    }

    @Test(arguments: ["{title: D}", "{title: D, url: 'javascript:alert(1)'}"])
    func aDocumentWithoutAnAddressHasNoLink(document: String) throws {
        let rules = """
            document: d
            clauses: {T-1: {modality: may, says: Short.}}
            rules: {r: {summary: S, clauses: [T-1], on: name, check: {maxCharacters: 3}}}

            """
        let command = try Self.command("id: a\nname: abcd\n", columns: 80)
        try command.folder.write("team/pack.yaml", "guideline: Team\ndocuments: {d: \(document)}\n")
        try command.folder.write("team/rules.yaml", rules)
        let output = try command("--rules", "team", "--guidelines", "contrast", "a.screen.yaml").output
        #expect(output.contains("= clause: T-1: Short.\n") && !output.contains("see:"), "\(output)")
        let list = try command("rules", "--rules", "team", "--format", "json").output
        #expect(list.contains("\"url\":null"), "\(list.suffix(300))")
    }
}
