package import Diagnostics
package import ScreenModel

extension EmbeddedText {
    /// A screen that shows a component in use; tests hold each to be free of findings.
    package static func example(of kind: ComponentKind) -> String {
        let name = kind.component.name
        return file("examples/\(shownIn[name] ?? name).yaml")
    }

    /// Components that another's example shows.
    private static let shownIn = [
        "dropdownItem": "dropdown", "menu": "window", "menuBar": "window", "sidebar": "splitView",
    ]
}
