/// One thing that is different about a screen, in words and by its place.
package struct ScreenChange: Sendable, Hashable {
    /// What became of it.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// It is new.
        case added
        /// It is gone.
        case removed
        /// It has another value.
        case changed
        /// It stands elsewhere, or a mark that only one has went from one to another.
        case moved

        /// What became of a value that is another one.
        static func ofValue<Value>(_ was: Value?, _ now: Value?) -> Kind {
            was == nil ? .added : now == nil ? .removed : .changed
        }
    }

    /// What became of it.
    package internal(set) var kind: Kind
    /// The part of the screen as people call it: title, toolbar, content.
    package let place: String
    /// The thing in that part: the name of an item; nil for the part itself.
    package internal(set) var subject: String?
    /// What of it, such as `style`; nil for the thing itself.
    package internal(set) var field: String?
    /// What it was; nil if there was none.
    package internal(set) var before: String?
    /// What it is; nil if there is none.
    package internal(set) var after: String?
    /// Its path in the layout before; nil if it was not there.
    package internal(set) var pathBefore: String?
    /// Its path in the layout after; nil if it is not there any more.
    package internal(set) var pathAfter: String?
    /// The language of the text, or the appearance of the colour; nil if it is not localised.
    package internal(set) var locale: String?
    /// The layouts in which it changed; empty for all.
    package internal(set) var layouts: [String] = []
    /// Whence the screen has it; nil if it stands in the screen itself.
    var origin: ReviewReason?
    /// What an element of a list says that is new or gone.
    var element: OutlineValue?
}

extension ScreenChange {
    /// What changed, without its place: `Reject added`.
    var words: String {
        var name = [subject, field].compactMap(\.self).joined(separator: " ")
        if let locale, !name.isEmpty { name += " (\(locale))" }
        let lead = name.isEmpty ? "" : name + " "
        // What a thing is called by needs not be said again: "Cart accessibility label removed".
        let isName = { (text: String) in field != nil && text == subject }
        let text =
            switch (kind, before.map(ScreenChange.short), after.map(ScreenChange.short)) {
            case (.moved, let before?, let after?): "\(lead)moved from \(before) to \(after)"
            case (.moved, _, let after?): "\(lead)moved \(after)"
            case (.moved, _, nil): "\(lead)moved"
            case (.added, _, let after?) where after.hasPrefix("with "): "\(lead)added, \(after)"
            case (.added, _, let after?) where !isName(after): "\(lead)\(after) added"
            case (.removed, let before?, _) where !before.hasPrefix("with ") && !isName(before):
                "\(lead)\(before) removed"
            case (.added, _, _): "\(lead)added"
            case (.removed, _, _): "\(lead)removed"
            case (.changed, let before, let after): "\(lead)\(before ?? "none") → \(after ?? "none")"
            }
        return layouts.isEmpty ? text : "\(text) [\(layouts.joined(separator: ", "))]"
    }

    /// The place and what changed there: `title: Orders → Orders to Approve`.
    package var sentence: String { "\(heading): \(words)" }

    /// The place, with the language where that is all there is to name.
    private var heading: String {
        guard let locale, subject == nil, field == nil else { return place }
        return "\(place) (\(locale))"
    }

    /// Some changes, a line for each place, with what changed there.
    package static func lines(_ changes: [ScreenChange]) -> [String] {
        var places = [(name: String, words: [String])]()
        for change in changes {
            if let known = places.firstIndex(where: { $0.name == change.heading }) {
                places[known].words.append(change.words)
            } else {
                places.append((change.heading, [change.words]))
            }
        }
        return places.map { "\($0.name): \($0.words.joined(separator: ", "))" }
    }

    /// A text that is not too long for a line.
    private static func short(_ text: String) -> String {
        let line = text.replacing("\n", with: " ")
        return line.count > 80 ? line.prefix(79) + "…" : line
    }
}
