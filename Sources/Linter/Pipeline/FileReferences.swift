import Diagnostics
import RuleEngine
import ScreenModel
import YAMLSyntax

/// The names of other screens in a file: what is in `target` and `parent`.
struct FileReferences {
    private let store: RecordStore
    private var screen = ""
    private var nodes = Set<UInt32>()
    private(set) var names: [FileFacts.ScreenReference] = []

    /// The fields that name screens, by their names.
    private static let fields = ["target", "parent"]

    /// Looks at the screens of a file.
    init(_ description: Description, _ tree: borrowing YAMLTree) {
        store = description.store
        for screen in description.screens {
            self.screen = screen.id ?? ""
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
            case .identifier where FileReferences.fields.contains(fields[slot].name):
                add(store.texts[Int(value.payload)], at: Place(record, slot: slot), tree)
            default: break
            }
        }
    }

    private mutating func add(_ text: Text, at place: Place, _ tree: borrowing YAMLTree) {
        // What several screens have of their defaults is told once.
        guard !text.hasPlaceholder, !text.isBlank, nodes.insert(text.node).inserted else { return }
        let range = tree[tree.resolved(NodeIndex(rawValue: text.node))].range
        names.append(
            FileFacts.ScreenReference(
                id: store.string(of: text),
                screen: screen,
                path: store.path(of: place),
                range: range
            )
        )
    }
}
