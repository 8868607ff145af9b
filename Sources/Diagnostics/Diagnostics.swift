// Diagnostics: the plain values that every other module speaks in.
//
// Where something stands (`SourceRange`, `SourcePosition`, `LineTable`), what is wrong there (`Diagnostic`,
// `Severity`, `RelatedRange`), and what would mend it (`Fix`, `Edit`, `Applicability`). Nothing here knows of YAML,
// screens or output formats.
