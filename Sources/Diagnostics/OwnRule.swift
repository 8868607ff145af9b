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
    case screenNotAScreen = "screen/not-a-screen"
    case screenMissingID = "screen/missing-id"
    case screenDuplicateID = "screen/duplicate-id"
    case screenUnknownKey = "screen/unknown-key"
    case screenWrongType = "screen/wrong-type"
    case screenUnknownValue = "screen/unknown-value"
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
    case ruleEvaluationFailed = "rule/evaluation-failed"

    /// The rule's id, such as `yaml/syntax`.
    package var id: String { rawValue }

    /// How much a breach weighs.
    package var severity: Severity {
        switch self {
        case .suppressionUnused, .suppressionUnknownRule, .suppressionUnclosed, .suppressionMissingRule,
            .suppressionUnknownDirective, .baselineStale:
            .warning
        default: .error
        }
    }

    /// One line on what the rule asks.
    package var summary: String {
        switch self {
        case .yamlSyntax: "A file is valid YAML"
        case .yamlEncoding: "A file is valid UTF-8 or UTF-16 without control characters"
        case .yamlDuplicateKey: "A key stands once in its map"
        case .yamlUnknownAlias: "An alias names an anchor that stands before it"
        case .yamlTooDeep: "Lists and maps nest at most 100 levels deep"
        case .yamlTooLarge: "A file is small enough to be a screen description"
        case .yamlTooManyAliases: "Aliases do not multiply a file beyond measure"
        case .yamlSwallowedValue: "A value that YAML reads as something else is quoted"
        case .screenNotAScreen: "A file describes a screen"
        case .screenMissingID: "A screen has an id"
        case .screenDuplicateID: "A screen's id is unique within the run"
        case .screenUnknownKey: "A key is one that the schema knows"
        case .screenWrongType: "A value has the type of its field"
        case .screenUnknownValue: "A value is one of its field's list"
        case .suppressionUnused: "A suppression suppresses something"
        case .suppressionUnknownRule: "A suppression names rules that exist"
        case .suppressionUnclosed: "A suppression of a block has an end"
        case .suppressionMissingRule: "A suppression names the rules it suppresses"
        case .suppressionUnknownDirective: "A comment to screenlint is one that it understands"
        case .baselineStale: "The baseline holds what is still found"
        case .configUnknownKey: "A key of a configuration is one that it can have"
        case .configMissingKey: "A configuration has all keys it needs"
        case .configWrongType: "A value of a configuration has the type of its key"
        case .configUnknownValue: "A value of a configuration is one of its key's list"
        case .configUnknownRule: "A configuration refers to rules that exist"
        case .configUnknownParameter: "A configuration sets parameters that the rule has"
        case .configMissingFile: "A configuration refers to files that can be read"
        case .configCircularExtends: "Configurations extend one another without a circle"
        case .ruleUnknownKey: "A key of a rule file is one that the rule format knows"
        case .ruleMissingKey: "A rule file has all keys it needs"
        case .ruleWrongType: "A value of a rule file has the type of its key"
        case .ruleUnknownValue: "A value of a rule file is one of its key's list"
        case .ruleUnknownClause: "A rule rests on clauses of its pack"
        case .ruleUnknownRule: "A rule refers to rules that exist"
        case .ruleUnknownField: "A path leads through fields of the schema"
        case .ruleUnknownCheck: "A check is of a kind that exists and fits what the rule visits"
        case .ruleUnknownPlaceholder: "A message uses placeholders that its check fills in"
        case .ruleUnknownParameter: "A parameter that a check takes is one of the rule's"
        case .ruleDuplicateID: "An id of a pack stands for one thing"
        case .ruleInvalidExpression: "A condition is a correct CEL expression over the schema"
        case .ruleMissingExample: "A rule has a valid and an invalid example"
        case .ruleEvaluationFailed: "A condition can be evaluated on every screen"
        }
    }
}
