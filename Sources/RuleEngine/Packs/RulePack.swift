import ScreenModel
/// The rules and clauses of one guideline.
package struct RulePack: Sendable, Hashable {
    /// The name, which is that of its folder: `sap-fiori-ios`.
    package let name: String
    /// The guideline's title.
    package let title: String
    /// The platform of screens that name none.
    package let defaultPlatform: String
    /// The version, as the team numbers it.
    package var version: String?
    /// The platforms that all its rules are for; empty for all.
    var platforms: [String] = []
    /// Whether it applies only where a screen or a configuration lists it among its guidelines.
    package var isListed = false
    /// The documents its clauses come from.
    package var documents: [GuidelineDocument]
    /// All clauses, in the order of the documents.
    package var clauses: [Clause]
    /// All rules, in the order of the files.
    package var rules: [RuleDefinition]

    /// The symbol of the platform of screens that name none.
    var platformOfExamples: UInt32 { Schema.standard.symbols.number(of: defaultPlatform) ?? Symbols.ios }
    /// The name of the pack of the rule that has an id, or would have it.
    package static func name(ofRule id: String) -> String { String(id.prefix { $0 != "/" }) }

    /// The clause with an id.
    package func clause(_ id: String) -> Clause? { clauses.first { $0.id == id } }

    /// The document with a name.
    package func document(_ name: String) -> GuidelineDocument? { documents.first { $0.name == name } }
}
