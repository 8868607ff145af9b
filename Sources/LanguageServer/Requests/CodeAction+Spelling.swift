import Diagnostics

extension Session {
    /// In a rule file or a configuration, where a name is wrong and one is near: to write that one.
    ///
    /// Screens have fixes of their own. The name is taken from the message, which asks in one form everywhere.
    func spelling(_ diagnostic: Diagnostic, in place: MappedDocument) -> JSONValue? {
        let source = place.mapping.lines.bytes
        guard let document = documents[place.uri], document.kind != .screen, diagnostic.fixes.isEmpty,
            let edit = quoting(diagnostic, in: source) ?? renaming(diagnostic, in: source)
        else { return nil }
        return action("Write '\(edit.text)'", on: diagnostic, in: place, isPreferred: true, edits: [edit])
    }

    private func renaming(_ diagnostic: Diagnostic, in source: [UInt8]) -> Edit? {
        guard let name = meantName(diagnostic, in: source) else { return nil }
        let range = diagnostic.range
        let written = source[min(range.start, source.count)..<min(range.end, source.count)]
        // What is more than one name, such as a whole check, is no slip in spelling.
        guard !written.isEmpty, written.allSatisfy({ $0 != 0x0A && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") })
        else { return nil }
        let quotes: [UInt8] = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
        let quote = written.first.flatMap {
            quotes.contains($0) && written.last == $0 ? String(UnicodeScalar($0)) : nil
        }
        return Edit(range: range, text: (quote ?? "") + name + (quote ?? ""))
    }

    /// Quotes round what YAML reads as a tag, as the message shows them.
    private func quoting(_ diagnostic: Diagnostic, in source: [UInt8]) -> Edit? {
        let message = diagnostic.message
        guard let advice = message.firstRange(of: "as a tag: write "), message.hasSuffix("\"."),
            let text = message[advice.upperBound...].firstIndex(of: "\"").map({ message[$0...].dropLast() })
        else { return nil }
        let line = LineTable(source)
        let range = line.range(ofLine: line.line(at: diagnostic.range.start))
        let bare = Array(text.dropFirst().dropLast().utf8)
        guard let place = source[range.start..<range.end].firstRange(of: bare) else { return nil }
        return Edit(range: SourceRange(start: place.lowerBound, end: place.upperBound), text: String(text))
    }

    /// The name that a message asks for or has one write; of a key with a figure, the key.
    private func meantName(_ diagnostic: Diagnostic, in source: [UInt8]) -> Substring? {
        let message = diagnostic.message
        if let question = message.firstRange(of: "id you mean '") {
            return message[question.upperBound...].split(separator: "'?").first
        }
        guard let advice = message.firstRange(of: "; write '"), message.hasSuffix("'.") else { return nil }
        let written = message[advice.upperBound...].dropLast(2)
        guard !written.contains("'") else { return nil }
        guard let colon = written.firstRange(of: ": ") else { return written }
        let isKey = source.indices.contains(diagnostic.range.end) && source[diagnostic.range.end] == UInt8(ascii: ":")
        return isKey && Int(written[colon.upperBound...]) != nil ? written[..<colon.lowerBound] : nil
    }
}
