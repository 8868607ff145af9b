// Linter: from paths to diagnostics.
//
// `FileDiscovery` finds the files, `RuleProvider` the rules in force for a screen, `FileLinter` turns the bytes of one
// file into a `FileReport`: a pure function, so that `LintRun` can spread the files over the cores and still hand the
// reports on in the order of the files.
