import Foundation
import TestSupport
import Testing

@Suite struct FileSelectionTests {
    private static let bad = "id: a\nguidelines: []\ncolour: red\n"

    @Test func aListNamesTheFiles() throws {
        let folder = try TemporaryFolder([
            "a.screen.yaml": Self.bad, "b b.yaml": Self.bad, "c.screen.yaml": Self.bad,
            "list": "a.screen.yaml\r\nb b.yaml\r\n",
        ])
        let command = BuiltCommand(folder: folder)
        let named = try command("-f", "concise", "--files-from", "list")
        #expect(named.output.split(separator: "\n").map { $0.prefix(3) } == ["a.s", "b b"])
        let piped = try command("-f", "concise", "--files-from", "-", input: "c.screen.yaml\u{0}b b.yaml\u{0}")
        #expect(piped.output.split(separator: "\n").count == 2)
        let empty = try command("--files-from", "-")
        #expect(empty.status == 0 && empty.errors.contains("no files in the list"))
        #expect(try command("--files-from", "none").status == 2)
        let blank = try command("-f", "concise", "--files-from", "-", input: "c.screen.yaml\r\n\r\n")
        #expect(blank.errors == "" && blank.status == 1)
    }

    @Test func aListMayBeEmptyWhateverItIs() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.bad, "list": ""])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "none"),
            withDestinationURL: URL(filePath: "/dev/null")
        )
        for list in ["list", "/dev/null", "none", "-"] {
            let outcome = try BuiltCommand(folder: folder)("--files-from", list)
            #expect(outcome.status == 0 && outcome.errors.contains("no files in the list"), "\(list): \(outcome)")
        }
        #expect(try BuiltCommand(folder: folder)("--files-from", "/dev/zero").status == 2)
    }

    @Test func listsAddUp() throws {
        let folder = try TemporaryFolder([
            "a.screen.yaml": Self.bad, "b.screen.yaml": Self.bad, "c.screen.yaml": Self.bad, "d.screen.yaml": Self.bad,
            "one": "a.screen.yaml\n", "two": "b.screen.yaml\n",
        ])
        let words = ["-f", "concise", "--files-from", "one", "c.screen.yaml", "--files-from", "two"]
        let outcome = try BuiltCommand(folder: folder).run(words)
        #expect(outcome.lines.filter { $0.contains("unknown-key") }.map { $0.prefix(1) } == ["a", "b", "c"])
    }

    /// Whatever is read second would be empty.
    @Test(arguments: [
        ["--files-from", "-", "-"], ["--files-from", "-", "--files-from", "-"], ["--files-from", "-", "a.screen.yaml"],
    ])
    func standardInputIsReadOnce(words: [String]) throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.bad])
        let outcome = try BuiltCommand(folder: folder).run(words, input: "a.screen.yaml\n-\n")
        #expect(outcome.status == 2 && outcome.errors.contains("Standard input ('-') is one text or one list"))
    }

    /// Hidden folders alone are passed over, and what editors and file systems put beside a screen.
    @Test func aHiddenScreenIsFound() throws {
        let folder = try TemporaryFolder([
            ".draft.screen.yaml": Self.bad, ".old/a.screen.yaml": Self.bad, "._a.screen.yaml": "\u{1}",
            ".screenlint.yml": "include: ['**/*.yml']\n", "x/.b.screen.yml": Self.bad,
        ])
        let outcome = try BuiltCommand(folder: folder)("-f", "concise")
        let told = outcome.lines.filter { $0.contains("unknown-key") }.map { $0.prefix { $0 != ":" } }
        #expect(told == [".draft.screen.yaml", "x/.b.screen.yml"], "\(outcome)")
    }

    @Test func aFolderMayBeCalledLikeAScreen() throws {
        let folder = try TemporaryFolder([
            "app.screen.yaml/b.screen.yaml": Self.bad, "a.screen.yaml": "id: b\nguidelines: []\n",
        ])
        let outcome = try BuiltCommand(folder: folder)("-f", "concise")
        #expect(outcome.status == 1 && outcome.errors == "", "\(outcome.errors)")
        #expect(outcome.output.split(separator: "\n").map { $0.prefix(5) } == ["app.s"])
    }

    @Test(.slow) func aHundredThousandPathsAreNoProblem() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.bad])
        let list =
            String(repeating: "./a.screen.yaml\n", count: 50_000)
            + (0..<50_000).map { "./\($0)/../a.screen.yaml\n" }.joined().replacing("/../", with: "")
        let start = ContinuousClock.now
        let outcome = try BuiltCommand(folder: folder)("-f", "concise", "--files-from", "-", input: list)
        #expect(outcome.status == 2)
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test func sinceKnowsOtherFoldersAndTheFilesOfTexts() throws {
        let page = #"{"_Type": "Page", "_Name": "Orders", "Caption": "$(L,orders)", "Controls": []}"#
        let repository = try Repository([
            "a/a.screen.yaml": "id: a\n", "b/b.screen.yaml": "id: b\n", "app/Pages/Orders.page": page,
            "app/i18n/i18n.properties": "orders=Orders\n",
        ])
        try repository.folder.write("a/a.screen.yaml", Self.bad)
        let command = BuiltCommand(folder: repository.folder)
        let elsewhere = try command.afterShell("cd b", "--since", "HEAD", "-f", "concise", "../a")
        #expect(elsewhere.output.contains("../a/a.screen.yaml:3:1: error:"), "\(elsewhere.errors)")
        try repository.commit()
        try repository.folder.write("app/i18n/i18n.properties", "orders=Orders of All the Plants of the Whole Region\n")
        let translated = try command("--since", "HEAD", "-f", "concise")
        #expect(translated.output.contains("[sap-fiori-ios/title-length]"), "\(translated.errors)")
    }

    @Test func sinceTakesTheCommitAtWhichABranchWasLeft() throws {
        let repository = try Repository(["a.screen.yaml": "id: a\n", "b.screen.yaml": "id: b\n"])
        try repository.git("branch", "-m", "trunk")
        try repository.git("checkout", "-q", "-b", "topic")
        try repository.folder.write("a.screen.yaml", Self.bad)
        try repository.commit()
        try repository.git("checkout", "-q", "trunk")
        try repository.folder.write("b.screen.yaml", Self.bad)
        try repository.commit()
        try repository.git("checkout", "-q", "topic")
        let command = BuiltCommand(folder: repository.folder)
        let told = try command("--since", "trunk...", "-f", "concise").output
        #expect(told.contains("a.screen.yaml:") && !told.contains("b.screen.yaml:"), "\(told)")
    }

    @Test func sinceChecksWhatHasChanged() throws {
        let folder = try TemporaryFolder([
            "old.screen.yaml": Self.bad, "app/changed.screen.yaml": "id: c\nguidelines: []\n",
        ])
        func git(_ words: String...) throws {
            let options = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
            try #require(try Program(["git"] + options + words, in: folder.url).run().status == 0)
        }
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-q", "-m", "first")
        let command = BuiltCommand(folder: folder)
        let none = try command("--since", "HEAD", "-f", "concise")
        #expect(
            none.status == 0 && none.output == "" && none.errors.contains("nothing")
                || none.errors.contains("no screen")
        )
        try folder.write("app/changed.screen.yaml", Self.bad)
        try folder.write("new.screen.yaml", Self.bad)
        let some = try command("--since", "HEAD", "-f", "concise", "--skip", "screen/duplicate-id")
        #expect(some.output.split(separator: "\n").map { $0.prefix(3) } == ["app", "new"])
        #expect(try command("--since", "no-such-revision").status == 2)
        #expect(try command("--since", "--output=x").status == 2)
    }

    @Test func statisticsCountRules() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.bad + "size: 1\n"])
        let outcome = try BuiltCommand(folder: folder)("--statistics", "-f", "concise")
        #expect(outcome.errors == "2  screen/unknown-key\n")
    }

    @Test func timingsTellPhasesAndRules() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.bad])
        let outcome = try BuiltCommand(folder: folder)("--timings", "-f", "concise", "--only", "apple-hig/title-length")
        let words = outcome.errors.split(separator: "\n").prefix(9).map { line in String(line.prefix { $0 != " " }) }
        #expect(words == ["Phase", "read", "parse", "decode", "rules", "check", "report", "compare", "Rule"])
    }

    @Test func foldersOfPackageManagersAreNotSearched() throws {
        let names = ["node_modules/p", "sub/node_modules", "Pods", "DerivedData", ".hidden", "sub/.git"]
        var files = ["a.screen.yaml": Self.bad]
        for name in names { files["\(name)/b.screen.yaml"] = Self.bad }
        let folder = try TemporaryFolder(files)
        let outcome = try BuiltCommand(folder: folder)("-f", "concise", ".")
        #expect(outcome.lines.map { $0.prefix { $0 != ":" } } == ["a.screen.yaml"])
        // Whoever names one wants it.
        #expect(try BuiltCommand(folder: folder)("-f", "concise", "node_modules").lines.count == 1)
    }

    @Test(arguments: ["[äö].screen.yaml", "[à-ü].screen.yaml", "[!a].screen.yaml"])
    func aCharacterOfAPatternIsAWholeOne(pattern: String) throws {
        let folder = try TemporaryFolder([
            ".screenlint.yml": "exclude: [\"\(pattern)\"]\n", "ä.screen.yaml": Self.bad, "a.screen.yaml": Self.bad,
        ])
        let outcome = try BuiltCommand(folder: folder)("-f", "concise", ".")
        #expect(outcome.lines.map { $0.prefix { $0 != ":" } } == ["a.screen.yaml"])
    }

    @Test func aPageInUTF16IsFoundInAFolder() throws {
        let folder = try TemporaryFolder()
        let page = "\u{FEFF}{\"_Type\": \"Page\", \"_Name\": \"C\", \"Caption\": \"Orders\"}"
        try #require(page.data(using: .utf16LittleEndian)).write(to: folder.url.appending(path: "C.page"))
        #expect(try BuiltCommand(folder: folder)("eval", "screen.id", "C.page").status == 0)
        #expect(try BuiltCommand(folder: folder)(".").output.contains("1 file"))
    }

    @Test func aFolderMayBeNamedInTwoSpellings() throws {
        let folder = try TemporaryFolder(["s/sub/b.screen.yaml": "id: b\n"])
        for words in [["s", "./s/sub"], ["s/sub", "./s/sub"], [".", "./s/sub", "s"]] {
            let outcome = try BuiltCommand(folder: folder).run(["-q"] + words)
            #expect(outcome.status == 0 && outcome.errors == "", "\(words): \(outcome)")
        }
    }

    @Test func aFolderThatIsGoneHasNoScreens() throws {
        let outcome = try BuiltCommand(folder: TemporaryFolder()).afterShell("mkdir g; cd g; rmdir ../g", ".")
        #expect(outcome.status == 2 && outcome.errors.contains("there is no such"), "\(outcome)")
    }

    /// A hook names all files that have changed and end so.
    @Test func filesOfOtherToolsThatAHookNamesAreLeftAlone() throws {
        let folder = try TemporaryFolder([
            "vf.page": "<apex:page controller=\"X\">hi</apex:page>\n", "x.page": "{\"_Type\":\"Foo\"}\n",
        ])
        let outcome = try BuiltCommand(folder: folder)("--force-exclude", "--", "vf.page", "x.page")
        #expect(outcome.status == 0 && outcome.output.contains("0 screens") || outcome.output == "", "\(outcome)")
        #expect(outcome.errors.contains("left alone 2 files"), "\(outcome)")
        #expect(try BuiltCommand(folder: folder)("vf.page").status == 1)
    }

    /// Runs git in a folder; its words on standard error are left out.
    private func git(_ folder: TemporaryFolder, _ words: String...) throws {
        let options = ["-c", "user.name=n", "-c", "user.email=e@example.com"]
        _ = try Program(["git"] + options + words, in: folder.url).run()
    }

    @Test func nothingOfARepositorysConfigurationRuns() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.bad, "b.screen.yaml": Self.bad, ".gitignore": "c*\n"])
        try git(folder, "init", "-q")
        try git(folder, "add", ".")
        try git(folder, "commit", "-qm", "first")
        try folder.write("evil", "#!/bin/sh\ntouch \(folder.url.path)/ran\ncat\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.url.appending(path: "evil").path
        )
        let evil = folder.url.appending(path: "evil").path
        for key in [
            "core.fsmonitor", "filter.e.clean", "filter.e.process", "filter.e.smudge", "diff.external", "core.pager",
        ] {
            try git(folder, "config", key, evil)
        }
        try git(folder, "config", "core.hooksPath", folder.url.path)
        try folder.write(".gitattributes", "* filter=e diff=e\n")
        // A file that is touched has not changed; one that is ignored is not new.
        try folder.write("a.screen.yaml", Self.bad)
        try folder.write("b.screen.yaml", Self.bad + "# changed\n")
        try folder.write("c.screen.yaml", Self.bad)
        try folder.write("d.screen.yaml", Self.bad)
        let outcome = try BuiltCommand(folder: folder)(
            "-f",
            "concise",
            "--only",
            "screen/unknown-key",
            "--since",
            "HEAD"
        )
        #expect(!folder.has("ran"))
        let names = outcome.lines.map { $0.prefix { $0 != ":" } }
        #expect(names == ["b.screen.yaml", "d.screen.yaml"], "\(outcome)")
    }

    /// As one that belongs to another user, in a container.
    @Test func aRepositoryThatGitRefusesIsTold() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.bad, ".git/HEAD": ""])
        let refused = try BuiltCommand(folder: folder)("--since", "HEAD")
        #expect(refused.status == 2 && refused.errors.contains("safe.directory"), "\(refused)")
    }

    @Test func whatGitDoesNotKnowIsToldInASentence() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.bad])
        let command = BuiltCommand(folder: folder)
        let none = try command("--since", "HEAD")
        #expect(none.status == 2)
        #expect(none.errors.hasPrefix("screenlint: --since HEAD: \(folder.url.path) is in no git repository"))
        try git(folder, "init", "-q")
        try git(folder, "add", ".")
        let fresh = try command("--since", "HEAD").errors
        #expect(fresh.contains("git knows no revision 'HEAD' here, where nothing is committed yet"), "\(fresh)")
        try git(folder, "commit", "-qm", "first")
        for (name, sentence) in [
            ("main~7", "git knows no revision 'main~7' here"), ("-h", "'-h' is no revision"),
            ("--upload-pack=x", "'--upload-pack=x' is no revision"), ("", "'--since' needs a value: --since REV"),
        ] {
            let unknown = try command("--since=\(name)")
            #expect(unknown.status == 2 && unknown.errors.contains(sentence), "\(unknown)")
        }
        let shallow = try TemporaryFolder()
        try git(shallow, "clone", "-q", "--depth=1", "file://" + folder.url.path, ".")
        let outcome = try BuiltCommand(folder: shallow)("--since", "v1")
        #expect(outcome.errors.contains("fetch it first, with 'git fetch --depth=1 origin v1'"), "\(outcome)")
    }
}
