import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// Folders and files that are made to hurt: what can be checked is checked, and the rest is named.
@Suite struct HostileFileTests {
    private static let screen = "id: a\nnavigationBar: {title: x}\n"

    /// Nobody writes to it: that it is empty would be said of what nobody has seen.
    @Test func doesNotWaitForAPipeForever() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.url.appendingPathComponent("a.screen.yaml").path
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        for path in [".", "a.screen.yaml"] {
            let run = try BuiltCommand(folder: folder).run(["check", "-f", "concise", path], seconds: 10)
            #expect(run.status == 2 && run.output.isEmpty, "\(run)")
            if path != "." { #expect(run.errors.contains("a.screen.yaml: nobody writes to the pipe"), "\(run)") }
        }
    }

    @Test func waitsForWhatWritesToAPipe() throws {
        let run = try BuiltCommand(folder: TemporaryFolder()).afterShell(
            "mkfifo f.screen.yaml; (sleep .3; { printf 'id: z\\n'; sleep .3; echo 'colour: red'; } > f.screen.yaml) & true",
            "-f",
            "concise",
            "f.screen.yaml"
        )
        #expect(run.output.hasPrefix("f.screen.yaml:2:1: error: "), "\(run)")
    }

    @Test func namesADevice() throws {
        let run = try BuiltCommand(folder: TemporaryFolder()).run(["check", "/dev/zero"], seconds: 10)
        #expect(run.status == 2)
        #expect(run.errors.contains("/dev/zero: it is a device"))
    }

    @Test func endsALoopOfLinks() throws {
        let folder = try TemporaryFolder()
        try folder.write("inner/a.screen.yaml", HostileFileTests.screen)
        for (link, target) in [("inner/again", ".."), ("inner/self", "."), ("gone", "nowhere")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.appendingPathComponent(link).path,
                withDestinationPath: target
            )
        }
        let run = try BuiltCommand(folder: folder).run(
            ["check", "--fail-level", "never", "-f", "json", "."],
            seconds: 10
        )
        #expect(run.status == 0)
        #expect(run.output.contains("\"files\": 1") || run.output.contains("\"files\":1"))
    }

    @Test func checksTheRestWhenAFileIsUnreadable() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.screen.yaml", HostileFileTests.screen)
        try folder.write("b.screen.yaml", "id: b\nwrng: 1\n")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("c.screen.yaml"),
            withIntermediateDirectories: true
        )
        let run = try BuiltCommand(folder: folder).run(
            ["check", "-f", "concise", "a.screen.yaml", "b.screen.yaml", "missing.screen.yaml"]
        )
        #expect(run.status == 2)
        #expect(run.errors.contains("missing.screen.yaml"))
        #expect(run.output.contains("b.screen.yaml:2:1: "))
    }

    @Test func showsNamesAsData() throws {
        let folder = try TemporaryFolder()
        try folder.write("a\n\u{1B}[31mb.screen.yaml", "id: a\nwrng: 1\n")
        let run = try BuiltCommand(folder: folder).run(["check", "-f", "concise", "."])
        #expect(run.status == 1)
        #expect(run.lines.count == 1)
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test func namesWhatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("b.screen.yaml", "id: b\nwrng: 1\n")
        try folder.write("folder.screen.yaml/inner.txt", "")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("loop.screen.yaml").path,
            withDestinationPath: "loop.screen.yaml"
        )
        let long = String(repeating: "x/", count: 3000) + "a.screen.yaml"
        for path in ["loop.screen.yaml", long, "/proc/self/mem", "b.screen.yaml/a.screen.yaml", ""] {
            let run = try BuiltCommand(folder: folder).run(
                ["check", "-f", "concise", path, "b.screen.yaml"],
                seconds: 20
            )
            #expect(run.status == 2, "\(path.prefix(40))")
            #expect(!run.errors.isEmpty, "\(path.prefix(40))")
        }
        let found = try BuiltCommand(folder: folder).run(["check", "-f", "concise", "."], seconds: 20)
        #expect(found.output.contains("b.screen.yaml:2:1: "))
    }

    @Test func escapesPathsInMessages() throws {
        let folder = try TemporaryFolder()
        let name = "gone\n\u{1B}[31m::error::x.screen.yaml"
        for words in [
            ["check", name], ["explain", name], ["check", "--config", name, "."], ["trace", "a/b", name],
        ] {
            let run = try BuiltCommand(folder: folder).run(words, seconds: 20)
            #expect(run.status == 2, "\(words)")
            #expect(!run.errors.contains("\u{1B}"), "\(words)")
            #expect(!run.errors.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(words)")
        }
    }

    @Test(.slow) func whatAPackSaysStaysDataInEveryCommand() throws {
        let evil = #"evil\n::error::x\e[31m##[error]y\u202E"#
        let folder = try TemporaryFolder([
            "ours/pack.yaml": """
            guideline: "\(evil)"
            documents: {d: {title: "\(evil)", publisher: "\(evil)", url: "javascript:alert(1)", updated: "\(evil)"}}
            """,
            "ours/d.yaml": """
            document: d
            clauses: {OUR-1: {modality: should, says: "\(evil)"}}
            rules:
              r:
                summary: "\(evil)"
                clauses: [OUR-1]
                on: navigationBar.title
                check: {maxCharacters: 3}
                message: "\(evil)"
                help: "\(evil)"
                examples: {valid: [{navigationBar: {title: "::\(evil)"}}], invalid: [{navigationBar: {title: "\(evil)"}}]}
            """,
            "a.screen.yaml": "id: \"\(evil)\"\nnavigationBar: {title: \"\(evil)\"}\n",
            ".screenlint.yml": "{rulePacks: [ours], exclude: [\"\(evil)\"], rules: {ours/r: {params: {}}}}\n",
        ])
        for words in [
            ["explain", "ours/r"], ["explain", "OUR-1"], ["rules", "ours"], ["rules", "ours", "-f", "markdown"],
            ["rules", "ours", "--conflicts"], ["trace", "ours/r", "a.screen.yaml"], ["config", "a.screen.yaml"],
            ["eval", "screen.navigationBar.title", "a.screen.yaml"], ["check", "-f", "full"], ["fix", "--diff"],
            ["fix", "--diff", "--unsafe-fixes"], ["conformance"],
        ] {
            let run = try BuiltCommand(folder: folder).run(words)
            let text = run.output + run.errors
            #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"), "\(words): \(text)")
            let commands = text.split(whereSeparator: \.isNewline).filter { line in
                line.drop { $0.isWhitespace }.hasPrefix("::")
            }
            #expect(commands.isEmpty, "\(words): \(commands)")
            #expect(!text.contains("<javascript:"), "\(words)")
        }
    }

    @Test func namesInADifferenceAreQuotedAsGitDoes() throws {
        let folder = try TemporaryFolder(["a\n::error::\u{1B}b.screen.yaml": "id: a\nnavigationBar: {titel: A}\n"])
        let run = try BuiltCommand(folder: folder)("fix", "--diff", "--isolated", ".")
        #expect(run.output.hasPrefix(#"--- "a/a\012::error::\033b.screen.yaml""# + "\n"), "\(run)")
    }

    #if os(Linux)
        @Test func namesAFileWhoseNameIsNoText() throws {
            let folder = try TemporaryFolder(["a.screen.yaml": "id: a\nwrng: 1\n"])
            let run = try BuiltCommand(folder: folder).afterShell(
                #"touch "$(printf 'b\377\033.screen.yaml')""#,
                "check",
                "-f",
                "concise",
                "."
            )
            #expect(run.output.contains("a.screen.yaml:2:1: "))
            #expect(!(run.output + run.errors).contains("\u{1B}"))
            // It is checked or named, never passed over in silence.
            #expect((run.output + run.errors).contains("b\u{FFFD}"))
        }
    #endif
}
