import ScreenModel

/// Tells in which changes two outlines differ.
struct OutlineComparison {
    /// Where a comparison is: what people call the place, the thing in it, and what of that.
    struct Position {
        var place: String
        /// The thing within the place; empty for the place itself.
        var subject: [String] = []
        /// The keys that lead on from there; nil for the thing itself.
        var field: String?

        /// The place of a field of the thing.
        func field(_ name: String) -> Position {
            Position(place: place, subject: subject, field: field.map { "\($0) \(name)" } ?? name)
        }
    }

    var changes: [ScreenChange] = []

    /// What changed from one state of a screen to another; what is the same in several layouts is told once, and names
    /// them unless it is in all.
    static func changes(from before: [LayoutOutline], to after: [LayoutOutline]) -> [ScreenChange] {
        var pairs = [(before: LayoutOutline, after: LayoutOutline)]()
        var changes = [ScreenChange]()
        for layout in after {
            if let old = before.first(where: { $0.name == layout.name }) { pairs.append((old, layout)) }
        }
        let (lost, added) = (
            before.filter { layout in !after.contains { $0.name == layout.name } },
            after.filter { layout in !before.contains { $0.name == layout.name } }
        )
        if let old = before.first, let new = after.first, lost.first == old, added.first == new {
            // The base is now for another platform or size class.
            pairs.append((old, new))
            changes.append(ScreenChange(kind: .changed, place: "layout", before: old.name, after: new.name))
        }
        for layout in lost where !pairs.contains(where: { $0.before.name == layout.name }) {
            changes.append(ScreenChange(kind: .removed, place: "layout", before: layout.name))
        }
        for layout in added where !pairs.contains(where: { $0.after.name == layout.name }) {
            changes.append(ScreenChange(kind: .added, place: "layout", after: layout.name))
        }
        var found = [ScreenChange: [String]]()
        var order = [ScreenChange]()
        for pair in pairs where pair.before.screen != pair.after.screen {
            for var change in differences(pair.before.screen, pair.after.screen) {
                // A part that is gone in all layouts is told once, whatever it held in each.
                change.element = nil
                if found[change] == nil { order.append(change) }
                found[change, default: []].append(pair.after.name)
            }
        }
        return changes
            + order.map { change in
                var change = change
                let layouts = found[change] ?? []
                if layouts.count < pairs.count { change.layouts = layouts }
                return change
            }
    }

    private static func differences(_ before: OutlineNode, _ after: OutlineNode) -> [ScreenChange] {
        var comparison = OutlineComparison()
        for (name, was, now) in OutlineComparison.pairs(before.children, after.children) {
            if name == "navigationBar", case .part = was?.value, case .part = now?.value, let was, let now {
                comparison.compareTitles(was, now)
            } else {
                comparison.compare(was, now, Position(place: Spelling.words(name)))
            }
        }
        return comparison.withMoves()
    }

    /// What both say of each key, in the order of the schema.
    static func pairs(
        _ before: [OutlineNode],
        _ after: [OutlineNode]
    ) -> [(name: String, before: OutlineNode?, after: OutlineNode?)] {
        let places = Dictionary(after.enumerated().map { ($1.name, $0) }) { first, _ in first }
        // What is gone stands behind what was before it.
        var gone = [[OutlineNode]](repeating: [], count: after.count + 1)
        var old = [OutlineNode?](repeating: nil, count: after.count)
        var place = 0
        for node in before {
            if let known = places[node.name] {
                old[known] = old[known] ?? node
                place = known + 1
            } else {
                gone[place].append(node)
            }
        }
        var pairs = gone[0].map { ($0.name, Optional($0), OutlineNode?.none) }
        for (index, node) in after.enumerated() {
            pairs.append((node.name, old[index], node))
            pairs += gone[index + 1].map { ($0.name, $0, nil) }
        }
        return pairs
    }

    /// The texts of a navigation bar are places of their own: nobody says "navigation bar title".
    private mutating func compareTitles(_ before: OutlineNode, _ after: OutlineNode) {
        for (name, was, now) in OutlineComparison.pairs(before.children, after.children) {
            let isOwnPlace = ["title", "subtitle", "scrolledTitle", "search"].contains(name)
            let bar = Position(place: "navigation bar", field: name)
            compare(was, now, isOwnPlace ? Position(place: Spelling.words(name)) : bar)
        }
    }
}

// MARK: Values

extension OutlineComparison {
    mutating func compare(_ before: OutlineNode?, _ after: OutlineNode?, _ position: Position) {
        guard before != after else { return }
        // That there is none is news where there was one.
        let (was, now) = (before.flatMap(OutlineComparison.there), after.flatMap(OutlineComparison.there))
        switch (was?.value, now?.value) {
        case (nil, nil): return
        case (.part(let old, let fields), .part(let new, let others)) where old == new:
            for (name, was, now) in OutlineComparison.pairs(fields, others) { compare(was, now, position.field(name)) }
        case (.list, .list), (.list, nil), (nil, .list):
            compareLists(was?.children ?? [], now?.children ?? [], position)
        case (.text(let old), .text(let new)): compareTexts(old, new, before, after, position)
        case (.text(let old), nil): compareTexts(old, [], before, after, position)
        case (nil, .text(let new)): compareTexts([], new, before, after, position)
        default:
            // A value that is new, gone, or of another form.
            let shown = (was.flatMap(OutlineComparison.shown), now.flatMap(OutlineComparison.shown))
            add(.ofValue(was, now), position, from: was, to: now, was: shown.0, now: shown.1)
        }
    }

    /// The value; nil if it says that there is none.
    private static func there(_ node: OutlineNode) -> OutlineNode? { node.value == .nothing ? nil : node }

    /// Texts language by language.
    private mutating func compareTexts(
        _ old: [OutlineText],
        _ new: [OutlineText],
        _ before: OutlineNode?,
        _ after: OutlineNode?,
        _ position: Position
    ) {
        let (old, new) = OutlineComparison.named(old, new)
        var locales = new.map(\.locale)
        for text in old where !locales.contains(text.locale) { locales.append(text.locale) }
        for locale in locales {
            let (was, now) = (old.first { $0.locale == locale }, new.first { $0.locale == locale })
            guard was != now else { continue }
            add(.ofValue(was, now), position, from: before, to: after, was: was?.string, now: now?.string)
            changes[changes.count - 1].locale = locale
            changes[changes.count - 1].origin = (now ?? was)?.origin
        }
    }

    /// A text without language has, beside the same text in languages, the language that says the same; else it stood for
    /// each of them.
    private static func named(_ old: [OutlineText], _ new: [OutlineText]) -> ([OutlineText], [OutlineText]) {
        func named(_ text: OutlineText, _ others: [OutlineText]) -> [OutlineText] {
            let same = others.first { $0.string == text.string }.map { [$0] } ?? others
            return same.map { OutlineText(locale: $0.locale, string: text.string, origin: text.origin) }
        }
        if old.count == 1, old[0].locale == nil, let first = new.first, first.locale != nil {
            return (named(old[0], new), new)
        }
        if new.count == 1, new[0].locale == nil, let first = old.first, first.locale != nil {
            return (old, named(new[0], old))
        }
        return (old, new)
    }

    /// Adds what became of a node; `was` and `now` are the words for it before and after.
    mutating func add(
        _ kind: ScreenChange.Kind,
        _ position: Position,
        from before: OutlineNode?,
        to after: OutlineNode?,
        was: String? = nil,
        now: String? = nil,
        element: OutlineValue? = nil
    ) {
        changes.append(
            ScreenChange(
                kind: kind,
                place: position.place,
                subject: position.subject.isEmpty ? nil : position.subject.joined(separator: " › "),
                field: position.field.map(Spelling.words),
                before: was,
                after: now,
                pathBefore: before?.path,
                pathAfter: after?.path,
                origin: (after ?? before)?.origin,
                element: element
            )
        )
    }

    /// A value as people read it; of what has parts, what it is made of.
    private static func shown(_ node: OutlineNode) -> String? {
        switch node.value {
        case .nothing: return nil
        case .unknown: return "known at run time alone"
        case .plain(let word): return word
        case .text(let texts):
            if texts.count == 1, let text = texts.first, text.locale == nil { return text.string }
            return texts.map { "\($0.string) (\($0.locale ?? "any"))" }.joined(separator: ", ")
        case .list(let elements):
            return elements.isEmpty ? "empty" : elements.map(OutlineNames.name).joined(separator: ", ")
        case .part(_, let fields):
            let parts = fields.compactMap { field in
                shown(field).map { "\(Spelling.words(field.name)) \($0)" }
            }
            return parts.isEmpty ? nil : "with " + parts.joined(separator: ", ")
        }
    }
}
