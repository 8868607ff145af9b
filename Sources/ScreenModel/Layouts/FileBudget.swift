package import Diagnostics
package import YAMLSyntax

/// What is done for one file at most, in proportion to its size.
///
/// Layouts, `defaults` and lists let a short text ask for much. What a sensible file asks for is a tenth of this; one
/// that asks for more gets a finding at the screen that is too much, which is not judged, nor those after it.
package struct FileBudget: Sendable {
    /// The steps that rules may take, each some 30 ns of work: see `CheckContext.steps`.
    package let steps: Int
    private let layoutWork: Int

    /// The budget of a file by the size of its text and its records, before there are layouts.
    init(bytes: Int, _ store: borrowing RecordStore) {
        steps = min(2_000_000 + bytes * 30, 200_000_000)
        // At 8 bytes each, this is at most half a gigabyte.
        layoutWork = store.work + min(8_000_000 + bytes * 8, 64_000_000)
    }

    /// The layouts of the screens; none for those for which there is not enough left.
    func layouts(of screens: [Screen], defaultPlatform: UInt32, in store: inout RecordStore) -> [[Layout]] {
        screens.map { screen in
            guard store.work <= layoutWork else { return [] }
            let (record, limit) = (screen.record, layoutWork)
            let layouts = LayoutResolver.layouts(of: record, defaultPlatform: defaultPlatform, in: &store, limit: limit)
            return store.work > limit ? [] : layouts
        }
    }

    /// The finding at the first screen for which there is not enough left: at its id, or else at its first key.
    package static func finding(
        at screen: Screen,
        _ store: RecordStore,
        in file: String,
        _ tree: borrowing YAMLTree
    ) -> Diagnostic {
        let id = store[screen.record, Slots.Screen.id]
        let first = tree.firstChild(of: screen.nodeIndex)
        let head = first == .none ? screen.nodeIndex : first
        return Diagnostic(
            .yamlTooLarge,
            in: file,
            screen: screen.id,
            at: tree[id.isWritten ? tree.resolved(id.nodeIndex) : head].range,
            "From this screen on nothing is judged: "
                + "what layouts, defaults and long lists make of this file is too much; split it."
        )
    }
}
