import YAMLSyntax

// States and presentations of a screen that are told by a switch: `editing: true`, `sheet: yes`.
extension ScreenDecoder {
    /// The row for a state or a presentation that is told as a switch, `editing: true`; one that is off, and one beside another
    /// state, say nothing more.
    func rowOfSwitch(_ pair: OtherPair, _ word: String, in kind: ComponentKind) -> OtherWord? {
        let (mapping, value) = (tree[pair.key].parent, tree.resolved(pair.value))
        guard let row = OtherWord.row(for: word, with: .truth, in: kind), case .words(let settings) = row.conversion
        else { return nil }
        guard let setting = setting(saidBy: value, among: settings) else {
            return booleanMeant(by: value) == false ? OtherWord(notes: word) : nil
        }
        guard setting.path == ["state"] else { return row }
        let hasOther = tree.pairs(of: mapping, among: 64).prefix { $0.key != pair.key }.contains { key, other in
            booleanMeant(by: tree.resolved(other)) == true
                && OtherWord.row(for: tree.word(key) ?? "", with: .truth, in: kind) != nil
        }
        return hasOther || tree.value(ofKey: "state", in: mapping) != nil ? OtherWord(notes: word) : row
    }
}
