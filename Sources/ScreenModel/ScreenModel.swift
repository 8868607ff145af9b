// ScreenModel: what a screen is, and how one is read.
//
// `Schema` describes a screen once, as a table: components, fields, types, enum values, what absence means, a line of
// documentation each. `ScreenDecoder` reads a YAML tree against that table, reports every mistake it meets, and leaves
// records in a `RecordStore`: rows of slots that rules read by field index. `LayoutResolver` overlays a screen's
// variants and fills in the derived fields, so that what rules see is a complete layout.
