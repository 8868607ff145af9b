/// The components of the schema; the raw value is the index in the table.
package enum ComponentKind: UInt8, Sendable, Hashable, CaseIterable {
    case screen, navigationBar, toolbar, tabBar, sidebar, splitView, menuBar, menu
    case item, block, itemState, overflow, documentMenu
    case dropdown, dropdownItem, search, segmentedControl, slotItem, banner, selection, logo
    case helperText, size, statusBar, window, app, pane, overlay, variant, document

    /// The entry of this component in the table.
    package var component: Component { Schema.standard[self] }
}
