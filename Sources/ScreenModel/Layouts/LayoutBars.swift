/// The navigation bars and toolbars of a layout: its own, and those of its columns and of what lies over it.
enum LayoutBars {
    /// Does something with each bar that is described, those of the screen first.
    static func forEach(of layout: Record, in store: inout RecordStore, _ body: (Record, inout RecordStore) -> Void) {
        visit(layout, Slots.Screen.navigationBar, Slots.Screen.toolbar, &store, body)
        for pane in store.record(layout, Slots.Screen.splitView).map({ store.records($0, Slots.panes) }) ?? [] {
            visit(pane, Slots.Pane.navigationBar, Slots.Pane.toolbar, &store, body)
        }
        for overlay in store.records(layout, Slots.Screen.overlays) {
            visit(overlay, Slots.Overlay.navigationBar, Slots.Overlay.toolbar, &store, body)
        }
    }

    private static func visit(
        _ owner: Record,
        _ navigationBar: Int,
        _ toolbar: Int,
        _ store: inout RecordStore,
        _ body: (Record, inout RecordStore) -> Void
    ) {
        if let bar = store.record(owner, navigationBar) { body(bar, &store) }
        if let bar = store.record(owner, toolbar) { body(bar, &store) }
    }
}
