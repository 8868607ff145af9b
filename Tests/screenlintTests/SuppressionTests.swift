import Testing

@Suite struct SuppressionTests {
    private static let title = "A title far longer than fifteen"

    /// Runs one file and answers the lines of the concise report, without the file's name.
    private func findings(_ text: String, _ options: String...) throws -> [String] {
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        let outcome = try BuiltCommand(folder: folder).run(
            ["--guidelines", "apple-hig", "-f", "concise"] + options + ["a.screen.yaml"]
        )
        return outcome.output.split(separator: "\n").map { String($0.dropFirst("a.screen.yaml:".count)) }
    }

    @Test(arguments: [
        "id: a\nnavigationBar:\n  title: \(title) # screenlint:disable-line apple-hig/title-length -- soon\n",
        "id: a\nnavigationBar:\n  # screenlint:disable-next-line apple-hig/title-length\n\n  # why\n  title: \(title)\n",
        "id: a\n# screenlint:disable-next-line apple-hig/title-length\n# why\n# screenlint:disable-next-line screen/unknown-key\n\nnavigationBar: {title: \(title), zzz: 1}\n",
        "# screenlint:disable-file screen/unknown-key, apple-hig/title-length\nid: a\ncolour: 1\nnavigationBar: {title: \(title)}\n",
        "id: a\nnavigationBar:\n  title: \(title) # legal name; screenlint:disable-line apple-hig/title-length -- soon\n",
        "id: a\nnavigationBar:\n  title: \(title) # legal # screenlint:disable-line apple-hig/title-length\n",
        "id: a\n# screenlint:disable apple-hig/title-length\nnavigationBar: {title: \(title)}\n# screenlint:enable\n",
        "id: a\r\n#screenlint:disable apple-hig/title-length\r\nnavigationBar: {title: \(title)}\r\n# screenlint:enable apple-hig/title-length",
    ])
    func nothingIsLeft(_ text: String) throws {
        let found = try findings(text)
        #expect(!found.contains { ["title-length", "suppression/", "screen/"].contains(where: $0.contains) })
    }

    @Test(arguments: [
        ("apple-hig/title-length because legal wants it", "'-- because …'"),
        ("apple-hig/*", "each rule by its whole id"),
        ("all", "each rule by its whole id"),
        ("apple-hig/title-length — legal wants it", "a reason begins with '--' and a space: '-- …'"),
        ("apple-hig/title-length --legal", "a reason begins with '--' and a space: '-- legal …'"),
    ])
    func wordsThatAreNoRulesLeadOn(words: String, part: String) throws {
        let text = "id: a\nnavigationBar: {title: \(Self.title)} # screenlint:disable-line \(words)\n"
        let told = try findings(text).filter { $0.contains("[suppression/unknown-rule]") }
        #expect(told.count == 1 && told[0].contains(part))
    }

    /// What keeps a file from being read in full is told in any case, and so is that.
    @Test func whatCantBeSuppressedIsSaid() throws {
        let told =
            "'yaml/syntax' can't be suppressed, because nobody knows what else is wrong with a file that can't be"
        for text in ["id: a\n# screenlint:disable-line WORDS\n", "# screenlint:disable-file WORDS\nid: a\nx: [\n"] {
            for words in ["yaml/syntax", "screen/unknown-key, yaml/syntax"] {
                let found = try findings(text.replacing("WORDS", with: words)).filter { $0.contains("suppress") }
                #expect(found.count { $0.contains(told) } == 1, "\(found)")
                #expect(!found.contains { $0.contains("nothing of 'yaml") || $0.contains(", 'yaml") }, "\(found)")
            }
        }
    }

    /// A pattern stands for what is found where the comment is meant to reach.
    @Test(arguments: [
        ("apple-hig/*", "apple-hig/title-length"), ("screen/*", "screen/unknown-key"),
        ("all", "apple-hig/title-length, screen/unknown-key"), ("workday-canvas/*", "workday-canvas/*"),
        ("*/title-length", "apple-hig/title-length"), ("apple-hig/t*h", "apple-hig/title-length"),
        ("apple-hig/title-length, screen/*", "apple-hig/title-length, screen/unknown-key"),
        ("", "apple-hig/title-length, screen/unknown-key"),
    ])
    func whatIsFoundIsNamed(words: String, names: String) throws {
        let screen = "navigationBar: {title: \(Self.title), zzz: 1}"
        for (before, behind) in [
            ("", " # screenlint:disable-line \(words)"), ("# screenlint:disable-next-line \(words)\n# why\n\n", ""),
            ("# screenlint:disable-file \(words)\n", ""),
        ] {
            let text = "id: a\n\(before)\(screen)\(behind)\n"
            let folder = try TemporaryFolder(["a.screen.yaml": text])
            let options = ["--unsafe-fixes", "--guidelines", "apple-hig"]
            let rules = ["--only", "apple-hig/title-length,suppression/unknown-rule,suppression/missing-rule"]
            _ = try BuiltCommand(folder: folder).run(["fix", "a.screen.yaml"] + options + rules)
            let fixed =
                words.isEmpty ? text.replacing(" \n", with: " \(names) \n") : text.replacing(words, with: names)
            #expect(try folder.read("a.screen.yaml") == fixed)
        }
    }

    @Test func aPatternEndsNothing() throws {
        let text = "id: a\nx-a: 1\n# screenlint:enable apple-hig/*\n"
        #expect(try findings(text).filter { $0.contains("names no rule") }.count == 1)
    }

    @Test func theRuleOfAPackInForceIsMeant() throws {
        let text = "id: a\nguidelines: [sap-fiori-ios] # screenlint:disable-line title-length\n"
        #expect(try findings(text).contains { $0.contains("did you mean 'sap-fiori-ios/title-length'?") })
    }

    /// A comment in the manner of another linter is told, and one that only speaks of screenlint is not.
    @Test(arguments: [
        ("screenlint-ignore apple-hig/title-length", 1), ("screenlint ignore apple-hig/title-length", 1),
        ("screenlint :disable-line apple-hig/title-length", 1), ("screenlint ignores titles", 0),
        ("screenlint-disable-line apple-hig/title-length", 1), ("Screenlint:Disable-Line apple-hig/title-length", 1),
        ("screenlint disable-line apple-hig/title-length", 1), ("screenlint disable was not enough here", 0),
        ("screenlints are fine", 0), ("screenlint", 0), ("see screenlint:disable-line in the manual", 0),
        ("see screenlint:disable-line apple-hig/title-length in the manual", 0),
    ])
    func commentsOfOtherToolsLeadOn(comment: String, count: Int) throws {
        let found = try findings("id: a\nnavigationBar: {title: \(Self.title)} # \(comment)\n")
        #expect(found.count { $0.contains("write '# screenlint:disable-line'") } == count)
        #expect(found.contains { $0.contains("[apple-hig/title-length]") })
    }

    /// What a comment silences is not moved away from it.
    @Test func aCommentThatIsUsedStays() throws {
        let text =
            "id: a\nnavigationBar:\n  trailing: [Edit]\n# screenlint:disable-next-line apple-hig/title-length -- ok\n"
        let folder = try TemporaryFolder(["a.screen.yaml": text + "title: \(Self.title)\n"])
        let outcome = try BuiltCommand(folder: folder)("fix", "--guidelines", "apple-hig", "a.screen.yaml")
        #expect(try folder.read("a.screen.yaml") == text + "title: \(Self.title)\n")
        #expect(outcome.errors.contains("would bring up apple-hig/title-length"))
    }

    /// Behind other words it goes alone.
    @Test(arguments: ["a: 1 # why; screenlint:disable-line R", "a: 1 # why # screenlint:disable-line R"])
    func anUnusedOneBehindOtherWordsLeavesThem(line: String) throws {
        let text = "id: a\nx-\(line.replacing("R", with: "apple-hig/title-length"))\n"
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        _ = try BuiltCommand(folder: folder)("fix", "--guidelines", "apple-hig", "a.screen.yaml")
        let left = try folder.read("a.screen.yaml")
        #expect(left.hasPrefix("id: a\nx-a: 1 # why") && !left.contains("screenlint"), "\(left)")
    }

    /// A block that suppresses nothing goes with its end; an end that another block needs stays.
    @Test func anUnusedBlockIsTakenOutWhole() throws {
        let unused = "# screenlint:disable apple-hig/label-case\nx-a: 1\n"
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\n\(unused)# screenlint:enable apple-hig/label-case\n"]
        )
        let command = BuiltCommand(folder: folder)
        _ = try command("fix", "a.screen.yaml")
        #expect(try folder.read("a.screen.yaml") == "id: a\nx-a: 1\n")
        let used = "# screenlint:disable apple-hig/title-length\nnavigationBar: {title: \(Self.title)}\n"
        try folder.write("a.screen.yaml", "id: a\n\(unused)\(used)# screenlint:enable\n")
        _ = try command("fix", "a.screen.yaml")
        #expect(try folder.read("a.screen.yaml") == "id: a\nx-a: 1\n\(used)# screenlint:enable\n")
    }

    @Test func aMisspeltEndEndsNothing() throws {
        let begin = "# screenlint:disable apple-hig/title-length, apple-hig/title-words\n"
        let end = "# screenlint:enable apple-hig/title-lenght, apple-hig/title-words\n"
        let found = try findings("id: a\n\(begin)navigationBar: {title: \(Self.title)}\n\(end)")
        #expect(found.contains { $0.hasPrefix("4:21: ") && $0.contains("did you mean 'apple-hig/title-length'?") })
        #expect(!found.contains { $0.contains("[suppression/unclosed]") }, "\(found)")
    }

    @Test func textIsNoComment() throws {
        let text =
            "id: a\nnavigationBar:\n  title: \"\(Self.title) # screenlint:disable-line apple-hig/title-length\"\n"
        #expect(try findings(text).contains { $0.contains("[apple-hig/title-length]") })
    }

    @Test func aBlockEnds() throws {
        let text = """
            screens:
            # screenlint:disable apple-hig/title-length
            - {id: a, navigationBar: {title: \(Self.title)}}
            # screenlint:enable apple-hig/title-length
            - {id: b, navigationBar: {title: \(Self.title)}}

            """
        let left = try findings(text).filter { $0.contains("title-length") }
        #expect(left.count == 1 && left[0].hasPrefix("5:"))
    }

    @Test(arguments: [
        ("# screenlint:disable-file apple-hig/title-lenght\n", "1:27: warning", "suppression/unknown-rule"),
        ("# screenlint:disable-file\n", "1:1: warning", "suppression/missing-rule"),
        ("# screenlint:disable-file apple-hig/title-length\n", "1:1: warning", "suppression/unused"),
        (
            "# screenlint:disable-file screen/unknown-key, apple-hig/title-length\nx: 1\n", "1:47: warning",
            "suppression/unused"
        ),
        ("# screenlint:disable screen/unknown-key\nx: 1\n", "1:1: warning", "suppression/unclosed"),
        ("# screenlint:enable\n", "1:1: warning", "suppression/unused"),
        ("# screenlint:disabel-file screen/unknown-key\n", "1:14: warning", "suppression/unknown-directive"),
    ])
    func mistakesAreFound(_ head: String, _ place: String, _ rule: String) throws {
        let found = try findings(head + "id: a\n").filter { $0.contains("suppression/") }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(place) == true && found.first?.hasSuffix("[\(rule)]") == true, "\(found)")
    }

    @Test func suppressedFindingsAreCountedAndKeptInSARIF() throws {
        let text = "# screenlint:disable-file screen/unknown-key -- ours\nid: a\ncolour: 1\n"
        let command = BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": text]))
        let json = try command("--guidelines", "apple-hig", "-f", "json")
        #expect(json.status == 0 && json.output.contains("\"errors\":0"))
        #expect(json.output.contains("\"suppressed\":1"))
        let sarif = try command("--guidelines", "apple-hig", "-f", "sarif")
        #expect(sarif.output.contains(#""suppressions":[{"kind":"inSource","justification":"ours"}]"#))
    }

    /// A comment beside what it was written for is put right, and not taken out.
    @Test(arguments: [
        ("id: a\ncolour: 1 # screenlint:disable screen/unknown-key -- ours\n", "disable-line"),
        ("id: a\ncolour: 1 # screenlint:disable-next-line screen/unknown-key\n", "disable-line"),
        ("id: a\n# screenlint:disable-line screen/unknown-key\n\ncolour: 1\n", "disable-next-line"),
    ])
    func oneOfTheWrongReachIsPutRight(text: String, action: String) throws {
        let command = BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": text]))
        let options = ["--guidelines", "apple-hig", "a.screen.yaml"]
        let found = try command.run(["check", "-f", "concise"] + options).output
        #expect(found.contains("is suppressed by '\(action)'."), "\(found)")
        _ = try command.run(["fix", "--only", "suppression/unused"] + options)
        #expect(try command.folder.read("a.screen.yaml") == text)
        _ = try command.run(["fix", "--unsafe-fixes", "--only", "suppression/unused"] + options)
        #expect(try command.folder.read("a.screen.yaml").contains("screenlint:\(action) "))
        #expect(try command.run(["check", "-f", "concise"] + options).output == "")
    }

    @Test func theInnermostIsTheOneThatIsUsed() throws {
        let found = try findings(
            "# screenlint:disable-file screen/unknown-key -- all\nid: a\ncolour: 1 # screenlint:disable-line screen/unknown-key\n"
        )
        #expect(found.filter { $0.contains("suppression/") }.map { $0.prefix { $0 != ":" } } == ["1"])
    }

    @Test func oneThatHasEndedGivesWay() throws {
        let found = try findings(
            "id: a\n# screenlint:disable screen/unknown-key\ncolour: 1\n# screenlint:enable screen/unknown-key\nwrng: 1\n"
        )
        #expect(found.filter { $0.contains("screen/unknown-key") }.map { $0.prefix { $0 != ":" } } == ["5"])
        #expect(!found.contains { $0.contains("suppression/") })
    }

    /// Nobody knows what a rule would find that is off, or has nothing to hold a screen against.
    @Test(arguments: [
        ("screen/unknown-key", ["--skip", "screen/unknown-key"], ""),
        ("screen/unknown-key", [], "rules: {screen/unknown-key: off}\n"),
        ("screen/unknown-key", [], "rules: {screen/*: off}\n"),
        ("screen/other-word", ["--skip", "screen/other-word"], ""),
        ("tokens/unknown-token", ["--only", "suppression/unused"], ""), ("tokens/unknown-token", [], ""),
        ("suppression/unclosed", ["--skip", "suppression/unclosed"], ""),
        ("yaml/duplicate-key, screen/unknown-key", ["--skip", "screen/unknown-key,yaml/duplicate-key"], ""),
    ])
    func oneOfAnOwnRuleThatIsOffIsNotUnused(rules: String, options: [String], configuration: String) throws {
        let text = "id: a\nguidelines: []\nx-a: 1 # screenlint:disable-line \(rules) -- ours\n"
        let folder = try TemporaryFolder(["a.screen.yaml": text, ".screenlint.yml": configuration])
        let command = BuiltCommand(folder: folder)
        #expect(try command.run(["check", "-f", "concise", "a.screen.yaml"] + options).output == "")
        _ = try command.run(["fix", "a.screen.yaml"] + options)
        #expect(try folder.read("a.screen.yaml") == text)
        let others = try command.run(["check", "-f", "concise", "a.screen.yaml", "--skip", "screen/missing-id"]).output
        #expect(others.contains("[suppression/unused]") == (configuration.isEmpty && !rules.hasPrefix("tokens/")))
    }

    @Test func ofSeveralRulesThoseThatAreOffStay() throws {
        let rules = "screen/unknown-key, screen/wrong-type, screen/other-word, screen/missing-id"
        let text = "id: a\nguidelines: []\nx-a: 1 # screenlint:disable-line \(rules) -- ours\n"
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        _ = try BuiltCommand(folder: folder)(
            "fix",
            "a.screen.yaml",
            "--skip",
            "screen/unknown-key,screen/other-word"
        )
        let left = text.replacing(rules, with: "screen/unknown-key, screen/other-word")
        #expect(try folder.read("a.screen.yaml") == left)
    }

    /// Which screens there are is known when all files have been read; before that nothing is taken out.
    @Test func oneOfANameThatNoScreenHasIsKept() throws {
        let text =
            "id: a\nguidelines: []\nnavigationBar:\n  trailing:\n"
            + "    - {label: Go, target: ordres} # screenlint:disable-line screen/unknown-reference -- soon\n"
        let folder = try TemporaryFolder([
            "a.screen.yaml": text, "b.screen.yaml": "id: orders\nguidelines: []\n",
        ])
        _ = try BuiltCommand(folder: folder)("fix", ".")
        #expect(try folder.read("a.screen.yaml") == text)
        try folder.write("a.screen.yaml", text.replacing("ordres", with: "orders"))
        _ = try BuiltCommand(folder: folder)("fix", ".")
        #expect(try !folder.read("a.screen.yaml").contains("screenlint:"))
    }

    /// A rule that failed has decided nothing.
    @Test func suppressionsOfARuleThatCannotBeEvaluatedAreNotUnused() throws {
        let folder = try TemporaryFolder([
            "p/pack.yaml": "guideline: P\n",
            "p/r.yaml": "rules: {d: {summary: A, on: screen, check: {satisfies: '1 / int(screen.level) == 1'}, "
                + "examples: {valid: [{level: 1}], invalid: [{level: 2}]}}}\n",
            "a.screen.yaml": "id: a # screenlint:disable-line p/d -- agreed\nlevel: 0\n",
        ])
        let outcome = try BuiltCommand(folder: folder)("--rules", "p", "-f", "concise", "a.screen.yaml")
        #expect(outcome.output.contains("[rule/evaluation-failed]") && !outcome.output.contains("[suppression/unused]"))
    }
}
