import CTexts
package import ScreenModel

/// The files of `Sources/CTexts/Texts`, which are part of the binary: examples, templates, and what pages need.
///
/// The only place that touches the C table; a test holds that it has every file.
package enum EmbeddedText {
    /// The text of a file by its path below that folder, such as `examples/item.yaml`.
    package static func file(_ path: String) -> String {
        guard let text = unsafe embedded_text(path) else { return "" }
        return unsafe String(cString: text)
    }

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
