/// Whether a screen is shown light or dark.
package enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light
    case dark

    /// The appearance that a tool's mode is called after, such as `Dark` or `Light mode`; nil for other modes.
    init?(mode: String) {
        let words = mode.lowercased().split { !$0.isLetter }.filter { $0 != "mode" && $0 != "theme" }
        guard words.count == 1 else { return nil }
        self.init(rawValue: String(words[0]))
    }
}
