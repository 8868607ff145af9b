import Foundation
import TestSupport
import Testing

@Suite struct ConfigurationTests {
    private static let screen = "id: a\nnavigationBar: {title: A title far longer than fifteen}\n"
    private static let rule = "apple-hig/title-length"

    /// Runs the command in a folder of files.
    private func run(_ files: [String: String], _ words: String...) throws -> BuiltCommand.Outcome {
        try BuiltCommand(folder: try TemporaryFolder(files)).run(words)
    }

    @Test func withoutOneANoteSaysWhatApplies() throws {
        let outcome = try run(["a.screen.yaml": Self.screen], "-f", "concise")
        #expect(outcome.output.contains("[apple-hig/title-length]"))
        #expect(outcome.errors.contains("apple-hig applies"))
        let told = try run(
            ["a.screen.yaml": Self.screen, ".screenlint.yml": "guidelines: [apple-hig]\n"],
            "-f",
            "concise"
        )
        #expect(told.output == outcome.output && told.errors == "")
    }

    @Test(arguments: [
        ("rules: {apple-hig/title-length: {max: 20}}\n", "'params: {max: 20}'"),
        ("locale: englisch\n", "such as 'en'"), ("locale: english\n", ": write 'en' for 'english'."),
        ("locale: ger\n", "write 'de'"),
        ("icons: {acme-bin: delete}\n", "the other way round it is delete: [acme-bin]."),
        ("guidelines: hig\n", "did you mean 'apple-hig'?"),
        ("rules: {apple-hig/title-length: warn}\n", "write 'warning'."), ("ignore: [a]\n", "write 'exclude'."),
        ("rules: {apple-hig: off}\n", "did you mean 'apple-hig/*'?"),
        ("rules: {'apple-hig/title*': off}\n", "did you mean 'apple-hig/*'?"),
        ("overrides: [{glob: a}]\n", "write 'files'."), ("overrides: {a: b}\n", "such as overrides: [{files: "),
        ("extends: fiori\n", "write guidelines: [sap-fiori-ios]."),
        ("extends: https://a.example/b.yml\n", "is not fetched"),
        ("rules: {apple-hig/title-length: {params: {max: a}}}\n", "such as max: 3."),
        ("rules: {apple-hig/title-length: {params: {max: -3}}}\n", "takes a whole number, and none below 0."),
        ("rules: {apple-hig/title-length: {enabled: false}}\n", "a rule is switched off by 'off: true'."),
        ("rules: {HIG-NAV-11: off}\n", "did you mean 'apple-hig/title-length'?"),
        ("include: ['../out/**']\n", "are for files below the folder of the configuration. [config/outside]"),
        ("exclude: ['/etc/*']\n", "are for files below the folder of the configuration. [config/outside]"),
        ("exclude: ['!a.screen.yaml']\n", "'include' has what is checked"),
        ("overrides: [{files: ./}]\n", "write '**' for all files below this folder."),
        ("overrides: [{files: 'old\\**'}]\n", "write 'old/**'."),
        ("guidelines: []\n---\nguidelines: []\n", "A configuration holds one document"),
        ("rules: {apple-hig/generic-title: {params: {words: {ad: [a]}}}}\n", "extend; did you mean 'add'?"),
        ("rules: {apple-hig/generic-title: {params: {words: a}}}\n", "'words' takes a list: words: [a]."),
        ("rules: {'apple-hig/*': {params: {max: 3}}}\n", "rule by rule: apple-hig/RULE: {params: {max: …}}."),
        ("rulePacks: .screenlint.yml\n", "is no rule pack: it is a file; its folder is"),
        ("rulePacks: [.]\n", "'.' is no rule pack: there is no pack.yaml."),
    ])
    func aMistakeIsToldWithWhatToWrite(configuration: String, part: String) throws {
        let outcome = try run(["a.screen.yaml": Self.screen, ".screenlint.yml": configuration], "-f", "concise")
        #expect(outcome.output.contains(part) && outcome.status == 2, "\(outcome.output)")
    }

    @Test func screenlintsOwnRulesAreSetTogether() throws {
        let text = "id: a\ncolour: 1\nnavigationBar: {titel: A}\n"
        let outcome = try run(["a.screen.yaml": text, ".screenlint.yml": "guidelines: []\nrules: {'screen/*': off}\n"])
        #expect(outcome.status == 0 && outcome.output.hasPrefix("No findings"), "\(outcome)")
    }

    @Test func theNoteNamesTheFilesWhereOthersAreConfigured() throws {
        let files = [
            "a.screen.yaml": Self.screen, "b/b.screen.yaml": Self.screen, "b/.screenlint.yml": "guidelines: []\n",
        ]
        #expect(try run(files).errors.hasPrefix("screenlint: apple-hig applies to a.screen.yaml, because "))
    }

    @Test func aPatternFromTheRootOfTheDiskBeginsAtTheFolder() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.screen])
        try folder.write(".screenlint.yml", "exclude: ['\(folder.url.path)/a.*', /a]\n")
        let outcome = try BuiltCommand(folder: folder)("-f", "concise")
        #expect(outcome.output.contains("write 'a.*'. [config/unknown-value]"), "\(outcome)")
        #expect(!outcome.output.contains("'/a'"), "\(outcome)")
    }

    @Test func aKeyOfAnotherNameIsNotMissingToo() throws {
        let outcome = try run(["a.screen.yaml": Self.screen, ".screenlint.yml": "overrides: [{glob: a}]\n"])
        #expect(!outcome.output.contains("config/missing-key"))
    }

    @Test func mistakesInRulePacksHavePathsFromTheFolderAtHand() throws {
        let files = [
            "a.screen.yaml": "id: a\n", ".screenlint.yml": "guidelines: [apple-hig]\nrulePacks: [design/rules]\n",
            "design/rules/pack.yaml": "guideline: Ours\n",
            "design/rules/a.yaml": "rules: {a: {summary: A, on: title, check: {maxCharacters: 3}}}\n",
        ]
        for format in ["concise", "github", "json"] {
            let outcome = try run(files, "-f", format)
            #expect(outcome.output.contains("design/rules/a.yaml"), "\(outcome.output)")
            #expect(!outcome.output.contains("/design/rules/a.yaml"), "\(outcome.output)")
        }
    }

    @Test func aPlatformThatNoRuleIsForIsTold() throws {
        let android = "defaults: {platform: android}\nscreens: [{id: a}, {id: b}]\n"
        let outcome = try run(["a.screen.yaml": android], "--guidelines", "apple-hig", "-f", "concise")
        #expect(
            outcome.output
                == "a.screen.yaml:1:22: info: No rule of apple-hig is for 'android', so only the format of this "
                + "screen is checked. [screen/unknown-value]\n"
        )
        let json = try run(["a.screen.yaml": android], "--guidelines", "apple-hig", "-f", "json").output
        #expect(json.contains(#""screen":"a","path":"platform""#), "\(json)")
        for other in [android.replacing("android", with: "macos"), "id: a\n"] {
            #expect(try run(["a.screen.yaml": other], "--guidelines", "apple-hig", "-f", "concise").output == "")
        }
        let own = [
            "a.screen.yaml": android, "ours/pack.yaml": "guideline: Ours\n",
            "ours/a.yaml": "rules: {a: {summary: A, on: id, check: {matches: a|b}}}\n",
        ]
        #expect(
            try run(own, "--rules", "ours", "--guidelines", "apple-hig", "-f", "concise").output
                .contains("No rule") == false
        )
    }

    @Test func theNearestOneCountsAlone() throws {
        let files = [
            ".screenlint.yml": "guidelines: [apple-hig]\nrules: {apple-hig/title-length: error}\n",
            "a.screen.yaml": Self.screen,
            "deep/.screenlint.yml": "guidelines: [apple-hig]\nrules: {apple-hig/title-length: off}\n",
            "deep/er/b.screen.yaml": Self.screen.replacing("id: a", with: "id: b"),
        ]
        let outcome = try run(files, "-f", "concise")
        let found = outcome.output.split(separator: "\n").filter { $0.contains(Self.rule) }
        #expect(found.count == 1 && found[0].hasPrefix("a.screen.yaml:2:24: error"))
        #expect(outcome.status == 1)
        let isolated = try run(files, "--isolated", "--guidelines", "apple-hig", "-f", "concise")
        #expect(isolated.output.split(separator: "\n").count { $0.contains(Self.rule) && $0.contains(" info: ") } == 2)
        let named = try run(files, "--config", "deep/.screenlint.yml", "-f", "concise")
        #expect(!named.output.contains(Self.rule))
    }

    @Test func tellsTheLanguageOfScreensThatStateNone() throws {
        let files = [
            "a.screen.yaml": "id: a\ntoolbar: {items: [{label: add item}]}\n",
            "b.screen.yaml": "id: b\nlocale: de\ntoolbar: {items: [{label: add item}]}\n",
        ]
        let plain = try run(files, "-f", "concise", "--isolated")
        #expect(!plain.output.contains("[apple-hig/label-case]"), "\(plain.output)")
        let settings = "guidelines: [apple-hig]\nlocale: en\n"
        let told = try run(files.merging([".screenlint.yml": settings]) { $1 }, "-f", "concise")
        let found = told.output.split(separator: "\n").filter { $0.contains("[apple-hig/label-case]") }
        #expect(found.count == 1 && found[0].hasPrefix("a.screen.yaml:"), "\(told.output)")
        let shown = try run(files.merging([".screenlint.yml": settings]) { $1 }, "config", "a.screen.yaml")
        #expect(shown.output.contains("locale: \"en\"  # .screenlint.yml:2"), "\(shown.output)")
    }

    @Test func listsAreExtended() throws {
        let silent = "role: null, accessibilityLabel: null"
        let rules = "guidelines: [apple-hig]\nicons: {delete: [acme-bin]}\nrules:\n  apple-hig/generic-title:\n"
        let files = [
            ".screenlint.yml": rules + "    params: {words: {add: [start], remove: [page]}}\n",
            "a.screen.yaml": "id: a\nnavigationBar: {title: Page}\ntoolbar: {items: [{icon: acme-bin, \(silent)}]}\n",
            "b.screen.yaml": "id: b\nnavigationBar: {title: Start}\ntoolbar: {items: [{icon: acme-cup, \(silent)}]}\n",
        ]
        let outcome = try run(files, "-f", "concise")
        let found = outcome.output.split(separator: "\n").filter {
            $0.contains("generic-title") || $0.contains("unfamiliar")
        }
        #expect(found.count == 2 && found.allSatisfy { $0.hasPrefix("b.screen.yaml:") }, "\(outcome.output)")
        #expect(
            try run(files, "config", "a.screen.yaml").output.contains(
                "icons:\n  delete: \"acme-bin\"  # .screenlint.yml:2"
            )
        )
        let unknown = try run(
            [".screenlint.yml": "icons: {delte: [bin]}\n", "a.screen.yaml": "id: a\n"],
            "-f",
            "concise"
        )
        #expect(unknown.output.contains("did you mean 'delete'?"))
    }

    @Test func parametersOverridesAndExtends() throws {
        let files = [
            "shared/base.yml": """
            guidelines: [apple-hig]
            rules: {apple-hig/title-length: {params: {max: 50}, severity: warning}}
            """,
            ".screenlint.yml": """
            extends: shared/base.yml
            overrides:
              - files: [old/**/*.yaml]
                rules: {apple-hig/title-length: {params: {max: 5}}}
            """,
            "new.screen.yaml": Self.screen,
            "old/a/b.screen.yaml": Self.screen.replacing("id: a", with: "id: b"),
        ]
        let outcome = try run(files, "--only", Self.rule, "-f", "concise")
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(outcome.output.hasPrefix("old/a/b.screen.yaml:2:24: warning: The title has 31 characters; about 5 fit"))
        let shown = try run(files, "config", "old/a/b.screen.yaml")
        #expect(shown.status == 0)
        #expect(shown.output.contains("guidelines: [apple-hig]  # shared/base.yml:1\n"))
        #expect(
            shown.output.contains(
                "apple-hig/title-length: {severity: warning, params: {max: 5}}  # .screenlint.yml:4\n"
            )
        )
        #expect(shown.output.contains("failLevel: error  # default\n"))
    }

    @Test func filesAreIncludedAndExcluded() throws {
        let files = [
            ".screenlint.yml": "guidelines: []\ninclude: [views/*.yaml]\nexclude: [gen, '**/draft-*']\n",
            "views/x.yaml": "id: x\nbad: 1\n", "other.yaml": "id: o\nbad: 1\n",
            "gen/g.screen.yaml": "id: g\nbad: 1\n", "a/draft-1.screen.yaml": "id: d\nbad: 1\n",
        ]
        #expect(try run(files, "-f", "concise").output.hasPrefix("views/x.yaml:2:1: error"))
        #expect(try run(files, "-f", "concise").output.split(separator: "\n").count == 1)
        #expect(try run(files, "-f", "concise", "gen/g.screen.yaml").status == 1)
        let forced = try run(files, "--force-exclude", "-f", "concise", "gen/g.screen.yaml")
        #expect(forced.status == 0 && forced.output == "" && forced.errors.contains("excludes"))
        let command = BuiltCommand(folder: try TemporaryFolder(files))
        let named = ["--stdin-filename", "gen/g.screen.yaml", "-"]
        let typed = try command.run(["--force-exclude"] + named, input: "id: g\nbad: 1\n")
        #expect(typed.status == 0 && typed.output == forced.output && typed.errors == forced.errors)
        #expect(try command.run(named, input: "id: g\nbad: 1\n").status == 1)
    }

    @Test func failLevelComesFromTheWorkingFolder() throws {
        let files = [".screenlint.yml": "guidelines: [apple-hig]\nfailLevel: info\n", "a.screen.yaml": Self.screen]
        #expect(try run(files, "--only", Self.rule).status == 1)
        #expect(try run(files, "--only", Self.rule, "--fail-level", "never").status == 0)
    }

    @Test(
        .slow,
        arguments: [
            ("guidelnes: []\n", "1:1:", "config/unknown-key"),
            ("guidelines: [apple-hog]\n", "1:14:", "config/unknown-value"),
            ("rules: {apple-hig/title-lenght: off}\n", "1:9:", "config/unknown-rule"),
            ("rules: {apple-hig/title-length: of}\n", "1:33:", "config/unknown-value"),
            ("rules: {apple-hig/title-length: {params: {mux: 1}}}\n", "1:43:", "config/unknown-parameter"),
            ("rules: {apple-hig/title-length: {params: {max: x}}}\n", "1:48:", "config/wrong-type"),
            ("rules: off\n", "1:8:", "config/wrong-type"),
            ("failLevel: errors\n", "1:12:", "config/unknown-value"),
            ("overrides: [{rules: {}}]\n", "1:13:", "config/missing-key"),
            ("extends: none.yml\n", "1:10:", "config/missing-file"),
            ("extends: .screenlint.yml\n", "1:10:", "config/circular-extends"),
            ("rulePacks: [none]\n", "1:13:", "config/missing-file"),
            ("guidelines: [apple-hig\n", "1:13:", "yaml/syntax"),
            ("- guidelines\n", "1:1:", "config/wrong-type"),
        ]
    )
    func everyMistakeIsToldWithItsPlace(_ text: String, _ place: String, _ rule: String) throws {
        let outcome = try run(
            ["a.screen.yaml": "id: a\n", ".screenlint.yml": text],
            "-f",
            "concise",
            "-q",
            "-o",
            "out"
        )
        #expect(outcome.status == 2)
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\n", ".screenlint.yml": text])
        let shown = try BuiltCommand(folder: folder)("-f", "concise")
        let lines = shown.output.split(separator: "\n")
        #expect(lines.count == 1, "\(lines)")
        #expect(lines.first?.hasPrefix(".screenlint.yml:\(place)") == true, "\(lines)")
        #expect(lines.first?.hasSuffix("[\(rule)]") == true, "\(lines)")
    }

    @Test func aTeamsOwnPackAlwaysApplies() throws {
        let files = [
            "design/ours/pack.yaml": "guideline: Ours\n",
            "design/ours/rules.yaml": """
            rules:
              no-toolbar:
                summary: There is no toolbar
                on: screen
                check: {absent: toolbar}
                examples: {valid: [{}], invalid: [{toolbar: {}}]}
            """,
            ".screenlint.yml": "guidelines: []\nrulePacks: [design/ours]\nrules: {ours/no-toolbar: error}\n",
            "a.screen.yaml": "id: a\ntoolbar: {}\n",
        ]
        let outcome = try run(files, "-f", "concise")
        #expect(outcome.output.hasSuffix("[ours/no-toolbar]\n") && outcome.status == 1, "\(outcome)")
        let given = try run(files, "--isolated", "--guidelines", "apple-hig", "--rules", "design/ours", "-f", "concise")
        #expect(given.output.contains("warning") && given.output.contains("[ours/no-toolbar]"), "\(given)")
    }

    @Test func unknownRulesOnTheCommandLineAreRefused() throws {
        let outcome = try run(["a.screen.yaml": "id: a\n"], "--skip", "apple-hig/title-lenght")
        #expect(outcome.status == 2 && outcome.errors.contains("did you mean 'apple-hig/title-length'?"))
    }
}
