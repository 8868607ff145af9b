package import Diagnostics

/// The colours of a team, found by the names that people write.
package struct TokenCatalog: Sendable {
    /// What a name means.
    package enum Meaning: Sendable, Hashable {
        /// One token, or several that look the same, of which the first is named.
        case token(DesignToken)
        /// Several tokens that differ in colour and may all be called so.
        case ambiguous([DesignToken])
        /// No token has the name.
        case none
    }

    /// All tokens that stand for colours, in the order of their files.
    package let tokens: [DesignToken]
    /// The files that were read, those that resolver files name included.
    package let files: [TokenFile]
    /// What is wrong with the files.
    package let diagnostics: [Diagnostic]
    private let positions: [String: [Int]]
    private let positionsOfGroups: [String: [Int]]
    private let positionsByColor: [String: [Int]]

    /// Reads token files.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - read: Gives the content of a further file that a resolver file names, by the paths of both; nil if it can't be
    ///     read.
    package init(_ files: [TokenFile], read: @escaping (String, String) -> [UInt8]? = { _, _ in nil }) {
        (tokens, self.files, diagnostics) = TokenReader(files, read: read).result()
        var positions = [String: [Int]]()
        var positionsOfGroups = [String: [Int]]()
        var positionsByColor = [String: [Int]]()
        for (position, token) in tokens.enumerated() {
            for name in Set(TokenName.shortNames(of: token.name)) { positions[name, default: []].append(position) }
            for name in TokenName.groupNames(of: token.name) { positionsOfGroups[name, default: []].append(position) }
            if let light = token.light, token.light == token.dark {
                positionsByColor[light.hex, default: []].append(position)
            }
        }
        differsByAppearance = tokens.contains { $0.light != $0.dark }
        self.positions = positions
        self.positionsOfGroups = positionsOfGroups
        self.positionsByColor = positionsByColor
    }

    /// Whether some token has another colour in dark appearance than in light.
    package let differsByAppearance: Bool

    /// Whether no token is known: then nothing is decided by tokens.
    package var isEmpty: Bool { tokens.isEmpty }

    /// Returns what a name in a screen means.
    ///
    /// A whole name goes before a short one, and what is still in use before what is deprecated.
    package func meaning(of name: String) -> Meaning {
        let folded = TokenName.folded(name)
        let found = (positions[folded] ?? []).map { tokens[$0] }
        let whole = found.filter { TokenName.folded($0.name) == folded }
        let candidates = whole.isEmpty ? found : whole
        let current = candidates.filter { $0.deprecation == nil }
        let meant = current.isEmpty ? candidates : current
        guard let first = meant.first else { return .none }
        let isOne = meant.allSatisfy { $0.light?.hex == first.light?.hex && $0.dark?.hex == first.dark?.hex }
        return isOne ? .token(first) : .ambiguous(meant)
    }

    /// Returns the colour that a text in a screen means in an appearance: a token's, else that of its figures.
    package func color(of text: String, in appearance: Appearance) -> Color? {
        switch meaning(of: text) {
        case .token(let token): token.color(in: appearance)
        case .ambiguous: nil
        case .none: Color(ofScreen: text)
        }
    }

    /// Returns the tokens of all groups with a name, such as `cinnamon` for `cinnamon.100` and its neighbours.
    package func tokens(inGroup name: String) -> [DesignToken] {
        (positionsOfGroups[TokenName.folded(name)] ?? []).map { tokens[$0] }
    }

    /// Returns the tokens in use that have exactly this colour in both appearances, the best name first.
    package func tokens(with color: Color) -> [DesignToken] {
        (positionsByColor[color.hex] ?? []).map { tokens[$0] }.filter { $0.deprecation == nil }
    }

    /// Returns the name that somebody probably meant, as short as it may be written; nil if none is near.
    package func suggestion(for name: String) -> String? {
        let names = tokens.map { shortestName(of: $0) }
        return Suggestion.closest(to: name, in: names)
    }

    /// Returns the shortest name, with dots, that means this token alone.
    package func shortestName(of token: DesignToken) -> String {
        let parts = token.name.split(separator: ".")
        for start in parts.indices.reversed() {
            let name = parts[start...].joined(separator: ".")
            if case .token(let found) = meaning(of: name), found == token { return name }
        }
        return token.name
    }
}
