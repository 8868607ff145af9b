// The words for the parts of bars and screens.
extension OtherWord {
    /// Parts of bars and screens: search fields, segmented controls, apps, windows, overlays.
    static let partWords: [OtherWord] = [
        OtherWord(
            "prompt searchPrompt placeholderText hint hintText label text title",
            of: .search,
            to: .rename("placeholder")
        ),
        OtherWord("isActive isPresented focused isSearching", of: .search, to: .rename("active")),
        OtherWord("searchBarPlacement position location", of: .search, to: .rename("placement")),
        OtherWord("scopeButtonTitles searchScopes scopeTitles scopeBar", of: .search, to: .rename("scopes")),
        OtherWord("showsFilter hasFilter filter", of: .search, to: .rename("filterButton")),
        OtherWord("display behavior behaviour style type visibility", of: .search, to: .rename("mode")),
        OtherWord("visible isVisible enabled shown", of: .search, to: .rename("show")),
        OtherWord("hidden", of: .search, to: .negate(["show"])),
        OtherWord(
            "collapsed expandable collapsible",
            of: .search,
            to: .words("mode", is: ["true": "expandable", "false": "persistent"])
        ),
        OtherWord(
            "persistent alwaysVisible",
            of: .search,
            to: .words("mode", is: ["true": "persistent", "false": "expandable"])
        ),
        OtherWord(
            "items titles options labels segmentTitles values buttons tabs",
            of: .segmentedControl,
            to: .rename("segments")
        ),
        OtherWord(
            "selection selectedSegment active value current selectedItem",
            of: .segmentedControl,
            to: .rename("selected")
        ),
        OtherWord(
            "selectedSegmentIndex",
            of: .segmentedControl,
            advice: "The selected segment is named by its text: 'selected: All'."
        ),
        OtherWord("leading trailing left right leadingIcon trailingIcon avatar", of: .search, to: .note()),
        OtherWord("title appName", of: .app, to: .rename("name")),
        OtherWord("name text label", of: .window, to: .rename("title")),
        OtherWord("style kind", of: .window, to: .rename("type")),
        OtherWord("color backgroundColor", of: .statusBar, to: .rename("background")),
        OtherWord("barStyle contentStyle theme preferredStatusBarStyle", of: .statusBar, to: .rename("style")),
        OtherWord(
            "hidden visible time",
            of: .statusBar,
            advice:
                "Whether the time is shown says 'showsClock: true'; that there is no status bar says 'statusBar: null' at the screen."
        ),
        OtherWord("message title label content", of: .banner, to: .rename("text")),
        OtherWord("severity style semantic variant status", of: .banner, to: .rename("kind")),
        OtherWord("image src asset source file icon", of: .logo, to: .rename("name")),
        OtherWord("isActive enabled mode", of: .selection, to: .rename("active")),
        OtherWord("selected selectedCount number", of: .selection, to: .rename("count")),
        OtherWord("label message title", of: .helperText, to: .rename("text")),
        OtherWord("message body description subtitle", of: .overlay, to: .rename("text")),
        OtherWord("actions buttons options menuItems", of: .overlay, to: .rename("items")),
        OtherWord(
            "primaryButton primaryAction cta",
            of: .overlay,
            to: .element(of: "items", [Setting(["style"], "primary")])
        ),
        OtherWord(
            "secondaryButton secondaryAction",
            of: .overlay,
            to: .element(of: "items", [Setting(["style"], "secondary")])
        ),
        OtherWord(
            "cancelButton cancelAction",
            of: .overlay,
            to: .element(of: "items", [Setting(["role"], "cancel")])
        ),
        OtherWord("heading name label header.title", of: .overlay, to: .rename("title")),
        OtherWord("screen destination", of: .overlay, to: .rename("target")),
        OtherWord("presentationDetents heights detent", of: .overlay, to: .rename("detents")),
        OtherWord("isModalInPresentation interactiveDismissDisabled", of: .overlay, to: .negate(["dismissible"])),
        OtherWord(
            "trailing leading toolbarItems",
            of: .overlay,
            .pane,
            advice: "Items stand in a bar of its own: 'navigationBar: {trailing: [Done]}'."
        ),
        OtherWord("title label heading", of: .pane, to: .rename("name")),
        OtherWord("id screenID target", of: .pane, to: .rename("screen")),
        OtherWord(notes: "role kind type column width", of: .pane),
        OtherWord("title label", of: .menu, to: .rename("name")),
        OtherWord("items actions entries menuItems", of: .menu, to: .rename("commands")),
        OtherWord("items children", of: .menuBar, to: .rename("menus")),
        OtherWord("items children views viewControllers", of: .splitView, to: .rename("panes")),
        OtherWord(
            "primary sidebar master list supplementary content secondary detail inspector",
            of: .splitView,
            to: .element(of: "panes", text: "name")
        ),
        OtherWord(
            "displayMode preferredDisplayMode style",
            of: .splitView,
            advice: "How many columns stand beside each other is 'columns: 2'; a note of your own starts with 'x-'."
        ),
        OtherWord("size dimension", of: .size, advice: "An icon's measures are '{width: 24, height: 24}', in points."),
    ]
}
