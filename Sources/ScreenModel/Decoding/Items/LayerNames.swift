import Diagnostics
import YAMLSyntax

// What components are called in design files, which nobody reads on the screen: `Icon/Plus`, `Button / Primary`.
extension ScreenDecoder {
    /// Whether a text is the name of an icon's component: `Icon/Plus`, `Icons / 24 / Filter`.
    func isPathOfIcon(_ text: String) -> Bool {
        guard let folder = folder(of: text) else { return false }
        return ["iconbutton", "ic", "symbol", "glyph"].contains(folder) || folder.hasSuffix("icon")
            || folder.hasSuffix("icons")
    }

    /// Whether a text only tells that there is an icon, or where it is drawn: `true`, `custom`, `see Figma`.
    func tellsOfIcon(_ node: NodeIndex) -> Bool {
        guard tree[node].range.length <= 40,
            tree.withText(of: node, { $0.count > 2 && "tTyYcCsSoO".utf8.contains($0[0]) })
        else { return false }
        let text = tree.text(of: node).lowercased()
        return ["true", "yes", "custom", "some", "own"].contains(text) || text.hasPrefix("see ")
    }

    /// Whether a text is the name of a button's or a tab's component: `Button/Primary`, `Tab/Home`.
    func namesComponent(_ text: String) -> Bool {
        let names = ["button", "buttons", "btn", "textbutton", "barbutton", "tab", "tabs", "tabitem", "tabbaritem"]
        return folder(of: text).map(names.contains) ?? false
    }

    /// The folder that a component of a design file stands in, by its folded spelling.
    private func folder(of name: String) -> String? {
        guard name.utf8.count <= 60, let stroke = name.firstIndex(where: { "/=".contains($0) }),
            name.index(after: stroke) < name.endIndex
        else { return nil }
        return Spelling.folded(String(name[..<stroke]))
    }

    /// The row for the name of a bar's component, `Navigation Bar / Large`; nil for any other word.
    func rowOfLayer(_ word: String) -> OtherWord? {
        guard word.utf8.count <= 60, let stroke = word.firstIndex(of: "/"),
            let slot = bar(called: word[..<stroke].split(separator: " ").joined(separator: " "))
        else { return nil }
        let name = ComponentKind.screen.component.fields[slot].name
        let size = slot == Slots.Screen.navigationBar ? sizeOfBar(saidBy: word) : nil
        let additions = size.map { [OtherWord.Setting([name] + $0.path, $0.value)] } ?? []
        return OtherWord(word, to: .rename([name], adding: additions))
    }

    /// Reads the name of an item or a block that is its component's, as its icon, its kind or its look; else false.
    mutating func decodeComponentName(_ pair: OtherPair, of record: Record) -> Bool {
        let (kind, value) = (store.kind(of: record), tree.resolved(pair.value))
        guard kind == .item || kind == .block, Spelling.folded(tree.text(of: pair.key)) == "name",
            let name = tree.word(value, upTo: 60)
        else { return false }
        let label = Slots.Item.label
        if kind == .item, !store[record, label].isWritten {
            if isPathOfIcon(name), !store[record, Slots.Item.icon].isWritten {
                rename(WordUse(pair, of: record), to: ["icon"])
                return true
            }
            let space = space(called: name).map { OtherWord.Setting(["kind"], Schema.standard.symbols.names[Int($0)]) }
            if let said = space ?? ScreenDecoder.control(called: name), set(said, below: record, pair) {
                let edits = tree.rewriting(pair.key, to: said.path, value: said.value)
                reportRead(pair, as: said.path, value: said.value, edits)
                return true
            }
        }
        let showsIcon = kind == .item && says("icon", of: record)
        let isButton = CommonWords.parts(of: name).last == "button" && kind == .item
        guard namesComponent(name) || isButton else { return false }
        if let look = OtherValue.look(ofButton: name), set(look, below: record, pair) {
            if kind == .block, !store[record, Slots.Item.kind].isWritten {
                write("button", at: pair.key, to: Slots.Item.kind, of: record)
            }
            tell(pair.key, Message.readAs(name, line: Message.line(look.path, look.value)))
        } else if kind == .item, !showsIcon, !store[record, label].isWritten {
            tell(pair.key, Message.openItem(name))
        } else {
            return false
        }
        if kind == .item, !showsIcon, !store[record, label].isWritten {
            store[record, label] = Slot(pair.value, Slot.unreadable)
        }
        return true
    }
}
