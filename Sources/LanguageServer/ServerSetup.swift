import Diagnostics
package import Linter

/// The configurations and rules in force, as read at one time.
package struct ServerSetup: Sendable {
    /// Where configurations come from.
    let finder: ConfigurationFinder
    /// Where rule packs come from.
    let library: PackLibrary
    /// The rules for each file.
    let rules: ConfiguredRules

    /// Tells what changed in a file since the last commit; nil where nobody can tell.
    let review: DocumentReview.Maker?

    /// Creates a setup.
    package init(
        finder: ConfigurationFinder,
        library: PackLibrary,
        rules: ConfiguredRules,
        review: DocumentReview.Maker? = nil
    ) {
        self.review = review
        self.finder = finder
        self.library = library
        self.rules = rules
    }

    /// Where files are read that are not open.
    var files: any FileSource { library.files }

    /// The configuration for a file, by its absolute path; nil if there is none.
    func configuration(for path: String) -> Configuration? {
        finder.configuration(forFolder: FilePath.folder(of: path))
    }
}
