import Foundation
import Testing

/// `screenlint preview` draws the screens of a file.
@Suite struct PreviewTests {
    private static let file = """
        defaults: {guidelines: [apple-hig]}
        screens:
          - id: orders
            sizeClasses: [compact, regular]
            navigationBar: {title: Orders to Approve This Week}
          - id: parts
            name: Parts
            navigationBar: {title: {en: Parts, fi: Huoltotilauksen varaosat}}

        """

    private static func command() throws -> BuiltCommand {
        BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": file]))
    }

    @Test func drawsEveryLayoutWithItsFindings() throws {
        let outcome = try Self.command()("preview", "a.screen.yaml", "--only", "apple-hig/title-length")
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(outcome.output.hasPrefix("<svg ") && outcome.output.hasSuffix("</svg>\n"))
        for caption in ["ios/compact", "ios/regular", "ios/compact, fi"] {
            #expect(outcome.output.contains(">\(caption)</text>"), "\(caption)")
        }
        // One badge in each layout of the first screen, one in the Finnish picture, and two in the legends.
        #expect(outcome.output.matches(of: /data-finding="1"/).count == 5)
        #expect(outcome.output.contains(">info · apple-hig/title-length</text>"))
    }

    @Test func drawsOneScreen() throws {
        let outcome = try Self.command()("preview", "a.screen.yaml", "--screen", "parts")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains(">Parts</text>") && !outcome.output.contains("ios/regular"))
    }

    @Test func writesToAFile() throws {
        let command = try Self.command()
        let outcome = try command("preview", "a.screen.yaml", "-o", "out.svg")
        #expect(outcome.status == 0 && outcome.output == "")
        #expect(try command.folder.read("out.svg") == command("preview", "a.screen.yaml").output)
        let nowhere = try command("preview", "a.screen.yaml", "-o", "no/such/folder.svg")
        #expect(nowhere.status == 2 && nowhere.errors.contains("can't be written"))
    }

    @Test func takesRulesAsConfigured() throws {
        let command = try Self.command()
        try command.folder.write(".screenlint.yml", "rules: {apple-hig/title-length: off}\n")
        let outcome = try command("preview", "a.screen.yaml", "--only", "apple-hig/title-length")
        #expect(outcome.status == 0 && !outcome.output.contains("data-finding"))
    }

    @Test func standardInputIsDrawn() throws {
        let words = ["preview", "-", "--stdin-filename", "b.screen.yaml", "--guidelines", "apple-hig"]
        let outcome = try Self.command().run(words, input: "{id: a, navigationBar: {title: Maps}}")
        #expect(outcome.status == 0 && outcome.output.contains(">Maps</text>"), "\(outcome.errors)")
    }

    @Test func screensOfOtherFilesAreComparedWith() throws {
        let command = try Self.command()
        try command.folder.write(".screenlint.yml", "guidelines: [apple-hig]\n")
        try command.folder.write("z.screen.yaml", "{id: orders, navigationBar: {title: Orders}}\n")
        let check = try command("check", "-f", "concise", "z.screen.yaml")
        #expect(check.output.contains("[screen/duplicate-id]"), "\(check.output)")
        #expect(try command("preview", "z.screen.yaml").output.contains(">error · screen/duplicate-id</text>"))
    }

    @Test(arguments: [
        (["preview"], "takes files or folders"), (["preview", "b"], "no such file or folder"),
        (["preview", "a.screen.yaml", "--screen", "part"], "did you mean 'parts'?"),
        (["preview", "none.yaml"], "none.yaml"),
        (["preview", "empty.yaml"], "no screen in this file"),
    ])
    func saysWhatIsWrong(words: [String], message: String) throws {
        let command = try Self.command()
        try command.folder.write("empty.yaml", "# nothing\n")
        let outcome = try command.run(words)
        #expect(outcome.status == 2 && outcome.output == "" && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func foldersMakeOneSheet() throws {
        let command = try Self.command()
        try command.folder.write("views/c.screen.yaml", "{id: maps, navigationBar: {title: Maps}}\n")
        let outcome = try command("preview", ".", "--only", "apple-hig/title-length")
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
        for title in ["orders", "Parts", "maps"] { #expect(outcome.output.contains(">\(title)</text>"), "\(title)") }
    }

    @Test func aNameThatEndsInPNGNeverGetsSVG() throws {
        var command = try Self.command()
        let tools = try TemporaryFolder(["rsvg-convert": "#!/bin/sh\ncat > /dev/null\nprintf '\\211PNG\\r\\n'\n"])
        let script = tools.url.appending(path: "rsvg-convert").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        command.environment = ["PATH": "\(tools.url.path):/usr/bin:/bin"]
        #expect(try command("preview", "a.screen.yaml", "-o", "out.png").status == 0)
        let bytes = try Data(contentsOf: command.folder.url.appending(path: "out.png"))
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // Without a program that can, it says so and writes nothing.
        try command.folder.write("tools/empty", "")
        command.environment = ["PATH": command.folder.url.appending(path: "tools").path]
        let without = try command("preview", "a.screen.yaml", "-o", "other.png")
        #expect(without.status == 2 && without.errors.contains("rsvg-convert"), "\(without.errors)")
        #expect(!command.folder.has("other.png"))
    }

    @Test func findingsOfNoScreenAreTold() throws {
        let command = BuiltCommand(folder: try TemporaryFolder(["a.yaml": "id: a\nguidelines: []\nname: [\n"]))
        let outcome = try command("preview", "a.yaml")
        #expect(outcome.status == 0 && outcome.output.contains("yaml/syntax"), "\(outcome.errors)")
    }

    /// The picture in the README; `UPDATE_GOLDENS=1` rewrites it, and fails that run.
    @Test func thePictureInTheREADMEIsThatOfARun() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let sample = "Samples/fieldworks/orders.screen.yaml"
        let folder = try TemporaryFolder([
            sample: try String(contentsOf: root.appending(path: sample), encoding: .utf8)
        ])
        let outcome = try BuiltCommand(folder: folder)("preview", sample, "--screen", "fieldworks-orders-crowded")
        let picture = root.appending(path: "Samples/preview.svg")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data(outcome.output.utf8).write(to: picture)
            Issue.record("wrote Samples/preview.svg; run again without UPDATE_GOLDENS")
        } else {
            let shown = try? String(contentsOf: picture, encoding: .utf8)
            let isCurrent = outcome.output == shown
            #expect(isCurrent, "Samples/preview.svg is stale: run Scripts/update, and look at the picture")
        }
        let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        #expect(text.contains("](Samples/preview.svg)"))
    }
}
