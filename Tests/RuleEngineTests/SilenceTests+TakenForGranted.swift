// What is taken for granted until a description says otherwise, and so held against screens that leave it out.
extension SilenceTests {
    /// What a pack takes for granted until the description says otherwise.
    ///
    /// Contrasts are judged of bars that show the colour they are given, and of buttons that are not filled. Elsewhere a
    /// title that is given shows, nothing floats over the content, and colours are those of light appearance.
    static let takenForGranted: [String: Set<String>] = [
        "contrast": ["translucent", "style"], "apple-hig": ["floatingButton"],
        "sap-fiori-ios": ["titleVisible", "floatingButton"], "workday-canvas": ["titleVisible", "appearance"],
    ]

    /// What a clause takes for granted itself until the description says otherwise: it exempts what is said to be so, or tells
    /// what to assume of the rest.
    static let takenForGrantedByRule: [String: Set<String>] = [
        "apple-hig/custom-icon-size-ios": ["scale", "iconSource"], "apple-hig/custom-icon-size-macos": ["scale"],
        "apple-hig/symbol-or-label": ["role"], "apple-hig/uniform-color": ["semantic"],
        "apple-hig/unfamiliar-symbol": ["role"], "apple-hig/pull-down-menu": ["role"],
        "apple-hig/text-for-few-buttons": ["system"], "apple-hig/symbols-for-many-buttons": ["system"],
        "apple-hig/vertical-toolbar": ["orientation"], "apple-hig/search-button-behavior": ["role"],
        // What everybody knows an icon for is no way back.
        "apple-hig/mac-way-back": ["role"],
        // An icon from a file is none of the system's.
        "apple-hig/custom-icon-target-size": ["iconSource"],
        // A button that is said to be in a menu, and a search button, are somewhere else.
        "apple-hig/action-dropped-on-tablet": ["role", "items"],
        // A search button is the field of another size.
        "apple-hig/trailing-items-at-every-size": ["role"], "apple-hig/same-actions-at-every-size": ["role"],
        // A button of which only the action is said goes by that.
        "apple-hig/leading-items-at-every-size": ["role"],
        "apple-hig/opaque-toolbar": ["translucent"], "apple-hig/opaque-bar": ["translucent"],
        "apple-hig/opaque-toolbar-visionos": ["translucent"],
        "sap-fiori-ios/logo-height": ["exception"],
        // Whatever the page holds, a subtitle without a title breaks the clause, or that of pages with an object header.
        "sap-fiori-ios/subtitle-without-title": ["content", "items", "kind", "panes", "splitView"],
        "sap-fiori-ios/lone-secondary-button": ["semantic", "color"],
        "sap-fiori-ios/clear-primary-action": ["semantic"],
        "sap-fiori-ios/named-action-without-primary": ["semantic"],
        "sap-fiori-ios/lone-button-not-primary": ["semantic", "color"],
        "sap-fiori-ios/positive-button-position": ["semantic"],
        "sap-fiori-ios/accept-button-position": ["semantic"], "workday-canvas/back-button": ["role"],
        // An account's picture is no button by a text.
        "workday-canvas/trailing-text-button": ["role"],
        "sap-fiori-ios/unfamiliar-icon": ["role"], "sap-fiori-ios/blank-toolbar-button": ["role"],
        "sap-fiori-ios/unfamiliar-leading-icon": ["role"], "sap-fiori-ios/unfamiliar-toolbar-icon": ["role"],
        "sap-fiori-ios/close-side": ["role"], "sap-fiori-ios/cancel-side": ["role"],
        "sap-fiori-ios/back-side": ["role"], "sap-fiori-ios/overflow-position": ["role", "accessibilityLabel"],
        // A button that opens a field is no field.
        "sap-fiori-ios/search-placement": ["mode"],
        "workday-canvas/modal-bar-with-parts-of-top-app-bar": ["kind"],
        "workday-canvas/bar-background-for-raised-elements": ["background"],
        // The filter alone may stand beside the field.
        "workday-canvas/title-beside-scrolled-search": ["role"],
        "workday-canvas/search-button": ["role"], "workday-canvas/overflow-labels": ["accessibilityLabel"],
        // The columns of a split view may have the bar that is said not to be there.
        "workday-canvas/bar-missing": ["navigationBar", "splitView"],
        "workday-canvas/bar-missing-on-hub-child": ["navigationBar", "splitView"],
        // Whatever the page is, it breaks the clause, if only as much as a main destination does.
        "workday-canvas/background-for-flat-elements-of-main-destination": ["role"],
        // Whatever the number is, a title without one breaks the clause for some or the one for none.
        "workday-canvas/selection-count": ["count"],
    ]
}
