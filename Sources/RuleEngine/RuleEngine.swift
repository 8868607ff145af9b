// RuleEngine: rules as data, and the verdicts they come to.
//
// `RulePackReader` reads a pack's YAML files into plain definitions and reports mistakes in them; `RuleLibrary` has the
// packs that come with screenlint, and `PackImage` what they were compiled to. `RuleCompiler` turns a definition into a
// `CompiledRule`: a path to the nodes it visits, conditions, and one check of a kind listed in `CheckKind.all`. A
// `RuleSet` puts the rules in force in order and plans them (`CheckPlan`); `ScreenChecker` runs the plan over the layouts
// of a screen and collects verdicts, findings and facts; `DiagnosticBuilder` gives each finding its exact range,
// severity and clauses.
