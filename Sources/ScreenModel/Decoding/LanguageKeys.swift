import Diagnostics
import YAMLSyntax

// Texts with a key for each language, `title_en: Orders`.
extension ScreenDecoder {
    /// Leads from the text in one language to one map for all; false for any other key.
    mutating func reportTextInLanguage(_ pair: OtherPair, of record: Record) -> Bool {
        let key = tree.text(of: pair.key)
        let kind = store.kind(of: record)
        guard let (name, language) = Languages.split(key), let path = path(toText: name, in: kind) else { return false }
        noteUnread(pair)
        let line = Message.line(path, "{\(language): \(shortText(of: pair.value) ?? "…")}")
        let message = Message.languages(key, kind.component, line: line)
        report(.screenUnknownKey, tree[pair.key].range, message, severity: .info)
        return true
    }

    private func path(toText name: String, in kind: ComponentKind) -> [String]? {
        let component = kind.component
        if let slot = component.slot(named: name) { return component.fields[slot].type == .text ? [name] : nil }
        if case .renameFirst(let path, _) = OtherWord.row(for: name, in: kind)?.conversion { return path }
        return nil
    }
}

/// The languages that keys end with.
private enum Languages {
    /// Two letters each; those that are English words or common abbreviations, such as `id`, are left out.
    private static let codes: Set<Substring> = [
        "ar", "cs", "da", "de", "en", "es", "fi", "fr", "he", "hu", "ja", "ko", "nb", "nl", "pl", "pt", "ro", "ru",
        "sv",
        "tr", "uk", "vi", "zh",
    ]

    /// The name and the language of `title_en`, `title-en` or `titleEn`; nil for any other key.
    static func split(_ key: String) -> (name: String, language: String)? {
        guard key.utf8.count < 40 else { return nil }
        let ending = key.suffix(2)
        let name = key.dropLast(2)
        guard let last = name.last, let first = ending.first else { return nil }
        if codes.contains(ending), last == "_" || last == "-" { return (String(name.dropLast()), String(ending)) }
        let language = ending.lowercased()
        guard first.isUppercase, last.isLowercase, codes.contains(language[...]) else { return nil }
        return (String(name), language)
    }
}
