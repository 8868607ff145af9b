// The words for the parts of bars and screens.
extension OtherWord {

    /// Parts of bars and screens: search fields, segmented controls, apps, windows, overlays.
    static let partWords: Rows = [
        .search: [
            .rename("placeholder"): "prompt searchPrompt placeholderText hint hintText label text title",
            .group(text: ["placeholder"]): "searchBar",
            .rename("active"): "isActive isPresented focused isSearching",
            .rename("placement"): "searchBarPlacement position location",
            .rename("scopes"): "scopeButtonTitles searchScopes scopeTitles scopeBar",
            .rename("filterButton"): "showsFilter hasFilter filter",
            .rename("mode"): "display behavior behaviour style type visibility",
            .words(meaning: [
                "show: true": "true", "show: false": "false", "mode: persistent": "always alwaysvisible",
                "mode: expandable": "onscroll",
            ]): "visible isVisible enabled shown",
            .flag("mode", is: "expandable", else: "persistent"): "collapsed expandable collapsible",
            .flag("mode", is: "persistent", else: "expandable"):
                "persistent alwaysVisible wantsPersistentSearchMode persistentSearch isPersistent",
            .note(): "leading trailing left right leadingIcon trailingIcon avatar",
            .note(leavingOpen: ["dismissOnGesture"]): "dismissal",
        ],
        .segmentedControl: [
            .rename("segments"): "items titles options labels segmentTitles values buttons tabs",
            .rename("selected"): "selection selectedSegment active value current selectedItem",
            // What makes it one is said by where it stands.
            .note(): "kind type component style pickerStyle variant placement",
            .advice: Words(
                "selectedSegmentIndex",
                advice: "The selected segment is named by its text: 'selected: All'."
            ),
        ],
        .app: [
            .rename("name"): "title appName"
        ],
        .window: [
            .rename("title"): "name text label",
            .rename("type"): "style kind",
        ],
        .statusBar: [
            .rename("background"): "color name",
            .rename("style"): "barStyle contentStyle theme preferredStatusBarStyle",
            .advice: Words(
                "hidden visible time",
                advice:
                    "Whether the time is shown says 'showsClock: true'; that there is no status bar says 'statusBar: null' at the screen."
            ),
        ],
        .banner: [
            .rename("text"): "message title label content",
            .rename("kind"): "severity style semantic variant status intent",
        ],
        .logo: [
            .rename("name"): "image src asset source file icon",
            .rename("height"): "size",
            .note(): "kind type component",
        ],
        .selection: [
            .rename("active"): "isActive enabled",
            .words("active", saying: ["true": "true multiple single", "false": "false"]): "mode",
            .rename("count", adding: ["active: true"]): "selected selectedCount selectionModeSelected number",
        ],
        .helperText: [
            .rename("text"): "label message title",
            .advice: Words(
                "action target link url onTap",
                advice:
                    "That tapping a helper text does something says 'tappable: true'; what people shall tap is better an item: 'items: [{label: Details, action: show-details}]'."
            ),
        ],
        .overlay: [
            .rename("text"): "message body description subtitle",
            .rename("items"): "actions buttons options menuItems",
            .item("style: primary"): "primaryButton primaryAction cta",
            .item("style: secondary"): "secondaryButton secondaryAction",
            .item("role: cancel"): "cancelButton cancelAction",
            .rename("title"): "heading name label header.title",
            .rename("target"): "screen destination",
            .rename("detents"): "presentationDetents heights detent",
            .negate(["dismissible"]): "isModalInPresentation interactiveDismissDisabled",
            .advice: Words(
                "trailing leading right left toolbarItems",
                also: [.pane],
                advice: "Items stand in a bar of its own: 'navigationBar: {trailing: [Done]}'."
            ),
        ],
        .pane: [
            .rename("name"): "title label heading",
            .rename("screen"): "id screenID target",
            .note(): "role kind type column",
        ],
        .menu: [
            .rename("name"): "title label",
            .rename("commands"): "items actions entries menuItems",
        ],
        .menuBar: [
            .rename("menus"): "items children"
        ],
        .splitView: [
            .rename("panes"): "items children views viewControllers",
            .element(of: "panes", text: "name"): Words(
                "primary sidebar master list supplementary content secondary detail inspector",
                advice: "What stands in a column is its content: 'panes: [{name: Folders, content: [{kind: list}]}]'."
            ),
            .advice: Words(
                "displayMode preferredDisplayMode style",
                advice: "How many columns stand beside each other is 'columns: 2'; a note of your own starts with 'x-'."
            ),
        ],
        .overflow: [
            .advice: Words(
                "position placement side align alignment location area",
                advice:
                    "The overflow button stands last at the trailing side; elsewhere it is an item of the bar: 'leading: [{role: overflow, icon: ellipsis}]'."
            )
        ],
        .item: [
            .advice: Words(
                "presents presentsSheet opensSheet",
                advice:
                    "What tapping an item does is its 'action: compose', and the screen that it leads to its 'target: compose'."
            )
        ],
        .itemState: [
            .note(): "background border opacity scale shadow tint style elevation"
        ],
        .size: [
            .advice: Words("size dimension", advice: "An icon's measures are '{width: 24, height: 24}', in points.")
        ],
    ]
}
