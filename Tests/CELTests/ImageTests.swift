@testable import CEL
import Testing

/// What is written to an image is read from it as it was.
@Suite struct ImageTests {
    @Test(arguments: [
        "true", "1 + 2 == 3 ? 'a' : 'b'", "screen.platform == 'ios' && size(self.items) > 3", "[1.5, 2.0, -1.0]",
        "{'a': 1, 'b': 2}", "self.items.exists(item, item.label.matches('^[A-Z]'))", "b'ab'", "type(1) == int",
    ])
    func programsComeBack(source: String) throws {
        let host = FakeHost()
        let environment = Environment(
            variables: [.init("screen", .object(FakeHost.screen)), .init("self", .dyn)],
            provider: host
        )
        let program = try environment.compile(source)
        var writer = ImageWriter()
        program.write(to: &writer)
        var reader = ImageReader(writer.bytes)
        let read = Program(from: &reader, provider: host)
        #expect(reader.count() == 0, "all has been read")
        var copy = ImageWriter()
        read.write(to: &copy)
        #expect(copy.bytes == writer.bytes)
        #expect(read.resultType == program.resultType)
        #expect(read.reads == program.reads)
    }

    @Test func numbersAndTextsComeBack() {
        var writer = ImageWriter()
        writer.add(0)
        writer.add(127)
        writer.add(128)
        writer.add(UInt64.max)
        writer.add("Aufträge")
        writer.add(optional: 7) { $1.add($0) }
        writer.add(optional: Int?.none) { $1.add($0) }
        writer.add(["a", "", "c"]) { $1.add($0) }
        var reader = ImageReader(writer.bytes)
        #expect([reader.number(), reader.number(), reader.number()] == [0, 127, 128])
        #expect(reader.bits() == UInt64.max)
        #expect(reader.text() == "Aufträge")
        #expect([reader.number(), reader.number(), reader.number()] == [1, 7, 0])
        #expect(reader.list { $0.text() } == ["a", "", "c"])
    }

    @Test(arguments: [[], [0xFF], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [5, 0x61]])
    func beyondTheEndThereIsNothing(bytes: [UInt8]) {
        var reader = ImageReader(bytes)
        #expect(reader.text().utf8.count <= bytes.count)
        #expect(reader.number() == 0)
        #expect(reader.text() == "")
        #expect(reader.list { $0.text() } == [])
    }
}
