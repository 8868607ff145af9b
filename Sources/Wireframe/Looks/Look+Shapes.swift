// Shapes: corners and heights in points, and what fills and borders them.

extension Wireframe.Look {
    /// The corner of a button of a height.
    func buttonRadius(height: Double) -> Double {
        switch self {
        case .plain: height / 2
        // sapButton_BorderCornerRadius: 0.5rem
        case .fiori: 8
        // sys.shape.full
        case .canvas: height / 2
        }
    }

    /// The corner of a card.
    var cardRadius: Double {
        switch self {
        case .plain: 12
        // sapTile_BorderCornerRadius: 1rem
        case .fiori: 16
        // sys.shape.xxl, for cards: base.size.300
        case .canvas: 24
        }
    }

    /// The corner of a field of a form.
    var fieldRadius: Double {
        switch self {
        case .plain: 6
        // sapField_BorderCornerRadius: 0.25rem
        case .fiori: 4
        // sys.shape.md, for inputs: base.size.100
        case .canvas: 8
        }
    }

    /// What fills a field of a form; nil if the page shows through.
    var fieldSurface: Paint? {
        // sapField_Background, which is that of cards
        self == .fiori ? .tone(.card) : nil
    }

    /// The border of a field of a form.
    var fieldBorder: Tone {
        // sapField_BorderColor, which is near to that of labels
        self == .fiori ? .muted : .line
    }

    /// The corner of a dialog.
    var dialogRadius: Double {
        switch self {
        case .plain: 14
        // sapElement_BorderCornerRadius: 0.75rem
        case .fiori: 12
        // sys.shape.xxxl, for modals: base.size.400
        case .canvas: 32
        }
    }

    /// The corner of a list that lies on the page as a group of its own; nil if rows lie on the page itself.
    var listRadius: Double? {
        // sapElement_BorderCornerRadius: 0.75rem; sapList_Background differs from sapBackgroundColor
        self == .fiori ? 12 : nil
    }

    /// The height of a row of a list, in points.
    var rowHeight: Double {
        // sapElement_LineHeight: 2.75rem
        self == .fiori ? 44 : 46
    }
}
