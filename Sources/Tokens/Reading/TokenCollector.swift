import Diagnostics
import YAMLSyntax

/// Collects the tokens of a file's groups, with what groups hand down and what they extend.
struct TokenCollector {
    /// What a group hands down to what stands in it.
    struct Inheritance {
        var type: String?
        var deprecation: TokenDeprecation?
    }

    /// The tokens and groups of all files together, beyond which no more are read: groups that extend one another can multiply.
    static let limit = 50_000
    /// The length of the names of groups in one another; nobody writes longer ones in a screen.
    private static let mostBytesOfName = 1_000

    let file: TokenFile
    let index: Int
    /// What the files get wrong, those before this one included.
    private(set) var reports: TokenReports
    private(set) var definitions: [TokenDefinition] = []
    private var positions: [String: Int] = [:]
    /// The groups that are being extended, for circles.
    private var extended: [[String]] = []
    private(set) var remaining: Int

    init(_ file: TokenFile, index: Int, remaining: Int, reports: consuming TokenReports) {
        (self.file, self.index, self.remaining, self.reports) = (file, index, remaining, reports)
    }

    /// Collects the tokens of a group of the file.
    mutating func collect(_ group: YAMLValue) {
        if file.format == .designPage {
            collectPage(group, at: [], isColor: false)
        } else {
            collect(group, at: [], Inheritance())
        }
        if remaining == 0 {
            let message = "More than \(TokenCollector.limit) tokens and groups; what comes after them is not read."
            report(.tokensTooMany, message, SourceRange(at: 0))
        }
    }

    mutating func report(_ rule: OwnRule, _ message: String, _ range: SourceRange) {
        reports.add(rule, message, in: file.path, at: range)
    }

    // MARK: Groups

    private mutating func collect(_ group: YAMLValue, at path: [String], _ inherited: Inheritance) {
        guard let members = group.members, remaining > 0, canBeNamed(group, at: path) else { return }
        // What is extended is checked where it stands.
        if file.isStrict, extended.isEmpty { checkGroup(group, isRoot: path.isEmpty) }
        // Groups without a token in them multiply, too.
        remaining = max(0, remaining - (extended.isEmpty ? 1 : members.count))
        var inherited = inherited
        // Theo writes the type of all tokens of a file beside them.
        if let type = group[file.format.typeKey]?.text ?? (path.isEmpty ? group["global"]?["type"]?.text : nil) {
            inherited.type = type
        }
        inherited.deprecation = deprecation(of: group) ?? inherited.deprecation
        if group["$deprecated"]?.boolean == false { inherited.deprecation = nil }
        extend(group, at: path, &inherited)
        var names = Set<String>()
        for member in members {
            guard let name = member.key.text else { continue }
            if !names.insert(name).inserted {
                let message =
                    "'\(VisibleText.shortened(name))' stands here for the second time, and takes the place of the first."
                report(.yamlDuplicateKey, message, member.key.range)
            }
            if name == "$root" {
                enter(member, at: path + [name], inherited)
            } else if path == ["aliases"], file.format == .styleDictionary, member.value.text != nil {
                // Theo's aliases may be their value alone.
                guard remaining > 0 else { return }
                remaining -= 1
                add(definition(of: member, at: path + [name], .written(member.value), inherited))
            } else if name.hasPrefix("$") || (file.format == .styleDictionary && member.value.members == nil) {
                continue
            } else if isToken(member.value) {
                enter(member, at: path + [name], inherited)
            } else if member.value.members != nil {
                collect(member.value, at: path + [name], inherited)
            } else if file.format.isDesignTokens {
                let subject = "'\(VisibleText.shortened(name))' is neither a token nor a group"
                report(.tokensWrongType, subject + "; a token is a map with a '$value'.", member.value.range)
            }
        }
    }

    /// Whether the names of groups in one another are short enough for each of their tokens to have them in its own.
    private mutating func canBeNamed(_ group: YAMLValue, at path: [String]) -> Bool {
        if path.reduce(0, { $0 + 1 + $1.utf8.count }) <= TokenCollector.mostBytesOfName { return true }
        let message = "The names of these groups come to more than \(TokenCollector.mostBytesOfName) bytes; "
        report(.tokensTooMany, message + "what is in them is not read.", SourceRange(at: group.range.start))
        return false
    }

    private func isToken(_ value: YAMLValue) -> Bool {
        guard let token = value[file.format.valueKey] ?? sets(of: value) else {
            // A token may be a reference alone; a group may extend another by one, and then holds more.
            return file.format.isDesignTokens && value["$ref"] != nil
                && (value.members ?? []).allSatisfy { $0.key.text?.hasPrefix("$") == true }
                && !refersToGroup(value["$ref"])
        }
        return file.format.isDesignTokens || value[file.format.typeKey]?.text != nil
            || token.members?.allSatisfy { $0.value.members == nil } != false || sets(of: value) != nil
    }

    /// The values of a token of Spectrum by the appearance or the device that each is for.
    private func sets(of token: YAMLValue) -> YAMLValue? {
        guard file.format == .styleDictionary, let sets = token["sets"], let members = sets.members, !members.isEmpty,
            members.allSatisfy({ $0.value["value"] != nil })
        else { return nil }
        return sets
    }

    private func refersToGroup(_ reference: YAMLValue?) -> Bool {
        guard let target = reference?.text.flatMap({ file.value(at: $0) }) else { return false }
        return target.members != nil && target["$value"] == nil && target["$ref"] == nil
    }

    private mutating func enter(_ member: YAMLValue.Member, at path: [String], _ inherited: Inheritance) {
        let token = member.value
        guard remaining > 0 else { return }
        remaining -= 1
        if file.isStrict { check(token, path.last ?? "", inherited: inherited.type) }
        let value: TokenDefinition.Value
        if let written = token[file.format.valueKey] ?? sets(of: token) {
            value = isModified(token) ? .open : appearances(of: token, written, inherited.type) ?? .written(written)
        } else if let reference = token["$ref"], let pointer = reference.text {
            value = .pointer(pointer, reference.range)
        } else {
            return report(.tokensWrongType, "A token needs a '$value', or a '$ref' to another token.", token.range)
        }
        add(definition(of: member, at: path, value, inherited))
    }

    private func definition(
        of member: YAMLValue.Member,
        at path: [String],
        _ value: TokenDefinition.Value,
        _ inherited: Inheritance
    ) -> TokenDefinition {
        let token = member.value
        return TokenDefinition(
            path: path,
            file: index,
            nameRange: member.key.range,
            value: value,
            type: token[file.format.typeKey]?.text ?? inherited.type,
            deprecation: token["$deprecated"]?.boolean == false ? nil : deprecation(of: token) ?? inherited.deprecation
        )
    }

    /// Whether the value isn't the colour that people see: Tokens Studio makes it darker or lighter, Primer translucent.
    private func isModified(_ token: YAMLValue) -> Bool {
        token["$extensions"]?["studio.tokens"]?["modify"] != nil || token["alpha"]?.number != nil
    }

    /// The values for light and dark, where other tools write them: as modes in the extensions, or in place of the value, which
    /// the format itself doesn't have.
    private mutating func appearances(of token: YAMLValue, _ written: YAMLValue, _ inherited: String?)
        -> TokenDefinition.Value?
    {
        func mode(_ appearance: Appearance, of modes: YAMLValue?) -> YAMLValue? {
            let members = modes?.members ?? []
            let names = appearance == .light ? ["light", "default"] : ["dark"]
            let mode = names.lazy.compactMap { name in members.first { $0.key.text?.lowercased() == name }?.value }
                .first
            return mode?["value"] ?? mode
        }
        let modes = token["$extensions"]?["mode"] ?? token["$extensions"]?["modes"]
        if let dark = mode(.dark, of: modes) {
            return .appearances(light: mode(.light, of: modes) ?? written, dark: dark)
        }
        guard let light = mode(.light, of: written), let dark = mode(.dark, of: written) else { return nil }
        if file.isStrict {
            guard token["$type"]?.text ?? inherited == "color" else { return nil }
            let words = "The format has one value here; these are read as those for light and dark appearance."
            reports.add(.tokensWrongColor, words, in: file.path, at: written.range, severity: .warning)
        }
        return .appearances(light: light, dark: dark)
    }

    /// Adds a token; one that stands at the same path already, by extension, is replaced.
    mutating func add(_ definition: TokenDefinition) {
        if let position = positions.updateValue(definitions.count, forKey: definition.name) {
            definitions[position] = definition
            positions[definition.name] = position
        } else {
            definitions.append(definition)
        }
    }

    private func deprecation(of value: YAMLValue) -> TokenDeprecation? {
        let successor = (value["fallback"]?.text).flatMap(TokenAlias.name)
        let reason = value["deprecatedComment"]?.text ?? value["deprecated_comment"]?.text
        for key in ["$deprecated", "deprecated"] {
            guard let mark = value[key], mark.boolean != false, !mark.isNull else { continue }
            let words = mark.boolean == true ? reason : mark.text ?? reason
            return TokenDeprecation(reason: words, successor: successor ?? words.flatMap(TokenAlias.firstQuoted))
        }
        return nil
    }

    // MARK: Extension

    /// Takes over what the group extends; what the group says itself goes before.
    private mutating func extend(_ group: YAMLValue, at path: [String], _ inherited: inout Inheritance) {
        guard file.format.isDesignTokens, let reference = group["$extends"] ?? group["$ref"] else { return }
        guard let target = reference.text.flatMap(TokenAlias.pointer), let other = file.value(at: target) else {
            let message = "There is no group '\(reference.text ?? "")' to extend."
            return report(.tokensUnknownAlias, message, reference.range)
        }
        guard other.members != nil, !isToken(other) else {
            let message = "'\(reference.text ?? "")' is a token; a group extends a group."
            return report(.tokensWrongType, message, reference.range)
        }
        let names = TokenAlias.names(ofPointer: target)
        guard !path.starts(with: names), !extended.contains(names) else {
            return report(.tokensCircularAlias, "A group can't extend itself or a group around it.", reference.range)
        }
        guard extended.count < 50 else {
            let message = "This group is not extended: more than 50 do so one after another."
            return report(.tokensTooMany, message, reference.range)
        }
        if group["$type"] == nil, let type = other["$type"]?.text { inherited.type = type }
        extended.append(names)
        collect(other, at: path, inherited)
        extended.removeLast()
    }

    // MARK: Pages

    /// Collects what a design page says: its colours, and the properties of its components.
    private mutating func collectPage(_ section: YAMLValue, at path: [String], isColor: Bool) {
        guard canBeNamed(section, at: path) else { return }
        for member in section.members ?? [] {
            guard let name = member.key.text else { continue }
            if member.value.members != nil {
                collectPage(member.value, at: path + [name], isColor: isColor || path.isEmpty && name == "colors")
            } else if !path.isEmpty, member.value.text != nil {
                let inherited = Inheritance(type: isColor ? "color" : nil)
                add(definition(of: member, at: path + [name], .written(member.value), inherited))
            }
        }
    }
}
