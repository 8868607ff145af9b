import ScreenModel
import Tokens

/// The colours of a screen, as far as pictures show them.
struct ScreenColors {
    /// The appearances to show, beside each other; nil alone for the wireframe's own colours, without token files.
    let appearances: [Appearance?]
    /// The tokens that the screen names, each once.
    private(set) var tokens: [DesignToken] = []

    init(_ screen: Screen, _ store: RecordStore) {
        var (differs, known) = (false, Set<String>())
        var found = [DesignToken]()
        var everything: Set<Record>?
        store.forEachColor(in: screen.record, besides: &everything) { text, _ in
            if text.locale != 0 { differs = true }
            guard case .token(let token)? = store.tokens?.meaning(of: store.string(of: text)) else { return }
            if token.light != token.dark { differs = true }
            if known.insert(token.name).inserted { found.append(token) }
        }
        tokens = found
        let described = ScreenColors.described(screen, store)
        let hasTokens = store.tokens.map(\.isEmpty) == false
        appearances =
            differs ? described.map { [$0] } ?? [.light, .dark] : hasTokens ? [described ?? .light] : [nil]
    }

    /// Joins the appearances of a screen as it was and as it is, so that both sides show the same.
    static func appearances(_ before: ScreenColors?, _ after: ScreenColors?) -> [Appearance?] {
        let shown = Set((before?.appearances ?? []) + (after?.appearances ?? [])).compactMap(\.self)
        return shown.isEmpty ? [nil] : Appearance.allCases.filter(shown.contains)
    }

    /// The appearance that the screen says it describes; nil for both.
    private static func described(_ screen: Screen, _ store: RecordStore) -> Appearance? {
        let value = store[screen.record, Slots.Screen.appearance]
        return value.hasValue ? Appearance(rawValue: Schema.standard.symbols.names[Int(value.payload)]) : nil
    }
}
