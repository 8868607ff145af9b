// Shapes: corners and heights in points, and what fills and borders them.

extension Wireframe.Look {
    /// The corner of a button of a height (sapButton_BorderCornerRadius: 0.5rem; sys.shape.full).
    func buttonRadius(height: Double) -> Double { self == .fiori ? 8 : height / 2 }

    /// The corner of a card (sapTile_BorderCornerRadius: 1rem; sys.shape.xxl, for cards: base.size.300).
    var cardRadius: Double { figure(12, fiori: 16, canvas: 24) }

    /// The corner of a field of a form (sapField_BorderCornerRadius: 0.25rem; sys.shape.md, for inputs: base.size.100).
    var fieldRadius: Double { figure(6, fiori: 4, canvas: 8) }

    /// What fills a field of a form, nil if the page shows through (sapField_Background, which is that of cards).
    var fieldSurface: Paint? { self == .fiori ? .tone(.card) : nil }

    /// The border of a field of a form (sapField_BorderColor, which is near to that of labels).
    var fieldBorder: Tone { self == .fiori ? .muted : .line }

    /// The corner of a dialog (sapElement_BorderCornerRadius: 0.75rem; sys.shape.xxxl, for modals: base.size.400).
    var dialogRadius: Double { figure(14, fiori: 12, canvas: 32) }

    /// The corner of a list that lies on the page as a group of its own; nil if rows lie on the page itself.
    ///
    /// It is sapElement_BorderCornerRadius, 0.75rem; sapList_Background differs from sapBackgroundColor.
    var listRadius: Double? { self == .fiori ? 12 : nil }

    /// The height of a row of a list, in points (sapElement_LineHeight: 2.75rem).
    var rowHeight: Double { self == .fiori ? 44 : 46 }

    private func figure(_ plain: Double, fiori: Double, canvas: Double) -> Double {
        switch self {
        case .plain: plain
        case .fiori: fiori
        case .canvas: canvas
        }
    }
}
