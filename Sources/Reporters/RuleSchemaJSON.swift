import RuleEngine

/// The JSON Schemas of rule files and of `pack.yaml`, made from the tables of their keys and of check kinds, for completion
/// in editors.
package enum RuleSchemaJSON {
    /// The schema of rule files as JSON text.
    package static func text() -> String { schema("Rule file", RuleFileKeys.file) }

    /// The schema of `pack.yaml` as JSON text.
    package static func packText() -> String { schema("Rule pack", RuleFileKeys.pack) }

    private static func schema(_ title: String, _ keys: [FileKey]) -> String {
        JSONWriter.object { writer in
            writer.field("$schema", "http://json-schema.org/draft-07/schema#")
            writer.field("title", title)
            writer.keywords(of: .keys(keys))
        } + "\n"
    }
}
