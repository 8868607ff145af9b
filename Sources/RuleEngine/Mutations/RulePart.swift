import YAMLSyntax

/// A text of a rule that decides what the rule says: a path, a condition, a figure or a word.
struct RulePart {
    /// How the text is read.
    enum Kind {
        /// A condition or another expression.
        case expression
        /// An expression whose value is only compared with itself elsewhere, so that its words are names.
        case key
        /// A path to a field, or the name of one.
        case path
        /// A number.
        case number
        /// A word that is compared with what a screen says.
        case word
    }

    /// Where in the rule the text stands.
    enum Location {
        case on
        case when
        case unless
        case platforms
        /// Under `check`, by the positions of the members and elements that lead there.
        case check([Int])
        /// Under `params`, likewise.
        case parameter(Int, [Int])
    }

    let place: Location
    let kind: Kind
    let written: WrittenText
    /// Whether the rule says something without it.
    var isOptional = false
    /// The expressions that are evaluated only where this one holds.
    var guarded: [String] = []

    var text: String { written.text }
}

extension RuleDefinition {
    /// The parts that can be changed; what only words a message or points at a place is left out.
    var parts: [RulePart] {
        var parts = [RulePart(place: .on, kind: .path, written: on)]
        if let when {
            let guarded = (check.members ?? []).compactMap(\.value.text)
            parts.append(RulePart(place: .when, kind: .expression, written: when, isOptional: true, guarded: guarded))
        }
        if let unless { parts.append(RulePart(place: .unless, kind: .path, written: unless, isOptional: true)) }
        if platforms.count > 1 {
            let written = WrittenText(text: platforms.joined(separator: " "), range: range)
            parts.append(RulePart(place: .platforms, kind: .word, written: written))
        }
        for (index, member) in (check.members ?? []).enumerated() {
            let name = member.key.text ?? ""
            guard name != "at" else { continue }
            let kind = RuleDefinition.kind(ofCheck: name)
            for (written, isNumber, path) in RuleDefinition.scalars(of: member.value, [index], where: { _ in true }) {
                // What names a parameter is changed where the parameter stands.
                guard !written.text.hasPrefix("$") else { continue }
                var part = RulePart(place: .check(path), kind: isNumber ? .number : kind, written: written)
                part.isOptional = index > 0 && path.count == 1
                parts.append(part)
            }
        }
        for (index, parameter) in parameters.enumerated() {
            // Of a dictionary no example can show each word; a list of figures is one that something counts by.
            let scalars = RuleDefinition.scalars(of: parameter.value, []) { value in
                (value.elements?.count ?? value.members?.count ?? 0) <= 6 && value.elements?.first?.number == nil
            }
            parts += scalars.map { written, isNumber, path in
                RulePart(place: .parameter(index, path), kind: isNumber ? .number : .word, written: written)
            }
        }
        return parts
    }

    /// How the value of a check or of an option of one is read.
    private static func kind(ofCheck name: String) -> RulePart.Kind {
        switch name {
        case "present", "absent", "equals", "refersTo": .path
        case "oneOf", "noneOf", "matches", "is", "terms", "textStyle", "across", "except": .word
        case "maxCharacters", "maxItems", "minItems", "range": .number
        case "uniform", "unique", "consistent", "agrees", "by": .key
        default: .expression
        }
    }

    /// The scalars of a value, each with where it stands, without those of lists and maps that are left out.
    private static func scalars(
        of value: YAMLValue,
        _ path: [Int],
        where isTried: (YAMLValue) -> Bool
    ) -> [(written: WrittenText, isNumber: Bool, path: [Int])] {
        if case .scalar(let text, _) = value.content {
            return [(WrittenText(text: text, range: value.range), value.number != nil, path)]
        }
        guard isTried(value) else { return [] }
        let parts = value.elements ?? value.members?.map(\.value) ?? []
        return parts.enumerated().flatMap { scalars(of: $1, path + [$0], where: isTried) }
    }

    /// The rule with another text for a part, or without it.
    func replacing(_ part: RulePart, with text: String?) -> RuleDefinition {
        var definition = self
        let expression = text.map { WrittenText(text: $0, range: part.written.range) }
        switch part.place {
        case .on: definition.on = expression ?? on
        case .when: definition.when = expression
        case .unless: definition.unless = expression
        case .platforms: definition.platforms = (text ?? "").split(separator: " ").map(String.init)
        case .check(let path): definition.check = check.replacing(path[...], with: text)
        case .parameter(let index, let path):
            definition.parameters[index].value = parameters[index].value.replacing(path[...], with: text)
        }
        return definition
    }
}

extension YAMLValue {
    /// The value in which the scalar at a path has another text, or is left out.
    fileprivate func replacing(_ path: ArraySlice<Int>, with text: String?) -> YAMLValue {
        guard let first = path.first else {
            guard let text else { return self }
            let type = Double(text) == nil ? YAMLScalarType.string : YAMLScalarType(plain: Array(text.utf8).span)
            return YAMLValue(.scalar(text, type), range: range)
        }
        func changed(_ value: YAMLValue) -> YAMLValue? {
            path.count == 1 && text == nil ? nil : value.replacing(path.dropFirst(), with: text)
        }
        switch content {
        case .scalar: return self
        case .list(var elements):
            elements.replaceSubrange(first...first, with: [changed(elements[first])].compactMap(\.self))
            return YAMLValue(.list(elements), range: range)
        case .map(var members):
            let member = changed(members[first].value).map { Member(key: members[first].key, value: $0) }
            members.replaceSubrange(first...first, with: [member].compactMap(\.self))
            return YAMLValue(.map(members), range: range)
        }
    }
}
