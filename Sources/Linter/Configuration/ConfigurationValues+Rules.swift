import Diagnostics
import RuleEngine
import YAMLSyntax

// What a configuration says of rules.
extension ConfigurationValues {
    /// What is said of rules, by their ids, and by `PACK/*` of all others of a pack.
    mutating func rules(_ value: YAMLValue?) -> [String: Configuration.Setting<RuleSetting>] {
        guard let value, !value.isNull else { return [:] }
        if value.members == nil {
            report(.configWrongType, value.range, "'rules' is a map, such as rules: {apple-hig/title-length: off}.")
            return [:]
        }
        // The rules are looked up below, so any key will do here.
        reader.add(MapReader(value, "'rules'", in: file).diagnostics)
        var result = [String: Configuration.Setting<RuleSetting>]()
        for member in value.members ?? [] where member.key.text?.hasSuffix("/*") ?? false {
            if let setting = settingOfPack(member) { result[setting.id] = setting.value }
        }
        for member in value.members ?? [] {
            let name = member.key.text ?? ""
            if name.hasSuffix("/*") { continue }
            let known = library.currentID(ofRule: name)
            guard let id = known, isAtHand(RulePack.name(ofRule: id)) else {
                if library.mayHold(ruleNamed: name) { continue }
                // All rules of a pack are said as one; no other part of their ids can be.
                let pack = RulePack.name(ofRule: name)
                let isOfPack = (name == pack || name.contains("*")) && library.hasPack(named: pack)
                unknownCount += 1
                let isLookedFor = unknownCount <= ConfigurationValues.mostSuggestions
                let isSuggested = isLookedFor && known == nil
                let suggestion = isOfPack ? "\(pack)/*" : isSuggested ? library.suggestion(forRule: name) : nil
                let named = isSuggested ? library.ruleIDs.filter { $0.hasSuffix("/" + name) } : []
                let message =
                    named.count > 1
                    ? RuleNames.ambiguous(name, named)
                    : "There is no rule '\(name)'"
                        + (suggestion.map { "; did you mean '\($0)'?" } ?? rest(ofPack: name == pack ? nil : pack))
                report(.configUnknownRule, member.key.range, message)
                continue
            }
            let said = earlier.compactMap { $0[id]?.value.parameters }
            var settings = RuleSettingReader(id: id, file: file, definition: library.definition(id)) { name in
                said.flatMap { $0[name] ?? [] }
            }
            if let value = settings.read(member.value) {
                if value.isOff == true, OwnRule.endsReading(id) {
                    report(.configUnknownValue, member.value.range, RuleNames.unsilenced(id))
                } else if OwnRule(rawValue: id)?.isOfSettings == true {
                    report(.configUnknownValue, member.key.range, RuleNames.unsettable(id))
                }
                let general = (result[id] ?? result[RuleSelection.packOfRule(id)])?.value
                result[id] = setting(general?.overlaid(by: value) ?? value, member.key.range)
            }
            reader.add(settings.diagnostics)
            if name != id { report(.configDeprecated, member.key.range, RuleNames.renamed(name, to: id)) }
            noteDeprecation(of: id, member.key.range)
        }
        return result
    }

    /// Whether the configuration may say something of a pack's rules: others name it for themselves.
    private func isAtHand(_ pack: String) -> Bool {
        RuleLibrary.packNames.contains(pack) || ownPacks.contains(pack) || library.isForAll(pack)
            || OwnRule.prefixes.contains(pack)
    }

    /// The end of a sentence on a pack, or a rule of one, that is not there.
    private func rest(ofPack pack: String?) -> String {
        guard let pack, !isAtHand(pack) else { return "." }
        return "; its pack is named under 'rulePacks', here or in a configuration that this one extends: "
            + "extends: [../\(Configuration.fileName)]."
    }

    /// What is said of all rules of a pack: `acme/*: off`.
    private mutating func settingOfPack(
        _ member: YAMLValue.Member
    ) -> (id: String, value: Configuration.Setting<RuleSetting>)? {
        let id = member.key.text ?? ""
        let pack = String(id.dropLast(2))
        guard isAtHand(pack) else {
            let suggestion = Suggestion.closest(to: pack, in: library.packs.map(\.name).filter { $0 != pack })
            let rest = suggestion.map { "; did you mean '\($0)/*'?" } ?? rest(ofPack: pack)
            report(.configUnknownRule, member.key.range, "There is no rule pack '\(pack)'\(rest)")
            return nil
        }
        var settings = RuleSettingReader(id: id, file: file, definition: nil)
        let value = settings.read(member.value)
        reader.add(settings.diagnostics)
        return value.map { (id, setting($0, member.key.range)) }
    }

    /// Notes that a rule is to be used no more.
    private mutating func noteDeprecation(of id: String, _ range: SourceRange) {
        guard let successor = library.definition(id)?.replacedBy else { return }
        let rest = successor.text.isEmpty ? "." : "; use '\(successor.text)'."
        report(.configDeprecated, range, "'\(id)' is deprecated\(rest)")
    }
}
