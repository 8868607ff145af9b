import ScreenModel
import YAMLSyntax

// The items of bars, and buttons wherever they stand.
extension MDKPageReader {
    mutating func readItems(_ items: [NodeIndex], _ field: String, of bar: Record, at list: NodeIndex) {
        guard !items.isEmpty else { return }
        setList(field, of: bar, .item, items, at: list) { $0.readItem($1, into: $2) }
    }

    /// Reads an item; what the system provides goes before an icon, and an icon before a caption.
    private mutating func readItem(_ node: NodeIndex, into item: Record) {
        setHidden(of: item, from: ["Visible"], in: node)
        setAction(of: item, in: node)
        let type = tree.typeName(of: node)
        if type == "Button" { return readButton(node, into: item) }
        if case .space(let kind) = type.flatMap(SystemItem.named)?.face {
            return setWord("kind", of: item, to: kind, at: tree.value(of: "_Type", in: node) ?? node)
        }
        if let system = tree.value(of: "SystemItem", in: node), !tree.isNull(system), !tree.text(of: system).isEmpty {
            readSystemItem(system, into: item)
        } else if let icon = ["Icon", "Image"].first(where: { isGiven($0, in: node) }) {
            setText("icon", of: item, from: icon, in: node)
            setText("accessibilityLabel", of: item, from: "Caption", in: node)
        } else {
            setText("label", of: item, from: "Caption", in: node)
            setText("label", of: item, from: "Title", in: node)
        }
        // Whether it accepts or rejects, only a Fiori button could say.
        closeSilence(of: item, "label", "icon", "iconSource", "role", "semantic")
    }

    private mutating func readSystemItem(_ system: NodeIndex, into item: Record) {
        guard let word = expression.text(of: tree.text(of: system)),
            let known = SystemItem.named(word)
        else {
            leaveFaceOpen(of: item, at: system)
            return setUndetermined("role", of: item, at: system)
        }
        setSystemItem(known, of: item, at: system)
    }

    /// Reads a Fiori button: of a toolbar, a button table or a form.
    mutating func readButton(_ node: NodeIndex, into button: Record) {
        setText("label", of: button, from: "Title", in: node)
        if isGiven("Image", in: node) { setText("icon", of: button, from: "Image", in: node) }
        closeSilence(of: button, "label", "icon", "iconSource", "role")
        if let type = tree.value(of: "ButtonType", in: node) {
            switch word("ButtonType", in: node) {
            case "primary": setWord("style", of: button, to: "primary", at: type)
            case "secondary": setWord("style", of: button, to: "secondary", at: type)
            case "text": setWord("style", of: button, to: "tertiary", at: type)
            default: setUndetermined("style", of: button, at: type)
            }
        }
        if let semantic = tree.value(of: "Semantic", in: node), word("Semantic", in: node) == "negative" {
            setWord("semantic", of: button, to: "negative", at: semantic)
        }
    }

    func isGiven(_ key: String, in mapping: NodeIndex) -> Bool {
        tree.value(of: key, in: mapping).map { !tree.isNull($0) && !tree.text(of: $0).isEmpty } ?? false
    }
}
