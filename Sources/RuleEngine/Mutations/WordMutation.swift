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

    /// A comparison takes in what it left out, or the other way round.
    static let comparison = exchange(["<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="])
    /// One is enough where all were needed, or the other way round.
    static let quantifier = exchange(["all": "exists", "exists": "all", "exists_one": "all"])
    /// A size class is the other one.
    static let sizeClass = exchange(sizeClasses)
    /// A platform is left out, or is the next one.
    static let platform = MutationKind { part in
        guard case .platforms = part.place else { return exchange(platforms).changes(part) }
        let written = part.text.split(separator: " ")
        return [Change(text: written.dropFirst().joined(separator: " "), words: "'\(written[0])' is left out")]
    }

    /// Whether a word of an expression is exchanged for another one.
    static func exchanges(_ word: String) -> Bool { sizeClasses["'\(word)'"] != nil || platforms["'\(word)'"] != nil }

    private static let sizeClasses = ["'compact'": "'regular'", "'regular'": "'compact'"]

    private static let platforms: [String: String] = {
        let names = Field.platformNames.map { "'\($0)'" }
        return Dictionary(zip(names, names.dropFirst() + names.prefix(1))) { first, _ in first }
    }()

    /// What is tried in place of what, as both are written in an expression.
    private static func exchange(_ others: [String: String]) -> MutationKind {
        MutationKind { part in
            part.exchanges { found in
                switch found.kind {
                case .comparison(let text), .quantifier(let text): others[text].map { [$0] } ?? []
                case .text(let word): others["'\(word)'"].map { [$0] } ?? []
                default: []
                }
            }
        }
    }
}
