/// The navigation bars and toolbars of a layout: its own, and those of its columns and of what lies over it.
enum LayoutBars {
    /// The bars that are described, those of the screen first.
    static func all(of layout: Record, in store: RecordStore) -> [Record] {
        var bars = [Slots.Screen.navigationBar, Slots.Screen.toolbar].compactMap { store.record(layout, $0) }
        let split = store.record(layout, Slots.Screen.splitView)
        for pane in split.map({ store.records($0, Slots.panes) }) ?? [] {
            bars += [Slots.Pane.navigationBar, Slots.Pane.toolbar].compactMap { store.record(pane, $0) }
        }
        for overlay in store.records(layout, Slots.Screen.overlays) {
            bars += [Slots.Overlay.navigationBar, Slots.Overlay.toolbar].compactMap { store.record(overlay, $0) }
        }
        return bars
    }
}
