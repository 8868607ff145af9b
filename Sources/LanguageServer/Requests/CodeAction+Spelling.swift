import Diagnostics

extension Session {
    /// In a rule file or a configuration, where a name is wrong and one is near: to write that one.
    ///
    /// Screens have fixes of their own. The name is taken from the message, which asks in one form everywhere.
    func spelling(
        _ diagnostic: Diagnostic,
        _ uri: String,
        _ source: [UInt8],
        _ mapping: PositionMapping
    ) -> CodeAction? {
        guard let document = documents[uri], document.kind != .screen, diagnostic.fixes.isEmpty,
            let question = diagnostic.message.firstRange(of: "id you mean '"),
            let name = diagnostic.message[question.upperBound...].split(separator: "'?").first
        else { return nil }
        let range = diagnostic.range
        let written = source[min(range.start, source.count)..<min(range.end, source.count)]
        // What is more than one name, such as a whole check, is no slip in spelling.
        guard !written.isEmpty, written.allSatisfy({ $0 != 0x0A && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") })
        else { return nil }
        let quotes: [UInt8] = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
        let quote = written.first.flatMap {
            quotes.contains($0) && written.last == $0 ? String(UnicodeScalar($0)) : nil
        }
        let edit = Edit(range: range, text: (quote ?? "") + name + (quote ?? ""))
        return CodeAction(
            title: "Write '\(name)'",
            kind: CodeAction.quickFix,
            diagnostics: [protocolDiagnostic(diagnostic, uri, mapping)],
            isPreferred: true,
            edit: WorkspaceEdit([edit], in: uri, mapping)
        )
    }
}
