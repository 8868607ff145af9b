import RuleEngine
import YAMLSyntax

/// What a check asks, as part of a sentence in which its value stands.
enum CheckPhrase {
    /// A piece of a sentence.
    enum Piece: Hashable {
        case words(String)
        /// A value of the rule file.
        case code(String)
    }

    /// The phrases of check kinds, with `{}` for the value.
    static let kinds = [
        "absent": "has no {}",
        "agrees": "{} is what the other screen says itself",
        "consistent": "{} is the same wherever it stands",
        "contrast": "stands out with a contrast of at least {}",
        "equals": "is the same as {}",
        "is": "is {}",
        "languages": "is given in {}",
        "maxCharacters": "has at most {} characters",
        "maxItems": "there are at most {}",
        "matches": "the regular expression {} is found in it",
        "minItems": "there are at least {}",
        "noneOf": "is none of {}",
        "oneOf": "is one of {}",
        "order": "stand in order, {}",
        "present": "has {}",
        "range": "lies within {}",
        "refersTo": "leads to {}",
        "satisfies": "{} holds",
        "terms": "has the words that are preferred to others, {}",
        "textStyle": "is written with {}",
        "uniform": "all have the same {}",
        "unique": "no two have the same {}",
    ]

    /// The phrases of options; what only says where a finding points has none.
    static let options = [
        "where": "counting those for which {} holds",
        "across": "compared across {}",
        "by": "among those with the same {}",
        "with": "which is {}",
        "to": "that screen being {}",
        "from": "that screen naming this one as {}",
        "except": "but for {}",
        "color": "of {}",
        "on": "on {}",
        "large": "or of 3 where {} holds",
        "acyclic": "without a circle: {}",
        "maxDepth": "at most {} levels deep",
        "case": "with capitals: {}",
        "locale": "in the language {}",
        "at": "",
    ]

    /// The pieces of a phrase with its value.
    static func pieces(_ phrase: String, _ value: String) -> [Piece] {
        guard let place = phrase.firstRange(of: "{}") else { return [] }
        let around = [phrase[..<place.lowerBound], phrase[place.upperBound...]].map { Piece.words(String($0)) }
        return [around[0], .code(value), around[1]].filter { $0 != .words("") }
    }
}
