import Diagnostics
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@testable import Linter

@Suite struct FileReplacementTests {
    @Test func leavesAFileThatChangedMeanwhile() throws {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.yaml")
        try Data("changed by somebody".utf8).write(to: file)
        #expect(throws: FileFailure(message: "the file changed while it was being fixed")) {
            try FileReplacement.replace(file.path, with: Array("new".utf8), original: Array("old".utf8))
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "changed by somebody")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.yaml"])
    }

    /// A file in a folder of its own, which goes away afterwards.
    private func withFile(_ text: String, _ body: (URL) throws -> Void) throws {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.yaml")
        try Data(text.utf8).write(to: file)
        try body(file)
    }

    private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    @Test(.slow) func whatAnEditorSavesSurvives() throws {
        for number in 0..<300 {
            try withFile("old") { file in
                let saved = "saved \(number)"
                let queue = DispatchQueue(label: "editor")
                queue.async { try? Data(saved.utf8).write(to: file, options: .atomic) }
                try? FileReplacement.replace(file.path, with: Array("new".utf8), original: Array("old".utf8))
                queue.sync {}
                let found = try text(file)
                #expect(found == saved)
            }
        }
    }

    #if os(Linux)
        @Test func leavesAFileThatIsBeingWritten() throws {
            try withFile("old") { file in
                let writer = try FileHandle(forUpdating: file)
                defer { try? writer.close() }
                #expect(throws: FileFailure(message: "another program is writing to the file")) {
                    try FileReplacement.replace(file.path, with: Array("new".utf8), original: Array("old".utf8))
                }
                #expect(try text(file) == "old")
            }
        }

        @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "python3 sets attributes"))
        func keepsExtendedAttributes() throws {
            try withFile("old") { file in
                func python(_ script: String) throws -> String {
                    let words = ["/usr/bin/python3", "-c", "import os, sys; path = sys.argv[1]; " + script, file.path]
                    return try Program(words).run().output
                }
                _ = try python("os.setxattr(path, 'user.note', b'kept')")
                let before = try python("print(os.listxattr(path))")
                try FileReplacement.replace(file.path, with: Array("new".utf8), original: Array("old".utf8))
                #expect(try text(file) == "new")
                #expect(try python("print(os.listxattr(path))") == before)
            }
        }

        @Test(.enabled(if: getuid() == 0, "only root gives files away")) func keepsTheOwner() throws {
            try withFile("old") { file in
                #expect(unsafe chown(file.path, 4321, 4322) == 0)
                try FileReplacement.replace(file.path, with: Array("new".utf8), original: Array("old".utf8))
                let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
                #expect(attributes[.ownerAccountID] as? Int == 4321 && attributes[.groupOwnerAccountID] as? Int == 4322)
            }
        }
    #endif

    @Test func aFileWithAnotherNameIsLeftAlone() throws {
        try withFile("old") { file in
            #expect(FileReplacement.obstacle(file.path) == nil)
            try FileManager.default.linkItem(at: file, to: file.appendingPathExtension("2"))
            #expect(FileReplacement.obstacle(file.path)?.contains("hard link") == true)
        }
    }

    @Test func permissionsStay() throws {
        try withFile("old") { file in
            try FileManager.default.setAttributes([.posixPermissions: 0o751], ofItemAtPath: file.path)
            try FileReplacement.replace(file.path, with: Array("new".utf8), original: Array("old".utf8))
            #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o751)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path) == ["a.yaml"]
            )
        }
    }
}
