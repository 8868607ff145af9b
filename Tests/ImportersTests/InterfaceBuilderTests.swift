import Diagnostics
import Foundation
import Importers
import ScreenModel
import Testing

@Suite struct InterfaceBuilderTests {
    static func controller(_ content: String, id: String = "vc", attributes: String = "") -> String {
        #"<viewController id="\#(id)" \#(attributes) sceneMemberID="viewController">\#(content)</viewController>"#
    }

    static func item(_ content: String, attributes: String = #"title="Orders""#) -> String {
        #"<navigationItem key="navigationItem" \#(attributes) id="item">\#(content)</navigationItem>"#
    }

    @Test func aViewControllerIsAScreen() {
        let file = InterfaceBuilderScreens(
            scenes: Self.controller("", attributes: #"customClass="OrderListController""#),
            Self.controller("", id: "b", attributes: #"storyboardIdentifier="detail" customClass="C""#)
        )
        #expect(file.screens.map(\.id) == ["App/Main.storyboard#vc", "App/Main.storyboard#b"])
        #expect(file.string("name", of: file.screen("vc")) == "OrderListController")
        #expect(file.string("name", of: file.screen("b")) == "detail")
        #expect(file.source("id", of: file.screen("b")) == "b")
        #expect(file.word("platform", of: file.screen("vc")) == "ios")
        #expect(file.slot("presentation", of: file.screen("vc")).isAbsent)
    }

    @Test func titlesStandAtTheirText() {
        let file = InterfaceBuilderScreens(
            scenes: Self.controller(Self.item("", attributes: #"title="Fish &amp; Chips&#10;" prompt="Step 1""#)),
            Self.controller(
                Self.item(#"<string key="title">Two & lines</string>"#.replacing("&", with: "&amp;"), attributes: ""),
                id: "b"
            )
        )
        #expect(file.string("title", of: file.bar()) == "Fish & Chips\n")
        #expect(file.source("title", of: file.bar()) == "Fish &amp; Chips&#10;")
        #expect(file.string("subtitle", of: file.bar()) == "Step 1")
        #expect(file.string("title", of: file.bar("b")) == "Two & lines")
        #expect(file.source("title", of: file.bar("b")) == "Two &amp; lines")
    }

    @Test func partsThatAreNoMarkupAreTakenAsTheyStand() {
        let title = "<string key=\"title\">A &amp; <![CDATA[B &amp; C]]> & D</string>"
        let file = InterfaceBuilderScreens(
            scenes: Self.controller(Self.item(title.replacing("& D", with: "&amp; D"), attributes: ""))
        )
        #expect(file.string("title", of: file.bar()) == "A & B &amp; C & D")
    }

    @Test func whatAFileDoesNotSayIsUnknown() {
        let file = InterfaceBuilderScreens(scenes: Self.controller(Self.item("", attributes: "")))
        for field in ["title", "subtitle", "leading", "trailing", "size", "background", "search"] {
            #expect(file.slot(field, of: file.bar()).isAbsent, "\(field)")
        }
        for field in ["toolbar", "tabBar", "splitView", "content", "background"] {
            #expect(file.slot(field, of: file.screen("vc")).isAbsent, "\(field)")
        }
    }

    @Test func rightItemsComeFromTheOutsideIn() {
        let file = InterfaceBuilderScreens(
            scenes: Self.controller(
                Self.item(
                    """
                    <leftBarButtonItems><barButtonItem title="A" id="a"/><barButtonItem title="B" id="b"/></leftBarButtonItems>
                    <rightBarButtonItems>
                    <barButtonItem title="Outer" id="o"/><barButtonItem title="Middle" id="m"/><barButtonItem title="Inner" id="i"/>
                    </rightBarButtonItems>
                    """
                )
            )
        )
        #expect(file.strings("label", of: "leading", file.bar()) == ["A", "B"])
        #expect(file.strings("label", of: "trailing", file.bar()) == ["Inner", "Middle", "Outer"])
    }

    @Test func itemsLookAsUIKitShowsThem() throws {
        let file = InterfaceBuilderScreens(
            scenes: Self.controller(
                """
                <toolbarItems/>
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="600"/><subviews>
                <toolbar id="t"><rect key="frame" x="0" y="556" width="300" height="44"/><items>
                <barButtonItem systemItem="add" id="1"/>
                <barButtonItem style="done" systemItem="done" id="2"/>
                <barButtonItem systemItem="flexibleSpace" id="3"/>
                <barButtonItem title="Close all" image="Fire" id="4"/>
                <barButtonItem title="Share" image="square.and.arrow.up" catalog="system" id="5"/>
                <barButtonItem id="6"><button key="customView" id="6b"><state key="normal" title="X"/></button></barButtonItem>
                <barButtonItem enabled="NO" title="Save" id="7"><connections><action selector="save:" destination="vc" id="8"/></connections></barButtonItem>
                <barButtonItem title="Filter" id="9"><imageReference key="image" image="tray" catalog="system" symbolScale="large"/></barButtonItem>
                </items></toolbar></subviews></view>
                """
            )
        )
        #expect(file.word("position", of: file.toolbar()) == "bottom")
        let items = file.elements("items", of: file.toolbar())
        try #require(items.count == 8)
        #expect(file.string("icon", of: items[7]) == "tray")
        #expect(file.slot("label", of: items[7]).isNull)
        #expect(file.string("accessibilityLabel", of: items[7]) == "Filter")
        #expect(file.string("icon", of: items[0]) == "plus")
        #expect(file.word("role", of: items[0]) == "add")
        #expect(file.slot("label", of: items[0]).isNull)
        #expect(file.string("label", of: items[1]) == "Done")
        #expect(file.word("style", of: items[1]) == "primary")
        #expect(file.word("kind", of: items[2]) == "flexible-space")
        #expect(file.slot("icon", of: items[3]).payload == Slot.undetermined)
        #expect(file.slot("label", of: items[3]).payload == Slot.unreadable)
        #expect(file.string("accessibilityLabel", of: items[3]) == "Close all")
        #expect(file.string("icon", of: items[4]) == "square.and.arrow.up")
        #expect(file.slot("label", of: items[4]).isNull)
        #expect(file.slot("label", of: items[5]).payload == Slot.unreadable)
        #expect(file.string("label", of: items[6]) == "Save")
        #expect(file.string("action", of: items[6]) == "save:")
    }

    @Test func whatStandsInForAnotherStoryboardHasNoTabOfItsOwn() {
        let file = InterfaceBuilderScreens(
            scenes: """
                <tabBarController id="tabs" sceneMemberID="viewController"><connections>
                <segue destination="vc" kind="relationship" relationship="viewControllers" id="s1"/>
                <segue destination="other" kind="relationship" relationship="viewControllers" id="s2"/>
                </connections></tabBarController>
                """,
            """
            <viewControllerPlaceholder storyboardName="Other" id="other" sceneMemberID="viewController">
            <tabBarItem key="tabBarItem" title="Item" id="ti"/></viewControllerPlaceholder>
            """,
            Self.controller(#"<tabBarItem key="tabBarItem" title="Home" id="h"/>"#)
        )
        let items = file.component("tabBar", of: file.screen("vc")).map { file.elements("items", of: $0) } ?? []
        #expect(items.count == 2 && items.first.flatMap { file.string("label", of: $0) } == "Home")
        #expect(items.last.map { file.slot("label", of: $0).payload } == Slot.unreadable)
    }

    @Test func containersTellWhereAScreenStands() {
        let file = InterfaceBuilderScreens(
            scenes: """
                <tabBarController id="tabs" sceneMemberID="viewController"><connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/>
                </connections></tabBarController>
                """,
            """
            <navigationController id="nav" sceneMemberID="viewController" toolbarHidden="NO">
            <tabBarItem key="tabBarItem" title="Home" image="house" catalog="system" id="ti"/>
            <navigationBar key="navigationBar" largeTitles="YES" id="nb"><color key="barTintColor" name="brand"/></navigationBar>
            <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="s2"/></connections>
            </navigationController>
            """,
            Self.controller(
                Self.item(
                    #"""
                    <barButtonItem key="backBarButtonItem" title="All" id="back"/>
                    <barButtonItem key="rightBarButtonItem" title="New" id="new"><connections>
                    <segue destination="form" kind="presentation" modalPresentationStyle="formSheet" id="s3"/>
                    </connections></barButtonItem>
                    """#,
                    attributes: #"title="Orders" largeTitleDisplayMode="always""#
                )
                    + #"<toolbarItems><barButtonItem systemItem="trash" id="x"/></toolbarItems><connections><segue destination="detail" kind="show" id="s4"/></connections>"#
            ),
            Self.controller(
                Self.item("", attributes: ""),
                id: "detail",
                attributes: #"hidesBottomBarWhenPushed="YES""#
            ),
            Self.controller(#"<toolbarItems><barButtonItem systemItem="trash" id="y"/></toolbarItems>"#, id: "form")
        )
        let bar = file.bar()
        #expect(file.word("size", of: bar) == "large")
        #expect(file.string("background", of: bar) == "brand")
        #expect(file.elements("items", of: file.toolbar()).map { file.word("role", of: $0) } == ["delete"])
        #expect(
            file.component("tabBar", of: file.screen("vc")).map { file.strings("label", of: "items", $0) }
                == [Optional("Home")]
        )
        #expect(
            file.elements("trailing", of: bar).map { file.string("target", of: $0) } == ["App/Main.storyboard#form"]
        )
        #expect(file.word("presentation", of: file.screen("form")) == "sheet")
        #expect(file.slot("toolbar", of: file.screen("form")).payload == Slot.undetermined)
        #expect(file.strings("label", of: "leading", file.bar("detail")) == ["All"])
        #expect(file.component("tabBar", of: file.screen("detail")).map { file.slot("hidden", of: $0).payload } == 1)
    }

    @Test(arguments: [
        #"targetRuntime="AppleTV""#, #"targetRuntime="watchKit""#, #"targetRuntime="MacOSX.Cocoa""#,
        #"targetRuntime="iOS.CocoaTouch" launchScreen="YES""#,
    ])
    func otherPlatformsAndLaunchScreensAreLeftAlone(document: String) {
        let text = InterfaceBuilderScreens.storyboard([Self.controller(Self.item(""))], document: document)
        #expect(InterfaceBuilderScreens(text).screens.isEmpty)
        #expect(!InterfaceBuilderReader.mayHoldScreens(Array(text.utf8)))
    }

    @Test(arguments: [
        ("<document><a></document>", "xml/syntax"),
        (#"<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><document>&b;</document>"#, "xml/entity"),
        (String(repeating: "<a>", count: 101), "xml/too-deep"),
        ("", "xml/syntax"), ("\u{0}", "xml/syntax"),
    ])
    func whatIsWrongWithTheXMLIsAFinding(text: String, rule: String) {
        let file = InterfaceBuilderScreens(text)
        #expect(file.screens.isEmpty)
        #expect(file.reader.diagnostics.map(\.rule) == [rule])
    }

    @Test func codeOfAXibsOwnerSetsWhatItsOutletsLeadTo() {
        let file = InterfaceBuilderScreens(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="view" destination="v" id="o1"/><outlet property="name" destination="l" id="o2"/>
            </connections></placeholder>
            <view id="v"><subviews><label text="Name" id="l"/></subviews></view></objects></document>
            """,
            path: "App/Login.xib"
        )
        let blocks = file.elements("content", of: file.screen("v"))
        #expect(blocks.first.map { file.slot("text", of: $0).payload } == Slot.undetermined)
    }

    @Test(arguments: [
        (String.Encoding.utf16LittleEndian, "UTF-16"), (.utf16BigEndian, "UTF-16"), (.isoLatin1, "ISO-8859-1"),
        (.utf8, "ISO-8859-1"),
    ])
    func otherEncodingsAreRead(encoding: String.Encoding, name: String) throws {
        let text = InterfaceBuilderScreens.storyboard([Self.controller(Self.item("", attributes: #"title="Größe""#))])
            .replacing("UTF-8", with: name)
        let file = InterfaceBuilderScreens(
            [UInt8](try #require(text.data(using: encoding))),
            path: "App/Main.storyboard"
        )
        #expect(file.reader.diagnostics.isEmpty)
        #expect(file.string("title", of: file.bar()) == "Größe")
        #expect(file.source("title", of: file.bar()) == "Größe")
    }

    @Test func anItemWithAMenuIsAMenu() {
        let menu = #"<menu key="menu" id="m"><children><action title="Sort" id="a"/></children></menu>"#
        let file = InterfaceBuilderScreens(
            scenes: Self.controller(
                Self.item(
                    """
                    <leftBarButtonItems><barButtonItem image="ellipsis" catalog="system" id="1">\(menu)</barButtonItem>
                    <barButtonItem title="Add" style="prominent" id="2">\(menu)<connections>
                    <action selector="add:" destination="vc" id="3"/></connections></barButtonItem></leftBarButtonItems>
                    """
                )
            )
        )
        let items = file.elements("leading", of: file.bar())
        #expect(items.map { file.word("kind", of: $0) } == ["menu", "button"])
        #expect(items.last.flatMap { file.word("style", of: $0) } == "primary")
    }

    @Test func aBarForOneWidthIsAVariant() throws {
        let file = InterfaceBuilderScreens(
            scenes: Self.controller(
                """
                <view key="view" id="v"><subviews>
                <toolbar id="t"><items><barButtonItem systemItem="add" id="1"/></items></toolbar>
                </subviews>
                <variation key="default"><mask key="subviews"><exclude reference="t"/></mask></variation>
                <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="t"/></mask></variation>
                </view>
                """
            )
        )
        #expect(file.slot("toolbar", of: file.screen("vc")).isAbsent)
        let variant = try #require(file.elements("variants", of: file.screen("vc")).first)
        #expect(file.word("sizeClass", of: variant) == "regular")
        #expect(file.component("toolbar", of: variant).map { file.elements("items", of: $0).count } == 1)
    }

    @Test func aCircleOfSeguesEnds() {
        let file = InterfaceBuilderScreens(
            scenes:
                #"<navigationController id="n" sceneMemberID="viewController"><connections><segue destination="n" kind="relationship" relationship="rootViewController" id="1"/></connections></navigationController>"#,
            Self.controller(
                #"<connections><segue destination="vc" kind="show" id="2"/><segue destination="n" kind="show" id="3"/></connections>"#
            )
        )
        #expect(file.screens.count == 1)
    }
}
