import Diagnostics

/// What a wireframe shows, in words.
enum WireframeSummary {
    /// One sentence on the bars, and one on each finding.
    static func text(_ drawing: LayoutDrawing, _ badges: [Wireframe.Badge]) -> String {
        var text = "Wireframe of the layout \(drawing.layoutName)"
        if let title = drawing.screen.part("navigationBar")?.text("title") { text += " with the title “\(title)”" }
        text +=
            badges.isEmpty
            ? ", without findings." : ", with \(badges.count == 1 ? "1 finding" : "\(badges.count) findings")."
        for badge in badges.prefix(BadgePlacement.maximumCount) where !badge.message.isEmpty {
            text += " \(badge.number), \(badge.severity.rawValue): \(badge.message)"
        }
        return text
    }
}
