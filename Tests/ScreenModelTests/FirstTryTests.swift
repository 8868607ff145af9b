import Diagnostics
import Foundation
import Testing

/// Screens of real apps, in words of their own choosing.
@Suite struct FirstTryTests {
    private static let here = URL(filePath: #filePath).deletingLastPathComponent()

    private static func read(_ url: URL) throws -> Decoded {
        Decoded(try String(contentsOf: url, encoding: .utf8))
    }

    /// Those of `FirstTries` follow the README; those of `FreeTries` say at least as much again that it doesn't speak of;
    /// those of `WideTries` group and name things as other tools and plain English do; those of `ReadmeTries` say what the
    /// README shows in shapes that it doesn't.
    @Test(arguments: [("FirstTries", 40, 0), ("FreeTries", 40, 1), ("WideTries", 60, 1), ("ReadmeTries", 40, 0)])
    func mostAreTakenAtOnce(folder: String, count: Int, atMost: Int) throws {
        let folder = Self.here.appending(path: folder)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path() < $1.path() }
        #expect(files.count == count)
        let refused = try files.filter { try Self.read($0).diagnostics.contains { $0.severity == .error } }
        #expect(refused.count <= atMost, "\(refused.map(\.lastPathComponent))")
    }
}
