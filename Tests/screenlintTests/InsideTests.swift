import Foundation
import TestSupport
import Testing

/// Nothing outside the folders given, or outside a configuration's repository, is read or written.
@Suite struct InsideTests {
    private static let screen = "id: a\nnavigationBar: {titel: A}\n"

    /// A folder with a screen, and files beside it that nothing may touch.
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["a.screen.yaml": screen])
        let outside = folder.outside("beside")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try Data("id: o\nnavigationBar: {titel: secret}\n".utf8).write(to: outside.appending(path: "o.screen.yaml"))
        try Data("secret: 1\n".utf8).write(to: outside.appending(path: "secret.txt"))
        return folder
    }

    private static func link(_ path: String, to target: String, in folder: TemporaryFolder) throws {
        let link = folder.url.appending(path: path)
        try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }

    @Test(arguments: [
        ("linked", "../beside"), ("l.screen.yaml", "../beside/o.screen.yaml"), ("deep/er", "/"),
        ("p.page", "/etc/passwd"),
    ])
    func aLinkThatLeadsOutIsLeftOut(_ name: String, _ target: String) throws {
        let folder = try Self.folder()
        try Self.link(name, to: target, in: folder)
        let command = BuiltCommand(folder: folder)
        let found = try command.run(["check", "--isolated", "-f", "json", "."], seconds: 10)
        #expect(!found.output.contains("secret") && found.output.contains("\"files\":1"), "\(found)")
        #expect(found.errors.contains("\(name) leads out of the folders given, and is left out.\n"))
        let fixed = try command("fix", "--isolated", ".")
        #expect(fixed.status == 0, "\(fixed)")
        #expect(try folder.read("../beside/o.screen.yaml").contains("titel"))
        #expect(try folder.read("a.screen.yaml").contains("title"))
        // Whoever names it wants it.
        guard name.hasSuffix(".yaml") else { return }
        #expect(try command("fix", "--isolated", name).status == 0)
        #expect(try folder.read("../beside/o.screen.yaml").contains("title"))
    }

    @Test func includedFilesAreNoLinksOutward() throws {
        let folder = try Self.folder()
        try folder.write(".screenlint.yml", "include: [\"cfg/*\", \"conf/**\"]\n")
        try Self.link("cfg/x", to: "../../beside/secret.txt", in: folder)
        try Self.link("conf", to: "../beside", in: folder)
        let outcome = try BuiltCommand(folder: folder)("check", "-f", "full")
        #expect(!outcome.output.contains("secret"), "\(outcome)")
    }

    @Test func aFileIsOneFileHoweverItIsSpelt() throws {
        let folder = try Self.folder()
        try Self.link("again.screen.yaml", to: "a.screen.yaml", in: folder)
        try Self.link("same", to: ".", in: folder)
        let command = BuiltCommand(folder: folder)
        let full = folder.url.appending(path: "a.screen.yaml").path
        for words in [
            ["a.screen.yaml", "./a.screen.yaml", full, "same/a.screen.yaml"], ["."], [".", "a.screen.yaml"],
        ] {
            let outcome = try command.run(["check", "--isolated", "-f", "concise"] + words)
            #expect(outcome.lines.count == 1, "\(words): \(outcome.output)")
            #expect(outcome.output.hasPrefix("a.screen.yaml:2:17: "), "\(words): \(outcome.output)")
        }
    }

    #if os(Linux)
        @Test func namesAreComparedAsBytes() throws {
            let folder = try TemporaryFolder([".screenlint.yml": "{guidelines: apple-hig, exclude: [drafts]}\n"])
            let names = [
                "\u{E9}.screen.yaml", "e\u{301}.screen.yaml", "\u{600}.screen.yaml", "drafts/\u{301}x.screen.yaml",
            ]
            for name in names { try folder.write(name, "id: a\nwrng: 1\n") }
            let outcome = try BuiltCommand(folder: folder)("check", "--only", "screen/unknown-key", "-f", "concise")
            let found = outcome.lines.map { Array($0.prefix { $0 != ":" }.utf8) }
            #expect(
                found == names.prefix(3).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { Array($0.utf8) }
            )
        }

        @Test func aNameInAnotherEncodingIsSaidToBeOne() throws {
            let folder = try TemporaryFolder(["a.screen.yaml": "id: a\n"])
            let write = "echo 'id: b' > \"$(printf '\\351').screen.yaml\""
            _ = try Program(["/bin/sh", "-c", write], in: folder.url).run()
            let outcome = try BuiltCommand(folder: folder)("check", "--guidelines", "apple-hig")
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("its name is not in UTF-8"))
        }
    #endif

    @Test(arguments: [
        "extends: ../beside/secret.txt", "rulePacks: [../beside]", "baseline: ../x.json", "baseline: out/x.json",
        "rulePacks: [/etc]", "extends: out/secret.txt", "extends: link.yml",
    ])
    func aConfigurationLeadsNowhereElse(_ text: String) throws {
        let folder = try Self.folder()
        try folder.write(".screenlint.yml", text + "\nwrng: 1\n")
        try Self.link("out", to: "../beside", in: folder)
        try Self.link("link.yml", to: "../beside/secret.txt", in: folder)
        for words in [["check"], ["check", "--prune-baseline"]] {
            let outcome = try BuiltCommand(folder: folder).run(words + ["-f", "concise", "a.screen.yaml"])
            #expect(outcome.status == 2)
            #expect(outcome.output.contains(".screenlint.yml:1:") && outcome.output.contains("[config/outside]"))
            #expect(outcome.output.contains("[config/unknown-key]"))
            #expect(!outcome.output.contains("secret:"))
        }
        #expect(!folder.has("../x.json") && !folder.has("../beside/x.json"))
    }

    @Test func aConfigurationMayNameAllOfItsRepository() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "ref: refs/heads/main\n", "shared/base.yml": "{guidelines: apple-hig, failLevel: info}\n",
            "app/.screenlint.yml": "extends: ../shared/base.yml\n", "app/a.screen.yaml": Self.screen,
        ])
        let outcome = try BuiltCommand(folder: folder).afterShell("cd app", "config", "a.screen.yaml")
        #expect(outcome.status == 0 && outcome.output.contains("failLevel: info  # "), "\(outcome)")
    }

    @Test func theSearchForAConfigurationEndsAtTheRepository() throws {
        let folder = try TemporaryFolder([
            ".screenlint.yml": "failLevel: never\n", "inner/.git": "gitdir: ../.git/modules/inner\n",
            "inner/a.screen.yaml": Self.screen, "plain/a.screen.yaml": Self.screen,
        ])
        let command = BuiltCommand(folder: folder)
        #expect(try command("config", "inner/a.screen.yaml").output.contains("# configuration: none"))
        #expect(try command("config", "plain/a.screen.yaml").output.contains("# configuration: .screenlint.yml"))
    }

    @Test func aConfigurationThatIsALinkOutwardIsNotRead() throws {
        let folder = try Self.folder()
        try Self.link(".screenlint.yml", to: "../beside/secret.txt", in: folder)
        let outcome = try BuiltCommand(folder: folder)("check", "a.screen.yaml")
        #expect(outcome.status == 2 && outcome.errors.contains(".screenlint.yml: it is a link that leads out"))
        #expect(!(outcome.output + outcome.errors).contains("secret"))
    }

    @Test func aPackReadsItsOwnFilesAlone() throws {
        let folder = try Self.folder()
        try folder.write("pack/pack.yaml", "documents: {d: {title: D, publisher: P, url: \"https://example.com\"}}\n")
        try folder.write("pack/d.yaml", "document: d\nrules: {}\n")
        try Self.link("pack/outward", to: "../../beside", in: folder)
        try Self.link("pack/s.yaml", to: "../../beside/secret.txt", in: folder)
        let outcome = try BuiltCommand(folder: folder)("check", "--rules", "pack", "-f", "concise", "a.screen.yaml")
        #expect(!outcome.output.contains("secret"))
        for name in ["outward", "s.yaml"] {
            #expect(outcome.errors.contains("pack/\(name) leads out of its rule pack"))
        }
    }

    @Test func aPackThatIsNamedTwiceReportsOnce() throws {
        let rule =
            "rules: {short: {summary: Short, on: navigationBar.title, check: {maxCharacters: 3}, severity: warning}}\n"
        let folder = try TemporaryFolder([
            "a.screen.yaml": "id: a\nnavigationBar: {title: Orders}\n",
            "base.yml": "rulePacks: [design/ours, ./design/ours]\n",
            ".screenlint.yml": "extends: base.yml\nguidelines: apple-hig\nrulePacks: [design/ours]\n",
            "design/ours/pack.yaml": "documents: {d: {title: D, publisher: P, url: \"https://example.com\"}}\n",
            "design/ours/d.yaml": "document: d\n" + rule,
        ])
        let words = ["check", "-f", "concise", "--rules", "design/../design/ours", "--rules", "design/ours/"]
        let outcome = try BuiltCommand(folder: folder).run(words)
        #expect(outcome.lines.count { $0.contains("[ours/short]") } == 1, "\(outcome)")
    }

    @Test func aPackHasANameOfItsOwn() throws {
        let pack = "documents: {d: {title: D, publisher: P, url: \"https://example.com\"}}\n"
        let folder = try TemporaryFolder([
            "a.screen.yaml": Self.screen, "apple-hig/pack.yaml": pack, "apple-hig/d.yaml": "document: d\nrules: {}\n",
            "x/ours/pack.yaml": pack, "x/ours/d.yaml": "document: d\nrules: {}\n",
            "y/ours/pack.yaml": pack, "y/ours/d.yaml": "document: d\nrules: {}\n",
        ])
        let command = BuiltCommand(folder: folder)
        let builtIn = try command("check", "--rules", "apple-hig")
        #expect(builtIn.status == 2 && builtIn.errors.contains("'apple-hig' is the name of a built-in pack"))
        let twice = try command("check", "--rules", "x/ours", "--rules", "y/ours")
        #expect(twice.status == 2 && twice.errors.contains("x/ours has the name 'ours', too"))
        try folder.write(".screenlint.yml", "rulePacks: [apple-hig]\n")
        let configured = try command("check", "-f", "concise")
        #expect(configured.status == 2 && configured.output.contains("is the name of a built-in pack"))
    }

    @Test func eachConfigurationIsReadOnce() throws {
        var files = ["a.screen.yaml": Self.screen, "0.yml": "failLevel: never\n"]
        for number in 1...60 { files["\(number).yml"] = "extends: [\(number - 1).yml, \(number - 1).yml]\n" }
        files[".screenlint.yml"] = "extends: [60.yml, 59.yml]\n"
        let folder = try TemporaryFolder(files)
        let shown = try BuiltCommand(folder: folder).run(["config", "."], seconds: 10)
        #expect(shown.status == 0 && shown.output.contains("failLevel: never  # 0.yml:1"), "\(shown)")
        for number in 61...130 { try folder.write("\(number).yml", "extends: \(number - 1).yml\n") }
        try folder.write(".screenlint.yml", "extends: 130.yml\n")
        let long = try BuiltCommand(folder: folder).run(["check", "-f", "concise", "."], seconds: 10)
        #expect(
            long.status == 2 && long.output.contains("a configuration takes 100 files at most. [config/too-many-files]")
        )
    }

    @Test func theLaterOfExtendedConfigurationsIsStronger() throws {
        let folder = try TemporaryFolder([
            "a.screen.yaml": Self.screen, "one.yml": "{failLevel: info, guidelines: apple-hig}\n",
            "two.yml": "failLevel: never\n",
            ".screenlint.yml": "extends: [one.yml, two.yml]\n",
        ])
        let shown = try BuiltCommand(folder: folder)("config", ".").output
        #expect(
            shown.contains("failLevel: never  # two.yml:1") && shown.contains("guidelines: [apple-hig]  # one.yml:1")
        )
        try folder.write(".screenlint.yml", "extends: [two.yml, one.yml]\n")
        #expect(try BuiltCommand(folder: folder)("config", ".").output.contains("failLevel: info  # one.yml:1"))
    }

    @Test(arguments: [".screenlint.yaml", "screenlint.yml", "screenlint.yaml"])
    func aMistakenNameIsPointedOut(_ name: String) throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.screen, name: "failLevel: never\n"])
        let outcome = try BuiltCommand(folder: folder)("check")
        #expect(
            outcome.errors.contains(
                "screenlint: \(name) is not read; the name of a configuration is .screenlint.yml.\n"
            )
        )
    }

    @Test func aMissingBaselineHidesNothing() throws {
        let folder = try TemporaryFolder([
            "a.screen.yaml": Self.screen, ".screenlint.yml": "baseline: gone.json\nfailLevle: never\n",
        ])
        let outcome = try BuiltCommand(folder: folder)("check", "-f", "concise")
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("[config/unknown-key]") && outcome.output.contains("[screen/unknown-key]"))
        #expect(outcome.errors.contains("The baseline gone.json can't be read: No such file or directory."))
        try folder.write(".screenlint.yml", "baseline: gone.json\n")
        #expect(try BuiltCommand(folder: folder)("check", "--write-baseline", "gone.json").status == 0)
        #expect(try BuiltCommand(folder: folder)("check").status == 0)
    }

    /// Texts of an app that lie behind a link, or above the repository, are none of its files.
    @Test(arguments: [false, true])
    func importersReadNoTextsFromOutside(_ isLink: Bool) throws {
        let folder = try TemporaryFolder([
            "App/Pages/p.page": #"{"_Type": "Page", "_Name": "p", "Caption": "$(L, token)"}"#,
            "App/Base.lproj/Main.storyboard": #"""
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav">
            <scenes><scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
            <connections><segue destination="v" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController></objects></scene>
            <scene sceneID="s2"><objects><tableViewController id="v" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Hello" id="n"/></tableViewController></objects></scene>
            </scenes></document>
            """#,
        ])
        let outside = folder.outside("beside")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        let secret = String(repeating: "secret ", count: 40)
        for (name, text) in [
            ("Main.strings", "\"n.title\" = \"\(secret)\";\n"),
            (
                "Main.xcstrings",
                #"{"sourceLanguage": "en", "strings": {"n.title": {"localizations": {"de": {"stringUnit": "#
                    + #"{"state": "translated", "value": "\#(secret)"}}}}}}"#
            ),
            ("i18n.properties", "token=\(secret)\n"),
        ] { try Data(text.utf8).write(to: outside.appending(path: name)) }
        let places = ["App/de.lproj/Main.strings", "App/Main.xcstrings", "App/i18n/i18n.properties"]
        for place in places {
            let name = place.split(separator: "/").last.map(String.init) ?? ""
            if isLink {
                try Self.link(place, to: outside.appending(path: name).path, in: folder)
            } else {
                try folder.write(place, try folder.read("../beside/\(name)"))
            }
        }
        for file in ["App/Pages/p.page", "App/Base.lproj/Main.storyboard"] {
            let outcome = try BuiltCommand(folder: folder)("describe", file)
            #expect(outcome.output.contains("secret") == !isLink, "\(outcome)")
        }
    }

    @Test func aDescriptionNamesNoSourceOutside() throws {
        let folder = try TemporaryFolder([
            "d/a.screen.yaml": "id: a\nx-source: {file: ../beside/Main.storyboard, object: v}\n"
        ])
        let outcome = try BuiltCommand(folder: folder)("describe", "--check", "d")
        #expect(outcome.output.contains("lies outside"), "\(outcome)")
    }
}
