import ScreenModel
import Testing
import YAMLSyntax

@testable import Wireframe

/// The wireframes of a text read as a screen file, by screen and layout.
struct Drawn {
    /// One layout of a screen.
    struct Picture {
        let screen: String
        let layout: String
        let wireframe: Wireframe
    }

    let pictures: [Picture]

    /// Draws all layouts of all screens.
    init(_ text: String, locale: String? = nil, look: Wireframe.Look? = nil, badges: [Wireframe.Badge] = []) {
        var tree = YAMLTree()
        tree.parse(Array(text.utf8))
        let description = Description(&tree, file: "test.screen.yaml")
        var store = description.store
        let layouts = description.screens.map { screen in
            LayoutResolver.layouts(of: screen.record, defaultPlatform: Symbols.ios, in: &store)
        }
        let bases = zip(description.screens, layouts).map { ($0.id ?? "", $1[0]) }
        let others = Dictionary(bases) { first, _ in first }
        pictures = zip(description.screens, layouts).flatMap { screen, layouts in
            layouts.map { layout in
                let part = Part(record: screen.record, store: store, locale: 0, isMirrored: false)
                let wireframe = Wireframe(
                    of: layout,
                    in: store,
                    locale: locale,
                    look: look ?? Wireframe.Look(guidelines: part.texts("guidelines")),
                    badges: badges,
                    others: others
                )
                return Picture(screen: screen.id ?? "", layout: layout.name, wireframe: wireframe)
            }
        }
    }

    /// The only or first wireframe.
    var first: Wireframe { get throws { try #require(pictures.first?.wireframe) } }

    /// All wireframes.
    var wireframes: [Wireframe] { pictures.map(\.wireframe) }
}

extension Wireframe {
    /// The element as it stands in a page.
    var markup: String { svg(idPrefix: "p-") }

    /// The frame of a part; nil if it has not been drawn.
    func frame(_ path: String) -> Frame? { elements.last { $0.path == path }?.frame }
}
