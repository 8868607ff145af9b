import CEL
import ScreenModel

extension MutationKind {
    /// A word is another one, or missing from its list.
    static let word = MutationKind { part in
        switch part.kind {
        case .word:
            if case .platforms = part.place { return [] }
            return [Change(text: otherWord(than: part.text), words: "'\(part.text)' becomes another word")]
        case .expression:
            return part.changes { found, _ in
                guard case .text(let word) = found.kind, !word.isEmpty, !exchanges(word) else { return [] }
                return [("'\(otherWord(than: word))'", "'\(word)' becomes another word")]
            }
        case .number, .path, .key: return []
        }
    }

    /// A word that means something else; of a closed list one that the list holds, so that the rule can be read.
    private static func otherWord(than word: String) -> String {
        let lists = Schema.standard.components.lazy.flatMap(\.fields).compactMap { $0.type.enumeration?.names }
        guard let names = lists.first(where: { $0.contains(word) }), let index = names.firstIndex(of: word) else {
            return "another-word"
        }
        return names[(index + 1) % names.count]
    }
}
