import Foundation
import Testing

/// A page in the repository that is made from tables of the program.
enum GeneratedPage {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Where a path in the repository leads.
    static func file(at path: String) -> URL { repository.appending(path: path) }

    /// Expects a text at a path in the repository; with `UPDATE_GOLDENS=1` it is written, and the test fails, so that
    /// nobody takes the run for a test.
    static func hold(_ text: String, at path: String) throws {
        let file = file(at: path)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
            Issue.record("wrote \(path); run again without UPDATE_GOLDENS")
        } else {
            let written = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
            let isCurrent = written == text
            #expect(isCurrent, "\(path) is stale: run Scripts/update")
        }
    }
}
