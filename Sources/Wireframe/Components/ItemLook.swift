/// How an item of a bar is shown.
struct ItemLook {
    /// Where an item stands.
    enum Place { case navigationBar, toolbar, content, watch }

    /// What is drawn.
    enum Shape: Hashable { case button, menu, label, searchField, segments([String]), separator, space, flexibleSpace }

    let shape: Shape
    /// The icon; nil for none.
    private(set) var glyph: Glyph?
    /// The visible text; nil for none.
    private(set) var label: String?
    /// The shape behind it; nil for none.
    private(set) var fill: Paint?
    /// The colour of icon and text.
    private(set) var ink: Paint
    /// The width that it takes if there is room, in points.
    private(set) var width: Double

    /// The look of an item.
    init(_ item: Part, in place: Place) {
        let role = item.word("role")
        shape = ItemLook.shape(of: item)
        label = item.text("label")
        glyph = item.glyph ?? (label == nil ? role.flatMap(Glyph.init(role:)) : nil)
        if label == nil, glyph == nil {
            // A button of which no more is known still takes its place.
            if let role { label = role.prefix(1).uppercased() + role.dropFirst() } else { glyph = .unknown }
        }
        let isDanger = item.word("semantic") == "negative" || role == "delete" && place != .navigationBar
        let isAccepting = item.word("semantic") == "positive"
        ink =
            item.text("color").flatMap(ColorToken.paint)
            ?? .tone(isDanger ? .negative : isAccepting ? .positive : .accent)
        let style = item.word("style")
        if style == "primary" {
            fill = .tone(isDanger ? .reject : isAccepting ? .accept : .button)
            ink = .tone(.inverse)
        } else if style == "secondary" || item.flag("selected") == true || place == .watch {
            fill = .tone(.fill)
        } else if place == .content, style == nil {
            fill = .tone(.fill)
        }
        if shape == .label {
            fill = nil
            ink = .tone(.ink)
        }
        width = 0
        width = usualWidth(stated: item.number("width"))
    }

    private static func shape(of item: Part) -> Shape {
        switch item.word("kind") ?? item.text("kind").map({ $0.lowercased() }) {
        case "menu": .menu
        case "label": .label
        case "search-field": .searchField
        case "segmented-control": .segments(item.parts("items").prefix(6).map { $0.text("label") ?? "" })
        case "separator": .separator
        case "fixed-space": .space
        case "flexible-space": .flexibleSpace
        default: .button
        }
    }

    private func usualWidth(stated: Double?) -> Double {
        switch shape {
        case .separator: 12
        case .space: min(80, max(8, stated ?? 20))
        case .flexibleSpace: 0
        case .searchField: 150
        case .segments(let segments):
            max(90, segments.reduce(8) { $0 + TextWidth.width(of: $1.prefix(40), .small) + 18 })
        case .button, .menu, .label:
            if label == nil { shape == .menu ? 54 : 44 } else { labelWidth }
        }
    }

    private var labelWidth: Double {
        let text = label.map { TextWidth.width(of: $0.prefix(80), style) } ?? 0
        return text + (glyph == nil ? 0 : 28) + (shape == .menu ? 18 : 0) + (fill == nil ? 16 : 30)
    }

    /// The style of its text.
    var style: TextStyle { fill == nil ? .body : .strong }

    /// The least width it can be squeezed to, in points.
    var leastWidth: Double {
        switch shape {
        case .separator, .space: 4
        case .flexibleSpace: 0
        default: 30
        }
    }
}
