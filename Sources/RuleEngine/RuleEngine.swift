// RuleEngine: rules as data, and the verdicts they come to.
//
// `RulePackReader` reads a pack's YAML files into plain definitions and reports mistakes in them. `RuleCompiler` turns
// a definition into a `CompiledRule`: a path to the nodes it visits, conditions, and one check of a kind listed in
// `CheckKind.all`. `LayoutChecker` runs the rules in force over a layout and collects findings; `DiagnosticBuilder`
// gives each finding its exact range, severity and clauses.
