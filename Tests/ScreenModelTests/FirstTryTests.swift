import Diagnostics
import Foundation
import Testing

/// Screens of real apps as strangers wrote them, in words of their own choosing.
@Suite struct FirstTryTests {
    private static let here = URL(filePath: #filePath).deletingLastPathComponent()

    private static func read(_ url: URL) throws -> Decoded {
        Decoded(try String(contentsOf: url, encoding: .utf8))
    }

    /// Those of `FirstTries` knew the README; those of `FreeTries` say at least as much again that it doesn't speak of.
    @Test(arguments: [("FirstTries", 5), ("FreeTries", 17)])
    func mostAreTakenAtOnce(folder: String, atMost: Int) throws {
        let folder = Self.here.appending(path: folder)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path() < $1.path() }
        #expect(files.count == 40)
        let refused = try files.filter { try Self.read($0).diagnostics.contains { $0.severity == .error } }
        #expect(refused.count <= atMost, "\(refused.map(\.lastPathComponent))")
    }
}
