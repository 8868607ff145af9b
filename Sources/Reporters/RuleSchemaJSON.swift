package import RuleEngine

/// The JSON Schemas of rule files and `pack.yaml`, made from the tables of their keys and check kinds, for editors.
package enum RuleSchemaJSON {
    /// The schema of a file with some keys as JSON text.
    package static func text(_ title: String, _ keys: [FileKey]) -> String {
        let head: SchemaPart = ["$schema": "http://json-schema.org/draft-07/schema#", "title": .text(title)]
        return (head + SchemaPart(.keys(keys))).json
    }
}
