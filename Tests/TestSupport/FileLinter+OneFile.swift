package import Linter

extension FileLinter {
    /// Creates a linter that takes its rules from `provider`.
    package init(provider: RuleProvider, _ options: Options = Options()) {
        self.init(files: .workTree, options) { _ in provider }
    }

    /// Lints a text, as the content of the file at a path.
    package mutating func lint(_ bytes: [UInt8], path: String) -> FileReport {
        report(judge(bytes, path: path), comparedWith: .none)
    }
}

extension RuleProvider {
    /// Creates a provider of the built-in packs as they are; `defaultPacks` are for a screen that names none.
    package convenience init(defaultPacks: [String]) {
        var selection = RuleSelection()
        selection.guidelines = defaultPacks
        self.init(selection, library: PackLibrary())
    }
}
