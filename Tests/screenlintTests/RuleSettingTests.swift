import Testing

/// What configurations say of whole packs and of maps of words, and how much they say.
@Suite struct RuleSettingTests {
    private static let screen = "navigationBar: {title: A title far longer than fifteen}\n"

    /// Runs the command in a folder of a configuration and two screens, and answers what it prints.
    private func output(_ configuration: String, _ words: String...) throws -> String {
        let folder = try TemporaryFolder([
            ".screenlint.yml": configuration,
            "a.screen.yaml": "id: a\n" + Self.screen,
            "old/b.screen.yaml": "id: b\n" + Self.screen,
        ])
        return try BuiltCommand(folder: folder).run(words).output
    }

    @Test func aRuleIsLookedForForTheFirstUnknownNames() throws {
        let names = "ABCDEFGHIJKLMNOPQRST".flatMap { letter in
            (0..<6).map { "title-" + "length".prefix($0) + String(letter) + "length".dropFirst($0) }
        }
        let rules = names.map { "  apple-hig/\($0): off\n" }.joined()
        let told = try output("rules:\n" + rules, "-f", "concise").split(separator: "\n")
        #expect(told.count { $0.contains("There is no rule") } == 120)
        #expect(told.count { $0.contains("did you mean") } == 100)
    }

    @Test(arguments: ["tokens", "rulePacks", "extends"])
    func onlySoManyFilesAreLookedFor(key: String) throws {
        let names = (0..<2002).map { "n\($0)" }.joined(separator: ", ")
        let told = try output("\(key): [\(names)]\n", "-f", "concise").split(separator: "\n")
        #expect(told.count { $0.contains("[config/too-many-files]") } == 1)
        #expect(told.count { $0.contains("[config/missing-file]") } == 2000)
    }

    /// What is said of a pack goes for all its rules, whatever was said of one before, and less than what is said of one
    /// beside it or after it.
    @Test(arguments: [
        ("rules: {apple-hig/*: off}", "", 0),
        ("rules: {apple-hig/*: off, apple-hig/title-length: error}", "", 2),
        ("rules: {apple-hig/title-length: error}", "apple-hig/*: off", 1),
        ("rules: {apple-hig/*: off}", "apple-hig/title-length: error", 1),
        ("rules: {apple-hig/*: off}", "apple-hig/*: error", 1),
        ("rules: {apple-hig/*: error}", "apple-hig/title-length: {params: {max: 2}}", 2),
    ])
    func aPackIsSetAsAWhole(rules: String, override: String, errors: Int) throws {
        let overrides = override.isEmpty ? "" : "overrides: [{files: old, rules: {\(override)}}]\n"
        let told = try output("guidelines: [apple-hig]\n\(rules)\n\(overrides)", "-f", "concise").split(separator: "\n")
        #expect(told.count { $0.contains(" error: ") && $0.contains("title-length") } == errors, "\(told)")
    }

    /// A map of words in place of the rule's has other words, or both of these.
    @Test(arguments: [
        ("{add: [cell]}", "'words' is a map, which 'add' and 'remove' change; write {add: {cell: …}}."),
        ("{add: cell}", "write {add: {cell: …}}."), ("{remove: cell}", "write {remove: [cell]}."),
        ("{remove: {log in: sign in}}", "write {remove: [log in]}."),
        ("{remove: log in}", "Write 'Email' for 'E-mail'."), ("{add: {e-mail: x}}", "Write 'X' for 'E-mail'."),
        ("{add: {cell: phone}, remove: log in}", "Write 'Email' for 'E-mail'."),
        ("{add: create, remove: delete}", "Write 'Create' for 'Add'."),
    ])
    func aMapIsExtended(words: String, part: String) throws {
        let rule =
            "rules:\n  words: {summary: S, on: navigationBar.title, params: {words: {log in: sign in, e-mail: email}}, "
            + "check: {terms: $words}}\n"
        let folder = try TemporaryFolder([
            "p/pack.yaml": "guideline: P\n", "p/r.yaml": rule,
            ".screenlint.yml": "guidelines: []\nrulePacks: [p]\nrules: {p/words: {params: {words: \(words)}}}\n",
            "a.screen.yaml": "id: a\nnavigationBar: {title: Add E-mail or log in}\n",
        ])
        let told = try BuiltCommand(folder: folder)("-f", "concise").output.split(separator: "\n")
        #expect(told.contains { $0.contains(part) }, "\(told)")
        let isReplaced = words.contains("remove: log in}") || words.contains("create")
        #expect(told.contains { $0.contains("for 'log in'") } != isReplaced, "\(told)")
    }

    /// What an override or a configuration further in adds comes to what stands there already.
    @Test(arguments: [
        ("[pink]", "{add: [green]}", "pink, green", "[\"pink\", \"green\"]"),
        ("{add: [pink]}", "{add: [green]}", "red, blue, pink, green", "{\"add\": [\"pink\", \"green\"]}"),
        (
            "{add: [pink], remove: red}", "{add: [green], remove: [pink]}", "blue, green",
            "{\"add\": [\"green\"], \"remove\": [\"red\", \"pink\"]}"
        ),
        ("{add: [pink]}", "[green]", "green", "[\"green\"]"),
    ])
    func aListIsExtendedAgain(first: String, second: String, allowed: String, shown: String) throws {
        let rule =
            "rules:\n  c: {summary: S, on: navigationBar.background, params: {colors: [red, blue]}, "
            + "check: {oneOf: $colors}}\n"
        let said = { (value: String) in "rules: {p/c: {params: {colors: \(value)}}}" }
        let head = "guidelines: []\nrulePacks: [p]\n"
        for (base, rest) in [
            ("", said(first) + "\noverrides: [{files: '**', \(said(second))}]\n"),
            (head + said(first) + "\n", "extends: [base.yml]\n" + said(second) + "\n"),
        ] {
            let folder = try TemporaryFolder([
                "p/pack.yaml": "guideline: P\n", "p/r.yaml": rule, "base.yml": base,
                ".screenlint.yml": base.isEmpty ? head + rest : rest,
                "a.screen.yaml": "id: a\nnavigationBar: {background: beige}\n",
            ])
            let told = try BuiltCommand(folder: folder)("-f", "concise", "a.screen.yaml").output
            #expect(told.contains("allowed are \(allowed)."), "\(told)")
            let config = try BuiltCommand(folder: folder).run(["config", "a.screen.yaml"]).output
            #expect(config.contains("params: {colors: \(shown)}"), "\(config)")
        }
    }

    /// What is to be removed and isn't there is told, unless a weaker setting has added it.
    @Test(arguments: [
        ("[red]", "{add: [x]}", ""), ("[rde]", "{add: [x]}", "'colors' has no 'rde'; did you mean 'red'?"),
        ("[sea]", "{add: [x]}", "'colors' has no 'sea'; there is nothing to remove."),
        ("[red]", "{remove: [sea]}", "'colors' has no 'sea'"), ("[red], add: [sea]", "{remove: [sea]}", ""),
    ])
    func aRemovalThatRemovesNothingIsTold(removed: String, second: String, message: String) throws {
        let rule =
            "rules:\n  c: {summary: S, on: navigationBar.background, params: {colors: [red, blue]}, "
            + "check: {oneOf: $colors}}\n"
        let said = { (value: String) in "rules: {p/c: {params: {colors: \(value)}}}" }
        let folder = try TemporaryFolder([
            "p/pack.yaml": "guideline: P\n", "p/r.yaml": rule,
            ".screenlint.yml": "guidelines: []\nrulePacks: [p]\n\(said("{remove: \(removed)}"))\n"
                + "overrides: [{files: '**', \(said(second))}]\n",
            "a.screen.yaml": "id: a\nnavigationBar: {background: beige}\n",
        ])
        let told = try BuiltCommand(folder: folder)("-f", "concise").output
        #expect(told.contains("[config/unknown-value]") != message.isEmpty, "\(told)")
        #expect(message.isEmpty || told.contains(message), "\(told)")
    }

    @Test func aPackIsShownInOneLine() throws {
        let shown = try output("rules: {apple-hig/*: off, apple-hig/title-length: error}\n", "config", "a.screen.yaml")
        let rules = shown.split(separator: "\n").filter { $0.contains("apple-hig/") }
        #expect(
            rules == [
                "  apple-hig/*: {off: true}  # .screenlint.yml:1",
                "  apple-hig/title-length: {severity: error}  # .screenlint.yml:1",
            ]
        )
    }

    @Test func tokenFilesOfSeveralPatternsAreFound() throws {
        let shown = try output("tokens: [old/*.yaml, '*.yaml', 'no*']\n", "config", "a.screen.yaml")
        #expect(shown.contains("  - \"old/b.screen.yaml\"") && shown.contains("  - \"a.screen.yaml\""), "\(shown)")
    }

    @Test func whatBelongsToTheRunIsThatOfTheRun() throws {
        let folder = try TemporaryFolder([
            "in/.screenlint.yml": "failLevel: warning\nbaseline: b.json\n", "in/a.screen.yaml": "id: a\n",
            "in/b.json": "{\"version\": 1, \"entries\": []}\n",
        ])
        let above = try BuiltCommand(folder: folder)("config", "in/a.screen.yaml").output
        #expect(above.contains("failLevel: error  # default") && !above.contains("baseline"), "\(above)")
        let within = try BuiltCommand(folder: folder).afterShell("cd in", "config", "a.screen.yaml").output
        #expect(
            within.contains("failLevel: warning  # .screenlint.yml:1") && within.contains("baseline: "),
            "\(within)"
        )
    }
}
