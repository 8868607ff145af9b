import Diagnostics
import Testing

import Tokens

@testable import Wireframe

/// What designers saw wrong in pictures stays mended.
@Suite struct PictureCaseTests {
    private static func picture(_ screen: String) throws -> Wireframe {
        try #require(PictureCases.drawn.pictures.first { $0.screen == screen }?.wireframe)
    }

    private static func texts(_ wireframe: Wireframe) -> [String] {
        wireframe.markup.matches(of: />([^<>]+)<\/text>/).map { String($0.1) }
    }

    @Test func theWayBackHasAChevronAndAName() throws {
        let markup = try Self.picture("back").markup
        #expect(markup.contains(Glyph.back.path) && markup.contains(">Settings</text>"))
    }

    @Test func theSelectedSegmentIsTheOneThatStandsOut() throws {
        let markup = try Self.picture("segments").markup
        let strong = markup.matches(of: /class="wf-strongSmall[^>]*>([^<>]+)</).map { String($0.1) }
        for label in ["Paid", "Week", "Chart", "Files"] {
            #expect(strong.contains(label), "\(label)")
        }
        #expect(!strong.contains("Open") && !strong.contains("List") && !strong.contains("Notes"))
    }

    @Test func unknownIconsShowTheirLetters() throws {
        let texts = Self.texts(try Self.picture("icons"))
        for letters in ["Zo", "FG", "QC", "Wu"] { #expect(texts.contains(letters), "\(letters) in \(texts)") }
        #expect(Icon(named: "airplane") == Icon(.airplane))
        #expect(Icon(named: "").letters == "")
    }

    @Test func rowsShowTheirValuesAndSwitches() throws {
        let wireframe = try Self.picture("rows")
        let texts = Self.texts(wireframe)
        for text in ["Home", "Berlin, two items", "12.00 €", "12", "3.1"] {
            #expect(texts.contains(text), "\(text)")
        }
        #expect(wireframe.frame("content[0].items[3].subtitle") != nil)
    }

    @Test func skeletonsCanBeSeenOnAnyPage() {
        for value in stride(from: UInt32(0), through: 0xFFFFFF, by: 0x0A1B7) {
            let surface = Paint.described(Color(hex: value))
            let skeleton = Paint.skeleton(on: surface).color(.plain, in: .light)
            #expect(skeleton.contrast(with: surface.color(.plain, in: .light)) > 1.15)
        }
    }

    @Test func aMenuOpensFromALargeTitle() throws {
        let wireframe = try Self.picture("large-dropdown")
        let menu = try #require(wireframe.frame("navigationBar.dropdown"))
        let title = try #require(wireframe.frame("navigationBar.title"))
        #expect(menu.overlap(with: title) > 0)
    }

    @Test func columnsShowWhatIsInThem() throws {
        let panes = Self.texts(try Self.picture("panes"))
        for text in ["Folders", "Sent", "Valve 3", "The pump is loud."] { #expect(panes.contains(text), "\(text)") }
        let screens = try Self.picture("columns-of-screens")
        #expect(Self.texts(screens).contains("Airplane Mode"))
        // What another screen has is no part of this one.
        #expect(screens.frame("content[0].items[1]") == nil && screens.frame("content[0]") != nil)
    }

    @Test func labelsThatDoNotFitGiveWayToIcons() throws {
        let texts = Self.texts(try Self.picture("mac-toolbar"))
        #expect(!texts.contains { $0.hasSuffix("…") }, "\(texts)")
    }

    @Test func aWatchIsBlack() throws {
        #expect(try Self.picture("watch-list").markup.contains("fill=\"#000000\""))
    }

    @Test func aBadgeOnABarIsOnNoneOfItsButtons() throws {
        let text = "id: a\nnavigationBar: {title: Orders, trailing: [{icon: plus}, {icon: gear}]}\n"
        let badge = Wireframe.Badge(1, .error, at: "navigationBar")
        let wireframe = try Drawn(text, badges: [badge]).first
        let placed = try #require(wireframe.badges.first?.frame)
        for path in ["navigationBar.trailing[0]", "navigationBar.trailing[1]"] {
            #expect(placed.overlap(with: try #require(wireframe.frame(path))) == 0, "\(path)")
        }
    }

    @Test func manyScreensMakeAGrid() throws {
        let rows = PictureCases.drawn.pictures.map {
            WireframeSheet.Row(title: $0.screen, wireframes: [($0.layout, $0.wireframe)], legend: [])
        }
        let sheet = WireframeSheet(title: "All", rows: rows)
        #expect(sheet.height < sheet.width * 3 && sheet.width < 2800)
    }
}
