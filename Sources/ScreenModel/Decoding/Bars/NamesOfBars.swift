import YAMLSyntax

// What bars are called that are listed as a part of something else.
extension ScreenDecoder {
    /// The words for bars of the screen that are nothing else, and the fields where bars stand: a header or an action bar is
    /// as often a part of the content.
    static let bars: [String: Int] = {
        let words = [
            Slots.Screen.navigationBar: """
            navigationBar navBar topBar titleBar headerBar shellBar appBar topAppBar topNavBar topNavigationBar
            smallTopAppBar mediumTopAppBar largeTopAppBar centerAlignedTopAppBar uiNavigationBar cupertinoNavigationBar
            cupertinoSliverNavigationBar sliverAppBar fuiNavigationBar
            """,
            Slots.Screen.tabBar: """
            tabBar bottomNavigation bottomNavigationBar bottomTabs bottomTabBar bottomNav uiTabBar cupertinoTabBar
            """,
            Slots.Screen.toolbar: "toolbar bottomToolbar bottomBar bottomAppBar uiToolbar fuiToolbar",
            Slots.Screen.sidebar: "sidebar",
        ]
        let pairs = words.flatMap { slot, words in OtherWord.list(words).map { (Spelling.folded($0), slot) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    /// The screen's field for the bar that a kind of content is; the kits of design tools sort their components in folders:
    /// `iOS/Navigation Bar`.
    func bar(called word: String) -> Int? {
        // All of these words end in `bar`, `tabs`, `nav` or `navigation`.
        guard word.utf8.count < 40, let last = word.utf8.last else { return nil }
        if word.utf8.contains(UInt8(ascii: "/")) {
            let parts = word.split(separator: "/").map(String.init)
            // `Tab Bar/Tab` is what stands in one.
            guard let index = parts.firstIndex(where: { ScreenDecoder.bars[Spelling.folded($0)] != nil }),
                !parts[(index + 1)...].contains(where: CommonWords.mayNamePart)
            else { return nil }
            return ScreenDecoder.bars[Spelling.folded(parts[index])]
        }
        guard "rsvnRSVN".utf8.contains(last) else { return nil }
        let folded = Spelling.folded(word)
        if let bar = ScreenDecoder.bars[folded] { return bar }
        let brand = ScreenDecoder.brands.first { folded.hasPrefix($0) }
        return brand.flatMap { ScreenDecoder.bars[String(folded.dropFirst($0.count))] }
    }

    /// What stands before the name of a bar that says whose it is: `Fiori Toolbar`.
    private static let brands = ["fiori", "sap", "ios", "ipados", "apple", "material", "canvas", "workday", "native"]
}
