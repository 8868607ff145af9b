import Diagnostics
import ScreenModel
import YAMLSyntax

/// Finds the screens whose `locale` is the name of a language, and no code.
enum LocaleNames {
    /// The diagnostics at such locales, each with the code to write; what several screens have of their defaults is said
    /// once.
    static func diagnostics(_ description: Description, file: String, _ tree: borrowing YAMLTree) -> [Diagnostic] {
        let store = description.store
        var diagnostics = [Diagnostic]()
        var nodes = Set<NodeIndex>()
        for screen in description.screens {
            let node = tree.resolved(store[screen.record, Slots.Screen.locale].nodeIndex)
            guard let name = store.string(screen.record, Slots.Screen.locale),
                let code = LanguageCode.meant(by: name), nodes.insert(node).inserted
            else { continue }
            let edit = Edit(range: tree[node].range, text: ScalarText(code).yaml)
            let message = "'\(name)' is no code of a language; write 'locale: \(code)'."
            diagnostics.append(
                Diagnostic(
                    .screenUnknownValue,
                    in: file,
                    screen: screen.id,
                    path: "locale",
                    at: tree[node].range,
                    message,
                    fixes: [Fix(title: "Write '\(code)'", applicability: .unsafe, edits: [edit])]
                )
            )
        }
        return diagnostics
    }
}
