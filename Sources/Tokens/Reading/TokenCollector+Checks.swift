import Diagnostics
import YAMLSyntax

extension TokenCollector {
    /// The types of the Design Tokens format 2025.10.
    private static let types: Set = [
        "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle", "border",
        "transition", "shadow", "gradient", "typography",
    ]

    private static let keys: Set = ["$value", "$type", "$ref", "$description", "$extensions", "$deprecated"]

    /// Reports what the format doesn't allow in a token, its value aside.
    mutating func check(_ token: YAMLValue) {
        for member in token.members ?? [] {
            guard let key = member.key.text else { continue }
            if !key.hasPrefix("$") {
                report(
                    .tokensWrongType,
                    "A token holds no other tokens; '\(key)' belongs into a group.",
                    member.key.range
                )
            } else if !TokenCollector.keys.contains(key) {
                let words =
                    Suggestion.closest(to: key, in: TokenCollector.keys.sorted())
                    .map { "; did you mean '\($0)'?" } ?? "."
                report(.tokensUnknownKey, "A token has no key '\(key)'\(words)", member.key.range)
            }
        }
        if token["$value"] != nil, let reference = token["$ref"] {
            report(.tokensWrongType, "A token has a '$value' or a '$ref', not both.", reference.range)
        }
        if let type = token["$type"], type.text.map(TokenCollector.types.contains) != true {
            report(.tokensUnknownType, "'\(type.text ?? "")' is no type of the format.", type.range)
        }
        if let mark = token["$deprecated"], mark.boolean == nil, mark.text == nil {
            report(.tokensWrongType, "'$deprecated' takes true, false or a reason.", mark.range)
        }
    }
}
