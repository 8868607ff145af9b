import YAMLSyntax

// Items as layers of a design file, whose text is a layer in them: `{type: INSTANCE, name: Button/Primary, children: [{type:
// TEXT, characters: Save}]}`.
extension ScreenDecoder {
    /// Reads the text in a layer as the label of the item that it is, and what it is called as how that looks.
    mutating func readLayer(of item: Record) {
        let mapping = store.nodeIndex(of: item)
        guard tree[mapping].kind == .mapping, !store[item, Slots.Item.label].isWritten, isLayer(mapping),
            let held = layers(of: mapping), let text = textLayer(in: tree.resolved(held))
        else { return }
        decodeField(Slots.Item.label, of: item, text)
        keysRead.insert(tree.key(of: held))
        guard let name = tree.value(ofKey: "name", in: mapping), tree[tree.resolved(name)].kind == .scalar else {
            return
        }
        let key = tree.key(of: name)
        keysRead.insert(key)
        let word = tree.text(of: tree.resolved(name))
        let parts = word.split(separator: "/").map { $0.trimmingPrefix(" ") }
        let look = parts.dropFirst().compactMap {
            setting(for: String($0), of: ["style", "semantic"], in: ComponentKind.item.component)
        }
        var lines = "label: \(tree.text(of: text))"
        if let setting = look.first, set(setting, below: item, (key: key, value: name)) {
            lines += ", \(Message.line(setting.path, setting.value))"
        }
        tell(key, Message.readAs(word, line: lines))
    }

    /// Whether a map says that it is a layer of any sort.
    func isLayer(_ mapping: NodeIndex) -> Bool {
        saidKind(of: mapping).map { tree[$0].kind == .scalar && ScreenDecoder.isLayer(tree.text(of: $0)) } == true
    }

    /// What stands in a layer.
    func layers(of layer: NodeIndex) -> NodeIndex? {
        tree.value(ofKey: "children", in: layer) ?? tree.value(ofKey: "layers", in: layer)
    }

    /// The text of the only layer of texts in a list, at most two layers down; nil if there is none or another one.
    private func textLayer(in list: NodeIndex, depth: Int = 2) -> NodeIndex? {
        guard tree[list].kind == .sequence, depth > 0, tree[list].count <= 8 else { return nil }
        var found: NodeIndex?
        for layer in tree.entries(of: list) {
            guard tree[layer].kind == .mapping else { return nil }
            let text = tree.value(ofKey: "characters", in: layer)
            let inner = layers(of: layer).flatMap { textLayer(in: tree.resolved($0), depth: depth - 1) }
            guard let text = text ?? inner else { continue }
            if found != nil { return nil }
            found = text
        }
        return found
    }
}
