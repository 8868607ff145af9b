/// What one configuration file says, with what it extends.
package struct Configuration: Sendable {
    /// The name of a configuration file.
    package static let fileName = ".screenlint.yml"

    /// Where a value is written.
    package struct Origin: Sendable, Hashable {
        /// The absolute path of the file.
        package let file: String
        /// The line, from 1.
        package let line: Int
    }

    /// A value and where it comes from.
    package struct Setting<Value: Sendable>: Sendable {
        /// The value.
        package let value: Value
        /// Where it is written.
        package let origin: Origin
    }

    /// A name of an icon, and what it stands for.
    package struct IconName: Sendable, Hashable {
        /// What the icon stands for, such as `delete`.
        package let meaning: String
        /// The name.
        package let name: String
    }

    /// Settings for some of the files.
    package struct Override: Sendable {
        let files: [Glob]
        /// The guidelines for screens that name none.
        let guidelines: Setting<[String]>?
        /// What is said about rules.
        let rules: [String: Setting<RuleSetting>]

        /// Whether it is for a file, by its absolute path.
        func applies(to path: String) -> Bool { files.contains { $0.matches(path) } }
    }

    /// The absolute path of the file.
    package let file: String
    /// The guidelines for screens that name none.
    var guidelines: Setting<[String]>?
    /// The language of screens that state none.
    package internal(set) var locale: Setting<String>?
    /// The absolute folders of packs that always apply.
    package internal(set) var rulePacks: [Setting<String>] = []
    /// What is said about rules, by their ids, and about all others of a pack: `acme/*`.
    var rules: [String: Setting<RuleSetting>] = [:]
    /// Names of icons, each with what it stands for.
    package internal(set) var icons: [Setting<IconName>] = []
    /// Settings for some of the files, the later ones stronger.
    var overrides: [Override] = []
    /// Files that are searched for beside `*.screen.yaml`.
    package internal(set) var include: Setting<[Glob]>?
    /// Files and folders that are left out.
    package internal(set) var exclude: Setting<[Glob]>?
    /// From which severity on the exit status is 1: a severity or `never`.
    package internal(set) var failLevel: Setting<String>?
    /// The absolute paths of the files with the team's colours.
    package internal(set) var tokens: [Setting<String>] = []
    /// The absolute path of the baseline.
    package internal(set) var baseline: Setting<String>?

    /// The names that people give a configuration, which are not read.
    static let mistakenNames = [
        ".screenlint.yaml", "screenlint.yml", "screenlint.yaml", ".screenlint.json", "screenlint.json", ".screenlintrc",
        ".screenlintrc.yml", ".screenlintrc.yaml", ".screenlintrc.json", ".screenLint.yml",
    ]

    /// The folder that its paths are relative to.
    package var folder: String { FilePath.folder(of: file) }

    /// Whether a file or folder, by its absolute path, is left out.
    func excludes(_ path: String) -> Bool { exclude?.value.contains { $0.matches(path) } ?? false }

    /// Whether a file, by its absolute path, is searched for beside those with the usual names.
    package func includes(_ path: String) -> Bool { include?.value.contains { $0.matches(path) } ?? false }

    /// The rules' settings for a file, by its absolute path, with the overrides that are for it.
    package func rules(for path: String) -> [String: Setting<RuleSetting>] {
        overrides.filter { $0.applies(to: path) }.reduce(rules) { Configuration.overlaid($0, by: $1.rules) }
    }

    /// The guidelines for a file, by its absolute path.
    package func guidelines(for path: String) -> Setting<[String]>? {
        overrides.last { $0.guidelines != nil && $0.applies(to: path) }?.guidelines ?? guidelines
    }

    /// Settings of rules with others on top of them; what the others say of a whole pack goes for each of its rules.
    static func overlaid(
        _ settings: [String: Setting<RuleSetting>],
        by others: [String: Setting<RuleSetting>]
    ) -> [String: Setting<RuleSetting>] {
        var result = settings
        func lay(_ other: Setting<RuleSetting>, on id: String, _ general: Setting<RuleSetting>? = nil) {
            let value = (result[id] ?? general)?.value.overlaid(by: other.value) ?? other.value
            result[id] = Setting(value: value, origin: other.origin)
        }
        for (id, other) in others where id.hasSuffix("/*") {
            for known in settings.keys where known != id && RuleSelection.packOfRule(known) == id {
                lay(other, on: known)
            }
            lay(other, on: id)
        }
        for (id, other) in others where !id.hasSuffix("/*") { lay(other, on: id, result[RuleSelection.packOfRule(id)]) }
        return result
    }
}
