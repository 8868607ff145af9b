import Diagnostics
import YAMLSyntax

extension TokenCollector {
    private static let tokenKeys: Set = ["$value", "$type", "$ref", "$description", "$extensions", "$deprecated"]
    private static let groupKeys: Set = ["$type", "$description", "$extensions", "$extends", "$deprecated", "$root"]

    /// Reports what the format doesn't allow in a token, whose type a group around it may give; what an alias leads to,
    /// and colours, are checked where they are followed.
    mutating func check(_ token: YAMLValue, _ name: String, inherited: String?) {
        for member in token.members ?? [] {
            guard let key = member.key.text, !key.hasPrefix("$") else { continue }
            report(.tokensWrongType, "A token holds no other tokens; '\(key)' belongs into a group.", member.key.range)
        }
        checkKeys(of: token, TokenCollector.tokenKeys, "token")
        if let reference = token["$ref"] {
            if token["$value"] != nil {
                report(.tokensWrongType, "A token has a '$value' or a '$ref', not both.", reference.range)
            }
            if reference.text?.hasPrefix("#/") != true {
                report(.tokensWrongType, "'$ref' takes a JSON pointer such as '#/color/blue'.", reference.range)
            }
        }
        guard let value = token["$value"], value.text.flatMap(TokenAlias.name) == nil else { return }
        for mistake in mistakes(in: value, ofType: token["$type"]?.text ?? inherited, name) {
            report(mistake.rule, mistake.message, mistake.range)
        }
    }

    /// Reports what the format doesn't allow in a group or the file as a whole, its tokens and groups aside.
    mutating func checkGroup(_ group: YAMLValue, isRoot: Bool) {
        for member in group.members ?? [] {
            guard let name = member.key.text, !name.hasPrefix("$") else { continue }
            if name.isEmpty || name.contains(where: { "{}.".contains($0) }) {
                let words = "A name is not empty and has no '.', '{' or '}': aliases could not lead to it."
                report(.tokensUnknownKey, words, member.key.range)
            }
        }
        var keys = TokenCollector.groupKeys
        if isRoot { keys.insert("$schema") }
        keys.insert("$ref")
        // Alone it stands for the whole group, and is what a token may be, too.
        let isAlone = group.members?.allSatisfy { $0.key.text?.hasPrefix("$") == true } == true
        if let reference = group.members?.first(where: { $0.key.text == "$ref" }), isRoot || !isAlone {
            let words = "A group extends another by '$extends'; '$ref' stands for a whole token."
            report(.tokensUnknownKey, words, reference.key.range)
        }
        checkKeys(of: group, keys, "group")
        if let reference = group["$extends"], reference.text.flatMap(TokenAlias.pointer) == nil {
            report(.tokensWrongType, "'$extends' takes the name of a group, such as '{button}'.", reference.range)
        }
    }

    private mutating func checkKeys(of owner: YAMLValue, _ keys: Set<String>, _ kind: String) {
        for member in owner.members ?? [] {
            guard let key = member.key.text, key.hasPrefix("$"), !keys.contains(key) else { continue }
            let rest = Suggestion.ending(for: key, in: keys.sorted())
            report(.tokensUnknownKey, "A \(kind) has no key '\(key)'\(rest)", member.key.range)
        }
        if let type = owner["$type"], !ValueShape.types.contains(where: { $0.name == type.text }) {
            let rest = Suggestion.ending(for: type.text ?? "", in: ValueShape.types.map(\.name))
            report(.tokensUnknownType, "'\(type.text ?? "")' is no type of the format\(rest)", type.range)
        }
        if let mark = owner["$deprecated"], mark.boolean == nil, !mark.isText {
            report(.tokensWrongType, "'$deprecated' takes true, false or a reason.", mark.range)
        }
        if let text = owner["$description"], !text.isText {
            report(.tokensWrongType, "'$description' takes a text.", text.range)
        }
        if let data = owner["$extensions"], data.members == nil {
            report(.tokensWrongType, "'$extensions' takes a map, with a key for each tool.", data.range)
        }
    }

    /// What is wrong with a value; one whose type nobody says is of any type.
    private func mistakes(in value: YAMLValue, ofType type: String?, _ name: String) -> [ValueChecker.Mistake] {
        guard let type else {
            let fits = ValueShape.types.contains {
                ValueChecker.mistakes(in: value, $0.shape, named: name).isEmpty
            }
            let message = "'\(name)' has no '$type', and its value is of none."
            return fits ? [] : [(.tokensWrongType, message, value.range)]
        }
        // A colour on its own is checked where it is read.
        guard type != "color", let shape = ValueShape.types.first(where: { $0.name == type })?.shape else { return [] }
        return ValueChecker.mistakes(in: value, shape, named: "'\(name)'")
    }
}
