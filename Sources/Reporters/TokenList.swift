import Diagnostics
package import Linter
package import Tokens

/// What `screenlint tokens` lists: the colours of token files, resolved, and the screens that use them.
package struct TokenList: Sendable {
    /// A token with what uses it.
    private struct Entry: Sendable {
        let token: DesignToken
        var uses: [ColorUse] = []
        /// The screens, each once, in the order in which they are found.
        var screens: [String] {
            var known = Set<String>()
            return uses.map { $0.screen ?? $0.file }.filter { known.insert($0).inserted }
        }
    }

    private var entries: [Entry]

    /// Finds out which screens use which tokens; the name of a colour that may mean several tokens uses each.
    package init(_ catalog: TokenCatalog, uses: [ColorUse], onlyUnused: Bool) {
        entries = catalog.tokens.map { Entry(token: $0) }
        let positions = Dictionary(entries.enumerated().map { ($1.token, $0) }) { first, _ in first }
        // A name that may mean thousands of tokens is noted for each of them, but not each time.
        var (remaining, noted) = (100_000, Set<String>())
        for use in uses.sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) {
            let meant =
                switch catalog.meaning(of: use.name) {
                case .token(let token): [token]
                case .ambiguous(let tokens): tokens
                case .none: [DesignToken]()
                }
            if meant.count > 1, !noted.insert(use.name).inserted {
                remaining -= meant.count
                guard remaining >= 0 else { continue }
            }
            for token in meant {
                if let position = positions[token] { entries[position].uses.append(use) }
            }
        }
        if onlyUnused { entries.removeAll { !$0.uses.isEmpty } }
    }

    /// A line for each token: its name, its colour, the dark one where it differs, and the screens that use it.
    package var text: String {
        let width = min(entries.map(\.token.name.count).max() ?? 0, 60)
        var text = ""
        var file: String?
        for entry in entries {
            let token = entry.token
            if token.file != file {
                text += (file == nil ? "" : "\n") + VisibleText.escaped(token.file) + "\n"
                file = token.file
            }
            let name = VisibleText.escaped(token.name)
            let padding = String(repeating: " ", count: max(width - name.count, 0))
            text +=
                "  \(name)\(padding)  \(TokenList.colors(token))\(TokenList.note(token))\(TokenList.screens(entry))\n"
        }
        return text
    }

    private static func colors(_ token: DesignToken) -> String {
        guard token.light != token.dark else { return token.light?.hex ?? "unknown" }
        return "\(token.light?.hex ?? "unknown")  dark \(token.dark?.hex ?? "unknown")"
    }

    private static func note(_ token: DesignToken) -> String {
        guard let deprecation = token.deprecation else { return "" }
        return "  deprecated" + (deprecation.successor.map { ": use \(VisibleText.escaped($0))" } ?? "")
    }

    private static func screens(_ entry: Entry) -> String {
        let screens = entry.screens
        return screens.isEmpty ? "" : "  in " + VisibleText.escaped(Plural.list(screens.prefix(5), of: screens.count))
    }

    /// The same for programs, version 1: a colour that can't be told is null.
    package var json: String {
        JSONWriter.object { writer in
            writer.field("version", 1)
            writer.field("tokens", of: entries) { entry, writer in
                let token = entry.token
                writer.field("name", token.name)
                writer.field("file", token.file)
                writer.field("light", token.light?.hex)
                writer.field("dark", token.dark?.hex)
                writer.field("deprecated", token.deprecation != nil)
                writer.field("reason", token.deprecation?.reason)
                writer.field("successor", token.deprecation?.successor)
                writer.field("uses", of: entry.uses) { use, writer in
                    writer.field("screen", use.screen)
                    writer.field("file", use.file)
                    writer.field("line", use.line)
                    writer.field("name", use.name)
                }
            }
        } + "\n"
    }
}
