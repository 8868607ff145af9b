import ScreenModel
import Tokens

/// The colours of a screen, as far as pictures show them.
struct ScreenColors {
    /// The appearances to show, beside each other; nil alone for the wireframe's own colours, without token files.
    let appearances: [Appearance?]
    /// The tokens that the screen names, each once.
    private(set) var tokens: [Token] = []

    init(_ screen: Screen, _ store: RecordStore) {
        guard let catalog = store.tokens, !catalog.isEmpty else {
            appearances = [nil]
            return
        }
        var (differs, known) = (false, Set<String>())
        var found = [Token]()
        var everything: Set<Record>?
        store.forEachColor(in: screen.record, besides: &everything) { text, _ in
            if text.locale != 0 { differs = true }
            guard case .token(let token) = catalog.meaning(of: store.string(of: text)) else { return }
            if token.light != token.dark { differs = true }
            if known.insert(token.name).inserted { found.append(token) }
        }
        tokens = found
        appearances = differs ? [.light, .dark] : [.light]
    }
}
