import ScreenModel
import Testing

// What columns and presentations of another storyboard say of a screen.
extension StoryboardReferenceTests {
    @Test func columnsOfASplitViewAreItsScreens() throws {
        let split =
            #"<splitViewController id="split" sceneMemberID="viewController"><connections><segue destination="p" kind="relationship" relationship="detailViewController" id="d"/><segue destination="nav" kind="relationship" relationship="masterViewController" id="m"/></connections></splitViewController>"#
        let storyboards = [
            "App/Main.storyboard": (
                "split", [split, Self.navigation("nav", root: "vc"), Self.screen("vc"), Self.reference("p", "Detail")]
            ),
            "App/Detail.storyboard": ("detail", [Self.screen("detail")]),
        ]
        for path in storyboards.keys {
            let file = Self.read(path, of: storyboards)
            let view = try #require(file.component("splitView", of: file.screens[0].record))
            #expect(
                file.strings("screen", of: "panes", view) == ["App/Main.storyboard#vc", "App/Detail.storyboard#detail"]
            )
        }
    }

    @Test func whatASplitViewShowsInCompactWidthStandsInNoColumn() {
        let segues = ["primary": "a", "secondary": "b", "compact": "c"].map {
            #"<segue destination="\#($1)" kind="relationship" relationship="\#($0)ViewController" id="r\#($1)"/>"#
        }
        let split =
            #"<splitViewController id="split" sceneMemberID="viewController"><connections>\#(segues.joined())</connections></splitViewController>"#
        let file = InterfaceBuilderScreens(scenes: split, Self.screen("a"), Self.screen("b"), Self.screen("c"))
        #expect(file.component("splitView", of: file.screen("a")) != nil)
        #expect(file.component("splitView", of: file.screen("c")) == nil)
    }

    @Test(arguments: [
        (#"kind="presentation""#, "", "modal"),
        (#"kind="presentation" modalPresentationStyle="formSheet""#, "", "sheet"),
        (#"kind="presentation""#, #"modalPresentationStyle="fullScreen""#, "full-screen"), (#"kind="show""#, "", nil),
        (#"kind="popoverPresentation""#, "", "popover"),
    ])
    func whatAnotherStoryboardPresentsIsPresented(segue: String, attributes: String, word: String?) {
        let file = Self.read(
            "App/Form.storyboard",
            of: [
                "App/Main.storyboard": (
                    "vc",
                    [
                        #"<viewController id="vc" sceneMemberID="viewController"><connections><segue destination="p" \#(segue) id="s"/></connections></viewController>"#,
                        Self.reference("p", "Form"),
                    ]
                ),
                "App/Form.storyboard": ("form", [Self.screen("form", attributes)]),
            ]
        )
        #expect(file.word("presentation", of: file.screen("form")) == word)
    }

    @Test func whatIsPushedFromAnotherStoryboardHidesTheTabBarIfItSaysSo() throws {
        let file = Self.read(
            "App/Detail.storyboard",
            of: [
                "App/Main.storyboard": (
                    "tabs",
                    [
                        #"<tabBarController id="tabs" sceneMemberID="viewController">\#(Self.relationship("viewControllers", "nav"))</tabBarController>"#,
                        Self.navigation("nav", root: "vc"),
                        Self.screen(
                            "vc",
                            "",
                            "<leftBarButtonItems>\(Self.button("b", to: "p", "show"))</leftBarButtonItems>"
                        ),
                        Self.reference("p", "Detail"),
                    ]
                ),
                "App/Detail.storyboard": ("detail", [Self.screen("detail", #"hidesBottomBarWhenPushed="YES""#)]),
            ]
        )
        let bar = try #require(file.component("tabBar", of: file.screen("detail")))
        #expect(file.slot("hidden", of: bar).payload == 1)
    }
}
