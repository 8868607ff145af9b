import Diagnostics
import ScreenModel
import YAMLSyntax

/// A colour that a screen says.
package struct ColorUse: Sendable, Hashable {
    /// The name or the figures, as they are written.
    package let name: String
    /// The id of the screen; nil if the file gives none.
    package let screen: String?
    /// The path of the file.
    package let file: String
    /// The line, from 1.
    package let line: Int

    /// How many uses are told of one file; defaults of a few lines could make millions of them.
    private static let mostUses = 200_000

    /// The colours that the screens of a file say; of what several screens have of their defaults, each has its own.
    static func all(in description: Description, file: String, _ tree: borrowing YAMLTree) -> [ColorUse] {
        let (store, lines) = (description.store, LineTable(tree.source))
        var texts = [(screen: String?, text: Text)]()
        var known: Set<Record>?
        for screen in description.screens where texts.count < mostUses {
            store.forEachColor(in: screen.record, besides: &known) { text, _ in
                if !text.hasPlaceholder, !text.isBlank { texts.append((screen.id, text)) }
            }
        }
        var uses = [ColorUse]()
        for (screen, text) in texts {
            let start = tree[tree.resolved(text.nodeIndex)].range.start
            uses.append(ColorUse(name: store.string(of: text), screen: screen, file: file, line: lines.line(at: start)))
        }
        return uses
    }
}
