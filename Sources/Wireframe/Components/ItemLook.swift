import Diagnostics

/// How an item of a bar is shown.
struct ItemLook {
    /// Where an item stands.
    enum Container { case navigationBar, toolbar, content, watch }

    /// What is drawn.
    enum Shape: Hashable {
        case button, menu, label, searchField, segments([String], selected: Int), separator, space, flexibleSpace
    }

    let shape: Shape
    /// The icon; nil for none.
    private(set) var icon: Icon?
    /// The visible text; nil for none.
    private(set) var label: String?
    /// The figure or word in its badge; nil for none.
    let badge: String?
    /// The shape behind it; nil for none.
    private(set) var fill: Paint?
    /// The colour of icon and text.
    private(set) var ink: Paint
    /// Whether the shape has a border.
    private(set) var isOutlined = false
    /// The width that it takes if there is room, in points.
    private(set) var width: Double

    /// The look of an item in its place; `tint` is its colour if it has none of its own, nil for the usual one.
    init(_ item: Part, in place: Container, tint: Paint? = nil) {
        let role = item.word("role")
        shape = ItemLook.shape(of: item)
        label = item.text("label")
        // The way back has its chevron beside the name of where it leads.
        let isBack = role == "back" && place == .navigationBar
        let usual = isBack ? item.backGlyph : role.flatMap(Glyph.init(role:))
        let meant = label == nil || isBack ? usual.map(Icon.init) : nil
        icon = item.icon ?? meant
        if label == nil, icon == nil {
            // A button of which no more is known still takes its place.
            if let role { label = role.capitalized } else { icon = Icon(.unknown) }
        }
        badge = item.text("badge")
        let isDanger = item.word("semantic") == "negative" || role == "delete" && place != .navigationBar
        let isAccepting = item.word("semantic") == "positive" && !item.look.acceptsInTint
        let plain: Tone = place == .navigationBar && item.look.hasPlainBarIcons ? .ink : .accent
        ink = item.ink("color") ?? tint ?? .tone(isDanger ? .negative : isAccepting ? .positive : plain)
        let style = item.word("style")
        if style == "primary" {
            fill = .tone(isDanger ? .reject : isAccepting ? .accept : .button)
            ink = .tone(isDanger || isAccepting ? .inverse : .buttonText)
        } else if style == "secondary", item.look.outlinesSecondaryButtons {
            (fill, isOutlined) = (.tone(.card), true)
        } else if style == "secondary" || item.flag("selected") == true || place == .watch {
            fill = .tone(.fill)
        } else if place == .content, style == nil {
            fill = .tone(.fill)
        }
        if place == .watch, style != "primary" { fill = .described(LayoutDrawing.watchPlatter) }
        if item.flag("disabled") == true {
            ink = .tone(.muted)
            if fill != nil { fill = .tone(.fill) }
            isOutlined = false
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
        case "segmented-control":
            .segments(
                item.parts("items").prefix(6).map { $0.text("label") ?? "" },
                selected: LayoutDrawing.selection(Array(item.parts("items").prefix(6)))
            )
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
        case .segments(let segments, _):
            max(90, segments.reduce(8) { $0 + TextWidth.width(of: $1.prefix(40), .small) + 18 })
        case .button, .menu, .label:
            if let label {
                TextWidth.width(of: label.prefix(80), style) + (icon == nil ? 0 : 28) + (shape == .menu ? 18 : 0)
                    + (fill == nil ? 16 : 30)
            } else {
                shape == .menu ? 54 : 44
            }
        }
    }

    /// The look with its icon alone; the same if it has none, or no text.
    var withoutLabel: ItemLook {
        guard icon != nil, label != nil, shape == .button || shape == .menu else { return self }
        var look = self
        look.label = nil
        look.width = look.usualWidth(stated: nil)
        return look
    }

    /// The style of its text.
    var style: FontStyle { fill == nil ? .body : .strong }

    /// The least width it can be squeezed to, in points.
    var leastWidth: Double {
        switch shape {
        case .separator, .space: 4
        case .flexibleSpace: 0
        default: 30
        }
    }
}
