import YAMLSyntax

// What is told of items: what one is read as, and what is left open of it.
extension Message {
    static func wrapped(_ word: String) -> String {
        "'\(shortened(word))' is read as the item that it holds; write that without '\(shortened(word))' around it."
    }

    /// `line` is that of the whole bar where this is a list, and has no place for what is said of it.
    static func listed(as name: String, _ line: String, barIsList: Bool = false) -> String {
        let what = name == "helperText" ? "helper text" : name
        return "This entry is read as the \(what) of the bar; write '\(line)'\(barIsList ? "" : " in the bar itself")."
    }

    static func wrappedGroup(_ word: String) -> String {
        "What '\(shortened(word))' holds can't be told from here, and is left open; list each item by itself."
    }

    static func conditionalItem(_ text: String, in holder: ComponentKind?) -> String {
        let words = CommonWords.parts(of: text)
        let state = words.lazy.compactMap { OtherWord.states[$0] }.first?.value
        let condition = state.map { "state: \($0)" } ?? "sizeClass: regular"
        let line =
            switch holder {
            case .toolbar: "toolbar: [Save, Print]"
            case .tabBar: "tabBar: [Save, Print]"
            case .block, .screen: "content: [{kind: button, label: Save}]"
            default: "navigationBar: {trailing: [Save, Print]}"
            }
        return "Whether '\(shortened(text))' is there is left open. What a bar has at times or on one device alone is"
            + " listed in a variant: 'variants: [{\(condition), \(line)}]'."
    }

    static func namesInBraces(_ list: String) -> String {
        "These names in braces are read as a list, which stands in brackets: '\(shortened(list))'."
    }

    static func severalItems(_ text: String, _ names: [String]) -> String {
        "'\(shortened(text))' is read as \(names.count) buttons; each is an entry of its own: '[\(shortened(text))]'."
    }

    static func wrappedList(_ word: String) -> String {
        "What '\(shortened(word))' holds is read as items of the list that it stands in; list each item by itself."
    }

    static func iconName(_ word: String, element: String) -> String {
        "'\(shortened(word))' is an icon's name, and is read as '\(element)'; write it like that."
    }

    static func openWord(_ word: String, as name: String, role: String?) -> String {
        let start = role.map { "role: \($0), " } ?? ""
        return "'\(word)' may be a text or an icon; write '{\(start)label: \(name)}' or '{\(start)icon: \(name)}'."
    }

    static func openName(_ name: String) -> String {
        "'\(name)' may be a text or an icon; write 'label: \(name)' or 'icon: \(name)'."
    }

    static func actionAlone(_ text: String) -> String {
        "'action' is what a tap does, and what this button shows is left open; write what people read: 'label: \(ScalarText(text).yaml)'."
    }

    static func openItem(_ word: String, isSign: Bool = false) -> String {
        if isSign {
            let icon = icons[word] ?? "plus"
            return
                "Whether this '\(word)' is a text or stands for an icon is left open; write '{label: \(ScalarText(word).yaml)}', or"
                + " the icon by its name: '{icon: \(icon)}'."
        }
        return "What this '\(shortened(word))' shows is left open; write it: '{label: Save}' or '{icon: plus}'."
    }

    /// The icons that signs stand for.
    private static let icons = [
        "<": "chevron.left", "‹": "chevron.left", "←": "chevron.left", ">": "chevron.right", "›": "chevron.right",
        "...": "ellipsis", "×": "xmark", "✕": "xmark", "⋯": "ellipsis", "…": "ellipsis", "⋮": "ellipsis",
        "☰": "line.3.horizontal",
        "≡": "line.3.horizontal", "🔍": "magnifyingglass",
    ]

    static func openButtons(_ word: String, in list: String) -> String {
        "What '\(shortened(word))' holds is left open: it may be one button or several. Each is an element of"
            + " '\(list)': '\(list): [{kind: button, label: Save}]'."
    }

    static func besideUnread(_ word: String, _ path: [String]) -> String {
        "'\(shortened(word))' is '\(line(path, nil))', and what is written of '\(path[0])' can't be read;"
            + " write both as one map."
    }

    static func halfOfText(_ text: String) -> String {
        "YAML ends an entry of a list in brackets at each comma, and '\(shortened(text))' is a part of one; put the whole text in quotes."
    }

    static func noItem(_ text: String) -> String {
        "Whether this '\(shortened(text))' is a button is left open: take it out, or write '{label: Save}' or '{icon: plus}'."
    }

    static func openBlock(_ text: String) -> String {
        "Whether this '\(shortened(text))' is a button is left open; write '{kind: button, label: Save}', or a text in words."
    }

    static func openKind(_ word: String) -> String {
        "Whether this '\(shortened(word))' is a button is left open; write '{kind: button, …}', or another kind, without"
            + " '\(shortened(word))' around it."
    }

    static func iconAndText(_ icon: String, _ text: String) -> String {
        "'\(text)' may stand beside the icon or only be spoken; write '{icon: \(icon), label: \(text)}' or '{icon: \(icon),"
            + " accessibilityLabel: \(text)}'."
    }

    static func openText(_ text: String) -> String {
        "'\(text)' may be a text or a button with it; write '{kind: label, label: …}' or '{kind: button, label: …}'."
    }

    static func openTitle(_ text: String) -> String {
        "'\(shortened(text))' tells when there is a title, which is left open. One that comes with scrolling alone is"
            + " 'scrolledTitle: Orders'."
    }

    static func openIcon(_ text: String) -> String {
        "'\(shortened(text))' names no icon, and leaves open which one is there; write it, such as 'icon: plus'."
    }

    static func openAbsence(_ text: String, _ name: String) -> String {
        "'\(shortened(text))' tells whether there is a '\(name)', which is left open: write the text, or leave it out."
    }

    static func oneOfTwo(_ text: String) -> String {
        "'\(shortened(text))' says that one of the two around it shows, so that both are left open. What a screen has at times"
            + " is listed in a variant: 'variants: [{state: editing, toolbar: [Done]}]'."
    }

    static func openPhrase(_ text: String) -> String {
        "'\(shortened(text))' may stand on the button or tell what it does; write 'label: …' or 'action: …'."
    }

    static func openSearch(_ text: String) -> String {
        "'\(shortened(text))' may stand on a button or in a search field; write '{role: search, label: …}' or"
            + " '{kind: search-field}'."
    }

    static let submenu =
        "The commands of a submenu are read as the menu's own; list them there: 'commands: [Show Toolbar, Hide Toolbar]'."

    static let openSearchKind =
        "'search' may be a button or a search field; write 'role: search' or 'kind: search-field'."

    static let openToolbar =
        "SwiftUI's items without a placement stand at the top, so that it is open whether there is a bar at the bottom; write 'toolbar: {position: bottom, items: [Edit]}' or 'navigationBar: {trailing: [Edit]}'."

    static func pixels(_ name: String, _ written: String) -> String {
        "'\(written)' is no measure in points: a point has one, two or three pixels. Write the \(name) in points."
    }
}
