/// How iOS shows the items that an MDK page takes from the system (`SystemItem`).
struct MDKSystemItem {
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

    /// The items by the word that pages write.
    static let table: [String: MDKSystemItem] = [
        "Action": MDKSystemItem(face: .icon("share", name: "Share"), role: "share"),
        "Add": MDKSystemItem(face: .icon("plus", name: "Add"), role: "add"),
        "Bookmarks": MDKSystemItem(face: .icon("bookmark", name: "Bookmarks"), role: nil),
        "Camera": MDKSystemItem(face: .icon("camera", name: "Camera"), role: nil),
        "Cancel": MDKSystemItem(face: .text("Cancel"), role: "cancel"),
        "Compose": MDKSystemItem(face: .icon("square-and-pencil", name: "Compose"), role: nil),
        "Done": MDKSystemItem(face: .text("Done"), role: "done"),
        "Edit": MDKSystemItem(face: .text("Edit"), role: "edit"),
        "FastForward": MDKSystemItem(face: .icon("forward", name: "Fast forward"), role: nil),
        "FixedSpace": MDKSystemItem(face: .space("fixed-space"), role: nil),
        "FlexibleSpace": MDKSystemItem(face: .space("flexible-space"), role: nil),
        "Organize": MDKSystemItem(face: .icon("folder", name: "Organize"), role: nil),
        "Pause": MDKSystemItem(face: .icon("pause", name: "Pause"), role: nil),
        "Play": MDKSystemItem(face: .icon("play", name: "Play"), role: nil),
        "Redo": MDKSystemItem(face: .text("Redo"), role: "redo"),
        "Refresh": MDKSystemItem(face: .icon("refresh", name: "Refresh"), role: nil),
        "Reply": MDKSystemItem(face: .icon("reply", name: "Reply"), role: nil),
        "Rewind": MDKSystemItem(face: .icon("backward", name: "Rewind"), role: nil),
        "Save": MDKSystemItem(face: .text("Save"), role: "save"),
        "Search": MDKSystemItem(face: .icon("search", name: "Search"), role: "search"),
        "Stop": MDKSystemItem(face: .icon("close", name: "Stop"), role: "close"),
        "Trash": MDKSystemItem(face: .icon("trash", name: "Delete"), role: "delete"),
        "Undo": MDKSystemItem(face: .text("Undo"), role: "undo"),
    ]
}
