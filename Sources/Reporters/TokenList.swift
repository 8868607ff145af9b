import Diagnostics
package import Tokens

/// What `screenlint tokens` lists: the colours of token files, resolved.
package enum TokenList {
    /// A line for each token: its name, its colour, and the dark one where it differs.
    package static func text(_ catalog: TokenCatalog) -> String {
        let width = min(catalog.tokens.map(\.name.count).max() ?? 0, 60)
        var text = ""
        var file: String?
        for token in catalog.tokens {
            if token.file != file {
                text += (file == nil ? "" : "\n") + VisibleText.escaped(token.file) + "\n"
                file = token.file
            }
            let name = VisibleText.escaped(token.name)
            let padding = String(repeating: " ", count: max(width - name.count, 0))
            text += "  \(name)\(padding)  \(colors(token))\(note(token))\n"
        }
        return text
    }

    private static func colors(_ token: Token) -> String {
        guard token.light != token.dark else { return token.light?.hex ?? "unknown" }
        return "\(token.light?.hex ?? "unknown")  dark \(token.dark?.hex ?? "unknown")"
    }

    private static func note(_ token: Token) -> String {
        guard let deprecation = token.deprecation else { return "" }
        return "  deprecated" + (deprecation.successor.map { ": use \(VisibleText.escaped($0))" } ?? "")
    }

    /// The same for programs, version 1: a colour that can't be told is null.
    package static func json(_ catalog: TokenCatalog) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("version", 1)
            writer.key("tokens")
            writer.array(catalog.tokens) { token, writer in
                writer.object { writer in
                    writer.field("name", token.name)
                    writer.field("file", token.file)
                    writer.field("light", token.light?.hex)
                    writer.field("dark", token.dark?.hex)
                    writer.key("deprecated")
                    writer.value(token.deprecation != nil)
                    writer.field("reason", token.deprecation?.reason)
                    writer.field("successor", token.deprecation?.successor)
                }
            }
        }
        return writer.text + "\n"
    }
}
