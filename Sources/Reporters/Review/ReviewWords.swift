import Diagnostics
import Linter

/// What every report on a review says in the same words.
enum ReviewWords {
    /// A screen by its name, and by its id where that is another.
    static func name(of place: ReviewedPlace) -> String {
        guard let id = place.id, id != place.name else { return place.name }
        return "\(place.name) (\(id))"
    }

    /// What became of a screen: `renamed, was orders in old.screen.yaml`.
    static func status(of screen: ReviewedScreen) -> String {
        switch screen.status {
        case .added, .removed, .changed: return screen.status.rawValue
        case .unreadable: return "can't be compared, because its file can't be read to its end"
        case .readable: return "can be read again; before, its file could not be read to its end"
        case .renamed:
            guard let before = screen.before, let after = screen.after else { return "renamed" }
            let (id, file) = (before.id ?? before.name, RelativePath.plain(before.file))
            let change = screen.changes.isEmpty ? "" : " and changed"
            if screen.isMoved { return "moved from \(file)\(change)" }
            return "renamed from \(id)\(before.file == after.file ? "" : " in \(file)")\(change)"
        }
    }

    /// Why a screen changed whose own text does not tell; nil if it tells.
    static func reasons(of screen: ReviewedScreen) -> String? {
        guard !screen.reasons.isEmpty else { return nil }
        return "through " + screen.reasons.map(\.names.words).joined(separator: ", ")
    }

    /// The screens, by what became of them: `2 screens changed, 1 added, 17 unchanged`.
    static func screens(_ summary: Review.Summary) -> String {
        var parts = [String]()
        for (word, count) in figures(summary) {
            parts.append((parts.isEmpty ? Plural.phrase(count, "screen") : String(count)) + " " + word)
        }
        let gone = summary.statuses[.removed, default: 0]
        let touched = summary.statuses.values.reduce(0, +) - gone
        let rest = max(0, summary.screensAfter - touched)
        if parts.isEmpty, rest == 0 { return "There are no screens" }
        if parts.isEmpty { return rest == 1 ? "The screen is unchanged" : "All \(rest) screens are unchanged" }
        return (parts + ["\(rest) unchanged"]).joined(separator: ", ")
    }

    /// How many screens became what; those that only stand in another file are told as moved.
    static func figures(_ summary: Review.Summary) -> [(word: String, count: Int)] {
        ReviewedScreen.Status.allCases.flatMap { status -> [(String, Int)] in
            let count = summary.statuses[status, default: 0]
            switch status {
            case .added, .removed, .changed: return [(status.rawValue, count)]
            case .renamed: return [("renamed", count - summary.moved), ("moved", summary.moved)]
            case .unreadable: return [("not readable", count)]
            case .readable: return [("readable again", count)]
            }
        }
        .filter { $0.1 > 0 }
    }

    /// The findings: `1 finding came (1 error), 2 went, 34 stayed`.
    static func findings(_ summary: Review.Summary) -> String {
        let count = summary.came.values.reduce(0, +)
        let kinds = [Severity.error, .warning, .info].compactMap { level in
            summary.came[level].map { Plural.phrase($0, level.rawValue) }
        }
        let came = count == 0 ? "no finding came" : "\(Plural.phrase(count, "finding")) came"
        var text = came + (kinds.isEmpty ? "" : " (\(kinds.joined(separator: ", ")))")
        text += ", \(summary.went) went, \(summary.stayed) stayed"
        if summary.unknown > 0 { text += ", \(summary.unknown) may be old, as files could not be read before" }
        return text
    }

    /// What was compared: `main … HEAD`.
    static func sides(_ sides: ReviewFormat.Sides) -> String {
        sides.after.map { "from \(sides.before) to \($0)" } ?? "since \(sides.before)"
    }
}
