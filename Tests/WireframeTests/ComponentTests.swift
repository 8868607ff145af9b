import ScreenModel
import Testing

@testable import Wireframe

/// Everything a description can hold is drawn somewhere.
@Suite struct ComponentTests {
    private static let paths = Set(Zoo.drawn.wireframes.flatMap { $0.elements.map(\.path) })

    /// Fields of a screen that are no part of a picture.
    private static let invisible: Set<String> = ["app", "variants", "appliedVariants", "buttons", "blocks"]

    @Test(arguments: Schema.standard[.screen].fields.filter { $0.type.component != nil }.map(\.name))
    func everyComponentOfAScreenIsDrawn(name: String) {
        guard !Self.invisible.contains(name) else { return }
        let isDrawn = Self.paths.contains(name) || Self.paths.contains { $0.hasPrefix("\(name)[") }
        #expect(isDrawn, "no drawer draws \(name)")
    }

    @Test(arguments: [ComponentKind.navigationBar, .toolbar])
    func everyPartOfABarIsDrawn(kind: ComponentKind) {
        let bar = kind.component
        for field in bar.fields where field.type.component != nil && field.name != "selection" {
            let path = "\(bar.name).\(field.name)"
            let isDrawn = Self.paths.contains(path) || Self.paths.contains { $0.hasPrefix("\(path)[") }
            // The button of an overflow menu stands among the items.
            #expect(isDrawn || path == "toolbar.overflow", "no drawer draws \(path)")
        }
    }

    @Test func textsOfABarHaveTheirOwnPlace() throws {
        let wireframe = try Zoo.drawn.first
        let bar = try #require(wireframe.frame("navigationBar"))
        for name in ["title", "subtitle"] {
            let frame = try #require(wireframe.frame("navigationBar.\(name)"))
            #expect(bar.contains(frame), "\(name) \(frame) in \(bar)")
        }
    }

    @Test(arguments: Zoo.drawn.pictures.map { "\($0.screen) \($0.layout)" })
    func partsLieWithinThePicture(name: String) throws {
        let picture = try #require(Zoo.drawn.pictures.first { "\($0.screen) \($0.layout)" == name })
        let canvas = Frame(x: 0, y: 0, width: picture.wireframe.width, height: picture.wireframe.height)
        for element in picture.wireframe.elements {
            #expect(canvas.contains(element.frame), "\(element.path) at \(element.frame)")
            #expect(element.frame.width >= 0 && element.frame.height >= 0)
        }
    }

    @Test func itemsOfABarStandBesideEachOther() throws {
        for picture in Zoo.drawn.pictures where picture.screen == "everything" {
            let names = ["navigationBar.leading[0]", "navigationBar.trailing[0]", "navigationBar.trailing[1]"]
            let frames = try names.map { try #require(picture.wireframe.frame($0)) }
            #expect(frames[0].maxX <= frames[1].x + 0.01)
            #expect(frames[1].maxX <= frames[2].x + 0.01)
        }
    }

    @Test func itemsWithoutRoomShareAMark() throws {
        let compact = try #require(Zoo.drawn.pictures.first { $0.screen == "crowded" }).wireframe
        #expect(compact.markup.contains(">+4</text>"))
        #expect(compact.frame("navigationBar.trailing[8]") == compact.frame("navigationBar.trailing[11]"))
        let mark = compact.frame("tabBar.items[9]")
        #expect(mark != nil && mark == compact.frame("tabBar.items[10]"))
    }

    @Test func aHiddenItemIsNotDrawn() throws {
        let compact = try #require(Zoo.drawn.pictures.first { $0.screen == "crowded" }).wireframe
        #expect(compact.frame("toolbar.items[8]") == nil)
    }

    @Test func regularIsWiderThanCompact() throws {
        let pictures = Zoo.drawn.pictures.filter { $0.screen == "everything" }
        #expect(pictures.map(\.layout) == ["ios/compact", "ios/regular"])
        #expect(pictures[0].wireframe.height == pictures[1].wireframe.height)
        #expect(pictures[0].wireframe.width * 2 < pictures[1].wireframe.width)
        #expect(pictures[0].wireframe.width < pictures[0].wireframe.height)
    }

    @Test func whatContentSaysIsShown() throws {
        let drawn = try Drawn(
            """
            id: a
            content:
              - {kind: object-header, title: Pump, subtitle: Plant 1000}
              - {kind: key-value, items: [{label: Status, value: Open}, {label: Priority, value: High}]}
              - {kind: row, label: Name, value: Anna}
              - {kind: grid, items: [North, South]}
            """
        ).first
        for text in ["Plant 1000", "Status", "Open", "Priority", "High", "Name", "Anna", "North", "South"] {
            #expect(drawn.markup.contains(">\(text)</text>"), "\(text)")
        }
    }

    @Test func localisedTextsAreShownInTheLocaleAskedFor() throws {
        let text = "{id: a, navigationBar: {title: {en: Parts, fi: Osat}, subtitle: {en: Sub}}}"
        #expect(try Drawn(text).first.markup.contains(">Parts</text>"))
        let finnish = try Drawn(text, locale: "fi").first.markup
        #expect(finnish.contains(">Osat</text>") && finnish.contains(">Sub</text>"))
    }

    @Test func textsAreThoseOfTheLocaleOfTheScreen() throws {
        let text = "id: a\nlocale: de\nnavigationBar: {title: {en: Orders, de: Auftrag}}\n"
        #expect(try Drawn(text).first.markup.contains("Auftrag"))
        #expect(try Drawn(text, locale: "en").first.markup.contains("Orders"))
    }
}

extension Frame {
    /// Whether a rectangle lies within this one, the edges included.
    func contains(_ other: Frame) -> Bool {
        other.x >= x - 0.01 && other.y >= y - 0.01 && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
    }
}
