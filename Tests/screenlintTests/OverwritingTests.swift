import Foundation
import TestSupport
import Testing

/// Reports write over nothing that a run reads.
@Suite struct OverwritingTests {
    private static let screen = "id: a\n"

    /// A mistyped option must not cost anybody a screen.
    @Test func aScreenIsNeverWrittenOver() throws {
        let command = BuiltCommand(
            folder: try TemporaryFolder([
                "x.screen.yaml": Self.screen, "notes.txt": "mine", ".screenlint.yml": "guidelines: apple-hig\n",
                "base.json": "{\"version\": 1, \"entries\": []}", "rules.yaml": "rules: {}", "old.json": "{}",
                "t.json": "{\"a\": {\"$value\": \"#fff\"}}",
            ])
        )
        let words = [
            ["check", "--write-baseline", "x.screen.yaml", "x.screen.yaml"],
            ["check", "--write-baseline", "notes.txt"],
            ["check", "-f", "sarif", "-o", "x.screen.yaml"],
            ["conformance", "-f", "text", "-o", "x.screen.yaml", "x.screen.yaml"],
            ["preview", "-o", "x.screen.yaml", "x.screen.yaml"],
            ["check", "-f", "json", "-o", ".screenlint.yml"], ["check", "--write-baseline", ".screenlint.yml"],
            ["check", "-f", "json", "-o", "base.json"], ["check", "-f", "json", "-o", "rules.yaml"],
            ["check", "-f", "json", "-o", "t.json"],
        ]
        for words in words {
            let outcome = try command.run(words)
            #expect(outcome.status == 2 && outcome.errors.contains("would be lost"), "\(words): \(outcome)")
        }
        #expect(try command.folder.read("x.screen.yaml") == Self.screen)
        #expect(try command.folder.read("notes.txt") == "mine")
        #expect(try command.run(["check", "-f", "json", "-o", "old.json"]).status != 2)
    }

    /// A link leads to what a mistyped name would have named itself.
    @Test(arguments: [
        ["check", "-f", "json", "-o"], ["check", "-f", "github", "-f", "html", "-o"],
        ["preview", "a.screen.yaml", "-o"],
        ["conformance", "-f", "html", "-o"],
    ])
    func aScreenIsNotWrittenOverThroughALink(_ words: [String]) throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.screen])
        let (screen, link) = ("a.screen.yaml", folder.url.appending(path: "l.svg"))
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: screen)
        let outcome = try BuiltCommand(folder: folder).run(words + ["l.svg"])
        let told = "l.svg can't be written: it leads to a.screen.yaml and describes screens, which would be lost; name"
        #expect(outcome.status == 2 && outcome.errors.contains(told), "\(outcome)")
        #expect(try folder.read(screen) == Self.screen)
    }

    /// Of an empty report nothing is written, and yet it is the one that is there.
    @Test func anEmptyReportReplacesAnother() throws {
        let folder = try TemporaryFolder(["old.txt": "old"])
        try folder.write("a.screen.yaml", "id: a\nguidelines: []\n")
        _ = try BuiltCommand(folder: folder)("-f", "concise", "-o", "old.txt")
        #expect(try folder.read("old.txt") == "")
    }

    /// What stands in the file behind standard output already is not the report's to replace.
    @Test func aReportToStandardOutputComesBehindWhatIsThere() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\nnavigationBar: {titel: A}\n", "log": "one\n"])
        let command = BuiltCommand.productsFolder.appending(path: "screenlint").path
        let script =
            "\"$0\" check a.screen.yaml -f concise -o /dev/stdout >> log; \"$0\" check a.screen.yaml -o /dev/stderr 2>> log"
        _ = try BuiltCommand(folder: folder).run(["-c", script, command], of: URL(filePath: "/bin/sh"))
        let lines = try folder.read("log").split(separator: "\n")
        #expect(lines.first == "one" && lines.count { $0.contains("titel") } > 1, "\(lines)")
        let both = ["check", "a.screen.yaml", "-f", "json", "-o", "/dev/stdout", "-f", "concise"]
        #expect(try BuiltCommand(folder: folder).run(both).status == 2)
    }
}
