// The words for what descriptions tell of a screen and no guideline here reads: they become notes.
extension OtherWord {
    /// Looks and behaviour as UIKit, SwiftUI, Figma, Material and the like name them.
    static let noteWords: Rows = [
        .screen: [
            // Looks of anything that is drawn.
            .note(): Words(
                """
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
            .advice: Words(
                "extends inherits inheritsFrom basedOn mixin mixins include includes $ref",
                also: [.navigationBar, .toolbar, .tabBar, .sidebar, .item],
                advice:
                    "What all screens of a file share stands in 'defaults'; a map with an anchor, '&base', is merged by '<<: *base'."
            ),
            // Screens.
            .note(): """
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
            """,
        ],
        .navigationBar: [
            // Bars.
            .note(leavingOpen: ["hidden"]): Words(
                "device devices platform platforms state states sizeClass sizeClasses",
                also: [.toolbar, .tabBar, .sidebar],
                advice:
                    "A bar that is there in one state, at one size or on one device alone stands in a variant, 'variants: [{state: selection, toolbar: [Delete]}]'; what holds for all of the screen stands beside the bar."
            ),
            .note(): """
            prompt chips filterChips progress progressView scrollProgress collapsed hidesOnSwipe showsShadow
            titleFont titleWeight blurEffect vibrancy edgeToEdge safeAreaInsets class fixed scroll collapse
            layout ref reference spec trackingId event breadcrumb breadcrumbs
            """,
        ],
        .toolbar: [
            .note(): Words("x y z", also: [.navigationBar, .tabBar]),
            .note(): Words(
                "message floating glassEffect displayMode sizeMode allowsCustomization showsLabels component",
                also: [.tabBar]
            ),
        ],
        .tabBar: [
            .note(): """
            translucent isTranslucent showsLabels labelVisibility labelBehavior unselectedColor badgeColor
            minimizesOnScroll floating accessoryView bottomAccessory indicator swipeable customizable
            """
        ],
        .sidebar: [
            .note(): """
            title toolbar search open isOpen expanded collapsible resizable background backgroundColor selectedColor
            profile toggle mode
            """
        ],
        .search: [
            // Parts of bars.
            .note(): """
            icon dictation voice microphone cancelButton showsCancelButton showsBookmarkButton suggestions
            recentSearches tokens barcodeScanner scanner autocorrection autocapitalization keyboardType
            hidesWhenScrolling hidesSearchBarWhenScrolling hidesNavigationBarDuringPresentation
            obscuresBackgroundDuringPresentation clearButton value query background
            """
        ],
        .window: [
            .note(): """
            size minSize maxSize resizable resizability trafficLights minimizable closable level
            alwaysOnTop background glassBackground frame position
            """
        ],
        .statusBar: [
            .note(): "text carrier battery signal wifi"
        ],
        .overlay: [
            .note(): """
            icon image duration timeout selectedDetent grabber showsGrabber scrim dimming position anchor
            arrow arrowDirection sourceView autoDismiss preferredAction defaultAction modal
            """,
            .element(of: "items"): "action",
        ],
        .item: [
            // Items.
            .note(): """
            highlighted isHighlighted actsOn truncates
            keyboardShortcut shortcut keyEquivalent frame subtitle value placeholder
            detail secondaryText initials photo imageUrl decorative badgeColor badgeStyle confirms
            confirmation requiresConfirmation discount collapsed expanded checked isOn menuTitle payload
            analyticsId ripple doubleTap accessory disclosure chevron lineLimit autofocus isDefault
            progress callback callbacks trackingId events meaning pressed hover hovered focus focused
            """,
            .note(leavingOpen: ["label"]): """
            textKey stringKey labelKey titleKey localizationKey localisationKey localizedKey i18n i18nKey l10n l10nKey
            translationKey messageKey resourceKey translations
            """,
            .note(leavingOpen: ["icon"]): "iconPosition iconPlacement imagePlacement imagePosition",
            // In the menu it is another item than in the bar.
            .note(leavingOpen: ["hidden", "kind"]): Words(
                "overflow inOverflow overflowOnly inMenu menuOnly showAsAction app:showAsAction android:showAsAction",
                advice: itemsOfMenu
            ),
            // What SwiftUI lays out in an item may be anything.
            .note(leavingOpen: ["label", "icon"]): "vStack zStack lazyVStack",
            // A picture that moves is one.
            .note(leavingOpen: ["icon"]): "lottie lottieFile",
            .note(leavingOpen: ["disabled"]): "enabledWhen disabledWhen enabledIf disabledIf isEnabledWhen",
            .note(leavingOpen: ["hidden"]): Words(
                wordsOfPresence + """
                     showIf visibleWhen visibleIf if onlyIf onlyWith exceptOn hiddenIn hideIn visibleIn shownIn showIn
                    displayedOn displayedIn appearsOn appearsIn presentIn inside hides hidesWhen appears trigger attachedTo
                    replacesTabBar replaces insteadOf inPlaceOf
                    """,
                also: [.navigationBar, .toolbar, .tabBar, .sidebar]
            ),
        ],
        .block: [
            .note(leavingOpen: ["hidden"]): Words(wordsOfPresence + " platform platforms device devices showAsAction"),
            .words("hidden", saying: ["true": "hidden invisible gone"]): "state status",
        ],
    ]

    /// What leads on from an item that opens from the menu for more.
    static let itemsOfMenu =
        "What opens from the menu for more is listed there, beside the items: 'overflow: [Export]'."

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
