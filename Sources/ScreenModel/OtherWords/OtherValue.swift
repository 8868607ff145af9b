/// A word of another tool for a value of a closed list.
package struct OtherValue: Sendable {
    /// The fields that take the list.
    package let fields: [String]
    /// The words, as their tools spell them; any case and spelling is taken.
    package let words: [String]
    /// Our word; nil where nothing of ours means the same.
    package let value: String?
    /// The field of ours that the word is a value of, if it is another one.
    package let target: String?
    /// A sentence that leads on where there is no word of ours; without it, no guideline reads what the word says.
    package let advice: String?
    /// The list of the navigation bar in which a toolbar's item stands of which it is the place.
    package let side: String?

    /// Whether no guideline reads what the word says, so that nothing more is known of the field.
    var isNote: Bool { value == nil && advice == nil }

    init(_ words: String, of fields: String..., is value: String, at target: String? = nil) {
        self.init(words, fields, value: value, target: target)
    }

    /// What words of a row mean, which is our word for that in some fields, or in another one.
    static func value(_ value: String, of fields: String..., at target: String? = nil) -> OtherValue {
        OtherValue("", fields, value: value, target: target)
    }

    /// What no guideline here reads: nothing more is known of the field.
    static func note(of fields: String...) -> OtherValue { OtherValue("", fields) }

    /// What leads on from words that mean nothing of ours.
    static func advice(_ advice: String, of fields: String..., at side: String? = nil) -> OtherValue {
        OtherValue("", fields, advice: advice, side: side)
    }

    private init(
        _ words: String,
        _ fields: [String],
        value: String? = nil,
        target: String? = nil,
        advice: String? = nil,
        side: String? = nil
    ) {
        (self.words, self.fields) = (OtherWord.list(words), fields)
        (self.value, self.target, self.advice, self.side) = (value, target, advice, side)
    }

    /// The row for a word of a component's field that takes a list.
    ///
    /// A row counts if the list has its value, or where that is one of another field, if the component has that field.
    package static func row(
        for word: String,
        of field: String,
        in enumeration: Enumeration,
        of component: Component
    ) -> OtherValue? {
        let folded = Spelling.folded(word)
        // "iOS 18", "iPad Pro 12.9", "compact (iPhone)"; design kits sort their components in folders, "Button/Primary".
        func meaning(_ part: String) -> String? {
            enumeration.names.first { $0 == part }
                ?? table.first { $0.fields.contains(field) && $0.spells(part) }.flatMap(\.value)
        }
        let trimmed =
            switch field {
            case "style": part(ofVariant: word, where: meaning) ?? String(word.split(separator: "/").last ?? "")
            case "state" where word.contains("="):
                part(ofVariant: word, keys: ["state", "status", "mode"], where: meaning) ?? word
            default:
                word.split(separator: " ").prefix { !($0.first.map { $0.isNumber || $0 == "(" } ?? false) }
                    .joined(separator: " ")
            }
        // "iOS (iPad)"
        if field == "platform", word.contains("("), let row = platform(namedIn: word, of: enumeration, of: component) {
            return row
        }
        if ["platform", "sizeClass", "sizeClasses", "style", "state"].contains(field), trimmed != word, !trimmed.isEmpty
        {
            let name = enumeration.names.first { Spelling.folded($0) == Spelling.folded(trimmed) }
            if let name { return OtherValue(word, of: field, is: name) }
            return row(for: trimmed, of: field, in: enumeration, of: component)
        }
        let found = table.first { row in
            row.fields.contains(field) && row.spells(folded) && row.fits(enumeration, in: component)
        }
        if let found { return found }
        if field == "kind", enumeration.names.contains("button"), let look = look(ofButton: word) {
            return OtherValue(word, of: field, is: look.value, at: look.path[0])
        }
        return field == "platform" ? platform(namedIn: word, of: enumeration, of: component) : nil
    }

    /// Whether one of the words is the given one, which is folded.
    func spells(_ folded: String) -> Bool { words.contains { Spelling.folded($0) == folded } }

    /// The row for a value, which as the kind of an item may be any tool's name for a button, too.
    static func row(
        forValue word: String,
        of field: String,
        in enumeration: Enumeration,
        of component: Component
    ) -> OtherValue? {
        if let row = row(for: word, of: field, in: enumeration, of: component) { return row }
        guard field == "kind", namesButton(word), enumeration.names.contains("button") else { return nil }
        return OtherValue(word, of: field, is: "button")
    }

    /// The words that begin like a typed one and stand for one of ours, each with that.
    package static func words(startingWith typed: String) -> [(word: String, value: String)] {
        let folded = Spelling.folded(typed)
        guard folded.utf8.count > 1 else { return [] }
        var seen = Set<String>()
        return table.flatMap { row -> [(word: String, value: String)] in
            guard let value = row.value, row.target == nil else { return [] }
            return row.words.filter { Spelling.folded($0).hasPrefix(folded) && seen.insert($0 + value).inserted }
                .map { ($0, value) }
        }
    }

    private func fits(_ enumeration: Enumeration, in component: Component) -> Bool {
        guard let value else { return true }
        guard let target else { return enumeration.names.contains(value) }
        guard let slot = component.slot(named: target), !component.fields[slot].isDerived else { return false }
        return component.fields[slot].type.enumeration?.names.contains(value) ?? (value == "true")
    }

    /// What holds for any word of a field that is none of ours and no other tool's either.
    package static func advice(of field: String) -> String? { advices[field] }

    /// The state of a screen that a word says.
    static func state(saidBy word: String) -> String? {
        let folded = Spelling.folded(String(word.prefix(64)))
        if let own = Enumeration.screenState.names.first(where: { Spelling.folded($0) == folded }) { return own }
        return row(for: word, of: "state", in: .screenState, of: ComponentKind.screen.component)?.value
    }

    /// Whether a word is a common one for a state that no guideline here reads, such as `loading`.
    static func isStateOfOthers(_ word: String) -> Bool {
        let words = ComponentKind.screen.component
        return row(for: String(word.prefix(64)), of: "state", in: .screenState, of: words).map { $0.value == nil }
            ?? false
    }

    /// The texts of which `none` says that there is none; a colour or a target of that name may be one.
    static let textsWithNone: Set = [
        "title", "subtitle", "label", "icon", "badge", "accessibilityLabel", "backLabel",
        "restoreGesture",
    ]

    /// What people and programs write where there is no text.
    static let signsOfNone: Set = [
        "-", "–", "—", "n/a", "N/A", "null", "undefined", "(null)", "(none)", "(empty)", "keine", "keiner", "aucun",
        "aucune", "ninguno",
    ]

    /// What holds for a list or a map of what is one word of a field.
    static func adviceOnSeveral(of field: String) -> String? { advicesOnSeveral[field] }

    private static let advicesOnSeveral = [
        "state":
            "What differs in a state is a variant: 'variants: [{state: error, navigationBar: {title: Offline}}]'.",
        "appearance":
            "A screen that says none has both; what differs in one is a variant: 'variants: [{appearance: dark, background: black}]'.",
        "orientation":
            "A screen that says none has both; what differs in one is a variant: 'variants: [{orientation: landscape, toolbar: {hidden: true}}]'.",
        "sizeClasses": "A screen lists the classes of its width: 'sizeClasses: [compact]'.",
        "platform":
            "A screen has one; what differs on another one is a variant: 'variants: [{platform: ipados}]'.",
    ]

    private static let advices = [
        "state": "A state of your own is a screen of its own, with an id of its own: 'id: compose-sending'.",
        "role": "A role of your own is a note: 'x-role: …'.",
        "sizeClass": "There are two: 'compact' for a phone held upright, 'regular' for a tablet.",
        "sizeClasses": "There are two: 'compact' for a phone held upright, 'regular' for a tablet.",
    ]

    /// All rows; of two for the same word of a field, the first that fits counts.
    package static let table: [OtherValue] =
        [platformRows, rows, itemRows].flatMap { rows in
            rows.map { row, words in
                OtherValue(
                    words,
                    row.fields,
                    value: row.value,
                    target: row.target,
                    advice: row.advice,
                    side: row.side
                )
            }
        } + rolesAsKinds

    /// What words mean, and the words.
    typealias Rows = KeyValuePairs<OtherValue, String>

    /// What an item is for, written as its kind.
    private static let rolesAsKinds = Enumeration.itemRole.names.map { role in
        // `type: search` may be a field, too.
        OtherValue(role == "search" ? "searchButton" : "\(role) \(role)Button", of: "kind", is: role, at: "role")
    }

    private static let rows: Rows = [
        // Screens.
        .value("compact", of: "sizeClass", "sizeClasses"): "phone iphone small narrow mobile",
        .value("regular", of: "sizeClass", "sizeClasses"): "tablet ipad iPadPro large wide expanded desktop",
        .value("full-screen", of: "presentation"): "full push pushed page none",
        .value("sheet", of: "presentation"): "pageSheet formSheet bottomSheet halfSheet drawer modalSheet",
        // React Navigation's is a page that is pushed.
        .note(of: "presentation"): "card",
        // What covers all of the screen is modal all the same; our full-screen is what fills it without that.
        .value("modal", of: "presentation"):
            "dialog overCurrentContext overFullScreen modally fullScreenCover fullScreenModal modalFullScreen",
        .value("default", of: "state"): "idle normal loaded regular rest resting atRest initial",
        .value("selection", of: "state"): "selecting select multiselect selected selectionMode",
        .value("searching", of: "state"): "search searchActive",
        .value("editing", of: "state"): "edit editMode",
        .value("error", of: "state"): "failed failure",
        .value("offline", of: "state"): "noInternet noNetwork noConnection disconnected offlineMode",
        .value("scrolled", of: "state"): "scrolling scrolledUnder onScroll",
        .value("main-destination", of: "role"): "topLevel tab destination mainAppDestination appDestination",
        .value("child", of: "role"): "detail details detailPage detailScreen childPage childScreen",
        .value("home", of: "role"): "homePage homeScreen",
        .value("parent", of: "role"): "parentPage parentScreen",
        .value("settings", of: "role", "type"): "preferences settingsPage settingsScreen",
        .note(of: "role"): """
        compose create form list feed search login signIn onboarding profile dialog editor player gallery
        chat map dashboard result confirmation error
        """,
        .note(of: "state"): """
        empty loading running paused playing stopped active inactive disabled success completed filled
        partial refreshing connecting locked expanded collapsed
        """,
        // A page for signing in is the root of an app, too, and no destination.
        .note(of: "role"): "normal none default standard regular root rootScreen main mainPage mainScreen",
        .value("ltr", of: "layoutDirection"): "leftToRight forceLeftToRight lefttoright",
        .value("rtl", of: "layoutDirection"): "rightToLeft forceRightToLeft",

        // Bars.
        .note(of: "appearance", "orientation"): "both any auto automatic system adaptive",
        .value("small", of: "size"): "inline standard compact normal default centerAligned",
        .value("large", of: "size"): "expanded big prominent extended largeTitle always",
        .value("leading", of: "titleAlignment", "area"): "left start leftAligned natural",
        .value("center", of: "titleAlignment", "area"): "centre centered centred middle principal",
        .value("trailing", of: "titleAlignment", "area"): "right end rightAligned",
        .value("ellipsis", of: "titleOverflow"):
            "truncate truncateTail tail truncated byTruncatingTail end textOverflow.ellipsis … ...",
        .value("wrap", of: "titleOverflow"): "multiline wrapping byWordWrapping",
        .value("visible", of: "border", "divider"): "true always yes shown line hairline solid",
        .value("hidden", of: "border", "divider"): "false never no none clear",
        .value("on-scroll", of: "border", "divider"): "scrolled whenScrolled onScrolling automatic",
        .value("always", of: "hidden"): "hidden yes on removed",
        .value("false", of: "hidden"): "no off never visible shown",
        .value("temporary", of: "hidden"): "onScroll onSwipe onTap whileScrolling scrolling temporarily",
        .value("bottom", of: "position"):
            "bottomBar bottomOrnament footer below south atTheBottom atBottom atTheBottomOfTheScreen bottomOfTheScreen bottomOfScreen bottomEdge lower",
        .value("top", of: "position"):
            "header above topBar north atTheTop atTop onTop atTheTopOfTheScreen topOfTheScreen topOfScreen topEdge upper",
        .value("leading", of: "position"): "left start",
        .note(of: "position"): "unified unifiedCompact expanded",
        .value("trailing", of: "position"): "right end",
        .value("horizontal", of: "orientation"): "row landscape horizontally",
        .value("vertical", of: "orientation"): "column portrait vertically",
        .value("equal", of: "distribution"): "spaceBetween fill fillEqually equalSpacing evenly justified",
        .value("trailing", of: "distribution"): "end right",
        .value("leading", of: "distribution"): "start left",
        .value("top-app-bar", of: "kind"): "appBar smallTopAppBar topBar",
        .value("navigation-bar", of: "kind"):
            "navBar navigation uinavigationbar stack navigationStack push root header default",
        .value("modal-header", of: "kind"): "modal sheetHeader dialogHeader",
        .value("persistent", of: "mode"):
            "always alwaysVisible alwaysShown permanent navigationBarDrawerAlways pinned visible",
        .value("expandable", of: "mode"): "collapsible collapsed icon onDemand minimized minimize button",
        .value("in-bar", of: "placement"):
            "inline navigationBar toolbar bar inNavigationBar inTheNavigationBar inTheBar inBar integrated"
            + " insideTheNavigationBar insideNavigationBar insideTheBar withinTheNavigationBar",
        .value("below", of: "placement"):
            "drawer navigationBarDrawer stacked under underTitle belowTitle belowTheTitle underTheTitle",
        // A search field at the screen's bottom is in neither place.
        .note(of: "placement"): "bottom bottomToolbar floating",
    ]
}
