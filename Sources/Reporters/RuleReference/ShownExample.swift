import Diagnostics
import RuleEngine
import YAMLSyntax

/// An example of a rule as people see it: the screen, and apart from it what fixing makes of it.
package struct ShownExample {
    /// The lines of the screen; an arrow points at what `# here` marks.
    package let screen: [String]
    /// The lines of the screen as fixed; empty if the example doesn't say.
    package let fixed: [String]

    /// Reads an example out of its rule file.
    init(_ example: RuleExample, in file: RuleFile) {
        var text = file.lines(of: example.range).joined(separator: "\n")
        let written = RuleFile(path: file.path, bytes: Array(text.utf8))
        fixed = written.root?["fixed"].map { written.lines(of: $0.range) } ?? []
        for key in ["says", "fixed", "x-also"] { text = ShownExample.without(key, text) }
        screen = text.replacing("# here", with: "# ← here").split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// A map as YAML without one of its keys; as it is if it can't be cut.
    private static func without(_ name: String, _ text: String) -> String {
        let tree = YAMLTree(Array(text.utf8))
        guard let root = tree.documents.first, tree[root].kind == .mapping else { return text }
        guard let found = tree.pairs(of: root).first(where: { tree.text(of: $0.key) == name }),
            let edit = tree.removal(ofPair: found.key)
        else { return text }
        var bytes = tree.source
        bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }
}
