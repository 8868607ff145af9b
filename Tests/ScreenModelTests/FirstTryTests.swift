import Diagnostics
import Foundation
import Testing

/// Screens of real apps as strangers wrote them, in words of their own choosing.
@Suite struct FirstTryTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FirstTries")

    private static func read(_ url: URL) throws -> Decoded {
        Decoded(try String(contentsOf: url, encoding: .utf8))
    }

    @Test func mostAreTakenAtOnce() throws {
        let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
            .sorted { $0.path() < $1.path() }
        #expect(files.count == 40)
        let refused = try files.filter { try Self.read($0).diagnostics.contains { $0.severity == .error } }
        #expect(refused.count <= 5, "\(refused.map(\.lastPathComponent))")
    }
}
