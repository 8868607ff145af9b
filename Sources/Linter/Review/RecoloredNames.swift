import Tokens

/// The names of colours that mean another colour in the token files after than in those before.
struct RecoloredNames: Sendable {
    private let before: TokenCatalog
    private let after: TokenCatalog

    /// Compares what two catalogues know; nil if no name means another colour.
    init?(_ before: TokenCatalog?, _ after: TokenCatalog?) {
        guard let before, let after else { return nil }
        func isSame(_ was: DesignToken, _ now: DesignToken) -> Bool {
            was.name == now.name && was.light == now.light && was.dark == now.dark
        }
        guard !before.tokens.elementsEqual(after.tokens, by: isSame) else { return nil }
        (self.before, self.after) = (before, after)
    }

    /// The name with the colour that it means on one side, if that is known and another one on the other.
    func shown(_ name: String, isAfter: Bool) -> String? {
        guard let old = RecoloredNames.figures(name, before), let new = RecoloredNames.figures(name, after), old != new
        else { return nil }
        return "\(name) (\(isAfter ? new : old))"
    }

    private static func figures(_ name: String, _ catalog: TokenCatalog) -> String? {
        guard let light = catalog.color(of: name, in: .light), let dark = catalog.color(of: name, in: .dark) else {
            return nil
        }
        return light.hex == dark.hex ? light.hex : "\(light.hex), dark \(dark.hex)"
    }

    /// Returns the recoloured names of each file that has any.
    static func byFile(_ paths: Set<String>, _ before: ConfiguredRules, _ after: ConfiguredRules) -> [String: Self] {
        var known = [[[String]]: RecoloredNames?]()
        var result = [String: RecoloredNames]()
        for path in paths {
            let (was, now) = (before.provider(forFile: path), after.provider(forFile: path))
            let key = [was.selection.tokenFiles, now.selection.tokenFiles]
            guard !key[0].isEmpty, !key[1].isEmpty else { continue }
            if known[key] == nil { known[key] = .some(RecoloredNames(was.tokens, now.tokens)) }
            result[path] = known[key] ?? nil
        }
        return result
    }
}
