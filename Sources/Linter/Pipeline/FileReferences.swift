import Diagnostics
import RuleEngine
import ScreenModel
import YAMLSyntax

/// The names of screens of other files in a file: what is in `target` and `parent`.
struct FileReferences {
    private var screen = ""
    /// The ids of the file's own screens.
    private let ids: Set<String>
    private var nodes = Set<UInt32>(minimumCapacity: 12)
    /// The parts of defaults that were looked at.
    private var shared = Set<Record>()
    private(set) var names: [FileFacts.ScreenReference] = []

    /// What stands in a field that is looked at.
    private enum Content { case component, components, name }

    /// Of each component the fields that name screens, and those that lead to them: looking at all fields of all records
    /// took a thirtieth of a run.
    private static let fields = ComponentKind.allCases.map { kind in
        kind.component.fields.enumerated().compactMap { slot, field -> (slot: Int, content: Content)? in
            switch field.type {
            case _ where field.isDerived: nil
            case .component: (slot, .component)
            case .list(.component): (slot, .components)
            case .identifier where ["target", "parent"].contains(field.name): (slot, .name)
            default: nil
            }
        }
    }

    /// Looks at the screens of a file.
    init(_ description: Description, _ tree: borrowing YAMLTree) {
        ids = Set(description.screens.compactMap(\.id))
        for screen in description.screens {
            self.screen = screen.id ?? ""
            visit(screen.record, description.store, tree)
        }
    }

    private mutating func visit(_ record: Record, _ store: borrowing RecordStore, _ tree: borrowing YAMLTree) {
        for (slot, content) in FileReferences.fields[Int(store.kind(of: record).rawValue)] {
            let value = store[record, slot]
            guard value.isWritten, value.hasValue else { continue }
            switch content {
            case .component: visit(Record(offset: value.payload), partOf: record, store, tree)
            case .components:
                for element in store.elements(ofListAt: value.payload) where element.hasValue {
                    guard visit(Record(offset: element.payload), partOf: record, store, tree) else { break }
                }
            case .name: add(store.texts[Int(value.payload)], at: Place(record, slot: slot), store, tree)
            }
        }
    }

    /// Looks at a part of a record; false if it was looked at for another screen, as all of its list was.
    @discardableResult
    private mutating func visit(
        _ part: Record,
        partOf record: Record,
        _ store: borrowing RecordStore,
        _ tree: borrowing YAMLTree
    ) -> Bool {
        if store.isShared(part, in: record), !shared.insert(part).inserted { return false }
        visit(part, store, tree)
        return true
    }

    private mutating func add(
        _ text: Text,
        at place: Place,
        _ store: borrowing RecordStore,
        _ tree: borrowing YAMLTree
    ) {
        // What several screens have of their defaults is told once.
        guard !text.hasPlaceholder, !text.isBlank, nodes.insert(text.node).inserted else { return }
        let name = store.string(of: text)
        guard !ids.contains(name) else { return }
        let range = tree[tree.resolved(NodeIndex(rawValue: text.node))].range
        names.append(
            FileFacts.ScreenReference(
                id: name,
                screen: screen,
                path: store.path(of: place),
                range: range
            )
        )
    }
}
