package import Diagnostics
package import Linter
import RuleEngine
import ScreenModel
package import Tokens
package import Wireframe

/// The screens of a file as wireframes, with the findings of a run on them.
package struct ScreenPictures: Sendable {
    /// One screen: a picture for each layout, and the findings that the badges' numbers stand for.
    package struct Screen: Sendable {
        /// Its id; nil if the file gives none.
        package let id: String?
        /// What people call it, or else its id.
        package let name: String
        /// The findings, in the order of output; the first has number 1.
        package let findings: [Diagnostic]
        /// The layouts, each with its name such as `ios/compact`.
        ///
        /// A layout is shown in the first locale of its texts, and once more, as `ios/compact, fi`, in each further one
        /// that has findings.
        package let layouts: [(name: String, wireframe: Wireframe)]
        /// The tokens whose colours it has, in the order in which they stand; none without token files.
        package let tokens: [DesignToken]
    }

    /// The screens, in the order of the file.
    package let screens: [Screen]
    /// The findings that belong to no screen, such as mistakes in the YAML.
    package let others: [Diagnostic]
    /// How many screens are left out, and how many findings there are on these.
    let rest: (screens: Int, findings: Int)

    /// Draws the screens of a file that has been linted, so many at most.
    package init(_ report: FileReport, limit: Int = .max) {
        let file = ScreenFile(report.source, path: report.path, provider: report.provider)
        let store = file.reader.store
        let found = ScreenFindings(report.diagnostics, of: file)
        let bases = file.description.layoutsByID
        screens = file.screens.indices.prefix(limit).map { index in
            let (screen, findings) = (file.screens[index], found.owned[index])
            let first = screen.locales.min().map { store.locales[Int($0)] }
            let colors = ScreenColors(screen, store)
            let look = Wireframe.Look(guidelines: store.packs(namedBy: screen) ?? report.defaultPacks)
            return Screen(
                id: screen.id,
                name: store.string(screen.record, Slots.Screen.name) ?? screen.id ?? "Screen without an id",
                findings: findings,
                layouts: file.layouts[index].flatMap { layout in
                    ScreenPictures.locales(findings, in: layout.name, first: first).flatMap { locale in
                        let name = locale.map { "\(layout.name), \($0)" } ?? layout.name
                        return colors.appearances.map { appearance in
                            let badges = ScreenPictures.badges(findings, in: layout.name, locale ?? first, appearance)
                            let wireframe = Wireframe(
                                of: layout,
                                in: store,
                                locale: locale,
                                appearance: appearance,
                                look: look,
                                badges: badges,
                                others: bases
                            )
                            let isOne = colors.appearances.count == 1
                            return (isOne ? name : "\(name), \(appearance?.rawValue ?? "")", wireframe)
                        }
                    }
                },
                tokens: colors.tokens
            )
        }
        others = found.others
        let left = found.owned.dropFirst(limit)
        rest = (left.count, left.reduce(0) { $0 + $1.count })
    }

    /// The locales that a layout is shown in; nil is the first one of each text.
    private static func locales(_ findings: [Diagnostic], in layout: String, first: String?) -> [String?] {
        var locales = [String?.none]
        for finding in findings where finding.layouts.contains(layout) && finding.locale != first {
            if let locale = finding.locale, !locales.contains(locale) { locales.append(locale) }
        }
        return Array(locales.prefix(maximumLocales))
    }

    /// The number of pictures of one layout.
    private static let maximumLocales = 6

    private static func badges(
        _ findings: [Diagnostic],
        in layout: String,
        _ locale: String?,
        _ appearance: Appearance?
    ) -> [Wireframe.Badge] {
        zip(1..., findings).compactMap { number, finding in
            guard finding.isSeen(in: layout, appearance) else { return nil }
            guard finding.locale == nil || finding.locale == locale else { return nil }
            return Wireframe.Badge(number, finding.severity, at: finding.path ?? "", message: finding.message)
        }
    }
}

extension Diagnostic {
    /// Whether it is seen in a picture of a layout in an appearance; nil stands for a picture of both.
    func isSeen(in layout: String, _ appearance: Appearance?) -> Bool {
        guard layouts.isEmpty || layouts.contains(layout) else { return false }
        guard let appearance, let own = self.appearance else { return true }
        return own == appearance
    }
}
