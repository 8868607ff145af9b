import Diagnostics
import Linter
import RuleEngine
import ScreenModel
import Tokens
import Wireframe

/// Draws the screens of both sides of a review, with what changed marked on them.
struct ReviewPictures {
    /// A layout as it was and as it is; nil on the side that has no such layout.
    struct Pair {
        /// The name of the layout as it is, with language and appearance where there are several.
        let name: String
        /// The same as it was.
        let nameBefore: String
        let before: Wireframe?
        let after: Wireframe?
    }

    /// The screens of a file, kept for the screens that follow in it.
    private struct DrawnFile {
        let path: String
        let store: RecordStore
        let screens: [Screen]
        let layouts: [[Layout]]
        let others: [String: Layout]
        let locales: [String?]
        let looks: [Wireframe.Look]

        /// A screen of the file; nil if it has none at a place.
        func screen(at place: ReviewedPlace?) -> (layouts: [Layout], colors: ScreenColors)? {
            guard let place, path == place.file, screens.indices.contains(place.number) else { return nil }
            return (layouts[place.number], ScreenColors(screens[place.number], store))
        }
    }

    private let files: ReviewFormat.Files
    private var (before, after): (DrawnFile?, DrawnFile?)
    /// The number of pictures of one screen on each side.
    private static let mostPictures = 6

    init(_ files: ReviewFormat.Files) { self.files = files }

    /// The letter of a change by its number: a to z, then aa and so on.
    static func letter(_ number: Int) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return number < 26 ? String(letters[number]) : letter(number / 26 - 1) + String(letters[number % 26])
    }

    /// The pictures of a screen, layout by layout: those in which something changed, else the first.
    mutating func pairs(of screen: ReviewedScreen) -> (pairs: [Pair], tokens: ReviewTokens) {
        if let place = screen.before, before?.path != place.file { before = read(place.file, of: files.before) }
        if let place = screen.after, after?.path != place.file { after = read(place.file, of: files.after) }
        let (was, now) = (before?.screen(at: screen.before), after?.screen(at: screen.after))
        let (old, new) = (was?.layouts ?? [], now?.layouts ?? [])
        var names = new.map(\.name)
        for layout in old where !names.contains(layout.name) { names.append(layout.name) }
        let isEverywhere = screen.changes.isEmpty || screen.changes.contains { $0.layouts.isEmpty }
        if !isEverywhere {
            names = names.filter { name in screen.changes.contains { $0.layouts.contains(name) } }
        } else if screen.changes.isEmpty {
            names = Array(names.prefix(1))
        }
        let isMoved = old.count == 1 && new.count == 1 && old[0].name != new[0].name
        if isMoved { names = [new[0].name] }
        let appearances = ScreenColors.appearances(was?.colors, now?.colors)
        var pairs = [Pair]()
        for name in names {
            let (past, present) = (old.first { $0.name == name || isMoved }, new.first { $0.name == name })
            for locale in locales(screen) {
                for appearance in appearances where pairs.count < ReviewPictures.mostPictures {
                    func shown(_ name: String) -> String {
                        let parts = [name, locale, appearances.count > 1 ? appearance?.rawValue : nil]
                        return parts.compactMap(\.self).joined(separator: ", ")
                    }
                    pairs.append(
                        Pair(
                            name: shown(name),
                            nameBefore: shown(past?.name ?? name),
                            before: past.flatMap { draw($0, screen, before, locale, appearance, isBefore: true) },
                            after: present.flatMap { draw($0, screen, after, locale, appearance, isBefore: false) }
                        )
                    )
                }
            }
        }
        return (pairs, ReviewTokens(was?.colors.tokens ?? [], now?.colors.tokens ?? []))
    }

    /// The languages in which something changed; nil for the first of each text.
    private func locales(_ screen: ReviewedScreen) -> [String?] {
        let known = (after ?? before)?.locales.compactMap(\.self) ?? []
        let first = known.first
        var locales = [String?]()
        for change in screen.changes {
            let locale = change.locale.flatMap { $0 == first || !known.contains($0) ? nil : $0 }
            if !locales.contains(locale) { locales.append(locale) }
        }
        return locales.isEmpty ? [nil] : locales
    }

    private func read(_ path: String, of side: ReviewSide) -> DrawnFile? {
        let provider = side.rules.provider(forFile: path)
        guard let file = try? ScreenFile(path: path, in: side.files, provider: provider) else { return nil }
        let store = file.reader.store
        let packs = provider.defaultPacks(forFile: path)
        return DrawnFile(
            path: path,
            store: store,
            screens: file.screens,
            layouts: file.layouts,
            others: file.description.layoutsByID,
            locales: store.locales.dropFirst().map { $0 },
            looks: file.screens.map { Wireframe.Look(guidelines: store.packs(namedBy: $0) ?? packs) }
        )
    }

    private func draw(
        _ layout: Layout,
        _ screen: ReviewedScreen,
        _ file: DrawnFile?,
        _ locale: String?,
        _ appearance: Appearance?,
        isBefore: Bool
    ) -> Wireframe? {
        guard let file, let place = isBefore ? screen.before : screen.after else { return nil }
        var marks = [Wireframe.Mark]()
        for (number, change) in screen.changes.enumerated() {
            guard change.layouts.isEmpty || change.layouts.contains(layout.name) else { continue }
            guard let path = isBefore ? change.pathBefore : change.pathAfter else { continue }
            if let appearance, Appearance.allCases.contains(where: { $0 != appearance && $0.rawValue == change.locale })
            {
                continue
            }
            // Of what is new in one language, the others have been there.
            guard change.kind != (isBefore ? .added : .removed) else { continue }
            let own = change.locale.flatMap { name in file.locales.dropFirst().first { $0 == name } ?? nil }
            guard change.locale == nil || own == locale else { continue }
            let kind = Wireframe.Mark.Kind(rawValue: change.kind.rawValue) ?? .changed
            marks.append(Wireframe.Mark(ReviewPictures.letter(number), kind, at: path, message: change.sentence))
        }
        let findings = isBefore ? screen.findings.went : screen.findings.came + screen.findings.unknown
        let start = isBefore ? screen.findings.came.count + screen.findings.unknown.count : 0
        let badges = findings.enumerated().compactMap { number, finding -> Wireframe.Badge? in
            let found = finding.diagnostic
            guard found.isSeen(in: layout.name, appearance) else { return nil }
            return Wireframe.Badge(start + number + 1, found.severity, at: found.path ?? "", message: found.message)
        }
        return Wireframe(
            of: layout,
            in: file.store,
            locale: locale,
            appearance: appearance,
            look: file.looks[place.number],
            badges: badges,
            marks: marks,
            others: file.others
        )
    }
}
