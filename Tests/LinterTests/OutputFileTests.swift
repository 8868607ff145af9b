import Foundation
import Testing

@testable import Linter

@Suite struct OutputFileTests {
    /// A run that is cut off before its report comes takes nothing away.
    @Test func whatIsThereStaysUntilSomethingIsWritten() throws {
        let path = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: path) }
        func text() throws -> String { try String(contentsOf: path, encoding: .utf8) }
        try Data("what was there".utf8).write(to: path)
        let file = try OutputFile(path.path)
        #expect(try text() == "what was there")
        try file.write(Array("new".utf8))
        #expect(try text() == "new")
        try file.write(Array(" text".utf8))
        #expect(try text() == "new text")
        try OutputFile(path.path).write([])
        #expect(try text() == "")
        try OutputFile(path.path, .appending).write(Array("a".utf8))
        try OutputFile(path.path, .appending).write(Array("b".utf8))
        #expect(try text() == "ab")
    }
}
