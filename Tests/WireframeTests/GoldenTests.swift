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
        try expect(screen, Zoo.drawn.pictures.filter { $0.screen == screen })
    }

    @Test(arguments: PictureCases.names)
    func caseLooksAsKnown(screen: String) throws {
        try expect(screen, PictureCases.drawn.pictures.filter { $0.screen == screen })
    }

    @Test(arguments: [
        "fieldworks/approval", "fieldworks/assets", "fieldworks/orders", "peopledesk/home", "peopledesk/request",
        "peopledesk/team", "trailmate/diary", "trailmate/map", "trailmate/planner", "trailmate/routes",
    ])
    func sampleLooksAsKnown(path: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let text = try String(contentsOf: root.appending(path: "Samples/\(path).screen.yaml"), encoding: .utf8)
        try expect(path.replacing("/", with: "-"), Drawn(text).pictures)
    }

    private func expect(_ name: String, _ pictures: [Drawn.Picture]) throws {
        try #require(!pictures.isEmpty)
        var rows = [WireframeSheet.Row]()
        for screen in pictures.map(\.screen) where rows.last?.title != screen {
            let layouts = pictures.filter { $0.screen == screen }.map { (caption: $0.layout, wireframe: $0.wireframe) }
            rows.append(WireframeSheet.Row(title: screen, wireframes: layouts, legend: []))
        }
        let drawn = WireframeSheet(title: name, rows: rows).svg
        let golden = Self.folder.appending(path: "\(name).svg")
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
