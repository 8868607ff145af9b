/// Whether a screen is shown light or dark.
package enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
}
