// The words for what covers a screen.
extension OtherWord {
    /// The row for a word that names what covers a screen, and with `true` how the screen itself appears.
    static func presentation(of word: String) -> OtherWord? {
        ["sheet": sheet, "bottomsheet": sheet, "popover": popover, "popup": popover][Spelling.folded(word)]
    }

    static let modal = OtherWord("modal", to: .element(of: "overlays", ["kind: modal"], text: "title"))

    private static let sheet = OtherWord("sheet", to: .words("presentation", is: ["true": "sheet"]))
    private static let popover = OtherWord("popover", to: .words("presentation", is: ["true": "popover"]))

    /// What leads on from a screen that is none, but covers one.
    static let overlay = OtherWord(
        "type",
        advice:
            "What covers a screen stands in that screen: 'overlays: [{kind: alert, title: Delete?}]'."
    )

    /// What covers a screen and has no bars.
    static let overlays: Set = [
        "alert", "alertdialog", "dialog", "actionsheet", "confirmation", "confirmationdialog", "contextmenu", "toast",
        "snackbar",
    ]

    /// Parts of the names of views that may cover another one.
    static let coverings: Set = [
        "alert", "cover", "dialog", "drawer", "menu", "modal", "overlay", "popover", "popup", "sheet", "snackbar",
        "toast",
    ]

    /// Alerts, sheets and the like by the names of UIKit, SwiftUI and Material.
    static let overlayWords: Rows = [
        .screen: [
            OtherWord("alert alerts", to: .element(of: "overlays", ["kind: alert"], text: "title")),
            OtherWord("dialog dialogs confirmation", to: .element(of: "overlays", ["kind: dialog"], text: "title")),
            OtherWord(
                "actionSheet actionSheets confirmationDialog",
                to: .element(of: "overlays", ["kind: action-sheet"], text: "title")
            ),
            OtherWord(
                "sheet bottomSheet sheets bottomSheets",
                to: .element(of: "overlays", ["kind: sheet"], text: "title")
            ),
            OtherWord("popover popovers", to: .element(of: "overlays", ["kind: popover"], text: "title")),
            OtherWord("contextMenu", to: .element(of: "overlays", ["kind: menu"], text: "title")),
            OtherWord("toast toasts snackbar snackbars", to: .element(of: "overlays", ["kind: toast"], text: "title")),
            OtherWord("overlay modals popup popups presents presentedScreens", to: .rename("overlays")),
            OtherWord(
                "fullScreenCover",
                advice:
                    "A screen that covers this one is a screen of its own, with 'presentation: full-screen' and 'parent: ID'."
            ),
        ]
    ]
}
