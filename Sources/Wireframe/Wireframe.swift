// Wireframe: a picture of a layout, with its findings marked on it.
//
//     let wireframe = Wireframe(of: layout, in: store, badges: [Wireframe.Badge(1, .error, at: "toolbar.items[2]")])
//     wireframe.svg(idPrefix: "orders-1-")        // one <svg> element for an HTML page …
//     Wireframe.stylesheet()                      // … that carries this style sheet once
//     WireframeSheet([row]).svg                   // or a whole SVG file of wireframes, with captions and a legend
//
// A wireframe shows where things stand and whether they fit, not how they look. `LayoutDrawing` cuts the frame of a
// device into bars and content, from the outside to the inside; an extension of it in a file of its own draws each
// component on a `Canvas`. The canvas remembers where each part of the screen stands, by its path in the layout, so
// that a badge finds the part it concerns, or else the nearest component around it.
//
// Colours are classes (`wf-…`) whose values stand in the style sheet, so that a page can make them dark. Only colours
// that the description names are written at the shape. All text is data: it is escaped, control characters are shown,
// and no element refers to anything outside.

package import Diagnostics
package import ScreenModel
package import Tokens

/// A layout drawn as SVG, with numbered badges where findings stand.
package struct Wireframe: Sendable {
    /// A number in a shape that tells the severity, put on the part of a screen that a finding concerns.
    package struct Badge: Sendable, Hashable {
        /// The number, as a list of findings beside the picture has it.
        package let number: Int
        /// The severity: an octagon for an error, a triangle for a warning, a circle for a remark or, if nil, a name.
        let severity: Severity?
        /// The path in the layout, such as `toolbar.items[2].label`; empty for the screen as a whole.
        package let path: String
        /// What is wrong, for people who can't see the picture.
        let message: String

        /// Creates a badge.
        package init(_ number: Int, _ severity: Severity?, at path: String, message: String = "") {
            (self.number, self.severity, self.path, self.message) = (number, severity, path, message)
        }
    }

    /// The width of the picture, in points.
    package let width: Double
    /// The height of the picture, in points.
    package let height: Double
    /// What the picture shows, such as `Orders, ios/compact`; plain text.
    package let title: String
    /// What the picture shows in more words, the findings included; plain text.
    package let summary: String

    /// The parts that are drawn, such as `navigationBar.title`, from the outside to the inside.
    let elements: [Canvas.Element]
    let pairs: Set<PaintPair>
    let badges: [PlacedBadge]
    private let screen: Frame
    private let cornerRadius: Double
    private let layers: [String]
    let look: Look

    /// Draws a layout, which stands in a store beside those of other screens, by their ids, for the columns of a split.
    ///
    /// If no locale is given, it shows the texts of the screen's own, or the first of each; if no appearance is, the
    /// wireframe's own colours, which follow the reader's choice. The badges stand in the order of their numbers.
    package init(
        of layout: Layout,
        in store: RecordStore,
        locale: String? = nil,
        appearance: Appearance? = nil,
        look: Look = .plain,
        badges: [Badge] = [],
        marks: [Mark] = [],
        others: [String: Layout] = [:]
    ) {
        var drawing = LayoutDrawing(layout, store, locale: locale, appearance: appearance, look: look, others: others)
        self.look = look
        drawing.draw()
        drawing.canvas.mirror = nil
        var placement = BadgePlacement(drawing.canvas, device: drawing.device.frame)
        let places = placement.place(marks, within: drawing.device.frame)
        self.badges = placement.place(badges)
        drawing.canvas.layer = .overlay
        for (mark, place) in zip(marks, places) { drawing.canvas.mark(mark, around: place.outline, tag: place.tag) }
        for badge in self.badges { drawing.canvas.badge(badge) }
        width = drawing.device.frame.width
        height = drawing.device.frame.height
        elements = drawing.canvas.elements
        pairs = drawing.canvas.pairs
        screen = drawing.device.screen
        cornerRadius = drawing.device.cornerRadius
        layers = Canvas.Layer.allCases.map(drawing.canvas.markup).map { layer in
            appearance.map { FixedColors.markup(layer, look, $0) } ?? layer
        }
        title = drawing.title
        summary = WireframeSummary.text(drawing, badges, marks)
    }

    /// The picture as an `svg` element, in one line; the page that holds it needs the `stylesheet` once.
    ///
    /// With a prefix of letters, digits, hyphens and underscores for its ids many of them can stand in one page, or in a
    /// larger picture, each at a place.
    package func svg(idPrefix: String, at place: (x: Double, y: Double)? = nil) -> String {
        let position = place.map { "x=\"\(Canvas.number($0.x))\" y=\"\(Canvas.number($0.y))\" " } ?? ""
        let prefix = MarkupText.escaped(idPrefix)
        let (titleID, summaryID) = ("\(prefix)title", "\(prefix)desc")
        let (width, height) = (Canvas.number(width), Canvas.number(height))
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"wf\(look == .plain ? "" : " " + look.className)\" role=\"img\" \(position)"
            + "viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\" "
            + "aria-labelledby=\"\(titleID) \(summaryID)\">"
            + "<title id=\"\(titleID)\">\(MarkupText.isolated(title))</title>"
            + "<desc id=\"\(summaryID)\">\(MarkupText.isolated(summary))</desc>"
            + "<clipPath id=\"\(prefix)clip\">\(Canvas.shape(screen, radius: cornerRadius))/></clipPath>" + layers[0]
            + "<g clip-path=\"url(#\(prefix)clip)\">\(layers[1])</g>\(layers[2])</svg>"
    }
}
