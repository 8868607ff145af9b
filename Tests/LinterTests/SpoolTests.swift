import Synchronization
import Testing

@testable import Linter

@Suite("What is put aside")
struct SpoolTests {
    @Test("comes back as it was, from memory and from a temporary file", arguments: [0, 40, 1 << 20])
    func comesBack(limit: Int) {
        let spool = Spool(limit: limit)
        let lists = (0..<50).map { number in (0..<UInt8(number)).map { $0 << 2 ^ UInt8(number) } }
        let places = lists.map(spool.append)
        #expect(zip(places, lists).reversed().allSatisfy { spool.bytes(in: $0) == $1 })
        #expect(spool.bytes(in: 0..<(places.last?.upperBound ?? 0)) == lists.flatMap(\.self))
        // Beyond the limit it is the file that holds them.
        #expect(spool.state.withLock { $0.tail.count } <= max(limit, 50) || limit == 1 << 20)
        #expect(spool.bytes(in: 7..<7) == [])
        #expect(spool.failure == nil)
    }
}
