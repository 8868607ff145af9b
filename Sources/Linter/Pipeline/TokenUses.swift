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
    private(set) var diagnostics: [Diagnostic] = []

    /// Looks at the screens of a file.
    ///
    /// - Parameters:
    ///   - description: The screens.
    ///   - tokens: The colours of the token files.
    ///   - file: The path that diagnostics name.
    ///   - tree: The parsed file.
    init(_ description: Description, _ tokens: TokenCatalog, file: String, _ tree: borrowing YAMLTree) {
        self.tokens = tokens
        self.file = file
        store = description.store
        for screen in description.screens {
            self.screen = screen.id
            visit(screen.record, tree)
        }
    }

    private mutating func visit(_ record: Record, _ tree: borrowing YAMLTree) {
        let fields = store.kind(of: record).component.fields
        for slot in fields.indices where !fields[slot].isDerived {
            let value = store[record, slot]
            guard value.isWritten, value.hasValue else { continue }
            switch fields[slot].type {
            case .component: visit(Record(offset: value.payload), tree)
            case .list(.component):
                for element in store.elements(ofListAt: value.payload) where element.hasValue {
                    visit(Record(offset: element.payload), tree)
                }
            case .token where fields[slot].isColor:
                // What stands behind an item may be a shape, such as a capsule.
                let isOpen = fields[slot].name == "background" && fields.contains { $0.name == "icon" }
                var text = value.payload
                while text != 0 {
                    check(store.texts[Int(text)], at: Place(record, slot: slot), isOpen: isOpen, tree)
                    text = store.texts[Int(text)].next
                }
            default: break
            }
        }
    }

    private mutating func check(_ text: Text, at place: Place, isOpen: Bool, _ tree: borrowing YAMLTree) {
        // What several screens have of their defaults is said once.
        guard !text.hasPlaceholder, !text.isBlank, nodes.insert(text.node).inserted else { return }
        let name = store.string(of: text)
        switch tokens.meaning(of: name) {
        case .token(let token):
            guard let deprecation = token.deprecation else { return }
            let rest =
                deprecation.successor.map { "use '\($0)'." } ?? deprecation.reason ?? "its file names no successor."
            report(.tokensDeprecated, "'\(name)' is deprecated; \(rest)", text, place, tree)
        case .ambiguous(let meant):
            guard ambiguous.insert(name).inserted else { return }
            let names = meant.prefix(3).map { "'\($0.name)' (\($0.light?.hex ?? "unknown"))" }.joined(separator: ", ")
            report(.tokensAmbiguousName, "'\(name)' may mean \(names); write more of the name.", text, place, tree)
        case .none:
            guard let color = Color(name) else {
                let suggestion = tokens.suggestion(for: name)
                // The colours of the system are known to it alone.
                guard suggestion != nil || !isOpen && !name.lowercased().hasPrefix("system") else { return }
                let rest = suggestion.map { "; did you mean '\($0)'?" } ?? "."
                report(.tokensUnknownToken, "No token has the name '\(name)'\(rest)", text, place, tree)
                return
            }
            guard let token = tokens.tokens(with: color).first else { return }
            let short = tokens.shortestName(of: token)
            report(.tokensFigure, "'\(name)' has a token, '\(short)'.", text, place, tree, replacement: short)
        }
    }

    private mutating func report(
        _ rule: OwnRule,
        _ message: String,
        _ text: Text,
        _ place: Place,
        _ tree: borrowing YAMLTree,
        replacement: String? = nil
    ) {
        let node = tree.resolved(NodeIndex(rawValue: text.node))
        var fixes = [Fix]()
        if let replacement {
            let edit = Edit(range: tree[node].range, text: ScalarText(replacement, isString: true).yaml)
            fixes = [Fix(title: "Write '\(replacement)'", applicability: .unsafe, edits: [edit])]
        }
        diagnostics.append(
            Diagnostic(
                file: file,
                screen: screen,
                path: store.path(of: place),
                rule: rule.id,
                severity: rule.severity,
                message: message,
                range: tree[node].range,
                fixes: fixes
            )
        )
    }
}
