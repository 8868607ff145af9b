import Testing

@testable import screenlint

@Suite("Reports that wait")
struct TextSpoolTests {
    @Test("come back as they were, from memory and from a temporary file")
    func comeBack() {
        let spool = TextSpool(limit: 10)
        let texts = ["eight by", "", "ünïcödé und mehr", String(repeating: "lang ", count: 10_000), "x"]
        let entries = texts.map(spool.keep)
        let kinds = entries.map { if case .memory = $0 { "memory" } else { "file" } }
        #expect(kinds == ["memory", "memory", "file", "file", "memory"])
        #expect(entries.map(\.isEmpty) == [false, true, false, false, false])
        #expect(entries.reversed().map(spool.take) == texts.reversed())
        #expect(spool.failures == [])
    }

    @Test("make room for others when they are due")
    func makeRoom() {
        let spool = TextSpool(limit: 3)
        let first = spool.keep("abc")
        if case .memory = spool.keep("d") { Issue.record("There is no room.") }
        #expect(spool.take(first) == "abc")
        if case .file = spool.keep("def") { Issue.record("There is room again.") }
    }
}
