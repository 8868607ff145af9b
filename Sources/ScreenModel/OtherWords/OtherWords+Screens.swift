// The words for screens themselves and for what covers them.
extension OtherWord {
    /// The row for a banner that says what is wrong, which is the bar's.
    static let banner = OtherWord("banner", to: .rename("navigationBar", "banner"))
    /// The states in which a banner says what is wrong.
    static let statesOfTrouble: Set = ["error", "offline", "warning"]
    private static let whenItHolds =
        "when if condition conditions for on match where width device viewport breakpoint widthClass"
        + " horizontalSizeClass windowSizeClass widthSizeClass hSizeClass horizontalSize formFactor deviceClass"
    /// The words that say when a variant holds, by their folded spelling.
    static let wordsOfConditions = Set(list(whenItHolds).map(Spelling.folded))

    /// The row for a word that says when a variant holds, by what its value means.
    static func condition(_ settings: [String: Setting]) -> OtherWord {
        OtherWord(
            whenItHolds,
            to: .words(settings),
            advice:
                "When a variant holds is 'state: editing', 'sizeClass: regular', 'orientation: landscape' or the like; a state of your own is a screen of its own."
        )
    }

    /// What people group, by its folded spelling, that says where a screen is shown.
    static let wordsOfTraits: Set = [
        "traits", "traitcollection", "environment", "context", "device", "target", "sizeclass",
    ]
    /// The fields that such traits are.
    static let traits = ["sizeClasses", "platform", "orientation", "appearance", "layoutDirection", "locale"]

    /// What people group, by its folded spelling, that says what stands where.
    static let wordsOfGroups: Set = ["buttons", "actions", "elements", "controls", "layout", "items"]

    /// The words, by their folded spelling, for how wide a screen is where the value is one for a width.
    static let wordsOfWidth: Set = [
        "width", "viewport", "breakpoint", "formfactor", "deviceclass", "class", "layout", "screensize",
    ]

    /// The row for a map of which all pairs are those of the component around it: traits of a screen, when a variant holds.
    static let group = OtherWord("group", to: .group())

    /// What words for widths, devices and the like say of a variant, by their folded spelling.
    static let conditions = ["sizeClass", "platform", "orientation", "appearance"]
        .map { settings(of: $0, in: .variant) }
        .reduce([:]) { conditions, more in conditions.merging(more) { first, _ in first } }
        // An iPad is no wide iPhone, of which other rules hold.
        .merging(settings(of: "platform", in: .variant).filter { $0.key.hasPrefix("ipad") }) { $1 }

    /// What words for states say, by their folded spelling; the screen at rest is no condition.
    static let states = settings(of: "state", in: .variant).filter { $0.value.value != "default" }

    /// The row for the mode of a screen, its state or how it appears; its words are gathered once somebody writes it.
    static let mode = OtherWord("mode", to: .words(modes))
    private static let modes = settings(of: "state", in: .screen).merging([
        "modal": Setting(["presentation"], "modal"), "sheet": Setting(["presentation"], "sheet"),
        "popover": Setting(["presentation"], "popover"), "dark": Setting(["appearance"], "dark"),
        "light": Setting(["appearance"], "light"),
    ]) { first, _ in first }

    /// What each word for a value of a field says, ours and those of others, by their folded spelling.
    private static func settings(of name: String, in kind: ComponentKind) -> [String: Setting] {
        var settings = [String: Setting]()
        for value in kind.component.field(spelt: Spelling.folded(name))?.type.enumeration?.names ?? [] {
            let rows = OtherValue.table.filter { $0.value == value && $0.target == nil && $0.fields.contains(name) }
            for word in ([value] + rows.flatMap(\.words)).map(Spelling.folded) where settings[word] == nil {
                settings[word] = Setting([name], value)
            }
        }
        return settings
    }

    /// The row for a word that means something else with a map than with a text or a Boolean: what covers the screen, or
    /// a column of it.
    static func row(forMap word: String, in kind: ComponentKind) -> OtherWord? {
        let word = Spelling.folded(word)
        switch kind {
        case .navigationBar, .toolbar, .tabBar:
            return wordsForLooks.contains(word) || ["standardappearance", "variant"].contains(word) ? looksOfBar : nil
        case .screen, .variant:
            switch word {
            case "banner": return kind == .variant ? banner : nil
            case "darkmode", "lightmode": return row(for: "in" + word, in: kind)
            case "modal": return modal
            case "root": return row(for: "rootView", in: kind)
            case "primary": return row(for: "primaryColumn", in: kind)
            case "secondary": return row(for: "secondaryColumn", in: kind)
            default: return nil
            }
        default: return nil
        }
    }

    /// The row for a word that means something else with a text than with a map or a Boolean.
    static func row(forText word: String, in kind: ComponentKind) -> OtherWord? {
        switch (kind, Spelling.folded(word)) {
        case (.screen, "largetitle"), (.variant, "largetitle"): largeTitleOfScreen
        case (.navigationBar, "largetitle"): largeTitle
        case (.item, "importance"): row(for: "emphasis", in: kind)
        case (.item, "actions"): action
        case (.item, "menu"): menu
        case (.item, "children"), (.item, "content"), (.block, "children"): label
        case (.item, "semantics"): semantic
        default: nil
        }
    }

    private static let action = OtherWord("actions", to: .rename("action"))
    private static let menu = OtherWord("menu", to: .rename("label", adding: ["kind: menu"]))
    private static let label = OtherWord("children", to: .rename("label"))
    private static let semantic = OtherWord("semantics", to: .rename("semantic"))
    private static let largeTitle = OtherWord("title", to: .rename("title", adding: ["size: large"]))
    private static let largeTitleOfScreen = OtherWord(
        "title",
        to: .rename("navigationBar", "title", adding: ["navigationBar.size: large"])
    )

    /// The words for how far the work on a screen is, by their folded spelling.
    static let wordsOfProgress: Set = [
        "draft", "wip", "inprogress", "todo", "planned", "proposed", "new", "ready", "review", "inreview", "reviewed",
        "approved", "signedoff", "final", "done", "released", "shipped", "live", "deprecated", "archived",
    ]

    private static let wordsForLooks: Set = [
        "style", "styles", "styling", "appearance", "theme", "colors", "colours", "look",
    ]

    /// Whether a word groups what a screen looks like.
    static func isLooks(_ word: String) -> Bool {
        let folded = Spelling.folded(String(word.prefix(32)))
        return wordsForLooks.contains(folded) || ["backgrounds", "visual"].contains(folded)
            || wordsForPalettes.contains(folded)
    }

    /// Whether a word groups colours, each of which may be that of anything.
    static func isPalette(_ word: String) -> Bool {
        wordsForPalettes.contains(Spelling.folded(String(word.prefix(32))))
    }

    private static let wordsForPalettes: Set = [
        "tokens", "colortokens", "designtokens", "palette", "colorscheme", "themetokens",
    ]

    /// What people call the page that a screen is, where they say what is behind all.
    static let wordsOfPage: Set = ["page", "screen", "view", "scene", "canvas", "scaffold", "body", "content"]
    private static let looksOfBar = OtherWord(
        "style",
        to: .group(of: [
            "background", "color", "titleColor", "translucent", "border", "divider", "size", "kind", "hidden",
        ]),
        advice: "What a bar looks like is said by the bar itself: 'background: primary', 'titleColor: white'."
    )
    /// Properties of UIKit's UIViewController, SwiftUI's modifiers of a page, and what design files say of a frame.
    static let screenWords: Rows = [
        .variant: [
            .words([:]): Words(whenItHolds, advice: condition([:]).advice),
            .group(): "set changes change override overrides then apply show with screen page",
        ],
        .screen: [
            .note(): "frame artboard figmaFrame deviceName resolution width height",
            .rename("background"): """
            backgroundColor backgroundColour fill fills bgColor background_color bg pageBackground pageColor
            pageBackgroundColor screenBackground screenBackgroundColor viewBackground containerColor surfaceColor
            scaffoldBackgroundColor contentBackground surface backgroundFill
            """,
            .advice: Words("color", advice: "What is behind all is said by 'background: soap-200'."),
            .rename("platform"): """
            device os operatingSystem target targetPlatform appPlatform deviceType userInterfaceIdiom interfaceIdiom
            idiom
            """,
            .flag("platform", is: "ipados"): "iPadOnly onlyIPad onlyOnIPad tabletOnly onlyOnTablet",
            .note(leavingOpen: ["platform"]): "hiddenOn hideOn notOn exceptOn",
            .rename("platform"): Words(
                "platforms devices targets targetPlatforms",
                advice:
                    "A screen has one platform, 'platform: ios'; what differs on another one is a variant: 'variants: [{platform: ipados}]'."
            ),
            .rename("guidelines"): """
            guideline designSystem guidelinePacks rulePacks standard standards designGuidelines follows conformsTo
            checkAgainst lintAgainst packs rulesets styleGuide
            """,
            .rename("locale"): "language lang defaultLanguage defaultLocale baseLanguage",
            .rename("layoutDirection"): "direction dir textDirection writingDirection semanticContentAttribute",
            .flag("layoutDirection", is: "rtl", else: "ltr"): "rtl isRTL rightToLeft",
            .rename("presentation"):
                "modalPresentationStyle presentationStyle presentationMode presentedAs presentAs displayAs modalStyle shownAs opensAs",
            .words(
                "presentation",
                saying: [
                    "modal": "true modal full fullscreen fullscreencover", "full-screen": "false",
                    "sheet": "sheet pagesheet formsheet bottomsheet", "popover": "popover",
                ]
            ): "modal isModal",
            .words(meaning: [
                "presentation: modal": "modal", "presentation: sheet": "sheet modalsheet",
                "presentation: popover": "popover", "presentation: full-screen": "fullscreen", "role: task": "task",
                "role: settings": "settings", "role: home": "home", "role: overview": "overview",
                "role: child": "child childpage", "role: parent": "parent parentpage",
                "role: hub-child": "hubchild hubchildpage", "role: hub-overview": "huboverview",
                "role: main-destination": "maindestination mainappdestination",
            ]): Words(
                "type kind screenType pageType screenRole viewType pageKind pageRole",
                advice:
                    "What a screen is for is its role, 'role: overview'; how it appears is 'presentation: sheet'; what stands on it is its 'content'."
            ),
            .rename("scrolls"): "scrollable isScrollable scrolling scroll",
            .rename("sizeClasses"): Words(
                """
                sizeClass horizontalSizeClass widthClass windowSizeClass widthSizeClass windowWidthSizeClass hSizeClass
                horizontalSize horizontal
                """,
                advice: "A screen lists its size classes: 'sizeClasses: [compact]'; a variant has one 'sizeClass'."
            ),
            .rename("level"): "depth hierarchyLevel navigationLevel",
            .rename("parent"): "parentScreen presentingScreen previousScreen backTo",
            .rename("id"): "screenID screenIdentifier pageID identifier uid slug key",
            .group(text: ["id"]): Words(
                "screen page view scene",
                advice: "A screen starts with its id, and what it holds stands beside that: 'id: orders'."
            ),
            .group(): Words(
                "metadata props properties spec tabs.screen tab.screen drawer.screen stack.screen",
                advice: "What is said of a screen stands in the screen itself: 'description: Where people pay'."
            ),
            .rename("name"): "screenName displayName label",
            .rename("description"): "summary purpose notes note comment desc",
            .rename("app"): "application product",
            .rename("app", "name"): "appName",
            .rename("statusBar", "style"): "preferredStatusBarStyle statusBarStyle",
            .rename("statusBar", "background"): "statusBarBackground statusBarColor",
            .rename("state"): "status mode screenState viewState uiState",
            .variants: Words(
                "states layouts sizes modes themes",
                advice:
                    "What differs in a state is a variant: 'variants: [{state: error, navigationBar: {title: Offline}}]'."
            ),
            .rename("variants"):
                "variant breakpoints responsive adaptive adaptations traits overrides variations configurations",
            .rename("orientation"): "deviceOrientation interfaceOrientation supportedInterfaceOrientations",
            .advice: Words(
                "rules ignore ignores disable disabledRules suppress suppressions lint screenlint exceptions",
                advice:
                    "A rule is silenced by a comment, '# screenlint:disable-file apple-hig/title-length', or for all screens in .screenlint.yml."
            ),
            .rename("appearance"): "colorScheme theme preferredColorScheme userInterfaceStyle",
            .flag("appearance", is: "dark", else: "light"): "dark darkMode isDark",
            .advice: Words(
                "actions",
                advice:
                    "Buttons stand in a bar, 'toolbar: {items: [Save]}', or in the content, 'content: [{kind: button, label: Save}]'."
            ),
            .advice: Words(
                "menu",
                advice:
                    "A menu is an item of a bar, 'toolbar: {items: [{kind: menu, label: Sort, items: [Name, Date]}]}', or what the bar has no room for, 'navigationBar: {overflow: [Export, Print]}'."
            ),
            .note(): """
            version author owner tags figma figmaURL url link designer team date created route path analytics
            tokens colorTokens designTokens themeTokens palette flow feature ticket jira verticalSizeClass
            vSizeClass verticalSize vertical heightClass
            """,
        ],
    ]
}
