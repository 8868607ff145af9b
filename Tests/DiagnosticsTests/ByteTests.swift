import Diagnostics
import Testing

/// What is written as bytes is read from them as it was.
@Suite struct ByteTests {
    @Test func numbersAndTextsComeBack() {
        var writer = ByteWriter()
        writer.add(0)
        writer.add(127)
        writer.add(128)
        writer.add(UInt64.max)
        writer.add("Aufträge")
        writer.add(optional: 7) { $1.add($0) }
        writer.add(optional: Int?.none) { $1.add($0) }
        writer.add(["a", "", "c"]) { $1.add($0) }
        var reader = ByteReader(writer.bytes)
        #expect([reader.number(), reader.number(), reader.number()] == [0, 127, 128])
        #expect(reader.bits() == UInt64.max)
        #expect(reader.text() == "Aufträge")
        #expect([reader.number(), reader.number(), reader.number()] == [1, 7, 0])
        #expect(reader.list { $0.text() } == ["a", "", "c"])
    }

    @Test(arguments: [[], [0xFF], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [5, 0x61]])
    func beyondTheEndThereIsNothing(bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        #expect(reader.text().utf8.count <= bytes.count)
        #expect(reader.number() == 0)
        #expect(reader.text() == "")
        #expect(reader.list { $0.text() } == [])
    }
}
