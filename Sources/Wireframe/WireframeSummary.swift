import Diagnostics

/// What a wireframe shows, in words.
enum WireframeSummary {
    /// One sentence on the bars, and one on each finding.
    static func text(_ drawing: LayoutDrawing, _ badges: [Wireframe.Badge], _ marks: [Wireframe.Mark]) -> String {
        var text = "Wireframe of the layout \(drawing.layoutName)"
        if let title = drawing.screen.part("navigationBar")?.text("title") { text += " with the title “\(title)”" }
        if badges.isEmpty, !marks.isEmpty {
            text += "."
        } else {
            text += badges.isEmpty ? ", without findings." : ", with \(count(of: badges))."
        }
        for badge in badges.prefix(BadgePlacement.maximumCount) where !badge.message.isEmpty {
            let severity = badge.severity.map { ", \($0.rawValue)" } ?? ""
            text += " \(badge.number)\(severity): \(badge.message)"
        }
        for mark in marks.prefix(BadgePlacement.maximumCount) { text += " \(mark.letter): \(mark.message)." }
        return text
    }

    /// How many findings there are, or how many parts are named.
    static func count(of badges: [Wireframe.Badge]) -> String {
        let noun = badges.contains { $0.severity != nil } || badges.isEmpty ? "finding" : "named part"
        return Plural.phrase(badges.count, noun)
    }
}
