// What the documents tell of bars, clause by clause.

extension Wireframe.Look {
    /// Whether a bar without a background of its own has the page's (CANVAS-TAB-48, CANVAS-TAB-55).
    var barsBlendWithPage: Bool { self == .canvas }

    /// Whether a line divides the bar from content that is passing below it (CANVAS-TAB-14, CANVAS-TAB-67).
    var dividesWhenScrolled: Bool { self == .canvas }

    /// Whether a banner covers the content slot (CANVAS-TAB-71).
    var bannerCoversSlot: Bool { self == .canvas }

    /// Whether a bar is small again once the page is scrolled, whatever size it has (CANVAS-TAB-67).
    var isSmallWhenScrolled: Bool { self == .canvas }

    /// Whether buttons of the upper bar are tertiary icon buttons, in the colour of text (CANVAS-TAB-75).
    var hasPlainBarIcons: Bool { self == .canvas }

    /// Whether the way back is an arrow on Android instead of a chevron (CANVAS-TAB-04).
    var hasArrowOnAndroid: Bool { self == .canvas }

    /// Whether a title without a subtitle wraps to two lines before it is cut (FIORI-NAV-05, FIORI-NAV-24).
    var wrapsTitle: Bool { self == .fiori }

    /// Whether a title beside a search field stands at the left (FIORI-NAV-62).
    var hasLeadingTitleBesideSearch: Bool { self == .fiori }

    /// Whether a logo stands at the left (FIORI-NAV-52).
    var hasLeadingLogo: Bool { self == .fiori }

    /// The height beyond which a logo is cut off, in points (FIORI-NAV-54, FIORI-NAV-57).
    var mostLogoHeight: Double? { self == .fiori ? 30 : nil }

    /// Whether what accepts has the tint colour instead of green (FIORI-TB-35).
    var acceptsInTint: Bool { self == .fiori }

    /// Whether a secondary button has a border (sapButton_BorderColor, sapButton_BorderWidth).
    var outlinesSecondaryButtons: Bool { self == .fiori }
}
