import Importers
import ScreenModel
import Testing
import YAMLSyntax

@Suite struct MDKPageTests {
    @Test func aPageIsAScreenForAnIPhone() {
        let page = Page(#"{"_Type": "Page", "_Name": "Old", "_Name": "Main", "Controls": []}"#)
        #expect(page.string("id", of: page.screen) == "app/Pages/Main.page")
        #expect(page.source("id", of: page.screen) == #""Main""#)
        #expect(page.word("platform", of: page.screen) == "ios")
        #expect(page.string("name", of: page.component("app", of: page.screen)) == "app")
        #expect(page.slot("navigationBar", of: page.screen).isAbsent)
        #expect(page.slot("toolbar", of: page.screen).isNull)
        #expect(page.slot("presentation", of: page.screen).payload == Slot.undetermined)
    }

    @Test func positionsAreThoseOfTheJSON() {
        let page = Page("{\n\t\"ActionBar\": {\n\t\t\"Caption\": \"$(L,Title)\"\n\t}\n}", texts: "Title = Orders\n")
        #expect(page.string("title", of: page.bar) == "Orders")
        #expect(page.text("title", of: page.bar)?.characters == 6)
        #expect(page.source("title", of: page.bar) == #""$(L,Title)""#)
    }

    @Test(arguments: [
        ("Orders", "Orders", 6, false),
        ("$(L, 'a b')", "Quoted key", 10, false),
        ("$(L,Missing)", "$(L,Missing)", 0, true),
        ("$(PLT, 'Phone', 'Robot', 'Web')", "Phone", 5, false),
        ("$(PLT,$(L,Title),Robot)", "Orders", 6, false),
        ("{Name}", "{Name}", 0, true),
        ("Order {ID} of {Date}", "Order {ID} of {Date}", 10, true),
        (
            "$(L,Title): $(D,{CreatedAt},'','',{format:'medium'})", "Orders: $(D,{CreatedAt},'','',{format:'medium'})",
            8, true
        ),
        ("/Rules of the game", "/Rules of the game", 18, false),
        ("$(L,Title", "$(L,Title", 9, false),
    ])
    func stringsAreResolved(written: String, text: String, characters: Int, hasPlaceholder: Bool) {
        let page = Page(
            #"{"ActionBar": {"Caption": "\#(written)"}}"#,
            texts: "Title=Orders\na\\ b:Quoted key"
        )
        #expect(page.string("title", of: page.bar) == text)
        #expect(page.text("title", of: page.bar)?.characters == UInt32(characters))
        #expect(page.text("title", of: page.bar)?.hasPlaceholder == hasPlaceholder)
    }

    @Test(arguments: [
        "/app/Rules/Title.js", "/app/Globals/Title.global", "#Control:Name/#Value", "#Application/#AppData/UserId",
    ])
    func computedStringsAreUndetermined(written: String) {
        let page = Page(#"{"ActionBar": {"Caption": "\#(written)"}}"#)
        #expect(page.slot("title", of: page.bar).payload == Slot.undetermined)
    }

    @Test func itemsStandOnTheirSideInTheirOrder() {
        let page = Page(
            """
            {"ActionBar": {"PrefersLargeCaption": true, "Items": [
              {"Position": "Right", "SystemItem": "Add", "Caption": "Item"},
              {"Position": "Left", "SystemItem": "Cancel"},
              {"Position": "Right", "Caption": "More", "Icon": "sap-icon://overflow"},
              {"Position": "Right", "Caption": "Help", "OnPress": {"Name": "/app/Actions/Help.action"}}]}}
            """
        )
        #expect(page.word("size", of: page.bar) == "large")
        let leading = page.elements("leading", of: page.bar)
        #expect(leading.map { page.string("label", of: $0) } == ["Cancel"])
        #expect(leading.map { page.word("role", of: $0) } == ["cancel"])
        let trailing = page.elements("trailing", of: page.bar)
        #expect(trailing.map { page.string("icon", of: $0) } == ["plus", "sap-icon://overflow", nil])
        #expect(trailing.map { page.string("label", of: $0) } == [nil, nil, "Help"])
        #expect(trailing.map { page.string("accessibilityLabel", of: $0) } == ["Add", "More", nil])
        #expect(trailing.last.map { page.string("action", of: $0) } == "/app/Actions/Help.action")
    }

    /// MDK takes words in any case, and what the page says of its bar beside it.
    @Test func wordsAreTakenInAnyCase() {
        let page = Page(
            """
            {"Caption": "Filter", "PrefersLargeCaption": "True",
             "ActionBar": {"Items": [{"Position": "left", "SystemItem": "cancel"}, {"Position": "RIGHT", "Caption": "Apply"}]},
             "FioriToolbar": {"Items": [{"_Type": "FioriToolbarItem.Type.Button", "Title": "Delete",
              "ButtonType": "primary", "Semantic": "negative"}]}}
            """
        )
        #expect(page.word("size", of: page.bar) == "large")
        #expect(page.elements("leading", of: page.bar).map { page.word("role", of: $0) } == ["cancel"])
        #expect(page.elements("trailing", of: page.bar).map { page.string("label", of: $0) } == ["Apply"])
        let buttons = page.elements("items", of: page.toolbar)
        #expect(buttons.map { page.word("style", of: $0) } == ["primary"])
        #expect(buttons.map { page.word("semantic", of: $0) } == ["negative"])
    }

    /// Of a key that stands there twice, MDK reads the last.
    @Test func repeatedKeysAreTold() {
        let page = Page(
            #"{"Caption": "A", "Caption": "B", "ActionBar": {"Items": [{"Caption": "C", "Caption": "D"}]}}"#
        )
        #expect(page.string("title", of: page.bar) == "B")
        #expect(
            page.messages
                == Array(
                    repeating: "The key 'Caption' stands here for the second time; only the last is read.",
                    count: 2
                )
        )
    }

    @Test func spacesInAToolbarAreNoButtons() {
        let page = Page(
            """
            {"FioriToolbar": {"Items": [{"_Type": "FioriToolbarItem.Type.FixedSpace", "Width": 8},
             {"_Type": "FioriToolbarItem.Type.FlexibleSpace"}]}}
            """
        )
        let items = page.elements("items", of: page.toolbar)
        #expect(items.map { page.word("kind", of: $0) } == ["flexible-space", "fixed-space"])
    }

    /// A rule gives a list its items when the app runs.
    @Test func listsThatRulesMakeAreUndetermined() {
        let page = Page(
            """
            {"ActionBar": {"Items": "/app/Rules/A.js"}, "FioriToolbar": {"Items": "/app/Rules/B.js"}, "Controls": [
              {"_Type": "Control.Type.BottomNavigation", "Items": "/app/Rules/C.js"},
              {"_Type": "Section.Type.ButtonTable", "Buttons": "/app/Rules/D.js"}]}
            """
        )
        #expect(page.slot("trailing", of: page.bar).payload == Slot.undetermined)
        #expect(page.slot("items", of: page.toolbar).payload == Slot.undetermined)
        #expect(page.slot("items", of: page.component("tabBar", of: page.screen)).payload == Slot.undetermined)
        let tables = page.elements("content", of: page.screen)
        #expect(tables.map { page.slot("items", of: $0).payload } == [Slot.undetermined])
    }

    @Test func withoutLeftItemsThereMayBeABackButton() {
        let page = Page(#"{"ActionBar": {"Caption": "Orders"}}"#)
        #expect(page.slot("leading", of: page.bar).payload == Slot.undetermined)
        #expect(page.slot("trailing", of: page.bar).isNull)
    }

    @Test(arguments: [
        ("true", 0), ("false", 1), (#""$(PLT,false,true)""#, 1), (#""/app/Rules/IsVisible.js""#, Slot.undetermined),
        (#""{IsVisible}""#, Slot.undetermined),
    ])
    func invisibleItemsAreHidden(visible: String, hidden: UInt32) {
        let page = Page(#"{"ActionBar": {"Items": [{"Position": "Right", "Caption": "A", "Visible": \#(visible)}]}}"#)
        #expect(page.elements("trailing", of: page.bar).map { page.slot("hidden", of: $0).payload } == [hidden])
    }

    @Test func aFioriToolbarIsFilledFromTheRight() {
        let page = Page(
            """
            {"FioriToolbar": {"HelperText": "2 open", "Items": [
              {"_Type": "FioriToolbarItem.Type.Button", "Title": "Approve", "ButtonType": "Primary"},
              {"_Type": "FioriToolbarItem.Type.Button", "Title": "Reject", "ButtonType": "Secondary",
               "Semantic": "Negative"}]}}
            """
        )
        let items = page.elements("items", of: page.toolbar)
        #expect(items.map { page.string("label", of: $0) } == ["Reject", "Approve"])
        #expect(items.map { page.word("style", of: $0) } == ["secondary", "primary"])
        #expect(items.map { page.word("semantic", of: $0) } == ["negative", nil])
        #expect(page.string("text", of: page.component("helperText", of: page.toolbar)) == "2 open")
        #expect(page.word("position", of: page.toolbar) == "bottom")
    }

    @Test func anOlderToolbarIsFilledFromTheLeft() {
        let page = Page(
            """
            {"ToolBar": {"Items": [
              {"_Type": "Control.Type.ToolbarItem", "SystemItem": "Trash"},
              {"_Type": "Control.Type.ToolbarItem", "SystemItem": "FlexibleSpace"},
              {"_Type": "Control.Type.ToolbarItem", "Caption": "Save"}]}}
            """
        )
        let items = page.elements("items", of: page.toolbar)
        #expect(items.map { page.word("kind", of: $0) } == ["button", "flexible-space", "button"])
        #expect(items.map { page.string("label", of: $0) } == [nil, nil, "Save"])
    }

    @Test func bottomNavigationIsATabBar() {
        let page = Page(
            """
            {"Controls": [{"_Type": "Control.Type.BottomNavigation", "Items": [
              {"Caption": "Orders", "Image": "sap-icon://list", "PageToOpen": "/app/Pages/Orders.page"},
              {"Caption": "Assets", "PageToOpen": "/app/Pages/Assets.page"}]}]}
            """
        )
        let tabs = page.elements("items", of: page.component("tabBar", of: page.screen))
        #expect(tabs.map { page.string("label", of: $0) } == ["Orders", "Assets"])
        #expect(tabs.map { page.string("icon", of: $0) } == ["sap-icon://list", nil])
        #expect(tabs.map { page.string("target", of: $0) } == ["/app/Pages/Orders.page", "/app/Pages/Assets.page"])
    }

    @Test func sectionsAndControlsAreTheContent() {
        let page = Page(
            """
            {"Controls": [{"_Type": "Control.Type.SectionedTable", "Sections": [
              {"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"HeadlineText": "{Name}"}},
              {"_Type": "Section.Type.ButtonTable", "Visible": false, "Buttons": [
                {"_Type": "ButtonTable.Type.Button", "Title": "Send", "ButtonType": "Text"}]}]}]}
            """
        )
        let blocks = page.elements("content", of: page.screen)
        #expect(blocks.map { page.string("kind", of: $0) } == ["object-header", "button-table"])
        #expect(blocks.map { page.slot("hidden", of: $0).payload } == [0, 1])
        let buttons = blocks.last.map { page.elements("items", of: $0) } ?? []
        #expect(buttons.map { page.string("label", of: $0) } == ["Send"])
        #expect(buttons.map { page.string("kind", of: $0) } == ["button"])
        #expect(buttons.map { page.word("style", of: $0) } == ["tertiary"])
    }

    /// Sections of forms and the buttons of a table have no types of their own.
    @Test func partsWithoutATypeAreRead() {
        let page = Page(
            """
            {"Controls": [{"_Type": "Control.Type.FormCellContainer", "Sections": [{"Caption": "Sort", "Controls": [
               {"_Type": "Control.Type.FormCell.Switch", "Caption": "Newest First"}]}]},
              {"_Type": "Section.Type.ButtonTable", "Buttons": [{"Title": "Record", "ButtonType": "Primary"}]}]}
            """
        )
        let blocks = page.elements("content", of: page.screen)
        let sections = blocks.first.map { page.elements("items", of: $0) } ?? []
        #expect(sections.map { page.string("label", of: $0) } == ["Sort"])
        #expect(sections.flatMap { page.elements("items", of: $0) }.map { page.string("kind", of: $0) } == ["switch"])
        let buttons = blocks.last.map { page.elements("items", of: $0) } ?? []
        #expect(buttons.map { page.string("label", of: $0) } == ["Record"])
        #expect(buttons.map { page.string("kind", of: $0) } == ["button"])
        #expect(buttons.map { page.word("style", of: $0) } == ["primary"])
    }

    @Test(arguments: [("true", "below"), ("false", nil), (#""/app/Rules/Search.js""#, nil)])
    func theSearchOfAListStandsBelowTheTitle(enabled: String, placement: String?) {
        let page = Page(
            """
            {"ActionBar": {"Caption": "Orders"}, "Controls": [{"_Type": "Control.Type.SectionedTable", "Sections": [
              {"_Type": "Section.Type.ObjectTable", "Search": {"Enabled": \(enabled)}}]}]}
            """
        )
        let search = page.slot("search", of: page.bar)
        #expect(search.hasValue == (placement != nil))
        if search.hasValue { #expect(page.word("placement", of: search.record) == placement) }
    }

    @Test(arguments: [
        (#"{"_Type": "Page"}"#, true), (#"{"_Type" : "Page", "ActionBar": {"#, true),
        (#"{"_Type": "Control.Type.Page"}"#, false), ("<apex:page/>", false), ("", false),
    ])
    func pagesAreToldFromOtherFiles(text: String, isPage: Bool) {
        #expect(MDKPageReader.mayBePage(Array(text.utf8)) == isPage)
    }

    @Test(arguments: [
        ("", false), ("[1, 2]", false), (#"{"ActionBar": [], "Controls": {"a": 1}, "FioriToolbar": 3}"#, false),
        (#"{"ActionBar": {"Items": [1, {"#, true),
    ])
    func wrongShapesAreEndured(text: String, hasBar: Bool) {
        let page = Page(text)
        #expect(page.elements("content", of: page.screen).isEmpty)
        #expect(page.messages == [])
        #expect(page.slot("navigationBar", of: page.screen).hasValue == hasBar)
        #expect(!page.slot("toolbar", of: page.screen).hasValue)
    }
}
