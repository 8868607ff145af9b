import Foundation
import ScreenModel
import Testing

/// The numbers of slots and symbols that stand in the code, held to the schema.
///
/// `UPDATE_GOLDENS=1` writes them; such a run fails, so that nobody takes it for a test.
@Suite struct WrittenNumberTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/ScreenModel")

    /// Expects a file of the module as it is once each match of a pattern has the number that is asked for.
    private static func expectNumbers<Match>(
        _ file: String,
        _ pattern: Regex<Match>,
        number: (Match) -> (written: Substring, right: Int?)
    ) throws {
        let url = sources.appending(path: file)
        let text = try String(contentsOf: url, encoding: .utf8)
        let matches = text.matches(of: pattern)
        #expect(matches.count > 20 && matches.count == text.matches(of: /static let/).count)
        var right = text
        for match in matches.reversed() {
            let (written, number) = number(match.output)
            let meant = try #require(number, "the schema has no \(text[match.range])")
            right.replaceSubrange(written.startIndex..<written.endIndex, with: String(meant))
        }
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1", right != text {
            try Data(right.utf8).write(to: url)
            Issue.record("wrote \(file); run again without UPDATE_GOLDENS")
        } else {
            #expect(right == text, "numbers in \(file) are stale: run Scripts/update")
        }
    }

    @Test func slotsAreThoseOfTheSchema() throws {
        let kinds = Dictionary(uniqueKeysWithValues: ComponentKind.allCases.map { ("\($0)", $0) })
        try Self.expectNumbers("Records/Slots.swift", /slot\(\.(\w+), "(\w+)", (\d+)\)/) { match in
            (match.3, kinds[String(match.1)]?.component.slot(named: String(match.2)))
        }
    }

    @Test func symbolsAreThoseOfTheSchema() throws {
        try Self.expectNumbers("Layouts/Symbols.swift", /symbol\("([\w-]+)", (\d+)\)/) { match in
            (match.2, Schema.standard.symbols.number(of: String(match.1)).map(Int.init))
        }
    }
}
