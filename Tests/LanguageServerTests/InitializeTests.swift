import Testing

@testable import LanguageServer

/// What client and server tell each other of what they can do.
@Suite struct InitializeTests {
    private static let pulls = #"{"textDocument":{"diagnostic":{"dynamicRegistration":true}}}"#

    /// What the server sends after a greeting from a client with these capabilities.
    private func sent(_ capabilities: String) -> [String] {
        var session = TestClient.session()
        for message in [
            #"{"id":1,"method":"initialize","params":{"capabilities":\#(capabilities),"rootUri":null}}"#,
            #"{"method":"initialized","params":{}}"#,
        ] { session.receive(MessageStream.frame(Array(message.utf8))) }
        while session.step() {}
        return session.takeOutgoing().map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func theServerSaysWhatItCanDo() {
        #expect(
            sent(InitializeTests.pulls) == [
                #"{"id":1,"jsonrpc":"2.0","result":{"capabilities":{"codeActionProvider":{"codeActionKinds":["quickfix","refactor.rewrite.screenlint","source.fixAll.screenlint","source.review.screenlint"]},"colorProvider":true,"completionProvider":{"resolveProvider":false,"triggerCharacters":[" ","/"]},"definitionProvider":true,"diagnosticProvider":{"identifier":"screenlint","interFileDependencies":true,"workspaceDiagnostics":false},"documentSymbolProvider":true,"executeCommandProvider":{"commands":["screenlint.showDocument","screenlint.review"]},"hoverProvider":true,"positionEncoding":"utf-16","referencesProvider":true,"renameProvider":{"prepareProvider":true},"textDocumentSync":{"change":2,"openClose":true,"save":true},"workspace":{"workspaceFolders":{"changeNotifications":true,"supported":true}},"workspaceSymbolProvider":true},"serverInfo":{"name":"screenlint","version":"test"}}}"#
            ]
        )
        #expect(sent("{}").first?.contains("diagnosticProvider") == false)
    }

    @Test func itAsksForFilesToBeWatched() {
        let sent = sent(#"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#)
        #expect(sent.count == 2)
        #expect(
            sent.last?.hasPrefix(
                #"{"id":"screenlint-1","jsonrpc":"2.0","method":"client/registerCapability","params":{"registrations":[{"id":"files","method":"workspace/didChangeWatchedFiles","registerOptions":{"watchers":[{"globPattern":"**/*.{yaml,yml}"},"#
            ) == true
        )
    }

    @Test(arguments: ["[]", "null", "7"])
    func capabilitiesThatAreNoneAreRefused(capabilities: String) {
        #expect(sent(capabilities).count == 1)
        #expect(sent(capabilities).first?.contains("-32602") == true)
    }
}
