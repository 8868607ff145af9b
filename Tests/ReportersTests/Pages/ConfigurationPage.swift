import Linter

/// The reference of the keys of configurations as Markdown.
enum ConfigurationPage {
    /// Where the page stands in the repository.
    static let path = "docs/configuration-keys.md"

    /// The page as Markdown.
    static var text: String {
        """
        # The keys of a configuration

        What `.screenlint.yml` takes; [configuration](configuration.md) tells what for. `screenlint explain KEY` says the same of
        one of them, and so does an editor where it stands.

        \(RuleFormatPage.keys(ConfigurationKeys.tables).dropLast())
        """
    }
}
