import ScreenModel
import Testing

// What stands on the views of a screen.
extension InterfaceBuilderTests {
    @Test func viewsAreTheContentThatIsKnown() throws {
        let frame = { (y: Int) in #"<rect key="frame" x="0" y="\#(y)" width="100" height="20"/>"# }
        let file = InterfaceBuilderScreens(
            scenes: Self.controller(
                """
                <view key="view" id="v"><subviews>
                <button id="b">\(frame(300))<state key="normal" title="Save" image="tray" catalog="system"/><connections>
                <action selector="save:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
                <stackView id="s">\(frame(100))<subviews><label text="Total" id="l1"/><label text="Label" id="l2"/>
                <label text="12" id="l3"/></subviews></stackView>
                <textField placeholder="Name" id="f">\(frame(200))</textField>
                <switch hidden="YES" enabled="NO" id="w">\(frame(400))</switch>
                <toolbar id="t">\(frame(500))</toolbar>
                </subviews></view><connections><outlet property="sum" destination="l3" id="o"/></connections>
                """
            )
        )
        let blocks = file.elements("content", of: file.screen("vc"))
        // The last entry says that there may be more.
        let list = file.slot("content", of: file.screen("vc"))
        #expect(file.store.elements(ofListAt: list.payload).last?.payload == Slot.undetermined)
        try #require(blocks.count == 6)
        #expect(
            blocks.map { file.string("kind", of: $0) }
                == ["text", "text", "text", "text-field", "button", "toggle"]
        )
        #expect(file.string("text", of: blocks[0]) == "Total")
        #expect(file.slot("text", of: blocks[1]).payload == Slot.undetermined)
        #expect(file.slot("text", of: blocks[2]).payload == Slot.undetermined)
        #expect(file.string("placeholder", of: blocks[3]) == "Name")
        #expect(file.string("label", of: blocks[4]) == "Save")
        #expect(file.string("icon", of: blocks[4]) == "tray")
        #expect(file.string("action", of: blocks[4]) == "save:")
        #expect(file.slot("style", of: blocks[4]).isAbsent)
        #expect(file.slot("hidden", of: blocks[5]).payload == Slot.undetermined)
        #expect(file.slot("disabled", of: blocks[5]).payload == 1)
    }

    @Test func rowsThatStandInTheFileAreRead() throws {
        let row = { (id: String, content: String) in
            #"<tableViewCell id="\#(id)" \#(content)</tableViewCell>"#
        }
        let file = InterfaceBuilderScreens(
            scenes: Self.controller(
                """
                <tableView key="view" dataMode="static" id="v"><sections><tableViewSection headerTitle="General" id="se">
                <cells>\(row(
                    "c1",
                    #"accessoryType="disclosureIndicator" textLabel="l1" style="IBUITableViewCellStyleDefault"><tableViewCellContentView key="contentView" id="cc"><subviews><label text="Language" id="l1"/></subviews></tableViewCellContentView><connections><segue destination="vc" kind="show" id="s"/></connections>"#
                ))\(row(
                    "c2",
                    #"><tableViewCellContentView key="contentView" id="cd"><subviews><switch id="w"/></subviews></tableViewCellContentView>"#
                ))</cells></tableViewSection></sections></tableView>
                """
            )
        )
        let section = try #require(file.elements("content", of: file.screen("vc")).first)
        #expect(file.string("kind", of: section) == "list")
        #expect(file.string("title", of: section) == "General")
        let rows = file.elements("items", of: section)
        #expect(file.string("label", of: rows[0]) == "Language")
        #expect(file.string("accessory", of: rows[0]) == "disclosure")
        #expect(file.string("target", of: rows[0]) == "App/Main.storyboard#vc")
        #expect(file.strings("kind", of: "items", rows[1]).first == "toggle")
    }

    /// A text between spaces that nobody can tap is there to be read; a button that code enables has an action.
    @Test func aTextThatNobodyCanTapMayBeNoButton() {
        let item = #"<barButtonItem enabled="NO" title="3 Notes" id="a"/>"#
        let button =
            #"<barButtonItem enabled="NO" title="Save" id="b"><connections><action selector="save:"/></connections></barButtonItem><barButtonItem title="Share" id="c"/>"#
        let file = InterfaceBuilderScreens(
            scenes: Self.controller(
                #"<view key="view" id="v"><subviews><toolbar id="t"><items>\#(item)\#(button)</items></toolbar></subviews></view>"#
            )
        )
        let items = file.elements("items", of: file.toolbar())
        #expect(items.map { file.word("kind", of: $0) } == [nil, "button", "button"])
        #expect(items.map { file.string("label", of: $0) } == ["3 Notes", "Save", "Share"])
    }

    @Test func tabsOfTheSystemHaveItsTitles() {
        let tabs = ["favorites", "mostRecent", "other"].map { #"<tabBarItem systemItem="\#($0)" id="\#($0)"/>"# }
        let file = InterfaceBuilderScreens(
            scenes: Self.controller(
                #"<view key="view" id="v"><subviews><tabBar id="t"><items>\#(tabs.joined())</items></tabBar></subviews></view>"#
            )
        )
        let bar = file.component("tabBar", of: file.screen("vc")) ?? file.screen("vc")
        #expect(file.strings("label", of: "items", bar) == ["Favorites", "Most Recent", nil])
    }
}
