// Diagnostics: the plain values that every other module speaks in.
//
// Where something stands (`SourceRange`, `SourcePosition`, `LineTable`), what is wrong there (`Diagnostic`,
// `Severity`, `RelatedRange`), and what would mend it (`Fix`, `Edit`, `Applicability`); the word that was meant
// (`Suggestion`), text that is safe to show (`VisibleText`), and values as bytes (`ByteWriter`, `ByteReader`). Nothing
// here knows of YAML, screens or output formats.
