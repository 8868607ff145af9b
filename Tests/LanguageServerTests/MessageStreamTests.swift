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
        let endless = String(repeating: "x", count: 5000)
        #expect(frames(endless, chunk: 5000) == [.malformed("The header of the message does not end.")])
        #expect(frames(endless + "Content-Length: 2\r\n\r\n{}", chunk: 100).last == .message(Array("{}".utf8)))
    }

    @Test(arguments: [1, 7, 1000])
    func findsItsWayToTheNextMessage(chunk: Int) {
        let next = "Content-Length: 11\r\n\r\n{\"id\": \"ab\"}".replacing("ab", with: "a")
        let body = "{\"id\": \"a\"}"
        let broken = [
            "Content-Length: -5\r\n\r\n\(body)", "Content-Length: 10\r\n\r\n\(body)",
            "Content-Length: 13\r\n\r\n\(body)",
            "Content-Length: \r\n\r\n\(body)", "Content-Length: 1e1\r\n\r\n\(body)", "no header\r\n\r\n",
        ]
        for text in broken {
            let found = frames(text + next, chunk: chunk)
            #expect(found.last == .message(Array(body.utf8)), "\(text): \(found.count)")
        }
        for header in ["Content-Length: 11 \t\r\n\r\n", "Content-Length: 11\r\n \r\n"] {
            #expect(frames(header + body, chunk: chunk) == [.message(Array(body.utf8))])
        }
    }

    @Test(arguments: [1, 7, 1000], 12...45)
    func aLengthTooGreatLosesNothing(chunk: Int, length: Int) {
        let message = MessageStream.Frame.message(Array("{\"id\": \"a\"}".utf8))
        let next = "Content-Length: 11\r\n\r\n{\"id\": \"a\"}"
        let found = frames("Content-Length: \(length)\r\n\r\n{\"id\": \"a\"}" + next + next, chunk: chunk)
        #expect(found == [message, message, message])
    }

    @Test func whatATextSaysIsNoHeader() {
        let content = #"{"text": "Content-Length: 3\r\n\r\n{}"}"#
        #expect(frames("Content-Length: \(content.utf8.count)\r\n\r\n\(content)", chunk: 9).count == 1)
    }

    @Test func framesAndReadsBack() {
        let content = Array("{\"a\": \"é\"}".utf8)
        var stream = MessageStream()
        stream.append(MessageStream.frame(content))
        #expect(stream.next() == .message(content))
        #expect(stream.next() == nil)
    }
}
