import Foundation
import Testing

/// Fixes on disks that take no more, made for the test where the system lets one.
@Suite(.enabled(if: canMount, "mounting is not permitted here"))
struct DiskTests {
    private static let text = "id: a\nnavigationBar: {titel: A}\n" + String(repeating: "# filler\n", count: 4500)

    /// Fixes a file on a small disk of its own; a shell script makes the disk ready.
    private static func fix(_ prepare: String) throws -> BuiltCommand.Outcome {
        let folder = try TemporaryFolder(["a.screen.yaml": text, "disk/.keep": ""])
        let script = """
            set -e
            mount -t tmpfs -o size=64k none disk
            cp a.screen.yaml disk
            \(prepare)
            status=0
            "$0" fix disk/a.screen.yaml || status=$?
            cmp a.screen.yaml disk/a.screen.yaml >&2 || status=3
            ls -A disk
            exit $status
            """
        let command = BuiltCommand.productsFolder.appending(path: "screenlint").path
        let words = ["unshare", "--map-root-user", "--mount", "sh", "-c", script, command]
        return try BuiltCommand(folder: folder).run(words, of: URL(filePath: "/usr/bin/env"))
    }

    @Test(arguments: [
        ("true", "No space left on device"), ("mount -o remount,ro disk", "Read-only file system"),
    ])
    func nothingIsLost(_ prepare: String, _ reason: String) throws {
        let outcome = try Self.fix(prepare)
        #expect(outcome.status == 2, "\(outcome)")
        #expect(outcome.errors.contains("disk/a.screen.yaml: the file can't be fixed: \(reason)"), "\(outcome)")
        #expect(outcome.lines.last == "a.screen.yaml", "\(outcome)")
    }
}

/// What a command prints on a disk that takes no more.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
struct FullDiskTests {
    @Test(arguments: [
        ["schema"], ["rules"], ["--help"], ["explain", "apple-hig/title-length"],
        ["check", "a.screen.yaml"], ["check", "--undetermined", "a.screen.yaml"], ["fix", "--diff", "a.screen.yaml"],
        ["conformance", "-f", "json", "a.screen.yaml"],
    ])
    func isToldOnceAndFails(_ words: [String]) throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\nnavigationBar: {titel: A}\n"])
        let command = BuiltCommand.productsFolder.appending(path: "screenlint").path
        let shell = ["-c", "exec \"$0\" \"$@\" > /dev/full", command] + words
        let outcome = try BuiltCommand(folder: folder).run(shell, of: URL(filePath: "/bin/sh"))
        #expect(outcome.status == 2, "\(outcome)")
        let told = outcome.errors.split(separator: "\n").filter { $0.contains("Standard output can't be written") }
        #expect(told == ["screenlint: Standard output can't be written: No space left on device."], "\(outcome)")
    }

    /// The descriptor of a stream that is closed is not given to a file that the program opens.
    @Test func aClosedStreamIsNoFile() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\nnavigationBar: {titel: A}\n"])
        let command = BuiltCommand(folder: folder)
        var reports = Set<String>()
        for streams in ["", "2>&-", ">&-", "<&-", "<&- >&- 2>&-"] {
            let outcome = try command.afterShell(
                "exec \(streams)",
                "-f",
                "json",
                "-o",
                "r.json",
                "a.screen.yaml",
                "nowhere.screen.yaml"
            )
            #expect(outcome.status == 2, "\(streams)")
            reports.insert(try folder.read("r.json"))
        }
        #expect(reports.count == 1 && reports.first?.hasSuffix("}\n") == true, "\(reports)")
        let unread = try command.afterShell("exec <&-", "-")
        #expect(unread.status == 2 && unread.errors.contains("Bad file descriptor"), "\(unread)")
        let unwritten = try command.afterShell("exec >&-", "a.screen.yaml")
        #expect(unwritten.status == 2 && unwritten.errors.contains("Standard output can't be written"), "\(unwritten)")
    }

    /// A reader that went away has all it wants, also where the shell keeps the signal from ending the process.
    @Test func aReaderThatWentAwayIsNoFailure() throws {
        let folder = try TemporaryFolder()
        let script = "trap '' PIPE; { \"$0\" schema; echo $? >&2; } | true"
        let command = BuiltCommand.productsFolder.appending(path: "screenlint").path
        let outcome = try BuiltCommand(folder: folder).run(["-c", script, command], of: URL(filePath: "/bin/sh"))
        #expect(outcome.errors == "0\n")
    }
}

private let canMount: Bool = {
    guard let folder = try? TemporaryFolder(["disk/.keep": ""]) else { return false }
    let words = ["unshare", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "none", "disk"]
    return (try? BuiltCommand(folder: folder).run(words, of: URL(filePath: "/usr/bin/env")).status) == 0
}()
