import Testing

/// What no command keeps quiet about, and what it refuses.
@Suite struct HonestRunTests {
    private static let cut = "id: a\nguidelines: [sap-fiori-ios]\nbackground: [\nnavigationBar:\n  title: Orders\n"
    private static let misspelt =
        "id: a\nguidelines: [sap-fiori-ios]\nnavBar:\n  titel: Orders\n  trailing: [{icon: plus, acessibilityLabel: Add}]\n"

    private static func command(_ files: [String: String]) throws -> BuiltCommand {
        BuiltCommand(folder: try TemporaryFolder(files))
    }

    @Test(arguments: [("english", "en"), ("ger", "de"), ("Deutsch", "de")])
    func aLanguageIsNamedByItsCode(name: String, code: String) throws {
        let text = "defaults: {locale: \(name)}\nscreens: [{id: a}, {id: b}]\n"
        let command = try Self.command(["a.screen.yaml": text])
        let outcome = try command("-f", "concise")
        let part = "'\(name)' is read as '\(code)'; write it like that. [screen/other-word]"
        #expect(outcome.output.contains(part) && outcome.output.split(separator: "\n").count == 1, "\(outcome)")
        _ = try command("fix")
        #expect(try command.folder.read("a.screen.yaml").hasPrefix("defaults: {locale: \(code)}"))
    }

    /// What is told of a file in any case is not mended with the rules that are asked for.
    @Test func onlyTheRulesThatAreAskedForAreFixed() throws {
        let command = try Self.command(["a.screen.yaml": Self.misspelt])
        let other = try command("fix", "--only", "sap-fiori-ios/title-length", "a.screen.yaml")
        #expect(try command.folder.read("a.screen.yaml") == Self.misspelt, "\(other)")
        _ = try command("fix", "--only", "screen/unknown-key", "a.screen.yaml")
        #expect(try command.folder.read("a.screen.yaml").contains("  title: Orders"))
    }

    @Test func aBuiltInRuleThatFailsIsToldAtTheScreen() throws {
        let items = (1...1500).map { "    - {icon: plus, action: a\($0)}\n" }.joined()
        let screen = "id: slow\nguidelines: [sap-fiori-ios]\nnavigationBar:\n  trailing:\n" + items
        let command = try Self.command(["a.screen.yaml": screen])
        let outcome = try command("-f", "concise", "--only", "sap-fiori-ios/duplicate-action")
        #expect(outcome.status == 2 && outcome.output.hasPrefix("a.screen.yaml:1:5: error: The rule"), "\(outcome)")
    }

    @Test(arguments: [
        ["trace", "apple-hig/title-length", "a.screen.yaml"], ["eval", "screen.id", "a.screen.yaml"], ["tokens"],
        ["tokens", "a.tokens.json"],
    ])
    func aConfigurationWithMistakesIsTold(words: [String]) throws {
        let command = try Self.command([
            ".screenlint.yml": "guidlines: [apple-hig]\n", "a.screen.yaml": "id: a\n", "a.tokens.json": "{}",
        ])
        let outcome = try command.run(words)
        #expect(outcome.status == 2, "\(outcome)")
        #expect(outcome.errors.contains(".screenlint.yml has mistakes, the first in line 1:"), "\(outcome)")
    }

    @Test func filesThatAreReadInPartAreTold() throws {
        let command = try Self.command([
            "a.screen.yaml": Self.cut, "p.page": #"{"_Type":"Page","Caption":"Orders","ActionBar":{"Items":[{"#,
        ])
        let commands = [
            ["trace", "sap-fiori-ios/title-length", "a.screen.yaml"], ["eval", "screen.id", "a.screen.yaml"],
            ["describe", "p.page"],
        ]
        for words in commands {
            let outcome = try command.run(words)
            #expect(outcome.status == 1 && outcome.errors.contains("[yaml/syntax]"), "\(words): \(outcome)")
        }
    }

    @Test func thePacksOfAConfigurationWithMistakesAreMissed() throws {
        let command = try Self.command([".screenlint.yml": "rulePacks: [gone]\n"])
        let outcome = try command("test")
        #expect(outcome.status == 2 && outcome.errors.contains(".screenlint.yml has mistakes"), "\(outcome)")
        for words in [["rules"], ["explain", "navigationBar.title"]] {
            #expect(try command.run(words).errors.contains(".screenlint.yml has mistakes"))
        }
    }

    @Test func whatIsReadInPartDoesNotAgree() throws {
        let page = #"{"_Type":"Page","Caption":"Orders""#
        let command = try Self.command(["p.page": page + "}"])
        let description = try command("describe", "p.page").output
        try command.folder.write("p.screen.yaml", description)
        #expect(try command("describe", "--check", ".").status == 0)
        try command.folder.write("p.page", page)
        #expect(try command("describe", "--check", ".").output.contains("p.page can't be read in full"))
        try command.folder.write("p.screen.yaml", "id: [\n")
        #expect(try command("describe", "--check", ".").output.contains("This can't be read in full"))
    }

    @Test func whatCannotBeReadCannotBeTurnedOff() throws {
        let command = try Self.command([
            "a.screen.yaml": "# screenlint:disable-file yaml/syntax -- why\n" + Self.cut,
            ".screenlint.yml": "rules: {yaml/*: off}\n",
        ])
        #expect(try command("-f", "concise", "a.screen.yaml").output.contains("[yaml/syntax]"))
        #expect(try command("--skip", "yaml/*", "-f", "concise").status == 1)
        #expect(try command("--skip", "yaml/syntax").errors.contains("'yaml/syntax' can't be turned off"))
        try command.folder.write(".screenlint.yml", "rules: {yaml/syntax: off}\n")
        #expect(try command("-f", "concise").output.contains("can't be turned off"))
    }

    @Test func whatIsToldOfSettingsIsNotSet() throws {
        let command = try Self.command([
            "a.screen.yaml": "id: a\n", ".screenlint.yml": "rules: {config/repeated: off}\n",
        ])
        #expect(try command("-f", "concise").output.contains("'config/repeated' is told of configurations"))
        try command.folder.write("screen/pack.yaml", "summary: Ours\n")
        #expect(try command("--rules", "screen").errors.contains("begins the ids of screenlint's own rules"))
    }

    @Test func commentsInPagesAreRead() throws {
        let caption = #""Caption":"A caption that is very very very very long indeed"}"#
        let command = try Self.command([
            "a.page": "// Orders\n{\"_Type\":\"Page\", // here\n /* a { */ \(caption)"
        ])
        let outcome = try command("--isolated", "--guidelines", "sap-fiori-ios", "-f", "concise", "a.page")
        #expect(outcome.output.hasPrefix("a.page:3:22: warning: The title has 49"), "\(outcome)")
        // Half a character stays one.
        let half = Array(#"{"_Type":"Page","Caption":"#.utf16) + [0x22, 0xD800, 0x22, 0x7D]
        try command.folder.write("b.page", [0xFF, 0xFE] + half.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        #expect(try command("--isolated", "-f", "concise", "b.page").output.contains("[yaml/encoding]"))
    }

    @Test(arguments: [
        ["rules", "--conflicts", "-f", "json"], ["rules", "new", "x", "-f", "json"], ["version", "x"], ["man", "x"],
        ["help", "check", "x"],
        ["completions", "bash", "x"], ["config", "a", "b"], ["explain", "--list", "x"], ["lsp", "x"],
        ["describe", "--check", ".", "--scene", "x"], ["check", "--write-baseline", "-"], ["check", ""],
    ])
    func whatACommandDoesNotTakeIsRefused(words: [String]) throws {
        let outcome = try Self.command(["a.screen.yaml": "id: a\n"]).run(words)
        #expect(outcome.status == 2 && outcome.output.isEmpty, "\(words): \(outcome)")
    }

    @Test func aRangeOfRevisionsIsForReview() throws {
        let outcome = try Self.command(["a.screen.yaml": "id: a\n"])("--since", "HEAD~2..HEAD")
        #expect(outcome.status == 2 && outcome.errors.contains("'screenlint review HEAD~2..HEAD' tells"), "\(outcome)")
    }

    @Test func aQuietFixSaysNothing() throws {
        let command = try Self.command(["a.screen.yaml": "id: a\nnavigationBar: {titel: x}\n"])
        for words in [["-q", "--write-baseline", "b.json"], ["fix", "--diff", "-q"], ["fix", "-q"]] {
            let outcome = try command.run(words)
            #expect(outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome)")
        }
        #expect(try command.folder.read("a.screen.yaml").contains("title: x"))
    }

    /// A service that takes what is not in a report for mended must know that not all was looked at.
    @Test func anUnfinishedRunIsToldInSARIF() throws {
        let command = try Self.command(["a.screen.yaml": "id: a\n"])
        #expect(try command("-f", "sarif", "b.screen.yaml").output.contains("\"executionSuccessful\":false"))
        #expect(try !command("-f", "sarif", "a.screen.yaml").output.contains("invocations"))
    }

    @Test func aPackWithTheNameOfABuiltInOneIsTold() throws {
        let command = try Self.command(["contrast/pack.yaml": "guideline: Acme\n"])
        let outcome = try command("test", "contrast")
        #expect(outcome.errors.contains("'contrast' is the built-in pack"), "\(outcome)")
        #expect(try command("test", "./contrast").errors.contains("'contrast' is the name of a built-in pack"))
    }

    @Test func aSheetCountsItsScreens() throws {
        let outcome = try Self.command(["a.screen.yaml": "id: a\nbackground: [\n"])("preview", "a.screen.yaml")
        #expect(outcome.output.contains("Wireframes of 1 screen with 1 finding."))
    }
}
