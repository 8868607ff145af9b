import Testing

@testable import Linter

@Suite("What is put aside")
struct SpoolTests {
    @Test("comes back as it was, from memory and from a temporary file", arguments: [0, 40, 1 << 20])
    func comesBack(limit: Int) {
        let spool = Spool<UInt64>(limit: limit)
        let lists = (0..<50).map { number in (0..<UInt64(number)).map { $0 << 40 | UInt64(number) } }
        let places = lists.map(spool.append)
        #expect(zip(places, lists).reversed().allSatisfy { spool.values(in: $0) == $1 })
        #expect(spool.values(in: 0..<spool.count) == lists.flatMap(\.self))
        // Beyond the limit it is the file that holds them.
        #expect(spool.countInMemory * 8 <= max(limit, 50 * 8) || limit == 1 << 20)
        #expect(spool.values(in: 7..<7) == [])
        #expect(spool.failure == nil)
    }
}
