import Foundation
import Testing

@testable import Wireframe

/// Some wireframes against what they are known to look like.
///
/// `UPDATE_GOLDENS=1` writes what is drawn now; such a run fails, so that nobody takes it for a test. Look at the
/// pictures before you keep them.
@Suite struct GoldenTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

    @Test(arguments: ["everything", "watch", "mac"])
    func looksAsKnown(screen: String) throws {
        let pictures = Zoo.drawn.pictures.filter { $0.screen == screen }
        let row = WireframeSheet.Row(
            title: screen,
            wireframes: pictures.map { ($0.layout, $0.wireframe) },
            legend: []
        )
        let drawn = WireframeSheet(title: screen, rows: [row]).svg
        let golden = Self.folder.appending(path: "\(screen).svg")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data(drawn.utf8).write(to: golden)
            Issue.record("wrote \(golden.lastPathComponent); run again without UPDATE_GOLDENS")
        } else {
            let wanted = try? String(contentsOf: golden, encoding: .utf8)
            let isCurrent = drawn == wanted
            #expect(isCurrent, "\(golden.lastPathComponent) is stale: run Scripts/update, and look at the picture")
        }
    }
}
