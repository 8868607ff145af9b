import Diagnostics
import YAMLSyntax

// Screens without an id: whether they lack one, and which they may get.
extension ScreenDecoder {
    /// Whether a screen may have an id that could not be read: the file breaks off in it, or a key is a slip for it.
    func mayHaveID(_ mapping: NodeIndex) -> Bool {
        if breaksOff(mapping) { return true }
        return tree.hasWord(in: mapping, among: 64) { key in
            tree.word(key, upTo: 3).map { ["iid", "idd", "di", "ids", "i", "d"].contains($0.lowercased()) } == true
        }
    }

    /// An id that suits a screen without one, and that no other one of the file has: its name or title, written as ids are.
    func likelyID(of screen: Record) -> String? {
        let bar = store.record(screen, Slots.Screen.navigationBar)
        let title = bar.flatMap { store.string($0, Slots.NavigationBar.title) }
        for name in [store.string(screen, Slots.Screen.name), title] {
            guard let name, !name.contains("{") else { continue }
            let words = name.prefix(40).split { !$0.isLetter && !$0.isNumber }.flatMap(ScreenDecoder.words(in:))
            guard words.contains(where: { $0.first?.isLetter == true }) else { continue }
            let id = words.joined(separator: "-")
            let taken = Set(screens.compactMap(\.id))
            return taken.contains(id) ? (2...99).lazy.map { "\(id)-\($0)" }.first { !taken.contains($0) } : id
        }
        return nil
    }

    /// The words in a part of a name, in small letters: `OrderList` has two, `iPhone` and `Week12` one.
    private static func words(in part: Substring) -> [String] {
        let isOne = part.contains(where: \.isNumber) || part.first == "i" && part.dropFirst().first?.isUppercase == true
        return isOne ? [part.lowercased()] : CommonWords.parts(of: String(part))
    }

    /// The fix that gives a screen an id which no other one of the file has.
    func giving(_ id: String, to screen: NodeIndex) -> Fix? {
        guard !screens.contains(where: { $0.id == id }),
            let edit = tree.insertion(ofFirstKey: "id", id, in: screen)
        else { return nil }
        return Fix(safe: Message.replace(with: "id: \(id)"), [edit])
    }
}
