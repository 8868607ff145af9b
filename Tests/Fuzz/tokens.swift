import Diagnostics
import Tokens

/// A token file in each of its forms to colours, alone and beside a resolver file that names it.
func examine(_ bytes: [UInt8]) {
    for path in ["a.tokens", "a.json", "DESIGN.md"] {
        let catalog = TokenCatalog([TokenFile(bytes, path: path)]) { _, _ in bytes }
        for token in catalog.tokens {
            require(token.file == path || token.file.hasSuffix("tokens"), "A token stands in another file.")
            require(token.nameRange.end <= (catalog.files.first?.source.count ?? 0), "A token stands beyond its file.")
            for color in [token.light, token.dark].compactMap(\.self) {
                require((0...1).contains(color.alpha), "An opacity is none.")
                require((1...21).contains(color.contrast(with: Color(bytes: 0xFF))), "A contrast is none.")
            }
        }
        if let token = catalog.tokens.first {
            _ = catalog.meaning(of: token.name)
            _ = catalog.shortestName(of: token)
        }
        for diagnostic in catalog.diagnostics {
            let source = catalog.files.first { $0.path == diagnostic.file }?.source ?? []
            require(diagnostic.range.end <= source.count, "A finding stands beyond its file.")
        }
    }
}
