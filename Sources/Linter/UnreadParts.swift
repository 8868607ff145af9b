import Diagnostics
import ScreenModel
import YAMLSyntax

/// What keeps a file from being read in full, for what looks at a single file closely.
enum UnreadParts {
    /// The mistakes after which nobody knows what the file goes on to say.
    static func diagnostics(of description: Description, _ tree: borrowing YAMLTree, path: String) -> [Diagnostic] {
        var found = description.diagnostics
        for problem in tree.problems {
            found.append(SwallowedSyntax.diagnostic(for: problem, in: tree, file: path) ?? problem.diagnostic(in: path))
        }
        let isCut = !tree.isComplete
        return found.filter { diagnostic in
            OwnRule.endsReading(diagnostic.rule)
                || isCut && diagnostic.severity == .error && diagnostic.rule.hasPrefix("yaml/")
        }.sorted()
    }
}
