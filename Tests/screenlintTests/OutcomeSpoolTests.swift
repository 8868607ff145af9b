import Linter
import Testing

@testable import screenlint

@Suite("What files came to")
struct OutcomeSpoolTests {
    @Test("comes back as it was, from memory and from a temporary file", arguments: [10, 1 << 20])
    func comesBack(limit: Int) {
        let spool = OutcomeSpool(limit: limit)
        let texts = ["eight by", "", "ünïcödé und mehr", String(repeating: "lang ", count: 10_000), "x"]
        let files = texts.enumerated().map { number, text in
            FileOutcome(
                path: "a\(number).screen.yaml",
                usesStandardPack: number == 2,
                details: nil,
                summary: Summary(figures: Array(number..<number + 8)),
                texts: [text, "", "\(number)"],
                difference: [0xFF, UInt8(number)],
                conformance: number == 3 ? [1, 2] : []
            )
        }
        let entries = files.map(spool.put)
        for (file, entry) in zip(files, entries).reversed() {
            let taken = spool.take(entry)
            #expect(taken.path == file.path)
            #expect(taken.usesStandardPack == file.usesStandardPack)
            #expect(taken.summary == file.summary)
            #expect(taken.texts == file.texts)
            #expect(taken.difference == file.difference)
            #expect(taken.conformance == file.conformance)
        }
        #expect(spool.failure == nil)
    }
}
