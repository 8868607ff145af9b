// The words for what covers a screen.
extension OtherWord {
    /// The row for a word that names what covers a screen, and with `true` how the screen itself appears.
    static func presentation(of word: String) -> OtherWord? {
        ["sheet": sheet, "bottomsheet": sheet, "popover": popover, "popup": popover][Spelling.folded(word)]
    }

    static let modal = OtherWord("modal", to: .overlay("modal"))

    private static let sheet = OtherWord("sheet", to: .flag("presentation", is: "sheet"))
    private static let popover = OtherWord("popover", to: .flag("presentation", is: "popover"))

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
            .overlay("alert"): "alert alerts",
            .overlay("dialog"): "dialog dialogs confirmation",
            .overlay("action-sheet"): "actionSheet actionSheets confirmationDialog",
            .overlay("sheet"): "sheet bottomSheet sheets bottomSheets",
            .overlay("popover"): "popover popovers",
            .overlay("menu"): "contextMenu",
            .overlay("toast"): "toast toasts snackbar snackbars",
            .rename("overlays"): "overlay modals popup popups presents presentedScreens",
            .advice: Words(
                "fullScreenCover",
                advice:
                    "A screen that covers this one is a screen of its own, with 'presentation: full-screen' and 'parent: ID'."
            ),
        ]
    ]
}
