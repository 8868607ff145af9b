import Diagnostics
import Foundation
import Testing

/// What is said of likely mistakes, kept to be read as prose.
///
/// `UPDATE_GOLDENS=1` writes what is said now; such a run fails, so that nobody takes it for a test. Read the messages
/// aloud before you keep them: does each say what is wrong, what is right, and what to write?
@Suite struct MessageGoldenTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    private static func mistakes() throws -> [String] {
        try String(contentsOf: folder.appending(path: "Mistakes.txt"), encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }

    private static func told(_ line: String) -> String {
        let told = Decoded("id: a\n\(line)\n").diagnostics.map { diagnostic in
            let fixes = diagnostic.fixes.map { " [\($0.applicability.rawValue) fix: \($0.title)]" }.joined()
            return "    \(diagnostic.severity): \(diagnostic.message)\(fixes)"
        }
        return ([line] + (told.isEmpty ? ["    (taken)"] : told)).joined(separator: "\n")
    }

    @Test func eachMistakeIsToldAsKnown() throws {
        let text = try Self.mistakes().map(Self.told).joined(separator: "\n\n") + "\n"
        let golden = Self.folder.appending(path: "Goldens/messages.txt")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try FileManager.default.createDirectory(
                at: golden.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: golden)
            Issue.record("wrote \(golden.lastPathComponent); run again without UPDATE_GOLDENS")
        } else {
            let isCurrent = text == (try? String(contentsOf: golden, encoding: .utf8))
            #expect(isCurrent, "\(golden.lastPathComponent) is stale: run Scripts/update, and read the messages")
        }
    }

    @Test func thereAreManyMistakes() throws { #expect(try Self.mistakes().count >= 150) }

    @Test func eachMessageIsASentenceThatLeadsOn() throws {
        for line in try Self.mistakes() {
            for diagnostic in Decoded("id: a\n\(line)\n").diagnostics {
                #expect(!diagnostic.message.contains("A item") && !diagnostic.message.contains("navigationBar has"))
                #expect(!diagnostic.message.hasSuffix("…"), "\(diagnostic.message)")
            }
        }
    }
}
