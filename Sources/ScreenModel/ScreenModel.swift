// ScreenModel: what a screen is, and how one is read.
//
// `Schema` describes a screen once, as a table: components, fields, types, enum values, what absence means, a line of
// documentation each. `ScreenDecoder` reads a YAML tree against that table, reports every mistake it meets, and leaves
// records in a `RecordStore`: rows of slots that rules read by field index. `LayoutResolver` overlays a screen's
// variants and fills in the derived fields, so that what rules see is a complete layout.
//
// People write a screen in the words of the tool they come from, and in shapes of their own. `Decoding` itself reads what
// the format says, its short forms included; what else is understood stands in its folders: `Values` (texts, colours,
// numbers and words of other shapes), `Items` (entries of lists, buttons above all), `Bars` (bars under other keys and in
// lists), `Screens` (screens, variants and overlays by other names), `Words` (how the tables of `OtherWords`, which say
// what the word of another tool means, are applied), and `Slips` (what YAML reads otherwise than it was meant).
// `Messages` is what is said of all this.
