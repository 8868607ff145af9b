import CEL
import ScreenModel

extension MutationKind {
    /// A comparison, a quantifier, a size class or a platform is another one; of the platforms of a rule one is left out.
    static let exchange = MutationKind { part in
        if case .platforms = part.place {
            let platforms = part.text.split(separator: " ")
            return [Change(text: platforms.dropFirst().joined(separator: " "), words: "'\(platforms[0])' is left out")]
        }
        return part.exchanges { found in
            switch found.kind {
            case .comparison(let text), .quantifier(let text): others[text].map { [$0] } ?? []
            case .text(let word): others["'\(word)'"].map { [$0] } ?? []
            default: []
            }
        }
    }

    /// What is tried in place of what, as it is written in an expression; of a platform the next one.
    static let others: [String: String] = {
        var others = [
            "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
            "all": "exists", "exists": "all", "exists_one": "all",
            "'compact'": "'regular'", "'regular'": "'compact'",
        ]
        let platforms = Field.platformNames.map { "'\($0)'" }
        for (platform, next) in zip(platforms, platforms.dropFirst() + platforms.prefix(1)) { others[platform] = next }
        return others
    }()
}
