extension Enumeration {
    static let platform = Enumeration(["ios", "ipados", "macos", "visionos", "watchos", "tvos", "android"])

    static let sizeClass = Enumeration(documented: [
        "compact": "Narrow, such as a phone held upright.",
        "regular": "Wide, such as a tablet that shows one app.",
    ])

    static let screenRole = Enumeration(documented: [
        "main-destination": "Reached straight from the tab bar.",
        "home": "The app's first screen.",
        "parent": "Leads to child pages.",
        "overview": "Gives an overview of child pages.",
        "hub-overview": "The overview of a hub, whose dropdown leads to the hub's other pages.",
        "child": "Belongs to a parent.",
        "hub-child": "A page reached from a hub's dropdown.",
        "subpage": "A page below a child.",
        "task": "Serves one task.",
        "settings": "Holds settings.",
    ])

    static let presentation = Enumeration(["full-screen", "modal", "sheet", "popover"])

    static let screenState = Enumeration(documented: [
        "default": "At rest.",
        "scrolled": "The content has been scrolled under the bar.",
        "selection": "Items are being selected.",
        "searching": "A search is going on.",
        "editing": "The content is being edited.",
        "error": "Something went wrong.",
        "offline": "There is no connection.",
        "warning": "Something needs attention.",
    ])

    static let deviceOrientation = Enumeration(["portrait", "landscape"])

    static let appearance = Enumeration(["light", "dark"])

    static let layoutDirection = Enumeration(documented: [
        "ltr": "From left to right, as English.",
        "rtl": "From right to left, as Arabic and Hebrew.",
    ])

    static let orientation = Enumeration(["horizontal", "vertical"])
}
