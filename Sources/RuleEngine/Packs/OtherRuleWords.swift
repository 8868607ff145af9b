import Diagnostics

/// What other linters call the keys of rules and their checks, so that a message about an unknown one leads on.
package enum OtherRuleWords {
    /// What to write for an unknown key of a rule, a pack or a clause among those that may stand there, as the rest of
    /// a sentence; nil if nobody knows.
    static func key(_ name: String, known: [String]) -> String? {
        if let advice = advice[name.lowercased()] { return known.contains("check") ? advice : nil }
        return names[name.lowercased()].flatMap { known.contains($0) ? "write '\($0)'." : nil }
    }

    private static let names = renamed.byWord(foldsCase: true)
    private static let advice = advised.byWord(foldsCase: true)

    private static let renamed: WordRows = [
        "if where condition conditions appliesWhen onlyIf precondition context": "when",
        "except ignoreIf exception unlessPresent": "unless",
        "description desc says about": "summary",
        "level": "severity",
        "tests cases fixtures samples": "examples",
        "error text msg": "message",
        "hint suggestion note advice rationale reason why": "help",
        "autofix fixes fixer replacement fixable": "fix",
        "target selector path visit visits node element given scope": "on",
        "assert rule expect must then test validate": "check",
        "options parameters variables vars args config": "params",
        "define definitions variable constants": "let",
        "replaces overrides": "supersedes",
        "aliases renamedFrom": "formerly",
        "clause references reference": "clauses",
        "platform os": "platforms",
        "minVersion engine": "requires",
        "name title": "guideline",
    ]

    private static let advised: WordRows = [
        "name id key title": "its name is the key that it stands under.",
        "url link docs documentation":
            "the page that a rule rests on is the 'url' of its document in pack.yaml.",
        "enabled disabled off": "rules are switched off in a configuration: rules: {acme/name: off}.",
        "category tags group type": "what belongs together stands in one file; a note of your own is a comment.",
    ]

    /// What to write for an unknown check kind; nil if nobody knows.
    static func check(_ name: String) -> String? { checks[name.lowercased()] }

    private static let checks = checkAdvice.byWord(foldsCase: true)

    private static let checkAdvice: WordRows = [
        "maxLength max_length maxChars maxLen length limit": "write 'maxCharacters: 30'.",
        "minLength min_length minCharacters minChars": "write 'satisfies: size(self) >= 3'.",
        "max min maximum minimum between minimumValue maximumValue":
            "for a number write 'range: {min: 1, max: 3}', for a list 'maxItems: 3', for a text 'maxCharacters: 30'.",
        "count size maxCount minCount items": "write 'minItems: 1' or 'maxItems: 3'.",
        "pattern regex regexp match format like": "write \"matches: '^[A-Z]'\".",
        "required exists has notEmpty nonEmpty defined mandatory truthy presence":
            "visit what has the field, such as on: navigationBar, and write 'present: title'.",
        "forbidden disallowed prohibited denied undefined falsy empty notPresent":
            "write 'noneOf: [red]' for values, 'terms: {log in: sign in}' for words, or 'absent: subtitle' for a field.",
        "enum in allowed values enumeration anyOf choices whitelist": "write 'oneOf: [small, large]'.",
        "notIn nin blacklist disallow": "write 'noneOf: [small, large]'.",
        "contains includes": "write \"satisfies: self.contains('Save')\".",
        "startsWith prefix": "write \"matches: '^Save'\".",
        "endsWith suffix": "write \"matches: 'Save$'\".",
        "not": "write the condition that has to hold, such as \"satisfies: \\\"!self.contains('Save')\\\"\".",
        "all and every": "make a rule for each, or write 'satisfies' with '&&' between the conditions.",
        "any or some": "write 'satisfies' with '||' between the conditions.",
        "if when where": "'when' stands beside 'check', not in it.",
        "case casing capitalization titleCase sentenceCase":
            "write 'textStyle: {case: title}' or 'textStyle: {case: sentence}'.",
        "assert condition expression expr custom function script cel rule": "write 'satisfies: CONDITION'.",
        "equal eq equalTo value const":
            "write 'is: small' for a fixed value, or 'equals: screen.background' for that of another field.",
        "notEqual ne neq isNot": "write 'noneOf: [small]'.",
        "before after first last position sorted alphabetical": "write \"order: {first: item.role == 'back'}\".",
        "same match_all sameAs alike":
            "write 'uniform: style' for the elements of a list, or 'consistent: self.style' for screens.",
        "spelling substitution swap existence words vocabulary": "write 'terms: {log in: sign in}'.",
        "uniqueItems distinct noDuplicates": "write 'unique: label'.",
        "reference ref exists_in target": "write 'refersTo: screens'.",
        "xpath jsonpath schema type": "a rule's 'on' says what it visits; its check asks one thing of that.",
    ]

    /// What leads on from an unknown key of a configuration, as the rest of a sentence; nil if nobody knows.
    static func configurationKey(_ name: String, known: [String]) -> String? {
        settings[name.lowercased()].flatMap { known.contains($0) ? "write '\($0)'." : nil }
    }

    private static let settings = configurationKeys.byWord(foldsCase: true)

    private static let configurationKeys: WordRows = [
        "ignore ignores excludes ignorePatterns excluded excludedPaths skip": "exclude",
        "included includes sources paths lint": "include",
        "severity minSeverity failOn fail threshold level": "failLevel",
        "packs plugins rulesets ruleset rulesDir customRules": "rulePacks",
        "guideline presets preset standards": "guidelines",
        "glob globs path pattern patterns match filesMatching": "files",
        "disable disabled disabledRules disabled_rules enable enabled optInRules ruleSettings": "rules",
        "extend inherit base parent": "extends",
        "colors colours designTokens tokenFiles": "tokens",
        "language languages lang": "locale",
        "override": "overrides",
    ]

    /// The severity that another linter's word stands for; nil if nobody knows.
    package static func severity(_ name: String) -> String? {
        switch name.lowercased() {
        case "warn", "should", "minor", "medium", "moderate": "warning"
        case "fatal", "critical", "must", "major", "blocker", "high", "err", "serious": "error"
        case "note", "notice", "hint", "suggestion", "style", "low", "information", "may": "info"
        default: nil
        }
    }
}
