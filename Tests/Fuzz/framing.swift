import LanguageServer
import Linter

private let setup: RunSetup = {
    var request = RunRequest()
    request.configuration = .none
    do {
        return try RunSetup(request)
    } catch {
        fatalError("\(error)")
    }
}()

/// What a client of the language server sends: cut anywhere, it holds the same messages, and all are answered.
func examine(_ bytes: [UInt8]) {
    let whole = frames([bytes])
    let step = Int(bytes.first ?? 0) % 7 + 1
    let pieces = stride(from: 0, to: bytes.count, by: step).map { Array(bytes[$0..<min($0 + step, bytes.count)]) }
    let cut = frames(pieces)
    // After a header that can't be read, where the next one is looked for depends on what has arrived.
    let isSound = whole.allSatisfy { if case .message = $0 { true } else { false } }
    require(!isSound || whole == cut, "The messages depend on how the stream is cut.")
    serve(bytes)
    // Each line as a message of its own, in a session that has begun.
    let lines = bytes.split(separator: 0x0A).map { MessageStream.frame(Array($0)) }
    let opening = [
        #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}"#,
        #"{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///a.screen.yaml", "#
            + #""languageId": "yaml", "version": 1, "text": "id: a\nnavigationBar: {titel: Orders}\n"}}}"#,
    ]
    serve(opening.flatMap { MessageStream.frame(Array($0.utf8)) } + lines.flatMap { $0 })
}

private func frames(_ pieces: [[UInt8]]) -> [MessageStream.Frame] {
    var stream = MessageStream()
    var frames = [MessageStream.Frame]()
    for piece in pieces {
        stream.append(piece)
        while let frame = stream.next() { frames.append(frame) }
    }
    return frames
}

private func serve(_ bytes: [UInt8]) {
    let (contents, status) = LanguageServer.answers(to: [bytes], setup: setup, version: "0")
    require(status == nil || status == 0 || status == 1, "The server ends with \(status ?? -1).")
    let output = contents.flatMap(MessageStream.frame)
    require(frames([output]) == contents.map { .message($0) }, "The server's own messages can't be read.")
}
