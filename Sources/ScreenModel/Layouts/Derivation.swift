import Diagnostics

/// Fills in the derived fields of a layout.
///
/// The counting definitions are those of the guideline catalogue: an action is a visible button or menu other than the
/// overflow button, and a menu in the last place of a bar without overflow stands in for the overflow button.
enum Derivation {
    /// Fills in the derived fields of a layout's bars, items and of the screen itself.
    static func fill(_ layout: Record, in store: inout RecordStore) {
        store.mirrorsIcons = ReadingDirection.mirrors(layout, in: store)
        LayoutBars.forEach(of: layout, in: &store) { bar, store in
            if store.kind(of: bar) == .toolbar {
                fill(toolbar: bar, in: &store)
            } else {
                fill(navigationBar: bar, in: &store)
            }
        }
        if let bar = store.record(layout, Slots.Screen.tabBar) {
            ItemDerivation.fill(bar, Slots.TabBar.items, in: &store)
        }
        if let bar = store.record(layout, Slots.Screen.sidebar) {
            ItemDerivation.fill(bar, Slots.Sidebar.items, in: &store)
        }
        if let bar = store.record(layout, Slots.Screen.rail) {
            ItemDerivation.fill(bar, Slots.TabBar.items, in: &store)
        }
        if let button = store.record(layout, Slots.Screen.floatingButton) {
            ItemDerivation.fill(item: button, in: &store)
        }
        ItemDerivation.fill(layout, Slots.Screen.content, in: &store)
        for pane in store.record(layout, Slots.Screen.splitView).map({ store.records($0, Slots.panes) }) ?? [] {
            ItemDerivation.fill(pane, Slots.Pane.content, in: &store)
            ButtonCollector.collect(of: pane, in: &store)
        }
        for overlay in store.records(layout, Slots.Screen.overlays) {
            ItemDerivation.fill(overlay, Slots.Overlay.items, in: &store)
            ItemDerivation.fill(overlay, Slots.Overlay.content, in: &store)
        }
        ButtonCollector.collect(of: layout, in: &store)
        BlockCollector.collect(of: layout, in: &store)
        let node = store.node(of: layout)
        store[layout, Slots.Screen.isSelecting] =
            isGoingOn(Symbols.selection, Slots.NavigationBar.selection, Slots.selectionActive, layout, in: store)
            .slot(node: node)
        store[layout, Slots.Screen.isSearching] =
            isGoingOn(Symbols.searching, Slots.NavigationBar.search, Slots.searchActive, layout, in: store)
            .slot(node: node)
        store[layout, Slots.Screen.isModal] = isModal(layout, in: store).slot(node: node)
    }

    /// Whether a mode is on: the screen's state says so, or `active` of the part of the bar that serves it.
    private static func isGoingOn(
        _ state: UInt32,
        _ part: Int,
        _ active: Int,
        _ layout: Record,
        in store: RecordStore
    ) -> Truth {
        let stated = store[layout, Slots.Screen.state]
        let isStated = stated.hasValue ? Truth(stated.payload == state) : .unknown
        guard let bar = store.record(layout, Slots.Screen.navigationBar) else { return isStated }
        // `selection: "{selecting}"`
        if store[bar, part].isUndetermined { return isStated || .unknown }
        guard let part = store.record(bar, part) else { return isStated }
        let isShown = Schema.standard.hidden(of: store.kind(of: part)).map { !Truth(store[part, $0.slot]) } ?? .yes
        return isStated || Truth(store[part, active]) && isShown
    }

    /// A screen is modal if it does not fill the screen, or if its bar is the header of a modal.
    private static func isModal(_ layout: Record, in store: RecordStore) -> Truth {
        let presentation = store[layout, Slots.Screen.presentation]
        let isPartial = presentation.hasValue ? Truth(presentation.payload != Symbols.fullScreen) : .unknown
        guard let bar = store.record(layout, Slots.Screen.navigationBar) else { return isPartial }
        let kind = store[bar, Slots.NavigationBar.kind]
        let isKnown = kind.hasValue || kind.isNull || kind.isAbsent
        return isPartial || (isKnown ? Truth(kind.payload == Symbols.modalHeader) : .unknown)
    }
}

extension Derivation {
    /// Fills in the derived fields of a navigation bar.
    private static func fill(navigationBar bar: Record, in store: inout RecordStore) {
        // A bar that two layouts share is worked out once.
        guard store[bar, Slots.NavigationBar.hasOverflowButton].isAbsent else { return }
        ItemGroups.dissolve(bar, Slots.NavigationBar.leading, in: &store)
        ItemGroups.dissolve(bar, Slots.NavigationBar.trailing, in: &store)
        OverflowUnifier.unify(
            bar,
            lists: [Slots.NavigationBar.trailing, Slots.NavigationBar.leading],
            overflow: Slots.NavigationBar.overflow,
            hasOverflowButton: Slots.NavigationBar.hasOverflowButton,
            in: &store
        )
        let hasOverflow = Truth(store[bar, Slots.NavigationBar.hasOverflowButton])
        ItemDerivation.fill(bar, Slots.NavigationBar.leading, in: &store)
        ItemDerivation.fill(bar, Slots.NavigationBar.trailing, lastMenuStandsIn: !hasOverflow, in: &store)
        fill(overflow: Slots.NavigationBar.overflow, of: bar, in: &store)
        guard let dropdown = store.record(bar, Slots.NavigationBar.dropdown) else { return }
        for entry in store.records(dropdown, Slots.Dropdown.items) {
            ItemDerivation.fill(entry, Slots.Dropdown.trailing, in: &store)
        }
    }

    /// Fills in the derived fields of a toolbar.
    private static func fill(toolbar bar: Record, in store: inout RecordStore) {
        guard store[bar, Slots.Toolbar.hasOverflowButton].isAbsent else { return }
        ItemGroups.dissolve(bar, Slots.Toolbar.items, in: &store)
        OverflowUnifier.unify(
            bar,
            lists: [Slots.Toolbar.items],
            overflow: Slots.Toolbar.overflow,
            hasOverflowButton: Slots.Toolbar.hasOverflowButton,
            in: &store
        )
        ItemDerivation.fill(bar, Slots.Toolbar.items, in: &store)
        fill(overflow: Slots.Toolbar.overflow, of: bar, in: &store)
    }

    private static func fill(overflow slot: Int, of bar: Record, in store: inout RecordStore) {
        guard let overflow = store.record(bar, slot) else { return }
        ItemGroups.dissolve(overflow, Slots.Overflow.items, in: &store)
        ItemDerivation.fill(overflow, Slots.Overflow.items, in: &store)
        let (icon, node) = (store[overflow, Slots.Overflow.icon], store.node(of: overflow))
        store[overflow, Slots.Overflow.meaning] = ItemDerivation.meaning(of: icon, node: node, in: store)
    }
}
