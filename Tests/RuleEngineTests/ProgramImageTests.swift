import Diagnostics
import ScreenModel
import Testing

@testable import CEL
@testable import RuleEngine

/// What is written to an image is read from it as it was.
@Suite struct ProgramImageTests {
    @Test(arguments: [
        "true", "1 + 2 == 3 ? 'a' : 'b'", "screen.platform == 'ios' && size(self.items) > 3", "[1.5, 2.0, -1.0]",
        "{'a': 1, 'b': 2}", "self.items.exists(item, item.label.matches('^[A-Z]'))", "b'ab'", "type(1) == int",
    ])
    func programsComeBack(source: String) throws {
        let host = ScreenTypes.standard
        let environment = Environment(
            variables: [("screen", .object(ScreenTypes.objectType(.screen))), ("self", .dyn)],
            provider: host
        )
        let program = try environment.compile(source)
        var writer = ByteWriter()
        program.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let read = Program(from: &reader, provider: host)
        #expect(reader.count() == 0, "all has been read")
        var copy = ByteWriter()
        read.write(to: &copy)
        #expect(copy.bytes == writer.bytes)
        #expect(read.resultType == program.resultType)
        #expect(read.reads == program.reads)
    }
}
