package import Diagnostics
import Synchronization

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
    private let meanings: [String: Meaning]
    private let positionsOfGroups: [String: [Int]]
    private let positionsByColor: [String: [Int]]
    private let slips = Slips()

    /// The names that were asked about, and whether each is a slip of a token's.
    private final class Slips: Sendable {
        struct State {
            var known: [String: Bool] = [:]
            var shortNames = [String]()
            var comparisons = 1_000_000
        }

        let state = Mutex(State())
    }

    /// Reads token files; `read` gives a file that a resolver file names, by the paths of both; nil if that fails.
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
        meanings = positions.reduce(into: [:]) { [tokens] meanings, found in
            meanings[found.key] = TokenCatalog.meaning(of: found.key, found.value.map { tokens[$0] })
        }
        (self.positionsOfGroups, self.positionsByColor) = (positionsOfGroups, positionsByColor)
    }

    /// Whether some token has another colour in dark appearance than in light.
    package let differsByAppearance: Bool

    /// Whether no token is known: then nothing is decided by tokens.
    package var isEmpty: Bool { tokens.isEmpty }

    /// Returns what a name in a screen means.
    ///
    /// A whole name goes before a short one, and what is still in use before what is deprecated.
    package func meaning(of name: String) -> Meaning { meanings[TokenName.folded(name)] ?? .none }

    private static func meaning(of folded: String, _ found: [DesignToken]) -> Meaning {
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

    /// Returns the tokens of all groups with a name, such as `cinnamon` for `cinnamon.100` and its neighbours; nil for
    /// hundreds, of which nobody speaks as of one colour.
    package func tokens(inGroup name: String) -> [DesignToken]? {
        let positions = positionsOfGroups[TokenName.folded(name)] ?? []
        return positions.count > 200 ? nil : positions.map { tokens[$0] }
    }

    /// Returns the tokens in use that have exactly this colour in both appearances, the best name first.
    package func tokens(with color: Color) -> [DesignToken] {
        (positionsByColor[color.hex] ?? []).map { tokens[$0] }.filter { $0.deprecation == nil }
    }

    /// Finds the name that somebody probably meant, as short as it may be written; `shortNames`, empty at first, keeps what
    /// is asked for with each name, and what it compares is taken off `comparisons`.
    package func suggestion(for name: String, _ shortNames: inout [String], _ comparisons: inout Int) -> String? {
        // A property of CSS is called by the token's whole name, other tools' names by groups that no file has.
        let bare = name.hasPrefix("var(") ? String(name.dropFirst(4).prefix { $0 != "," && $0 != ")" }) : name
        let parts = bare.split { $0 == "." || $0 == "/" }
        for start in parts.indices {
            if case .token(let token) = meaning(of: parts[start...].joined(separator: ".")) {
                return shortestName(of: token)
            }
        }
        comparisons -= tokens.count
        if comparisons < 0 { return nil }
        if shortNames.isEmpty { shortNames = tokens.map(shortestName) }
        let names = zip(shortNames, tokens).lazy.flatMap { short, token in
            parts.count > 1 ? [short, token.name] : [short]
        }
        return Suggestion.closest(to: name, in: names)
    }

    /// Whether a name is none of a token or a colour, and probably a slip of a token's.
    package func isSlip(_ name: String) -> Bool {
        guard meaning(of: name) == .none, Color(ofScreen: name) == nil else { return false }
        return slips.state.withLock { state in
            if let known = state.known[name] { return known }
            let meant = suggestion(for: name, &state.shortNames, &state.comparisons)
            // With other figures, and as many, it is another shade: `soap-300`.
            let figures = [meant ?? "", name].map { $0.filter(\.isNumber) }
            let isSlip = meant != nil && (figures[0] == figures[1] || figures[0].count != figures[1].count)
            state.known[name] = isSlip
            return isSlip
        }
    }

    /// Returns the shortest name, with dots, that means this token alone.
    package func shortestName(of token: DesignToken) -> String {
        let parts = token.name.split(separator: ".").filter { $0 != "$root" }
        for start in parts.indices.reversed() {
            let name = parts[start...].joined(separator: ".")
            if case .token(let found) = meaning(of: name), found == token { return name }
        }
        return token.name
    }
}
