import Diagnostics
import ScreenModel
import Tokens
import YAMLSyntax

/// What the colours of a file's screens say that the team's token files say otherwise.
struct TokenUses {
    private let tokens: TokenCatalog
    private let store: RecordStore
    private let file: String
    private var screen: String?
    private var nodes = Set<UInt32>()
    private var ambiguous = Set<String>()
    /// What was meant by names that no token has.
    private var suggestions: [String: String?] = [:]
    /// How often names are compared with those of tokens, which thousands of unknown ones would do for long.
    private var comparisons = 1_000_000
    /// The shortest names of all tokens, once they are asked for.
    private var shortNames = [String]()
    private(set) var diagnostics: [Diagnostic] = []

    /// Looks at the screens of a file.
    init(_ description: Description, _ tokens: TokenCatalog, file: String, _ tree: borrowing YAMLTree) {
        (self.tokens, self.file) = (tokens, file)
        store = description.store
        var known: Set<Record>? = []
        for screen in description.screens {
            self.screen = screen.id
            var colors = [(Text, Place)]()
            store.forEachColor(in: screen.record, besides: &known) { colors.append(($0, $1)) }
            for (text, place) in colors { check(text, at: place, tree) }
        }
    }

    /// Whether what stands somewhere may be a shape in place of a colour: behind an item, such as a capsule.
    private func takesShapes(_ place: Place) -> Bool {
        let fields = store.kind(of: place.record).component.fields
        return place.slot.map { fields[$0].name } == "background" && fields.contains { $0.name == "icon" }
    }

    private mutating func check(_ text: Text, at place: Place, _ tree: borrowing YAMLTree) {
        // What several screens have of their defaults is said once.
        guard !text.isBlank, nodes.insert(text.node).inserted else { return }
        let name = store.string(of: text)
        guard !text.hasPlaceholder else { return checkPlaceholder(name, text, at: place, tree) }
        switch tokens.meaning(of: name) {
        case .token(let token):
            guard let deprecation = token.deprecation else { return }
            let rest =
                deprecation.successor.map { "; use '\($0)'." } ?? deprecation.reason.map { ": \($0)" }
                ?? "; its file names no successor."
            let successor = deprecation.successor.flatMap(shortName)
            report(.tokensDeprecated, "'\(name)' is deprecated\(rest)", text, place, tree, replacement: successor)
        case .ambiguous(let meant):
            guard ambiguous.insert(name).inserted else { return }
            report(.tokensAmbiguousName, TokenUses.choice(name, among: meant), text, place, tree)
        case .none:
            guard let color = Color(name) else {
                let suggestion = suggestion(for: name)
                // The colours of the system are known to it alone.
                guard suggestion != nil || !takesShapes(place) && !name.lowercased().hasPrefix("system") else { return }
                let rest = suggestion.map { "; did you mean '\($0)'?" } ?? "."
                let isFigures = name.hasPrefix("#") && name.dropFirst().allSatisfy(\.isHexDigit)
                let message =
                    isFigures
                    ? "'\(name)' is no colour: behind the # stand 3, 4, 6 or 8 figures."
                    : "No token has the name '\(name)'\(rest)"
                report(.tokensUnknownToken, message, text, place, tree, replacement: suggestion)
                return
            }
            guard let token = tokens.tokens(with: color).first, !TokenUses.needsNoToken(name) else { return }
            let short = tokens.shortestName(of: token)
            report(.tokensFigure, "'\(name)' has a token, '\(short)'.", text, place, tree, replacement: short)
        }
    }

    /// Whether a colour is called by a name that everybody knows.
    private static func needsNoToken(_ name: String) -> Bool {
        ["white", "black", "transparent"].contains(name.lowercased())
    }

    /// Tells of a token's name in braces, as token files write it; in a screen that is filled in when the app runs.
    private mutating func checkPlaceholder(_ name: String, _ text: Text, at place: Place, _ tree: borrowing YAMLTree) {
        guard name.hasPrefix("{"), name.hasSuffix("}") else { return }
        let inner = String(name.dropFirst().dropLast())
        guard case .token = tokens.meaning(of: inner) else { return }
        let message = "'\(name)' is filled in when the app runs; a token is named without braces: '\(inner)'."
        report(.tokensUnknownToken, message, text, place, tree, replacement: inner)
    }

    private mutating func suggestion(for name: String) -> String? {
        if let known = suggestions[name] { return known }
        let suggestion = tokens.suggestion(for: name, &shortNames, &comparisons)
        suggestions[name] = suggestion
        return suggestion
    }

    /// What to do about a name that means several tokens: those of one name stand in several files.
    private static func choice(_ name: String, among meant: [DesignToken]) -> String {
        let areAlike = Set(meant.map(\.name)).count == 1
        var seen = Set<String>()
        let names = meant.map { token in
            let file = areAlike ? " in \(FilePath.name(of: token.file))" : ""
            return "'\(token.name)'\(file) (\(token.light?.hex ?? "unknown"))"
        }
        .filter { seen.insert($0).inserted }.prefix(3).joined(separator: ", ")
        guard areAlike else { return "'\(name)' may mean \(names); write more of the name." }
        return
            "'\(name)' may mean \(names); name a resolver file in place of both if they are for light and dark, else "
            + "give each a name of its own."
    }

    /// The shortest name of the token that a name means; nil if it means none, or several.
    private func shortName(_ name: String) -> String? {
        guard case .token(let token) = tokens.meaning(of: name) else { return nil }
        return tokens.shortestName(of: token)
    }

    private mutating func report(
        _ rule: OwnRule,
        _ message: String,
        _ text: Text,
        _ place: Place,
        _ tree: borrowing YAMLTree,
        replacement: String? = nil
    ) {
        let node = tree.resolved(text.nodeIndex)
        var fixes = [Fix]()
        if let replacement {
            let edit = Edit(range: tree[node].range, text: ScalarText(replacement, isString: true).yaml)
            fixes = [Fix(title: "Write '\(replacement)'", applicability: .unsafe, edits: [edit])]
        }
        diagnostics.append(
            Diagnostic(
                rule,
                in: file,
                screen: screen,
                path: store.path(of: place),
                at: tree[node].range,
                message,
                fixes: fixes
            )
        )
    }
}
