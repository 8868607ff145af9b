import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Linter

/// Holds the three sources of files to the same answers.
@Suite struct FileSourceTests {
    private static func run(_ words: [String], in folder: URL) throws {
        let options = ["-c", "user.name=x", "-c", "user.email=x@example.com", "-c", "commit.gpgsign=false"]
        try #require(try Program(["git"] + options + words, in: folder).run().status == 0)
    }

    /// A repository with a revision, after which everything in it changed.
    private static func withRepository(_ body: (_ folder: String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "screenlint-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = folder.appending(path: "screens/deep")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data("id: first\n".utf8).write(to: inner.appending(path: "a.screen.yaml"))
        try Data("id: ü\n".utf8).write(to: folder.appending(path: "screens/ü b.screen.yaml"))
        let link = folder.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "screens/deep")
        let outside = folder.appending(path: "outside").path
        try FileManager.default.createSymbolicLink(atPath: outside, withDestinationPath: "/etc/passwd")
        let loop = folder.appending(path: "loop").path
        try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "loop")
        try run(["init", "-q"], in: folder)
        try run(["add", "."], in: folder)
        try run(["commit", "-q", "-m", "first"], in: folder)
        try Data("id: second\n".utf8).write(to: inner.appending(path: "a.screen.yaml"))
        try FileManager.default.removeItem(at: folder.appending(path: "screens/ü b.screen.yaml"))
        try body(folder.path)
    }

    private static func text(_ path: String, in files: any FileSource) -> String? {
        (try? files.read(path, limit: 1000)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func pipesAreNoFilesOfAFolder() throws {
        try FileSourceTests.withRepository { folder in
            #expect(unsafe mkfifo(folder + "/screens/pipe.screen.yaml", 0o600) == 0)
            let names = try WorkTree().names(in: folder + "/screens")
            #expect(names == ["deep"])
        }
    }

    @Test func revisionShowsWhatWasCommitted() throws {
        try FileSourceTests.withRepository { folder in
            let files = try GitRevision("HEAD", ofRepositoryAt: folder + "/screens")
            #expect(try files.names(in: folder) == ["link", "loop", "outside", "screens"])
            #expect(try files.names(in: folder + "/screens/") == ["deep", "ü b.screen.yaml"])
            #expect(FileSourceTests.text(folder + "/screens/deep/a.screen.yaml", in: files) == "id: first\n")
            #expect(FileSourceTests.text(folder + "/screens/ü b.screen.yaml", in: files) == "id: ü\n")
            #expect(try files.read(folder + "/screens/deep/a.screen.yaml", limit: 2) == Array("id".utf8))
            #expect(FileSourceTests.text(folder + "/link/a.screen.yaml", in: files) == "id: first\n")
            #expect(files.kind(of: folder + "/link") == .folder)
            #expect(files.realPath(of: folder + "/link") == files.realPath(of: folder + "/screens/deep"))
            for path in ["/outside", "/loop", "/nothing", "/screens/deep/a.screen.yaml/b", "/../x"] {
                #expect(files.kind(of: folder + path) == nil, "\(path)")
                #expect(FileSourceTests.text(folder + path, in: files) == nil, "\(path)")
            }
            #expect(throws: FileFailure.self) { try files.read(folder, limit: 10) }
            #expect(FileSourceTests.text(folder + "/screens/deep/a.screen.yaml", in: .workTree) == "id: second\n")
            #expect(FileDiscovery([folder + "/screens"], in: files).files.count == 2)
        }
    }

    @Test func revisionThatIsNoneIsRefused() throws {
        try FileSourceTests.withRepository { folder in
            #expect(throws: FileFailure.self) { try GitRevision("--upload-pack=x", ofRepositoryAt: folder) }
            #expect(throws: FileFailure.self) { try GitRevision("nothing", ofRepositoryAt: folder) }
            #expect(throws: FileFailure.self) { try GitRevision("HEAD", ofRepositoryAt: "/") }
        }
    }

    @Test func memoryGoesBeforeWhatItCovers() throws {
        let below = FilesInMemory(["/a/one.yaml": Array("1".utf8), "/a/b/two.yaml": Array("2".utf8)])
        let files = FilesInMemory(["/a/./one.yaml": Array("11".utf8), "/a/new.yaml": []], over: below)
        #expect(try files.names(in: "/a") == ["b", "new.yaml", "one.yaml"])
        #expect(try files.names(in: "/a/b/") == ["two.yaml"])
        #expect(FileSourceTests.text("/a/one.yaml", in: files) == "11")
        #expect(FileSourceTests.text("/a/b/two.yaml", in: files) == "2")
        #expect(files.kind(of: "/a/b") == .folder)
        #expect(files.kind(of: "/a/new.yaml") == .file)
        #expect(files.kind(of: "/a/none") == nil)
        #expect(throws: FileFailure.self) { try files.names(in: "/b") }
        #expect(throws: FileFailure.self) { try files.read("/b", limit: 1) }
    }
}
