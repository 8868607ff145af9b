/// The sizes and weights that a wireframe's texts have.
enum FontStyle: String, CaseIterable {
    /// A large title.
    case large
    /// The title of a bar or card.
    case title
    /// What stands in content, and buttons of text.
    case body
    /// A button that stands out.
    case strong
    /// A subtitle and other text beside the main thing.
    case small
    /// Small text that stands out.
    case strongSmall
    /// The label of a tab, and remarks.
    case tiny
    /// A number in a badge.
    case number

    /// The size of the font, in points.
    var size: Double {
        switch self {
        case .large: 30
        case .title, .body, .strong: 16
        case .small, .strongSmall: 13
        case .tiny, .number: 11
        }
    }

    /// Whether the semibold weight is used.
    var isSemibold: Bool { self != .body && self != .small && self != .tiny }

    /// The distance from one line to the next, in points.
    var lineHeight: Double { (size * 1.25).rounded() }

    /// How far below the middle of a line the baseline lies, in points: half the height of a capital letter.
    var baselineOffset: Double { size * 0.36 }
}
