// The words for what descriptions tell of a screen and no guideline here reads: they become notes.
extension OtherWord {
    /// Looks and behaviour as UIKit, SwiftUI, Figma, Material and the like name them.
    static let noteWords: Rows = [
        .screen: [
            // Looks of anything that is drawn.
            OtherWord(
                notes: """
                    shadow elevation opacity alpha blur material glass tint tintColor accentColor foreground
                    foregroundColor foregroundStyle textColor cornerRadius shape border borderColor borderWidth stroke
                    outline gradient theme padding insets margin margins spacing gap height minHeight maxHeight minWidth
                    maxWidth aspectRatio font fontSize fontWeight fontFamily textStyle typography weight lineHeight
                    animation animated transition motion haptics haptic sensoryFeedback sound safeArea ignoresSafeArea
                    zIndex rotation effect hoverEffect pointerStyle cursor tooltip help testID dataTestID analytics
                    tracking figma figmaUrl figmaNode comment comments note notes todo author owner version link url
                    docs documentation since ticket source style header footer isSticky sticky pinned scrollBehavior
                    scrollEdgeEffect fullWidth compact density width jira userStory epic sprint reviewer reviewers
                    reviewedBy designer designedBy approvedBy lastUpdated updatedAt createdAt mockup mockups rationale
                    changelog viewModel rotor slug figmaLink figmaId zeplin acceptanceCriteria qa deprecated metadata remark
                    remarks controller namespace id identifier uid key tag tags description purpose usage count itemCount
                    numberOfItems total max maxItems maxLength length charCount characterCount titleLength index order
                    className accessibilityLabel ariaLabel a11y a11yLabel accessibilityIdentifier category feature module
                    team squad product brand date created updated lastModified revision question reason why example
                    alias designNotes guideline rule violation violations compliant severity framework library
                    implementation componentName because expect expects expected expectedViolations result results valid
                    isValid invalid meta annotation annotations scenario test tests testCase instanceOf composable
                    componentKey mainComponent variantKey windowInsets locator selector xpath testTag frameId frameName
                    rect bounds origin coordinates copy microcopy i18n
                    hittable isHittable clickable isClickable focusable isFocusable nodeId story release effort
                    estimate priority metrics preconditions given build risks assumptions glossary landmarks easing
                    delegate h1
                    """,
                also: [
                    .navigationBar, .toolbar, .tabBar, .sidebar, .item, .search, .segmentedControl, .overlay, .window,
                    .banner, .statusBar, .pane, .splitView, .dropdown, .dropdownItem, .overflow,
                ]
            ),
            // What is shared.
            OtherWord(
                "extends inherits inheritsFrom basedOn mixin mixins include includes $ref",
                also: [.navigationBar, .toolbar, .tabBar, .sidebar, .item],
                advice:
                    "What all screens of a file share stands in 'defaults'; a map with an anchor, '&base', is merged by '<<: *base'."
            ),
            // Screens.
            OtherWord(
                notes: """
                    gestures swipeActions swipeBack pullToRefresh refreshable refreshControl keyboard keyboardType
                    keyboardToolbar keyboardDismissMode returnKey returnKeyType autofocus firstResponder dynamicType
                    textSize reduceMotion voiceOver accessibility detents selectedDetent largestUndimmedDetent grabber
                    prefersGrabberVisible showsGrabber dismissible isDismissible interactiveDismissDisabled
                    isModalInPresentation dismissOnSwipe scrim dimming underlay backdrop orientations
                    supportedOrientations homeIndicator prefersHomeIndicatorAutoHidden
                    digitalCrown crown alwaysOn complication ornaments ornament environment immersive immersiveSpace
                    space volume pointer contextMenus defaultButton permissions languages localizations strings
                    supportedLanguages columnCount handoff widget urlScheme deepLink journey persona
                    goal audience user data api endpoint fullScreen isRoot timeout pagination lottie event events
                    trackingId auth authentication requiresAuth authRequired file fileName filePath class struct storyboard xib nib
                    params parameters arguments query queryParams lastReviewed reviewed approved signedOff milestone
                    deadline due dueDate stage phase lifecycle maturity experiment experiments reference references ref
                    screenshot screenshots wireframe wireframes prototype design designs designLink designFile requirements
                    requirement intent context job jobs jobToBeDone problem hypothesis entry entryPoint entryPoints exit
                    exitPoint exitPoints next previous prev domain area group groups bundle bundleId seo model models
                    entity resource fixtures fixture mock mocks mockData viewport region country market markets
                    stakeholders stakeholder contact contacts approver legal compliance security privacy performance
                    telemetry logging kpi kpis okr faq openQuestions decisions history sourceOfTruth
                    """
            ),
        ],
        .navigationBar: [
            // Bars.
            OtherWord(
                "device devices platform platforms state states sizeClass sizeClasses",
                also: [.toolbar, .tabBar, .sidebar],
                to: .note(leavingOpen: ["hidden"]),
                advice:
                    "A bar that is there in one state, at one size or on one device alone stands in a variant, 'variants: [{state: selection, toolbar: [Delete]}]'; what holds for all of the screen stands beside the bar."
            ),
            OtherWord(
                notes: """
                    prompt chips filterChips progress progressView scrollProgress collapsed hidesOnSwipe showsShadow
                    titleFont titleWeight blurEffect vibrancy edgeToEdge safeAreaInsets class fixed scroll collapse
                    layout ref reference spec trackingId event breadcrumb breadcrumbs
                    """
            ),
        ],
        .toolbar: [
            OtherWord(
                notes: "message floating glassEffect displayMode sizeMode allowsCustomization showsLabels component",
                also: [.tabBar]
            )
        ],
        .tabBar: [
            OtherWord(
                notes: """
                    translucent isTranslucent showsLabels labelVisibility labelBehavior unselectedColor badgeColor
                    minimizesOnScroll floating accessoryView bottomAccessory indicator swipeable customizable
                    """
            )
        ],
        .sidebar: [
            OtherWord(
                notes: """
                    title toolbar search open isOpen expanded collapsible resizable background backgroundColor selectedColor
                    profile toggle mode
                    """
            )
        ],
        .search: [
            // Parts of bars.
            OtherWord(
                notes: """
                    icon dictation voice microphone cancelButton showsCancelButton showsBookmarkButton suggestions
                    recentSearches tokens barcodeScanner scanner autocorrection autocapitalization keyboardType
                    hidesWhenScrolling hidesSearchBarWhenScrolling hidesNavigationBarDuringPresentation
                    obscuresBackgroundDuringPresentation clearButton value query background
                    """
            )
        ],
        .window: [
            OtherWord(
                notes: """
                    size minSize maxSize resizable resizability trafficLights minimizable closable level
                    alwaysOnTop background glassBackground frame position
                    """
            )
        ],
        .statusBar: [
            OtherWord(notes: "text carrier battery signal wifi")
        ],
        .overlay: [
            OtherWord(
                notes: """
                    icon image duration timeout selectedDetent grabber showsGrabber scrim dimming position anchor
                    arrow arrowDirection sourceView autoDismiss preferredAction defaultAction modal
                    """
            ),
            OtherWord("action", to: .element(of: "items")),
        ],
        .item: [
            // Items.
            OtherWord(
                notes: """
                    highlighted isHighlighted actsOn truncates
                    keyboardShortcut shortcut keyEquivalent frame subtitle value placeholder
                    detail secondaryText initials photo imageUrl decorative badgeColor badgeStyle confirms
                    confirmation requiresConfirmation discount collapsed expanded checked isOn menuTitle payload
                    analyticsId ripple doubleTap accessory disclosure chevron lineLimit autofocus isDefault
                    progress callback callbacks trackingId events meaning pressed hover hovered focus focused
                    """
            ),
            OtherWord(
                notes: """
                    textKey stringKey labelKey titleKey localizationKey localisationKey localizedKey i18n i18nKey l10n l10nKey
                    translationKey messageKey resourceKey translations
                    """,
                leavingOpen: ["label"]
            ),
            OtherWord(notes: "iconPosition iconPlacement imagePlacement imagePosition", leavingOpen: ["icon"]),
            OtherWord(
                "overflow inOverflow overflowOnly inMenu menuOnly showAsAction app:showAsAction android:showAsAction",
                // In the menu it is another item than in the bar.
                to: .note(leavingOpen: ["hidden", "kind"]),
                advice: itemsOfMenu
            ),
            // What SwiftUI lays out in an item may be anything.
            OtherWord(notes: "vStack zStack lazyVStack", leavingOpen: ["label", "icon"]),
            // A picture that moves is one.
            OtherWord(notes: "lottie lottieFile", leavingOpen: ["icon"]),
            OtherWord(notes: "enabledWhen disabledWhen enabledIf disabledIf isEnabledWhen", leavingOpen: ["disabled"]),
            OtherWord(
                notes: wordsOfPresence + """
                     showIf visibleWhen visibleIf if onlyIf onlyWith exceptOn hiddenIn hideIn visibleIn shownIn showIn
                    displayedOn displayedIn appearsOn appearsIn presentIn inside hides hidesWhen appears trigger attachedTo
                    replacesTabBar replaces insteadOf inPlaceOf
                    """,
                also: [.navigationBar, .toolbar, .tabBar, .sidebar],
                leavingOpen: ["hidden"]
            ),
        ],
        .block: [
            OtherWord(
                notes: wordsOfPresence + " platform platforms device devices showAsAction",
                leavingOpen: ["hidden"]
            ),
            OtherWord(
                "state status",
                to: .words("hidden", is: ["hidden": "true", "invisible": "true", "gone": "true"])
            ),
        ],
    ]

    /// What leads on from an item that opens from the menu for more.
    static let itemsOfMenu =
        "What opens from the menu for more is listed there, beside the items: 'overflow: [Export]'."

    /// The row for an item that Android always shows in the bar itself.
    static let shownItem = OtherWord("showAsAction", to: .note())

    /// The row for a profile beside all that stands at the trailing side: SAP's stands at the leading one.
    static let profileAtSide = OtherWord(
        "profile",
        to: .note(leavingOpen: ["leading"]),
        advice: "A button with the profile is an item of its side: 'leading: [{role: profile}]'."
    )

    /// The words behind which people say when an item, a bar or a block of the content is there.
    private static let wordsOfPresence = """
        condition when hiddenWhen hiddenIf unless shownWhen displayIf only onlyFor onlyIn onlyOn except featureFlag
        feature flag roles permission permissions hiddenOn hideOn visibleOn shownOn showOn visibleFor shownFor requires
        """

    /// The words behind which people tell about a screen, by their folded spelling.
    static let wordsOfProse: Set = [
        "note", "notes", "comment", "comments", "summary", "purpose", "description", "remarks", "todo", "rationale",
        "history", "changelog",
    ]
}
