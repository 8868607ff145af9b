// The colours of the team's token files, for those who write screens.
import Diagnostics
import Linter
import ScreenModel
import Tokens
import YAMLSyntax

extension Session {
    /// The colours in force for a document; nil where no token files are configured.
    func tokens(for document: OpenDocument) -> TokenCatalog? { setup.rules.provider(forFile: document.path).tokens }

    /// The names of tokens, as short as they may be written, with what each stands for; whole where somebody has begun to
    /// write one with its groups.
    func colorNames(for document: OpenDocument, typed: String) -> [(String, String)] {
        guard let tokens = tokens(for: document) else { return [] }
        return tokens.tokens.map { token in
            let isWhole = typed.contains(".") && token.name.hasPrefix(typed)
            return (isWhole ? token.name : tokens.shortestName(of: token), Session.summary(token))
        }
    }

    /// What a name or figures of a colour stand for; nil if nobody knows.
    func colorDocumentation(_ name: String, _ document: OpenDocument) -> String? {
        switch tokens(for: document)?.meaning(of: name) {
        case .token(let token): return "**\(token.name)**: \(Session.summary(token))"
        case .ambiguous(let tokens):
            let names = tokens.prefix(5).map { "\n- **\($0.name)**: \(Session.summary($0))" }
            return "`\(name)` may mean:\n" + names.joined()
        case .some(.none), nil:
            guard let color = Color(ofScreen: name), color.hex != name.uppercased() else { return nil }
            return "`\(name)`: `\(color.hex)`"
        }
    }

    /// Where the token stands that a name means, its file and its place there.
    func place(ofToken name: String, for document: OpenDocument) -> Location? {
        let tokens = tokens(for: document)
        let meant: DesignToken
        switch tokens?.meaning(of: name) {
        case .token(let token): meant = token
        case .ambiguous(let candidates) where !candidates.isEmpty: meant = candidates[0]
        default: return nil
        }
        guard let file = tokens?.files.first(where: { $0.path == meant.file }) else { return nil }
        let uri = uri(ofFile: FilePath.absolute(meant.file))
        return Location(uri: uri, range: PositionMapping(file.source, encoding).range(meant.nameRange))
    }

    /// The colours of a screen description that can be told, each with where it stands.
    func colors(of document: OpenDocument) -> [(range: SourceRange, color: Color)] {
        guard document.kind == .screen else { return [] }
        var tree = YAMLTree(document.text)
        let description = Description(&tree, file: document.path)
        let (store, tokens) = (description.store, tokens(for: document))
        var (known, parts) = (Set<UInt32>(), Optional(Set<Record>()))
        var colors = [(range: SourceRange, color: Color)]()
        for screen in description.screens {
            store.forEachColor(in: screen.record, besides: &parts) { text, _ in
                guard !text.hasPlaceholder, known.insert(text.node).inserted else { return }
                let isDark = text.locale != 0 && text.locale == store.number(of: .dark)
                let name = store.string(of: text)
                let color = tokens.map { $0.color(of: name, in: isDark ? .dark : .light) } ?? Color(ofScreen: name)
                if let color { colors.append((tree[tree.resolved(text.nodeIndex)].range, color)) }
            }
        }
        return colors.sorted { $0.range.start < $1.range.start }
    }

    private static func summary(_ token: DesignToken) -> String {
        let light = token.light?.hex ?? "unknown"
        let dark = token.light == token.dark ? "" : ", dark `\(token.dark?.hex ?? "unknown")`"
        let deprecated = token.deprecation.map { deprecation in
            "; deprecated" + (deprecation.successor.map { ", use `\($0)`" } ?? "")
        }
        return "`\(light)`\(dark), in \(token.file)\(deprecated ?? "")"
    }
}
