import Diagnostics
import YAMLSyntax

// Texts that YAML takes apart at a comma between brackets: `[Save (primary, blue), Send]`.
extension ScreenDecoder {
    /// A part of a text that YAML takes apart at a comma in parentheses: `[Reject (secondary, red)]`.
    enum Half { case start, end }

    /// Which part of such a text a word is; nil for a whole one.
    func halfOfText(_ word: String) -> Half? {
        let (opens, closes) = (word.contains("("), word.contains(")"))
        return opens == closes || word.utf8.count > 80 ? nil : opens ? .start : word.last == ")" ? .end : nil
    }

    /// Leaves open what a button of such a text in the content is, `buttons: [Save (primary, blue)]`; else false.
    mutating func leaveHalfOpen(_ node: NodeIndex, of block: Record) -> Bool {
        let list = tree[tree[node].parent]
        guard list.kind == .sequence, list.style == .flow, let word = tree.word(node, upTo: 80), halfOfText(word) != nil
        else { return false }
        store[block, Slots.Item.label] = Slot(node, Slot.unreadable)
        store.noteUnread(in: block)
        tell(node, Message.halfOfText(word))
        return true
    }
}
