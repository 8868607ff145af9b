import LanguageServer
import Testing

@Suite struct MessageStreamTests {
    private func frames(_ text: String, chunk: Int) -> [MessageStream.Frame] {
        var stream = MessageStream()
        var frames = [MessageStream.Frame]()
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            stream.append(Array(bytes.prefix(chunk)))
            bytes = bytes.dropFirst(chunk)
            while let frame = stream.next() { frames.append(frame) }
        }
        return frames
    }

    @Test(arguments: [1, 3, 1000])
    func cutsMessagesWhereverTheyAreSplit(chunk: Int) {
        let text = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\nabc"
        #expect(frames(text, chunk: chunk) == [.message(Array("{}".utf8)), .message(Array("abc".utf8))])
    }

    @Test(arguments: [
        "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999\r\n\r\n",
        "Foo: 1\r\n\r\n",
    ])
    func goesOnAfterAHeaderThatCanNotBeRead(header: String) {
        let found = frames(header + "Content-Length: 2\r\n\r\n{}", chunk: 1000)
        #expect(found.count == 2)
        #expect(found.last == .message(Array("{}".utf8)))
    }

    @Test func givesUpAHeaderWithoutEnd() {
        #expect(frames(String(repeating: "x", count: 5000), chunk: 5000).count == 1)
    }

    @Test func framesAndReadsBack() {
        let content = Array("{\"a\": \"é\"}".utf8)
        var stream = MessageStream()
        stream.append(MessageStream.frame(content))
        #expect(stream.next() == .message(content))
        #expect(stream.next() == nil)
    }
}
