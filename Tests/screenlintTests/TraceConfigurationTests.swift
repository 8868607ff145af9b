import Testing

/// `trace` and `eval` read screens and rules as the configuration has them.
@Suite struct TraceConfigurationTests {
    @Test func tracesWhatTheConfigurationSaysOfScreens() throws {
        let rules = """
            rules:
              sentence: {summary: Sentence case, on: navigationBar.title, check: {textStyle: {case: sentence}}}
              bin: {summary: No bins, on: "toolbar.items[]", check: {satisfies: "self.meaning != 'delete'"}}
            """
        let folder = try TemporaryFolder([
            ".screenlint.yml": "guidelines: []\nrulePacks: [team]\nlocale: en\nicons: {delete: [acme-bin]}\n",
            "team/pack.yaml": "guideline: Team\n", "team/rules.yaml": rules,
            "a.screen.yaml": "id: a\nnavigationBar: {title: All Open Orders}\ntoolbar: {items: [{icon: acme-bin}]}\n",
        ])
        let command = BuiltCommand(folder: folder)
        for rule in ["team/sentence", "team/bin"] {
            #expect(try command("-f", "concise").output.contains("[\(rule)]"))
            let trace = try command("trace", rule, "a.screen.yaml").output
            #expect(trace.contains("a, ios/compact: violated\n"), "\(trace)")
        }
        let meaning = try command("eval", "screen.toolbar.items[0].meaning", "a.screen.yaml").output
        #expect(meaning.contains("\"delete\""), "\(meaning)")
    }

    @Test func tracesTheRulesOfTheFilesConfiguration() throws {
        let rules = "rules: {short: {summary: Short, on: name, check: {maxCharacters: 3}}}\n"
        let folder = try TemporaryFolder([
            "app/.screenlint.yml": "rulePacks: [team]\n", "app/team/pack.yaml": "guideline: Team\n",
            "app/team/rules.yaml": rules, "app/a.screen.yaml": "id: a\nname: Orders\n",
        ])
        let command = BuiltCommand(folder: folder)
        #expect(try command("trace", "team/short", "app/a.screen.yaml").output.contains("a, ios/compact: violated\n"))
        try folder.write("a.screen.yaml", "id: a\nname: Orders\n")
        let named = try command("trace", "team/short", "a.screen.yaml", "--config", "app/.screenlint.yml")
        #expect(named.output.contains("a, ios/compact: violated\n"), "\(named.errors)")
        #expect(try command("trace", "HIG-NAV-11", "a.screen.yaml").errors.contains("its rule: apple-hig/title-length"))
        #expect(
            try command("trace", "screen/unknown-key", "a.screen.yaml").errors.contains("explain screen/unknown-key")
        )
    }
}
