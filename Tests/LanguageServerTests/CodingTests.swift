import Foundation
import Testing

@testable import LanguageServer

/// Every value of the protocol is read from and written to JSON as the specification has it.
@Suite struct CodingTests {
    /// One value as JSON, to be read and written again; `method` is the request that it belongs to.
    struct Case: Sendable, CustomTestStringConvertible {
        let method: String
        let json: String
        let written: @Sendable ([UInt8]) -> [UInt8]?

        init<Value: Codable & SendableMetatype>(_ method: String, _ type: Value.Type, _ json: String) {
            self.method = method
            self.json = json
            written = { bytes in
                JSONCoding.parse(bytes).flatMap { JSONCoding.decode(type, from: $0) }.map {
                    JSONCoding.value(of: $0).bytes
                }
            }
        }

        var testDescription: String { "\(method): \(json.prefix(60))" }
    }

    private static let range = #"{"end":{"character":2,"line":1},"start":{"character":0,"line":1}}"#
    private static let document = #"{"textDocument":{"uri":"file:///a"}}"#
    private static let position = #"{"position":{"character":2,"line":1},"textDocument":{"uri":"file:///a"}}"#
    private static let diagnostic =
        #"{"code":"a/b","codeDescription":{"href":"https://x.org/"},"message":"é\n\"","range":\#(range),"relatedInformation":[{"location":{"range":\#(range),"uri":"file:///b"},"message":"m"}],"severity":2,"source":"screenlint","tags":[1]}"#
    private static let command =
        #"{"arguments":[{"external":true,"selection":\#(range),"takeFocus":true,"uri":"https://x.org/"}],"command":"screenlint.showDocument","title":"Open"}"#
    private static let edit = #"{"changes":{"file:///a":[{"newText":"x","range":\#(range)}]}}"#

    static let cases = [
        Case(
            "textDocument/didOpen",
            DidOpenParameters.self,
            #"{"textDocument":{"text":"id: a\n","uri":"file:///a","version":1}}"#
        ),
        Case(
            "textDocument/didChange",
            DidChangeParameters.self,
            #"{"contentChanges":[{"range":\#(range),"text":"👍"},{"text":""}],"textDocument":{"uri":"file:///a","version":2}}"#
        ),
        Case(
            "textDocument/didChange",
            DidChangeParameters.self,
            #"{"contentChanges":[],"textDocument":{"uri":"file:///a"}}"#
        ),
        Case("textDocument/didClose", DocumentParameters.self, document),
        Case("textDocument/didSave", DocumentParameters.self, document),
        Case(
            "workspace/didChangeWatchedFiles",
            DidChangeWatchedFilesParameters.self,
            #"{"changes":[{"type":3,"uri":"file:///a"}]}"#
        ),
        Case("textDocument/diagnostic", DocumentParameters.self, document),
        Case(
            "textDocument/diagnostic",
            DocumentDiagnosticReport.self,
            #"{"items":[\#(diagnostic)],"kind":"full"}"#
        ),
        Case(
            "textDocument/diagnostic",
            PublishDiagnosticsParameters.self,
            #"{"diagnostics":[\#(diagnostic)],"uri":"file:///a","version":3}"#
        ),
        Case(
            "textDocument/codeAction",
            CodeActionParameters.self,
            #"{"context":{"only":["quickfix"]},"range":\#(range),"textDocument":{"uri":"file:///a"}}"#
        ),
        Case(
            "textDocument/codeAction",
            CodeAction.self,
            #"{"command":\#(command),"diagnostics":[\#(diagnostic)],"edit":\#(edit),"isPreferred":true,"kind":"quickfix","title":"t"}"#
        ),
        Case("textDocument/hover", PositionParameters.self, position),
        Case(
            "textDocument/hover",
            Hover.self,
            #"{"contents":{"kind":"markdown","value":"**x**"},"range":\#(range)}"#
        ),
        Case("textDocument/completion", PositionParameters.self, position),
        Case(
            "textDocument/completion",
            CompletionItem.self,
            #"{"documentation":{"kind":"markdown","value":"d"},"kind":10,"label":"l","textEdit":{"newText":"l: ","range":\#(range)}}"#
        ),
        Case(
            "textDocument/completion",
            CompletionItem.self,
            #"{"documentation":"d","kind":10,"label":"l","textEdit":{"newText":"l: ","range":\#(range)}}"#
        ),
        Case("textDocument/definition", PositionParameters.self, position),
        Case("textDocument/definition", Location.self, #"{"range":\#(range),"uri":"file:///a"}"#),
        Case(
            "textDocument/references",
            ReferenceParameters.self,
            #"{"context":{"includeDeclaration":true},"position":{"character":2,"line":1},"textDocument":{"uri":"file:///a"}}"#
        ),
        Case("textDocument/prepareRename", PositionParameters.self, position),
        Case("textDocument/prepareRename", PrepareRenameResult.self, #"{"placeholder":"a","range":\#(range)}"#),
        Case(
            "textDocument/rename",
            RenameParameters.self,
            #"{"newName":"b","position":{"character":2,"line":1},"textDocument":{"uri":"file:///a"}}"#
        ),
        Case("textDocument/rename", WorkspaceEdit.self, edit),
        Case("workspace/symbol", WorkspaceSymbolParameters.self, #"{"query":"a"}"#),
        Case(
            "workspace/symbol",
            WorkspaceSymbol.self,
            #"{"containerName":"A","kind":5,"location":{"range":\#(range),"uri":"file:///a"},"name":"a"}"#
        ),
        Case("textDocument/documentColor", DocumentParameters.self, document),
        Case(
            "textDocument/documentColor",
            ColorInformation.self,
            #"{"color":{"alpha":0.5,"blue":0.25,"green":0.5,"red":0.75},"range":\#(range)}"#
        ),
        Case(
            "textDocument/colorPresentation",
            ColorPresentationParameters.self,
            #"{"color":{"alpha":0.5,"blue":0.25,"green":0.5,"red":0.75},"range":\#(range),"textDocument":{"uri":"file:///a"}}"#
        ),
        Case(
            "textDocument/colorPresentation",
            ColorPresentation.self,
            #"{"label":"brand","textEdit":{"newText":"brand","range":\#(range)}}"#
        ),
        Case("textDocument/documentSymbol", DocumentParameters.self, document),
        Case(
            "textDocument/documentSymbol",
            DocumentSymbol.self,
            #"{"children":[{"kind":8,"name":"b","range":\#(range),"selectionRange":\#(range)}],"kind":5,"name":"a","range":\#(range),"selectionRange":\#(range)}"#
        ),
        Case(
            "workspace/executeCommand",
            ExecuteCommandParameters.self,
            #"{"arguments":[{"uri":"https://x.org/"}],"command":"screenlint.showDocument"}"#
        ),
    ]

    @Test(arguments: CodingTests.cases)
    func readsAndWrites(value: Case) throws {
        let written = try #require(value.written(Array(value.json.utf8)), "can't be read")
        #expect(String(decoding: written, as: UTF8.self) == value.json)
    }

    @Test(arguments: CodingTests.cases)
    func passesOverWhatItDoesNotKnow(value: Case) throws {
        guard value.json.hasPrefix("{") else { return }
        let more = #"{"unknown":[1,{"a":null}],"# + value.json.dropFirst()
        let json = more.hasSuffix(",}") ? String(more.dropLast(2)) + "}" : more
        let written = try #require(value.written(Array(json.utf8)), "can't be read")
        #expect(String(decoding: written, as: UTF8.self) == value.json)
    }

    @Test func everyMethodHasACase() {
        // What these take and give is read and written as JSON.
        let others = ["initialize", "initialized", "shutdown", "workspace/didChangeWorkspaceFolders"]
        let methods = Set(CodingTests.cases.map(\.method) + others)
        for request in Request.all { #expect(methods.contains(request.method), "\(request.method)") }
    }

    @Test func answersHaveTheShapeOfTheProtocol() {
        var session = TestClient.session()
        session.respond(1, JSONValue.null)
        session.fail(nil, .parseError, "m")
        session.notify("a", JSONValue.null)
        session.request("b", [1, "c"] as JSONValue)
        #expect(
            session.takeOutgoing().map { String(decoding: $0, as: UTF8.self) } == [
                #"{"id":1,"jsonrpc":"2.0","result":null}"#,
                #"{"error":{"code":-32700,"message":"m"},"id":null,"jsonrpc":"2.0"}"#,
                #"{"jsonrpc":"2.0","method":"a","params":null}"#,
                #"{"id":"screenlint-1","jsonrpc":"2.0","method":"b","params":[1,"c"]}"#,
            ]
        )
    }
}
