/// How iOS shows the items that a bar takes from the system.
struct SystemItem {
    /// How the item looks.
    enum Face {
        /// A word.
        case text(String)
        /// An icon, with the name that the system gives it for assistive technology.
        case icon(String, name: String)
        /// Nothing but space, as an item kind of the schema.
        case space(String)
    }

    /// How it looks.
    let face: Face
    /// What it is for, as an item role of the schema; nil if there is none for it.
    let role: String?

    /// The item with a word that may begin with a capital, as MDK writes it.
    static func named(_ word: String) -> SystemItem? { table[word.prefix(1).lowercased() + word.dropFirst()] }

    /// The items by UIKit's word for them.
    static let table: [String: SystemItem] = [
        "action": SystemItem(face: .icon("share", name: "Share"), role: "share"),
        "add": SystemItem(face: .icon("plus", name: "Add"), role: "add"),
        "bookmarks": SystemItem(face: .icon("bookmark", name: "Bookmarks"), role: nil),
        "camera": SystemItem(face: .icon("camera", name: "Camera"), role: nil),
        "cancel": SystemItem(face: .text("Cancel"), role: "cancel"),
        "close": SystemItem(face: .icon("close", name: "Close"), role: "close"),
        "compose": SystemItem(face: .icon("square-and-pencil", name: "Compose"), role: nil),
        "done": SystemItem(face: .text("Done"), role: "done"),
        "edit": SystemItem(face: .text("Edit"), role: "edit"),
        "fastForward": SystemItem(face: .icon("forward", name: "Fast forward"), role: nil),
        "fixedSpace": SystemItem(face: .space("fixed-space"), role: nil),
        "flexibleSpace": SystemItem(face: .space("flexible-space"), role: nil),
        "organize": SystemItem(face: .icon("folder", name: "Organize"), role: nil),
        "pageCurl": SystemItem(face: .icon("page-curl", name: "Page curl"), role: nil),
        "pause": SystemItem(face: .icon("pause", name: "Pause"), role: nil),
        "play": SystemItem(face: .icon("play", name: "Play"), role: nil),
        "redo": SystemItem(face: .text("Redo"), role: "redo"),
        "refresh": SystemItem(face: .icon("refresh", name: "Refresh"), role: nil),
        "reply": SystemItem(face: .icon("reply", name: "Reply"), role: nil),
        "rewind": SystemItem(face: .icon("backward", name: "Rewind"), role: nil),
        "save": SystemItem(face: .text("Save"), role: "save"),
        "search": SystemItem(face: .icon("search", name: "Search"), role: "search"),
        "stop": SystemItem(face: .icon("close", name: "Stop"), role: "close"),
        "trash": SystemItem(face: .icon("trash", name: "Delete"), role: "delete"),
        "undo": SystemItem(face: .text("Undo"), role: "undo"),
        "writingTools": SystemItem(face: .icon("apple-writing-tools", name: "Writing Tools"), role: nil),
    ]

    /// The titles of the tabs that a tab bar takes from the system, by UIKit's word for them.
    static let tabs = [
        "bookmarks": "Bookmarks", "contacts": "Contacts", "downloads": "Downloads", "favorites": "Favorites",
        "featured": "Featured", "history": "History", "more": "More", "mostRecent": "Most Recent",
        "mostViewed": "Most Viewed", "recents": "Recents", "search": "Search", "topRated": "Top Rated",
    ]
}
