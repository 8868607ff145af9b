import Diagnostics
import YAMLSyntax

// Back buttons whose label has the arrow before it that the system draws: `{role: back, label: "< Orders"}`.
extension ScreenDecoder {
    /// Reads the labels of a bar's back buttons without such an arrow.
    mutating func readBackLabels(of bar: Record) {
        for item in Array(store.elements(bar, Slots.NavigationBar.leading)) where item.hasValue {
            let record = Record(offset: item.payload)
            let label = store[record, Slots.Item.label]
            guard store[record, Slots.Item.role].payload == Symbols.back, label.hasValue,
                let text = ScreenDecoder.withoutArrow(store, store.texts[Int(label.payload)])
            else { continue }
            let node = tree.resolved(label.nodeIndex)
            let payload = store.addText(text, node: node.rawValue, isMeasured: true)
            store[record, Slots.Item.label].payload = payload
            if store[bar, Slots.NavigationBar.backLabel].payload == label.payload {
                store[bar, Slots.NavigationBar.backLabel].payload = payload
            }
            reportRead(node, as: ScalarText(text).yaml, line: Message.line(["label"], text))
        }
    }

    /// What stands behind the arrow of a text; nil for one without an arrow, or of nothing else.
    private static func withoutArrow(_ store: borrowing RecordStore, _ text: Text) -> String? {
        guard text.next == 0, text.locale == 0, store.bytes(of: text).first.map({ $0 == 0x3C || $0 >= 0xC2 }) == true
        else { return nil }
        let written = store.string(of: text)
        guard let arrow = written.first, "<‹«←❮〈⟨".contains(arrow) else { return nil }
        let rest = String(written.dropFirst().drop(while: \.isWhitespace))
        return rest.isEmpty || rest.contains(">") ? nil : rest
    }
}
