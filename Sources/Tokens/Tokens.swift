// Tokens: the colours that a team keeps in design-token files.
//
// `TokenReader` reads files into definitions: the Design Tokens format 2025.10 with its resolver files, the older
// `value`/`type` form of Style Dictionary and Tokens Studio, and the YAML before the prose of a design page in Markdown.
// It knows groups and what they inherit, and nothing of what a value comes to. `TokenResolver` follows aliases and
// pointers to a colour, once for each appearance, and `TokenCatalog` finds the token that a name in a screen means.
//
// All reading goes through `YAMLSyntax`, JSON included, so that mistakes are diagnostics at their place; nothing throws.
