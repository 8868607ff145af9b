import Diagnostics
import Tokens
import Wireframe

/// The style sheet of the pages: system fonts, light and dark by the reader's choice, fit for paper.
enum HTMLStyle {
    /// The rules of `style.css`, in which an indented line goes on from the last one, and those of the wireframes.
    static let text =
        EmbeddedText.file("pages/style.css").replacing("\n  ", with: "") + Wireframe.stylesheet()
        + "@media screen and (prefers-color-scheme:dark){\(Wireframe.colors(.dark))}"
}
