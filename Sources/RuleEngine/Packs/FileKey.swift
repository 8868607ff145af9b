import Diagnostics

/// A key of a rule file, of `pack.yaml`, of a configuration, or of a map in one of them.
///
/// Readers, JSON Schemas, completion, hover, `screenlint explain` and the reference all take what they know from these.
package struct FileKey: Sendable, Hashable {
    /// The key.
    package let name: String
    /// One line of documentation.
    package let summary: String
    /// What it takes.
    package let value: FileValue
    /// Whether it has to be there.
    package let isRequired: Bool
    /// What it takes in words, for messages; nil if that goes without saying.
    let takes: String?
    /// Of a check's option the part of a sentence that tells of it, `{}` standing for its value; empty for none.
    package let phrase: String

    /// Creates a key.
    package init(
        _ name: String,
        _ summary: String,
        _ value: FileValue = .text,
        isRequired: Bool = false,
        takes: String? = nil,
        phrase: String = ""
    ) {
        self.name = name
        self.summary = summary
        self.value = value
        self.isRequired = isRequired
        self.takes = takes
        self.phrase = phrase
    }

    /// The keys of a map of a rule pack; `rule-file-keys.txt` tells of each what it is, and of some what they take.
    static func table(
        _ owner: String,
        _ values: KeyValuePairs<String, FileValue>,
        needs required: Set<String> = []
    ) -> [FileKey] {
        values.map { name, value in
            let words = (words["\(owner).\(name)"] ?? "").split(separator: " | ").map(String.init)
            let isRequired = required.contains(name)
            return FileKey(name, words.first ?? "", value, isRequired: isRequired, takes: words.dropFirst().first)
        }
    }

    private static let words = EmbeddedText.meanings(in: "rule-file-keys", foldsCase: false)
}
