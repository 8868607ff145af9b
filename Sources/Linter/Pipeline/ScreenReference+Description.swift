import RuleEngine
import ScreenModel
import YAMLSyntax

extension FileFacts.ScreenReference {
    private static let fields = TextFields { $0.type == .identifier && ["target", "parent"].contains($0.name) }

    /// The names of screens of other files in a file: what is in `target` and `parent`.
    static func all(in description: Description, _ tree: borrowing YAMLTree) -> [FileFacts.ScreenReference] {
        let store = description.store
        let ids = Set(description.screens.compactMap(\.id))
        var nodes = Set<UInt32>(minimumCapacity: 12)
        var shared: Set<Record>? = []
        var names = [FileFacts.ScreenReference]()
        for screen in description.screens {
            var found = [(text: Text, place: Place)]()
            store.forEachText(in: screen.record, fields, besides: &shared) { text, place in
                // What several screens have of their defaults is told once.
                guard !text.hasPlaceholder, !text.isBlank, nodes.insert(text.node).inserted else { return }
                if !ids.contains(store.string(of: text)) { found.append((text, place)) }
            }
            for (text, place) in found {
                let range = tree[tree.resolved(text.nodeIndex)].range
                let (id, path) = (store.string(of: text), store.path(of: place))
                names.append(FileFacts.ScreenReference(id: id, screen: screen.id ?? "", path: path, range: range))
            }
        }
        return names
    }
}
