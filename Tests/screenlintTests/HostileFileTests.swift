import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// Folders and files that are made to hurt: what can be checked is checked, and the rest is named.
@Suite struct HostileFileTests {
    private static let screen = "id: a\nnavigationBar: {title: x}\n"

    @Test func doesNotWaitForAPipe() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.url.appendingPathComponent("a.screen.yaml").path
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        for path in [".", "a.screen.yaml"] {
            let run = try BuiltCommand(folder: folder).run(["check", "-f", "concise", path], seconds: 10)
            #expect((0...2).contains(run.status))
        }
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
        try folder.write("b.screen.yaml", "id: b\nwrong: 1\n")
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
        try folder.write("a\n\u{1B}[31mb.screen.yaml", "id: a\nwrong: 1\n")
        let run = try BuiltCommand(folder: folder).run(["check", "-f", "concise", "."])
        #expect(run.status == 1)
        #expect(run.lines.count == 1)
        #expect(!run.output.contains("\u{1B}"))
    }
}
