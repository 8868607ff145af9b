/// The rules that screenlint itself brings, beside those of the rule packs: mistakes in files it reads.
package enum OwnRule: String, Sendable, Hashable, CaseIterable {
    case yamlSyntax = "yaml/syntax"
    case yamlEncoding = "yaml/encoding"
    case yamlDuplicateKey = "yaml/duplicate-key"
    case yamlUnknownAlias = "yaml/unknown-alias"
    case yamlTooDeep = "yaml/too-deep"
    case yamlTooLarge = "yaml/too-large"
    case yamlTooManyAliases = "yaml/too-many-aliases"
    case yamlSwallowedValue = "yaml/swallowed-value"
    case xmlSyntax = "xml/syntax"
    case xmlTooDeep = "xml/too-deep"
    case xmlTooLarge = "xml/too-large"
    case xmlEntity = "xml/entity"
    case translationsSyntax = "translations/syntax"
    case screenNotAScreen = "screen/not-a-screen"
    case screenMissingID = "screen/missing-id"
    case screenDuplicateID = "screen/duplicate-id"
    case screenUnknownKey = "screen/unknown-key"
    case screenWrongType = "screen/wrong-type"
    case screenUnknownValue = "screen/unknown-value"
    case screenTemplateText = "screen/template-text"
    case screenOtherWord = "screen/other-word"
    case screenUnknownReference = "screen/unknown-reference"
    case suppressionUnused = "suppression/unused"
    case suppressionUnknownRule = "suppression/unknown-rule"
    case suppressionUnclosed = "suppression/unclosed"
    case suppressionMissingRule = "suppression/missing-rule"
    case suppressionUnknownDirective = "suppression/unknown-directive"
    case baselineStale = "baseline/stale"
    case configUnknownKey = "config/unknown-key"
    case configMissingKey = "config/missing-key"
    case configWrongType = "config/wrong-type"
    case configUnknownValue = "config/unknown-value"
    case configUnknownRule = "config/unknown-rule"
    case configUnknownParameter = "config/unknown-parameter"
    case configMissingFile = "config/missing-file"
    case configCircularExtends = "config/circular-extends"
    case tokensUnknownKey = "tokens/unknown-key"
    case tokensUnknownType = "tokens/unknown-type"
    case tokensWrongType = "tokens/wrong-type"
    case tokensWrongColor = "tokens/wrong-color"
    case tokensUnknownAlias = "tokens/unknown-alias"
    case tokensCircularAlias = "tokens/circular-alias"
    case tokensTooMany = "tokens/too-many"
    case tokensNoTokens = "tokens/no-tokens"
    case tokensUnknownToken = "tokens/unknown-token"
    case tokensAmbiguousName = "tokens/ambiguous-name"
    case tokensDeprecated = "tokens/deprecated"
    case tokensFigure = "tokens/figure"
    case configTooManyFiles = "config/too-many-files"
    case configRepeated = "config/repeated"
    case configDeprecated = "config/deprecated"
    case configOutside = "config/outside"
    case ruleUnknownKey = "rule/unknown-key"
    case ruleMissingKey = "rule/missing-key"
    case ruleWrongType = "rule/wrong-type"
    case ruleUnknownValue = "rule/unknown-value"
    case ruleUnknownClause = "rule/unknown-clause"
    case ruleUnknownRule = "rule/unknown-rule"
    case ruleUnknownField = "rule/unknown-field"
    case ruleUnknownCheck = "rule/unknown-check"
    case ruleUnknownPlaceholder = "rule/unknown-placeholder"
    case ruleUnknownParameter = "rule/unknown-parameter"
    case ruleDuplicateID = "rule/duplicate-id"
    case ruleInvalidExpression = "rule/invalid-expression"
    case ruleMissingExample = "rule/missing-example"
    case ruleNoEffect = "rule/no-effect"
    case ruleFailingExample = "rule/failing-example"
    case ruleEvaluationFailed = "rule/evaluation-failed"

    /// The rule's id, such as `yaml/syntax`.
    package var id: String { rawValue }

    /// How much a breach weighs.
    package var severity: Severity {
        switch self {
        case .suppressionUnused, .suppressionUnknownRule, .suppressionUnclosed, .suppressionMissingRule,
            .suppressionUnknownDirective, .baselineStale, .tokensNoTokens, .tokensUnknownToken, .tokensAmbiguousName,
            .configRepeated, .ruleNoEffect, .ruleFailingExample, .translationsSyntax:
            .warning
        case .configDeprecated, .screenTemplateText, .screenOtherWord, .screenUnknownReference, .tokensDeprecated,
            .tokensFigure:
            .info
        default: .error
        }
    }

    /// Whether a breach keeps a file from being read in full, so that nobody knows the rest: it can't be turned off.
    package var endsReading: Bool {
        switch self {
        case .yamlSyntax, .yamlEncoding, .yamlTooDeep, .yamlTooLarge, .yamlTooManyAliases, .xmlSyntax, .xmlTooDeep,
            .xmlTooLarge, .xmlEntity:
            true
        default: false
        }
    }

    /// What their ids begin with, each once.
    package static let prefixes = Set(allCases.map { String($0.id.prefix { $0 != "/" }) })

    /// Whether it is about a configuration or a rule pack, of which no setting changes what is told.
    package var isOfSettings: Bool { id.hasPrefix("config/") || id.hasPrefix("rule/") && self != .ruleEvaluationFailed }

    /// Whether it takes the screens of other files to tell a breach.
    package var comparesScreens: Bool { self == .screenDuplicateID || self == .screenUnknownReference }

    /// Whether it takes the colours of token files to tell a breach in a screen.
    package var readsTokens: Bool { id.hasPrefix("tokens/") }

    /// Whether a breach of a rule with an id keeps a file from being read in full.
    package static func endsReading(_ id: String) -> Bool { OwnRule(rawValue: id)?.endsReading ?? false }

    /// One line on what the rule asks.
    package var summary: String { OwnRule.summaries[id] ?? "" }

    private static let summaries = EmbeddedText.meanings(in: "own-rules")
}
