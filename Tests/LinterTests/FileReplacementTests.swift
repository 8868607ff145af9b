import Diagnostics
import Foundation
import Testing

@testable import Linter

@Suite struct FileReplacementTests {
    @Test func leavesAFileThatChangedMeanwhile() throws {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.yaml")
        try Data("changed by somebody".utf8).write(to: file)
        #expect(throws: FileSystem.Failure(message: "the file changed while it was being fixed")) {
            try FileReplacement.replace(file.path, with: Array("new".utf8), original: Array("old".utf8))
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "changed by somebody")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.yaml"])
    }
}
