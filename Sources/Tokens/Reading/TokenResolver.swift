import Diagnostics
import YAMLSyntax

/// Follows aliases and pointers from a token to its colour.
struct TokenResolver {
    /// What a token comes to.
    enum Result {
        case color(Color)
        /// A colour that can't be told.
        case unknown
        /// Something else than a colour.
        case other
    }

    let files: [TokenFile]
    let layer: TokenLayer
    let appearance: Appearance
    private(set) var reports: TokenReports
    /// The tokens of which one may be meant, the same in each appearance, as is what is said then.
    private let named: TokenLayer
    private var comparisons = 100_000
    private var results: [String: Result] = [:]
    private var stack: [String] = []

    init(
        _ files: [TokenFile],
        _ layer: TokenLayer,
        _ appearance: Appearance,
        named: TokenLayer,
        reports: consuming TokenReports
    ) {
        self.named = named
        self.appearance = appearance
        self.files = files
        self.layer = layer
        self.reports = reports
    }

    /// Returns what a token comes to; mistakes on the way are reported where they stand, once.
    mutating func result(of definition: TokenDefinition) -> Result {
        if let known = results[key(of: definition)] { return known }
        // A long chain is resolved from its end, so that none is followed deeper than by one alias.
        for next in chain(from: definition).dropFirst().reversed() { _ = followed(next) }
        return followed(definition)
    }

    private mutating func followed(_ definition: TokenDefinition) -> Result {
        let key = key(of: definition)
        if let known = results[key] { return known }
        guard stack.count < 100, !stack.contains(key) else {
            reportCircle(definition)
            return .unknown
        }
        stack.append(key)
        let result = uncachedResult(of: definition)
        stack.removeLast()
        results[key] = result
        return result
    }

    private func key(of definition: TokenDefinition) -> String { "\(definition.file) \(definition.name)" }

    /// A token, and those that its alias leads to whose results are not known yet; of a circle none are.
    private mutating func chain(from definition: TokenDefinition) -> [TokenDefinition] {
        var chain = [definition]
        var keys: Set = [key(of: definition)]
        while let last = chain.last, let next = target(of: last), results[key(of: next)] == nil {
            guard keys.insert(key(of: next)).inserted else {
                reportCircle(next)
                for key in keys { results[key] = .unknown }
                break
            }
            chain.append(next)
        }
        return chain
    }

    private mutating func reportCircle(_ definition: TokenDefinition) {
        let name = VisibleText.shortened(definition.name)
        report(.tokensCircularAlias, "'\(name)' refers to itself by a circle of aliases.", definition)
    }

    private mutating func uncachedResult(of definition: TokenDefinition) -> Result {
        if case .pointer(let pointer, let range) = definition.value {
            return result(ofPointer: pointer, at: range, definition)
        }
        guard let value = definition.written(in: appearance) else { return .unknown }
        if let name = value.text.flatMap(TokenAlias.name) { return result(ofAlias: name, at: value.range, definition) }
        if hasShortAlias(value, definition) {
            let target = target(of: definition)
            return target.map { kept(followed($0), for: definition, value.range) } ?? .unknown
        }
        if let reference = value["$ref"], let pointer = reference.text {
            return result(ofPointer: pointer, at: reference.range, definition)
        }
        return result(ofValue: value, definition)
    }

    // MARK: References

    /// The token that another one's alias or pointer leads to; nil for a value, and for what leads nowhere.
    private func target(of definition: TokenDefinition) -> TokenDefinition? {
        let value = definition.written(in: appearance)
        if let name = value?.text.flatMap(TokenAlias.name) { return target(ofAlias: name, from: definition.file) }
        if let value, let text = value.text, hasShortAlias(value, definition) {
            return target(ofAlias: String(text.dropFirst()), from: definition.file)
        }
        if case .pointer(let pointer, _) = definition.value { return target(ofPointer: pointer, from: definition.file) }
        return value?["$ref"]?.text.flatMap { target(ofPointer: $0, from: definition.file) }
    }

    /// Whether a value is an alias as Tokens Studio also writes them, `$blue`.
    private func hasShortAlias(_ value: YAMLValue, _ user: TokenDefinition) -> Bool {
        files[user.file].format == .styleDictionary && user.isColor != false && value.text?.hasPrefix("$") == true
    }

    private mutating func result(ofAlias name: String, at range: SourceRange, _ user: TokenDefinition) -> Result {
        guard let target = target(ofAlias: name, from: user.file) else {
            // What Theo imports can be in a file that nobody named.
            let imports = files[user.file].root["imports"]
            if name.hasPrefix("!"), imports?.elements?.isEmpty == false { return .unknown }
            guard user.isColor != false else { return .other }
            let rest = suggestion(for: name, in: user).map { "; did you mean '{\($0)}'?" } ?? "."
            report(.tokensUnknownAlias, "No token has the name '\(VisibleText.shortened(name))'\(rest)", user, range)
            return .unknown
        }
        return kept(followed(target), for: user, range)
    }

    /// The token that is probably meant, looked for as long as few names have been compared.
    private mutating func suggestion(for name: String, in user: TokenDefinition) -> String? {
        // A name of a letter or two is near to any other.
        guard name.count > 2 else { return nil }
        comparisons -= named.definitions.count
        let others = named.definitions.lazy.map(\.name).filter { $0 != user.name }
        return comparisons < 0 ? nil : Suggestion.closest(to: name, in: others)
    }

    private func target(ofAlias name: String, from file: Int) -> TokenDefinition? {
        // Style Dictionary used to want the value's own key at the end.
        let short = name.hasSuffix(".value") ? String(name.dropLast(6)) : name
        // Theo marks what is among its aliases.
        if name.hasPrefix("!") { return layer.definition(named: "aliases." + name.dropFirst(), from: file) }
        return layer.definition(named: name, from: file) ?? layer.definition(named: short, from: file)
    }

    private func target(ofPointer pointer: String, from file: Int) -> TokenDefinition? {
        let names = TokenAlias.names(ofPointer: pointer)
        let name = (names.last == "$value" ? names.dropLast() : names[...]).joined(separator: ".")
        return layer.definition(named: name, from: file)
    }

    private mutating func result(ofPointer pointer: String, at range: SourceRange, _ user: TokenDefinition) -> Result {
        if let target = target(ofPointer: pointer, from: user.file) { return kept(followed(target), for: user, range) }
        guard let value = files[user.file].value(at: pointer) else {
            report(.tokensUnknownAlias, "Nothing stands at '\(pointer)'.", user, range)
            return .unknown
        }
        return result(ofValue: value, user)
    }

    /// A token that is said to be a colour refers to one.
    private mutating func kept(_ result: Result, for user: TokenDefinition, _ range: SourceRange) -> Result {
        guard case .other = result, user.isColor == true else { return result }
        let message = "'\(VisibleText.shortened(user.name))' is a colour, and what it refers to is none."
        report(.tokensWrongType, message, user, range)
        return .unknown
    }

    // MARK: Values

    private mutating func result(ofValue value: YAMLValue, _ user: TokenDefinition) -> Result {
        if value["colorSpace"] != nil, user.isColor != false {
            return color(ofObject: value, user).map(Result.color) ?? .unknown
        }
        let isDesignTokens = files[user.file].format.isDesignTokens
        guard let text = value.text else {
            guard isDesignTokens else { return user.isColor == false ? .other : result(ofParts: value, user) }
            guard user.isColor == true else {
                checkColors(in: value, user)
                return .other
            }
            report(.tokensWrongColor, "A colour is a map with 'colorSpace' and 'components'.", user, value.range)
            return .unknown
        }
        if let color = Color(text), user.isColor == true || user.isColor == nil && !isDesignTokens {
            // The drafts of the format wrote colours like that.
            if files[user.file].isStrict {
                let message = "The format writes a colour as a map with 'colorSpace' and 'components'; "
                let rest = "it is read as \(color.hex)."
                report(.tokensWrongColor, message + rest, user, value.range, severity: .warning)
            }
            return .color(color)
        }
        if user.isColor == nil, isDesignTokens, text.utf8.first == UInt8(ascii: "#"), Color(text) != nil {
            let name = VisibleText.shortened(user.name)
            let message = "'\(name)' is no colour without a type; write \"$type\": \"color\" beside '$value'."
            report(.tokensUnknownType, message, user, value.range, severity: .warning)
        }
        guard user.isColor == true else { return .other }
        if isDesignTokens, text.hasPrefix("{"), text == "{}" || !text.contains("}") {
            let message = "'\(VisibleText.shortened(text))' is no alias, which is a name in braces: '{group.token}'."
            report(.tokensWrongColor, message, user, value.range)
            return .unknown
        }
        // What is worked out from other tokens, or names what only the app knows, stays unknown.
        if !text.contains("{"), !text.contains("("),
            files[user.file].isStrict || !NamedColors.open.contains(text.lowercased())
        {
            report(.tokensWrongColor, "'\(VisibleText.shortened(text))' is no colour.", user, value.range)
        }
        return .unknown
    }

    private func result(ofParts value: YAMLValue, _ user: TokenDefinition) -> Result {
        if let color = Color(parts: value) { return .color(color) }
        return user.isColor == true || value["b"] != nil ? .unknown : .other
    }

    mutating func report(
        _ rule: OwnRule,
        _ message: String,
        _ user: TokenDefinition,
        _ range: SourceRange? = nil,
        severity: Severity? = nil
    ) {
        reports.add(rule, message, in: files[user.file].path, at: range ?? user.nameRange, severity: severity)
    }
}

extension TokenDefinition {
    /// Whether it is said to stand for a colour; nil if it isn't said what it stands for.
    fileprivate var isColor: Bool? { type.map { $0 == "color" } }
}
