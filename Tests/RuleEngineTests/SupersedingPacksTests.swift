import Diagnostics
import RuleEngine
import ScreenModel
import Testing
import YAMLSyntax

/// Rules that go before others: of two guidelines that contradict each other, one decides wherever its rule applies.
@Suite struct SupersedingPacksTests {
    private static func rules(_ pack: String, _ rule: String) -> [CompiledRule] {
        let files = [
            RuleFile(path: "pack.yaml", bytes: Array("guideline: Test\ndocuments: {d: {title: D}}\n".utf8)),
            RuleFile(path: "rules.yaml", bytes: Array("document: d\nrules:\n\(rule)\n".utf8)),
        ]
        var diagnostics = [Diagnostic]()
        let loaded = LoadedPack(name: pack, files: files, readsExamples: false)
        return loaded?.compile(loaded?.pack.rules ?? [], &diagnostics) ?? []
    }

    private static let ruleSet = RuleSet(
        rules(
            "platform",
            """
              size:
                summary: Large
                on: navigationBar.size
                check: {oneOf: [large]}
            """
        )
            + rules(
                "system",
                """
                  size:
                    summary: Not small
                    on: navigationBar.size
                    when: screen.role == 'parent'
                    check: {noneOf: [small]}
                    supersedes: [platform/size]
                """
            )
    )

    @Test(arguments: [
        ("role: parent", "medium", []), ("role: parent", "small", ["system/size"]),
        ("role: child", "medium", ["platform/size"]), ("role: child", "large", []),
        ("name: Unknown", "medium", ["platform/size"]),
    ])
    func theOtherPackIsSilentWhereTheRuleApplies(role: String, size: String, rules: [String]) {
        var tree = YAMLTree()
        tree.parse(Array("id: a\n\(role)\nnavigationBar: {size: \(size)}\n".utf8))
        let description = Description(&tree, file: "screen.yaml")
        var store = description.store
        let found = description.screens.flatMap { screen in
            let layouts = LayoutResolver.layouts(of: screen.record, defaultPlatform: Symbols.ios, in: &store)
            return ScreenChecker.check(screen, layouts, SupersedingPacksTests.ruleSet, LayoutReader(store)).findings
        }
        #expect(found.map { SupersedingPacksTests.ruleSet.rules[$0.rule].definition.id } == rules)
    }

    @Test(arguments: [
        ("Abcdef", ["test/wide"]), ("Abcd", []), ("Abcdefghij", ["test/wide"]),
    ])
    func aSupersedingLimitSettlesTheOther(title: String, rules: [String]) {
        let file = """
              narrow:
                summary: Narrow
                on: navigationBar.title
                check: {maxCharacters: 3}
              wide:
                summary: Wide
                on: navigationBar.title
                check: {maxCharacters: 5}
                supersedes: [test/narrow]
            """
        #expect(Checked(file, "id: a\nnavigationBar: {title: \(title)}\n").diagnostics.map(\.rule) == rules)
    }

    @Test(arguments: [("bottom", []), ("leading", ["test/bottom"]), ("top", ["test/bottom"])] as [(String, [String])])
    func aSupersedingListOfValuesSettlesTheOther(position: String, rules: [String]) {
        let file = """
              top:
                summary: Top
                on: toolbar.position
                check: {oneOf: [top]}
              bottom:
                summary: Bottom
                on: toolbar.position
                check: {oneOf: [bottom]}
                supersedes: [test/top]
            """
        #expect(Checked(file, "id: a\ntoolbar: {position: \(position)}\n").diagnostics.map(\.rule) == rules)
    }
}
