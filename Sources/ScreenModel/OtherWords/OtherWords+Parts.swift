// The words for the parts of bars and screens.
extension OtherWord {
    /// The row for what a tab shows, which no guideline reads.
    static let viewOfTab = OtherWord("view", to: .note())

    /// Parts of bars and screens: search fields, segmented controls, apps, windows, overlays.
    static let partWords: Rows = [
        .search: [
            OtherWord("prompt searchPrompt placeholderText hint hintText label text title", to: .rename("placeholder")),
            OtherWord("searchBar", to: .group(text: ["placeholder"])),
            OtherWord("isActive isPresented focused isSearching", to: .rename("active")),
            OtherWord("searchBarPlacement position location", to: .rename("placement")),
            OtherWord("scopeButtonTitles searchScopes scopeTitles scopeBar", to: .rename("scopes")),
            OtherWord("showsFilter hasFilter filter", to: .rename("filterButton")),
            OtherWord("display behavior behaviour style type visibility", to: .rename("mode")),
            OtherWord(
                "visible isVisible enabled shown",
                to: .words([
                    "true": "show: true", "false": "show: false", "always": "mode: persistent",
                    "alwaysvisible": "mode: persistent", "onscroll": "mode: expandable",
                ])
            ),
            OtherWord(
                "collapsed expandable collapsible",
                to: .words("mode", is: ["true": "expandable", "false": "persistent"])
            ),
            OtherWord(
                "persistent alwaysVisible wantsPersistentSearchMode persistentSearch isPersistent",
                to: .words("mode", is: ["true": "persistent", "false": "expandable"])
            ),
            OtherWord("leading trailing left right leadingIcon trailingIcon avatar", to: .note()),
            OtherWord(notes: "dismissal", leavingOpen: ["dismissOnGesture"]),
        ],
        .segmentedControl: [
            OtherWord("items titles options labels segmentTitles values buttons tabs", to: .rename("segments")),
            OtherWord("selection selectedSegment active value current selectedItem", to: .rename("selected")),
            // What makes it one is said by where it stands.
            OtherWord("kind type component style pickerStyle variant placement", to: .note()),
            OtherWord("selectedSegmentIndex", advice: "The selected segment is named by its text: 'selected: All'."),
        ],
        .app: [
            OtherWord("title appName", to: .rename("name"))
        ],
        .window: [
            OtherWord("name text label", to: .rename("title")),
            OtherWord("style kind", to: .rename("type")),
        ],
        .statusBar: [
            OtherWord("color name", to: .rename("background")),
            OtherWord("barStyle contentStyle theme preferredStatusBarStyle", to: .rename("style")),
            OtherWord(
                "hidden visible time",
                advice:
                    "Whether the time is shown says 'showsClock: true'; that there is no status bar says 'statusBar: null' at the screen."
            ),
        ],
        .banner: [
            OtherWord("message title label content", to: .rename("text")),
            OtherWord("severity style semantic variant status intent", to: .rename("kind")),
        ],
        .logo: [
            OtherWord("image src asset source file icon", to: .rename("name")),
            OtherWord("size", to: .rename("height")),
            OtherWord("kind type component", to: .note()),
        ],
        .selection: [
            OtherWord("isActive enabled", to: .rename("active")),
            OtherWord(
                "mode",
                to: .words("active", is: ["true": "true", "false": "false", "multiple": "true", "single": "true"])
            ),
            OtherWord(
                "selected selectedCount selectionModeSelected number",
                to: .rename("count", adding: ["active: true"])
            ),
        ],
        .helperText: [
            OtherWord("label message title", to: .rename("text")),
            OtherWord(
                "action target link url onTap",
                advice:
                    "That tapping a helper text does something says 'tappable: true'; what people shall tap is better an item: 'items: [{label: Details, action: show-details}]'."
            ),
        ],
        .overlay: [
            OtherWord("message body description subtitle", to: .rename("text")),
            OtherWord("actions buttons options menuItems", to: .rename("items")),
            OtherWord("primaryButton primaryAction cta", to: .element(of: "items", ["style: primary"])),
            OtherWord("secondaryButton secondaryAction", to: .element(of: "items", ["style: secondary"])),
            OtherWord("cancelButton cancelAction", to: .element(of: "items", ["role: cancel"])),
            OtherWord("heading name label header.title", to: .rename("title")),
            OtherWord("screen destination", to: .rename("target")),
            OtherWord("presentationDetents heights detent", to: .rename("detents")),
            OtherWord("isModalInPresentation interactiveDismissDisabled", to: .negate(["dismissible"])),
            OtherWord(
                "trailing leading right left toolbarItems",
                also: [.pane],
                advice: "Items stand in a bar of its own: 'navigationBar: {trailing: [Done]}'."
            ),
        ],
        .pane: [
            OtherWord("title label heading", to: .rename("name")),
            OtherWord("id screenID target", to: .rename("screen")),
            OtherWord(notes: "role kind type column"),
        ],
        .menu: [
            OtherWord("title label", to: .rename("name")),
            OtherWord("items actions entries menuItems", to: .rename("commands")),
        ],
        .menuBar: [
            OtherWord("items children", to: .rename("menus"))
        ],
        .splitView: [
            OtherWord("items children views viewControllers", to: .rename("panes")),
            OtherWord(
                "primary sidebar master list supplementary content secondary detail inspector",
                to: .element(of: "panes", text: "name"),
                advice: "What stands in a column is its content: 'panes: [{name: Folders, content: [{kind: list}]}]'."
            ),
            OtherWord(
                "displayMode preferredDisplayMode style",
                advice: "How many columns stand beside each other is 'columns: 2'; a note of your own starts with 'x-'."
            ),
        ],
        .overflow: [
            OtherWord(
                "position placement side align alignment location area",
                advice:
                    "The overflow button stands last at the trailing side; elsewhere it is an item of the bar: 'leading: [{role: overflow, icon: ellipsis}]'."
            )
        ],
        .item: [
            OtherWord(
                "presents presentsSheet opensSheet",
                advice:
                    "What tapping an item does is its 'action: compose', and the screen that it leads to its 'target: compose'."
            )
        ],
        .itemState: [
            OtherWord(notes: "background border opacity scale shadow tint style elevation")
        ],
        .size: [
            OtherWord("size dimension", advice: "An icon's measures are '{width: 24, height: 24}', in points.")
        ],
    ]
}
