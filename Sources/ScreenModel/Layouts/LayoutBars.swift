/// The navigation bars and toolbars of a layout: its own, and those of its columns and of what lies over it.
enum LayoutBars {
    /// The bars that are described, those of the screen first.
    static func all(of layout: Record, in store: RecordStore) -> [Record] {
        var bars = [Record]()
        add(layout, Slots.Screen.navigationBar, Slots.Screen.toolbar, to: &bars, store)
        let split = store.record(layout, Slots.Screen.splitView)
        for pane in split.map({ store.records($0, Slots.panes) }) ?? [] {
            add(pane, Slots.Pane.navigationBar, Slots.Pane.toolbar, to: &bars, store)
        }
        for overlay in store.records(layout, Slots.Screen.overlays) {
            add(overlay, Slots.Overlay.navigationBar, Slots.Overlay.toolbar, to: &bars, store)
        }
        return bars
    }

    private static func add(
        _ owner: Record,
        _ navigationBar: Int,
        _ toolbar: Int,
        to bars: inout [Record],
        _ store: RecordStore
    ) {
        if let bar = store.record(owner, navigationBar) { bars.append(bar) }
        if let bar = store.record(owner, toolbar) { bars.append(bar) }
    }
}
