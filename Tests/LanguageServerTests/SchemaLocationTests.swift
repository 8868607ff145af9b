import ScreenModel
import Testing
import YAMLSyntax

@testable import LanguageServer

@Suite struct SchemaLocationTests {
    /// Finds the place of `|` in a text: the component, then the field with `=` behind it if the point is in its value.
    private func place(_ text: String) -> String? {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        let offset = parts[0].utf8.count
        var tree = YAMLTree()
        tree.parse(Array(parts.joined().utf8))
        guard let location = SchemaLocation.find(offset, in: tree) else { return nil }
        let field = location.field.map { " " + $0.name + (location.isInValue ? "=" : "") } ?? ""
        return location.component.name + field
    }

    @Test(arguments: [
        ("id: a\nnaviga|tionBar: {}\n", "screen navigationBar"),
        ("id: a\nplatform: i|os\n", "screen platform="),
        ("id: a\nplatform: |\n", "screen platform="),
        ("id: a\nnavigationBar:\n  tit|le: x\n", "navigationBar title"),
        ("id: a\nnavigationBar: {size: |small}\n", "navigationBar size="),
        ("id: a\nnavigationBar:\n  trailing:\n    - {sty|le: plain}\n", "item style"),
        ("screens:\n  - id: a\n    toolbar:\n      position: b|ottom\n", "toolbar position="),
        ("screens:\n  - id: a\n  - id: b\n    pl|atform: ios\n", "screen platform"),
        ("id: a\nnavigationBar:\n  title: x\n  |\n", "navigationBar"),
        ("id: a\nnavigationBar:\n  title: x\n|", "screen"),
        ("scr|eens: []\n", "document screens"),
    ])
    func findsTheComponentAndTheField(text: String, expected: String) {
        #expect(place(text) == expected)
    }

    @Test(arguments: ComponentKind.allCases)
    func documentsEveryField(kind: ComponentKind) {
        for field in kind.component.fields {
            #expect(FieldDocumentation.text(field, of: kind.component).contains(field.summary))
        }
    }
}
