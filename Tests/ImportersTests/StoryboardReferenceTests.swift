import Diagnostics
import ScreenModel
import Testing

@testable import Importers

/// Storyboards that refer to each other: what references lead to, and what screens stand in by what others say.
@Suite struct StoryboardReferenceTests {
    /// Reads one of several storyboards, each given by its scenes and the object id of what it begins with.
    static func read(
        _ path: String,
        of storyboards: [String: (initial: String, scenes: [String])]
    ) -> InterfaceBuilderScreens {
        let texts = storyboards.mapValues { storyboard in
            let document = #"targetRuntime="iOS.CocoaTouch" initialViewController="\#(storyboard.initial)""#
            return Array(InterfaceBuilderScreens.storyboard(storyboard.scenes, document: document).utf8)
        }
        var index = StoryboardIndex(FolderOfTexts(texts))
        return InterfaceBuilderScreens(texts[path] ?? [], path: path, family: index.family(ofFileAt: path))
    }

    static func reference(_ id: String, _ storyboard: String, _ attributes: String = "") -> String {
        #"<viewControllerPlaceholder storyboardName="\#(storyboard)" \#(attributes) id="\#(id)" sceneMemberID="viewController"/>"#
    }

    static func relationship(_ name: String, _ ids: String...) -> String {
        let segues = ids.enumerated().map {
            #"<segue destination="\#($1)" kind="relationship" relationship="\#(name)" id="r\#($0)\#($1)"/>"#
        }
        return "<connections>\(segues.joined())</connections>"
    }

    static func navigation(_ id: String, root: String, _ content: String = "") -> String {
        #"<navigationController id="\#(id)" sceneMemberID="viewController">\#(content)\#(relationship("rootViewController", root))</navigationController>"#
    }

    static func screen(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
        #"<viewController id="\#(id)" \#(attributes) sceneMemberID="viewController"><navigationItem key="navigationItem" title="T" id="n\#(id)">\#(content)</navigationItem></viewController>"#
    }

    static func button(_ id: String, to destination: String, _ kind: String = "presentation") -> String {
        #"<barButtonItem title="\#(id)" id="\#(id)"><connections><segue destination="\#(destination)" kind="\#(kind)" id="s\#(id)"/></connections></barButtonItem>"#
    }

    @Test func seguesLeadToWhatReferencesStandFor() {
        let items = ["begin", "named", "missing", "elsewhere", "gone", "chain"].map { Self.button($0, to: "p-\($0)") }
        let file = Self.read(
            "App/Base.lproj/Main.storyboard",
            of: [
                "App/Base.lproj/Main.storyboard": (
                    "vc",
                    [
                        Self.screen("vc", "", "<leftBarButtonItems>\(items.joined())</leftBarButtonItems>"),
                        Self.reference("p-begin", "Other"),
                        Self.reference("p-named", "Other", #"referencedIdentifier="second""#),
                        Self.reference("p-missing", "Other", #"referencedIdentifier="third""#),
                        Self.reference("p-elsewhere", "Other", #"bundleIdentifier="com.example.kit""#),
                        Self.reference("p-gone", "Nowhere"),
                        Self.reference("p-chain", "Between"),
                    ]
                ),
                "App/Features/Other.storyboard": (
                    "nav",
                    [
                        Self.navigation("nav", root: "a"), Self.screen("a"),
                        Self.screen("b", #"storyboardIdentifier="second""#),
                    ]
                ),
                "App/Features/Between.storyboard": ("p", [Self.reference("p", "Other")]),
            ]
        )
        let targets = file.strings("target", of: "leading", file.bar())
        let other = "App/Features/Other.storyboard"
        #expect(targets == ["\(other)#a", "\(other)#b", nil, nil, nil, "\(other)#a"])
    }

    @Test(arguments: [("App/iPad/Main.storyboard", "App/iPad/Other.storyboard#a"), ("App/Main.storyboard", nil)])
    func ofTwoStoryboardsWithOneNameTheNearestIsMeant(path: String, target: String?) {
        let item = "<leftBarButtonItems>\(Self.button("b", to: "p"))</leftBarButtonItems>"
        let file = Self.read(
            path,
            of: [
                path: ("vc", [Self.screen("vc", "", item), Self.reference("p", "Other")]),
                "App/iPad/Other.storyboard": ("a", [Self.screen("a")]),
                "App/iPhone/Other.storyboard": ("a", [Self.screen("a")]),
                "App.xcodeproj": ("", []),
            ]
        )
        #expect(file.strings("target", of: "leading", file.bar()) == [target])
    }

    @Test(arguments: [
        ("App/Main/Main.storyboard", "App/Features/Settings/Settings.storyboard"),
        ("App/Start/Base.lproj/Main.storyboard", "App/Features/All/Settings/Base.lproj/Settings.storyboard"),
    ])
    func theAppIsTheInnermostFolderWithThoseThatRefer(path: String, other: String) {
        let storyboards = [
            path: ("nav", [Self.navigation("nav", root: "p"), Self.reference("p", "Settings")]),
            other: ("settings", [Self.screen("settings")]),
            "Other/Main/Main.storyboard": ("p", [Self.reference("p", "Settings"), Self.screen("a")]),
            "Other/Sub/Settings.storyboard": ("settings", [Self.screen("settings")]),
        ]
        let file = Self.read(other, of: storyboards)
        #expect(file.reader.containment.placements[0].surroundings.isIn(.navigation))
        #expect(
            !Self.read("Other/Sub/Settings.storyboard", of: storyboards).reader.containment.placements[0].surroundings
                .isIn(.navigation)
        )
    }

    @Test func aScreenHasTheTabsOfATabBarInAnotherStoryboard() throws {
        let storyboards = [
            "App/Main.storyboard": (
                "tabs",
                [
                    #"<tabBarController id="tabs" sceneMemberID="viewController">\#(Self.relationship("viewControllers", "p", "nav"))</tabBarController>"#,
                    Self.reference("p", "Orders"),
                    Self.navigation("nav", root: "vc", #"<tabBarItem key="tabBarItem" title="Home" id="t1"/>"#),
                    Self.screen("vc"),
                ]
            ),
            "App/Orders.storyboard": (
                "nav",
                [
                    Self.navigation("nav", root: "list"),
                    #"<viewController id="list" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="Orders" id="t2"/><navigationItem key="navigationItem" id="n"/></viewController>"#,
                ]
            ),
        ]
        for (path, id) in [("App/Main.storyboard", "vc"), ("App/Orders.storyboard", "list")] {
            let file = Self.read(path, of: storyboards)
            let bar = try #require(file.component("tabBar", of: file.screen(id)))
            #expect(file.strings("label", of: "items", bar) == ["Orders", "Home"])
            #expect(
                file.strings("target", of: "items", bar) == ["App/Orders.storyboard#list", "App/Main.storyboard#vc"]
            )
            let label = file.reader.places[
                Int(file.slot("label", of: file.elements("items", of: bar)[path == "App/Main.storyboard" ? 0 : 1]).node)
                    - 1
            ]
            let other = file.reader.otherFiles[label.source - 1]
            #expect(other.path != path)
            let text = String(decoding: other.source[label.range.start..<label.range.end], as: UTF8.self)
            #expect(text == (path == "App/Main.storyboard" ? "Orders" : "Home"))
        }
    }

    @Test func tabsOfAnotherStoryboardHaveTheirTranslations() throws {
        let tab = #"<tabBarItem key="tabBarItem" title="Orders" id="t"/>"#
        let texts = [
            "App/Base.lproj/Main.storyboard": InterfaceBuilderScreens.storyboard([
                #"<tabBarController id="tabs" sceneMemberID="viewController">\#(Self.relationship("viewControllers", "p", "vc"))</tabBarController>"#,
                Self.reference("p", "Orders"), Self.screen("vc"),
            ]),
            "App/Base.lproj/Orders.storyboard": InterfaceBuilderScreens.storyboard(
                [#"<viewController id="list" sceneMemberID="viewController">\#(tab)</viewController>"#],
                document: #"targetRuntime="iOS.CocoaTouch" initialViewController="list""#
            ),
            "App/de.lproj/Orders.strings": #""t.title" = "Bestellungen";"#,
        ].mapValues { Array($0.utf8) }
        let files = FolderOfTexts(texts)
        var index = StoryboardIndex(files)
        let path = "App/Base.lproj/Main.storyboard"
        let file = InterfaceBuilderScreens(
            texts[path] ?? [],
            path: path,
            catalogs: TranslationCatalogs(files),
            family: index.family(ofFileAt: path)
        )
        let bar = try #require(file.component("tabBar", of: file.screen("vc")))
        let label = file.slot("label", of: file.elements("items", of: bar)[0])
        let german = file.store.texts[Int(file.store.texts[Int(label.payload)].next)]
        try #require(file.store.string(of: german) == "Bestellungen")
        let place = file.reader.places[Int(german.node) - 1]
        #expect(file.reader.otherFiles[place.source - 1].path == "App/de.lproj/Orders.strings")
    }

    @Test(arguments: [
        ("", "large", "#0066CC"), (#"navigationBarHidden="YES""#, nil, nil),
    ])
    func aNavigationControllerInAnotherStoryboardGivesItsBarItsLooks(attributes: String, size: String?, color: String?)
    {
        let bar =
            #"<navigationBar key="navigationBar" largeTitles="YES" id="b"><color key="barTintColor" red="0" green="0.4" blue="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></navigationBar>"#
        let file = Self.read(
            "App/Detail.storyboard",
            of: [
                "App/Main.storyboard": (
                    "nav",
                    [
                        #"<navigationController \#(attributes) id="nav" sceneMemberID="viewController">\#(bar)\#(Self.relationship("rootViewController", "p"))</navigationController>"#,
                        Self.reference("p", "Detail"),
                    ]
                ),
                "App/Detail.storyboard": (
                    "detail",
                    [
                        #"<viewController id="detail" sceneMemberID="viewController"><navigationItem key="navigationItem" title="T" largeTitleDisplayMode="always" id="n"/><connections><segue destination="next" kind="show" id="s"/></connections></viewController>"#,
                        Self.screen("next"),
                    ]
                ),
            ]
        )
        #expect(file.word("size", of: file.bar("detail")) == size)
        #expect(file.string("background", of: file.bar("detail")) == color)
        #expect(file.string("background", of: file.bar("next")) == color)
        if color == nil {
            #expect(file.slot("navigationBar", of: file.screen("detail")).payload == Slot.undetermined)
        }
    }

    @Test func aReferenceWithoutAStoryboardMeansItsOwn() {
        let item = "<leftBarButtonItems>\(Self.button("b", to: "p"))\(Self.button("c", to: "q"))</leftBarButtonItems>"
        let file = Self.read(
            "App/Main.storyboard",
            of: [
                "App/Main.storyboard": (
                    "vc",
                    [
                        Self.screen("vc", "", item), Self.screen("a", #"storyboardIdentifier="second""#),
                        #"<viewControllerPlaceholder referencedIdentifier="second" id="p" sceneMemberID="viewController"/>"#,
                        #"<viewControllerPlaceholder id="q" sceneMemberID="viewController"/>"#,
                    ]
                )
            ]
        )
        #expect(file.strings("target", of: "leading", file.bar()) == ["App/Main.storyboard#a", nil])
        #expect(file.word("presentation", of: file.screen("a")) == "modal")
    }

    @Test func whatIsBeingTypedIsNotTakenForWhatIsStored() throws {
        let tabs =
            #"<tabBarController id="tabs" sceneMemberID="viewController">\#(Self.relationship("viewControllers", "p"))</tabBarController>"#
        let stored = [
            "App/Main.storyboard": [tabs, Self.reference("p", "Other")],
            "App/Other.storyboard": [
                Self.screen("first"), Self.screen("second"), Self.navigation("nav", root: "first"),
            ],
        ].mapValues { scenes in
            Array(
                InterfaceBuilderScreens.storyboard(
                    scenes,
                    document: #"targetRuntime="iOS.CocoaTouch" initialViewController="nav""#
                ).utf8
            )
        }
        var index = StoryboardIndex(FolderOfTexts(stored))
        let typed = InterfaceBuilderScreens.storyboard(
            [Self.navigation("nav", root: "first"), Self.screen("first")],
            document: #"targetRuntime="iOS.CocoaTouch" initialViewController="nav""#
        )
        let path = "App/Other.storyboard"
        let file = InterfaceBuilderScreens(Array(typed.utf8), path: path, family: index.family(ofFileAt: path))
        let bar = try #require(file.component("tabBar", of: file.screen("first")))
        #expect(file.elements("items", of: bar).map { file.slot("label", of: $0).payload } == [Slot.unreadable])
    }
}

/// Texts by their paths, as the files of an app.
private struct FolderOfTexts: FileSource {
    let texts: [String: [UInt8]]

    init(_ texts: [String: [UInt8]]) { self.texts = texts }

    func kind(of path: String) -> FileKind? {
        if texts[path] != nil { return .file }
        return texts.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
    }

    func entries(in folder: String) throws(FileFailure) -> [FileEntry] {
        let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let names = texts.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count).prefix { $0 != "/" } }
        return Set(names.map(String.init)).sorted().map { FileEntry(name: $0, isLink: false) }
    }

    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        guard let text = texts[path] else { throw FileFailure(message: "not found") }
        return Array(text.prefix(limit))
    }
}
