import ScreenModel
import Testing
import YAMLSyntax

@testable import LanguageServer

@Suite struct DocumentLocationTests {
    /// Finds the place of `|` in a text: the way to the map, then the key, with `=` behind it if the point is in its
    /// value, and the way into that.
    private func place(_ text: String) -> String? {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        let offset = parts[0].utf8.count
        var tree = YAMLTree()
        tree.parse(Array(parts.joined().utf8))
        guard let location = DocumentLocation.find(offset, in: tree) else { return nil }
        let path = location.path.map(written).joined(separator: ".")
        let key = location.key.map { " " + $0 + (location.isInValue ? "=" : "") } ?? ""
        return path + key + location.elements.map(written).joined()
    }

    private func written(_ step: DocumentLocation.Step) -> String {
        switch step {
        case .key(let key): key
        case .element(let number): "[\(number)]"
        }
    }

    @Test(arguments: [
        ("id: a\nnaviga|tionBar: {}\n", " navigationBar"),
        ("id: a\nplatform: i|os\n", " platform="),
        ("id: a\nplatform: |\n", " platform="),
        ("id: a\nnavigationBar:\n  tit|le: x\n", "navigationBar title"),
        ("id: a\nnavigationBar: {size: |small}\n", "navigationBar size="),
        ("id: a\nnavigationBar:\n  trailing:\n    - {sty|le: plain}\n", "navigationBar.trailing.[0] style"),
        ("screens:\n  - id: a\n    toolbar:\n      position: b|ottom\n", "screens.[0].toolbar position="),
        ("screens:\n  - id: a\n  - id: b\n    pl|atform: ios\n", "screens.[1] platform"),
        ("id: a\nnavigationBar:\n  title: x\n  |\n", "navigationBar"),
        ("id: a\nnavigationBar:\n  title: x\n|", ""),
        ("id: a\nnavigationBar:\n  |\n", " navigationBar="),
        ("id: a\nsizeClasses: [compact, re|gular]\n", " sizeClasses=[1]"),
        ("id: a\nx: [[a, b], [c|], d]\n", " x=[1][0]"), ("id: a\nx: [[a], [b] |]\n", " x=[1][0]"),
        ("id: a\nx:\n  - [a]\n  - [b, c] |\n  - d\n", " x=[1][1]"),
        ("id: a\nsizeClasses: [|]\n", " sizeClasses=[0]"),
        ("id: a\nsizeClasses:\n  - compact\n  - |\n", " sizeClasses=[1]"),
        ("id: a\nsizeClasses:\n  - compact\n  |\n", " sizeClasses="),
        ("scr|eens: []\n", " screens"),
        ("|", ""),
        ("id: a\n---\nid|: b\n", " id"),
    ])
    func findsTheWayToAPoint(text: String, expected: String) {
        #expect(place(text) == expected)
        #expect(place(text.replacing("\n", with: "\r")) == expected, "with CR for its line breaks")
    }

    @Test(arguments: ["- |a\n", "a: 1\n---\n[|1]\n"])
    func isNowhereOutsideOfMaps(text: String) {
        #expect(place(text) == nil)
    }

    @Test(arguments: ComponentKind.allCases)
    func documentsEveryField(kind: ComponentKind) {
        let keys = Shape.component(kind).keys
        for field in kind.component.fields where !field.isDerived {
            #expect(keys.contains { $0.name == field.name && $0.documentation.contains(field.summary) })
        }
    }
}
