import Testing

@testable import Linter

/// Short forms are written in full on request, level by level, and then nothing is left to write.
@Suite struct FullFormWriterTests {
    @Test(arguments: [
        ("tabBar: [Home, Search]", "tabBar: {items: [{label: Home}, {label: Search}]}"),
        ("app: Mail", "app: {name: Mail}"),
        ("navigationBar: Orders", "navigationBar: {title: Orders}"),
        ("toolbar: true\ntabBar: false", "toolbar: {hidden: false}\ntabBar: null"),
        ("guidelines: apple-hig", "guidelines: [apple-hig]"),
        ("platform: iOS", "platform: ios"),
        ("toolbar: {items: [A, flexibleSpace]}", "toolbar: {items: [{label: A}, {kind: flexible-space}]}"),
        ("navigationBar: {search: persistent}", "navigationBar: {search: {mode: persistent}}"),
        ("navigationBar: {search: Find an order}", "navigationBar: {search: {placeholder: Find an order}}"),
        ("navigationBar: {trailing: Edit}", "navigationBar: {trailing: [{label: Edit}]}"),
        ("navigationBar: {overflow: automatic}", "navigationBar: {overflow: {system: true}}"),
        ("content: [{button: {label: Save}}]", "content: [{kind: button, label: Save}]"),
        ("content: [{list: [A, B]}]", "content: [{kind: list, items: [{label: A}, {label: B}]}]"),
        ("content: [{TextField: }]", "content: [{kind: text-field}]"),
        (
            "tabBar:\n  # the tabs\n  - Home\n  - Search # second\n",
            "tabBar:\n  items:\n    # the tabs\n    - {label: Home}\n    - {label: Search} # second\n"
        ),
        ("splitView: [Folders, inbox]", "splitView: {panes: [Folders, inbox]}"),
    ])
    func writesInFull(short: String, full: String) {
        let written = FullFormWriter.written(Array("id: a\n\(short)\n".utf8), path: "a.screen.yaml")
        let text = String(decoding: written.text, as: UTF8.self)
        #expect(text == "id: a\n\(full)\n")
        #expect(FullFormWriter.written(written.text, path: "a.screen.yaml").count == 0)
    }

    @Test(arguments: [
        "content:\n  - { # a\n    caption: B # b\n    }\n", "toolbar: {items: [{label: A}], helperText: &y Pick}\n",
        "toolbar: {items: [{label: A}], helperText: &y !!str Pick}\n",
        "toolbar: {items: [{label: A}], helperText: !!str Pick}\n", "tabBar: !!bool true\n", "app: &name Mail\n",
    ])
    func whatWouldLoseACommentOrStandBehindATagOrAnchorOfItsOwnStays(text: String) {
        let text = "id: a\n" + text
        let written = FullFormWriter.written(Array(text.utf8), path: "a.screen.yaml").text
        #expect(String(decoding: written, as: UTF8.self) == text)
    }
}
