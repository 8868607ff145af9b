import Diagnostics
import ScreenModel
import Testing

/// Each row of the tables of other tools' words is read as ours, and its fix writes ours.
@Suite struct OtherWordTests {
    /// A component's place in a screen; `%` stands for its keys.
    private static func place(of kind: ComponentKind) -> String {
        switch kind {
        // Alone, a toolbar with a title is the bar at the top.
        case .toolbar: "id: a\nnavigationBar: {}\ntoolbar: {%}\n"
        case .navigationBar, .tabBar, .sidebar, .splitView, .statusBar, .window, .app, .menuBar:
            "id: a\n\(kind.component.name): {%}\n"
        case .item: "id: a\ntoolbar: {items: [{clickThrough: true, %}]}\n"
        case .block: "id: a\ncontent: [{elevated: true, %}]\n"
        case .itemState: "id: a\ntoolbar: {items: [{states: [{%}]}]}\n"
        case .pane: "id: a\nsplitView: {panes: [{%}]}\n"
        case .overlay: "id: a\noverlays: [{%}]\n"
        case .menu: "id: a\nmenuBar: {menus: [{%}]}\n"
        case .dropdownItem: "id: a\nnavigationBar: {dropdown: {items: [{%}]}}\n"
        case .slotItem: "id: a\nnavigationBar: {contentSlot: [{%}]}\n"
        case .helperText: "id: a\ntoolbar: {helperText: {%}}\n"
        case .size: "id: a\ntoolbar: {items: [{iconSize: {%}}]}\n"
        case .screen: "id: a\n%\n"
        case .variant: "id: a\nvariants: [{%}]\n"
        default: "id: a\nnavigationBar: {\(kind.component.name): {%}}\n"
        }
    }

    /// A value of a field's type.
    private static func sample(_ type: FieldType) -> String {
        switch type {
        case .text, .identifier, .token: "abc"
        case .boolean: "true"
        case .integer, .number: "3"
        case .enumeration(let words): words.values.last.map { $0.aliases.first ?? $0.name } ?? ""
        case .component(let kind):
            kind.component.slot(named: "items") != nil ? "{items: [Ada, Bob]}" : "{}"
        case .list(.component(let kind)):
            kind.component.shorthands.contains(.field("label")) ? "[{label: Ada}, {label: Bob}]" : "[{}, {}]"
        case .list(let element): "[\(sample(element))]"
        case .dynamic: "1"
        }
    }

    private static func type(_ path: [String], in kind: ComponentKind) -> FieldType? {
        var kind = kind
        var type: FieldType?
        for name in path {
            guard let slot = kind.component.slot(named: name) else { return nil }
            type = kind.component.fields[slot].type
            kind = type?.component ?? kind
        }
        return type
    }

    private static func nested(_ path: [String], _ value: String) -> String {
        path.dropLast().reversed().reduce("\(path.last ?? ""): \(value)") { "\($1): {\($0)}" }
    }

    /// What is written with the word, and in our own words.
    private static func pairs(_ row: OtherWord, _ word: String, in kind: ComponentKind) -> [(
        other: String, ours: String
    )] {
        func renamed(_ path: [String], _ additions: [OtherWord.Setting]) -> [(String, String)] {
            guard let type = type(path, in: kind) else { return [] }
            var value = sample(type)
            let other = "\(word): \(value)"
            var beside = [String]()
            for addition in additions {
                let pair = "\(addition.path.last ?? ""): \(addition.value)"
                if addition.path.count > path.count {
                    value = value == "{}" ? "{\(pair)}" : "\(value.dropLast()), \(pair)}"
                } else if path.count > 1 {
                    value += ", \(pair)"
                } else {
                    beside.append(pair)
                }
            }
            let ours = ([nested(path, value)] + beside).joined(separator: kind == .screen ? "\n" : ", ")
            return [(other, ours)]
        }
        switch row.conversion {
        case .rename(let path, let additions): return renamed(path, additions)
        case .renameFirst(let path, _): return renamed(path, [])
        case .negate(let path): return [("\(word): false", nested(path, "true"))]
        case .words(let settings):
            return settings.sorted { $0.key < $1.key }.map {
                ("\(word): \($0.key)", nested($0.value.path, $0.value.value))
            }
        case .reverse(let name):
            return [("\(word): [{label: A}, {label: B}, {icon: c}]", "\(name): [{icon: c}, {label: B}, {label: A}]")]
        case .element(let element):
            let ours = nested(element.path, "[{\(element.said)\(element.text): Abc}]")
            return [("\(word): Abc", ours), ("\(word): {\(element.text): Abc}", ours)]
        case .note(let open): return open.isEmpty ? [("\(word): abc", "x-\(word): abc")] : []
        case .group(let path, _):
            return path.map { [("\(word): Abc", nested($0, "Abc"))] } ?? []
        case .variants: return [("\(word): [{state: error}]", "variants: [{state: error}]")]
        case .advice: return []
        }
    }

    static let rows = OtherWord.table.enumerated().flatMap { number, row in
        row.components.map { (number, $0) }
    }

    @Test(arguments: rows.map { "\($0.0) \(OtherWord.table[$0.0].words[0]) in \($0.1.component.name)" }.indices)
    func isReadAsOurs(index: Int) {
        let (number, kind) = Self.rows[index]
        let row = OtherWord.table[number]
        let place = row.setsID ? "%\nscrolls: true\n" : Self.place(of: kind)
        for word in row.words where OtherWord.row(for: word, in: kind)?.words == row.words {
            for (other, ours) in Self.pairs(row, word, in: kind) {
                let text = place.replacing("%", with: other)
                let written = Decoded(text)
                let wanted = Decoded(place.replacing("%", with: ours))
                #expect(wanted.diagnostics.map(\.message) == [], "\(ours)")
                #expect(written.diagnostics.map(\.rule) == ["screen/other-word"], "\(other)")
                #expect(written.diagnostics.map(\.severity) == [.info], "\(other)")
                #expect(written.description == wanted.description, "\(other)")
                let fixed = Self.fixed(text, written.diagnostics)
                let again = Decoded(fixed)
                #expect(again.diagnostics.map(\.message) == [], "\(fixed)")
                #expect(again.description == wanted.description, "\(fixed)")
            }
            if row.conversion == .advice {
                let decoded = Decoded(place.replacing("%", with: "\(word): abc"))
                #expect(decoded.diagnostics.map(\.rule) == ["screen/unknown-key"], "\(word)")
                #expect(decoded.diagnostics[0].message.hasSuffix(row.advice?.replacing("[%]", with: "[abc]") ?? "?"))
            }
        }
    }

    /// The text with the safe fixes of some diagnostics, last ones first.
    static func fixed(_ text: String, _ diagnostics: [Diagnostic]) -> String {
        var bytes = Array(text.utf8)
        let fixes = diagnostics.flatMap(\.fixes).filter { $0.applicability == .safe }
        for edit in fixes.flatMap(\.edits).sorted(by: { $1.range < $0.range }) {
            bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func noWordIsOneOfOurs() {
        for row in OtherWord.table {
            if case .note = row.conversion { continue }
            for kind in row.components {
                guard row.words.contains(where: { OtherWord.row(for: $0, in: kind)?.words == row.words }) else {
                    continue
                }
                let ours = kind.component.fields.filter { !$0.isDerived }.map { Spelling.folded($0.name) }
                for word in row.words { #expect(!ours.contains(Spelling.folded(word)), "\(word) in \(kind)") }
            }
        }
    }

    @Test func everyAdviceEndsWithALineToWrite() {
        let advices = OtherWord.table.compactMap(\.advice) + OtherValue.table.compactMap(\.advice)
        for advice in advices {
            #expect(advice.hasSuffix(".") && advice.contains("'"), "\(advice)")
        }
    }

    // MARK: Values

    private static let enumerations = ComponentKind.allCases.flatMap { kind in
        kind.component.fields.filter { !$0.isDerived && kind != .variant }.compactMap { field in
            field.type.enumeration.map { (kind: kind, field: field.name, words: $0) }
        }
    }

    @Test(arguments: OtherValue.table.indices)
    func aValueIsReadAsOurs(number: Int) {
        let row = OtherValue.table[number]
        var count = 0
        for (kind, field, words) in Self.enumerations where row.fields.contains(field) {
            for word in row.words {
                guard OtherValue.row(for: word, of: field, in: words, of: kind.component)?.words == row.words else {
                    continue
                }
                let place = Self.place(of: kind)
                let text = place.replacing("%", with: "\(field): \(word)")
                let decoded = Decoded(text)
                count += 1
                let ours = words.values.contains { Spelling.folded($0.name) == Spelling.folded(word) }
                guard let value = row.value else {
                    let isPlaced = row.side != nil && kind == .item
                    let rule = row.advice == nil || isPlaced ? "screen/other-word" : "screen/unknown-value"
                    #expect(decoded.diagnostics.map(\.rule) == (ours ? [] : [rule]), "\(word)")
                    continue
                }
                #expect(decoded.diagnostics.map(\.rule) == (ours ? [] : ["screen/other-word"]), "\(field): \(word)")
                let wanted = Decoded(place.replacing("%", with: "\(row.target ?? field): \(ours ? word : value)"))
                let fixed = Decoded(Self.fixed(text, decoded.diagnostics))
                if !OtherValue.saysMore(word) {
                    #expect(fixed.description == wanted.description, "\(field): \(word)")
                    #expect(fixed.diagnostics.isEmpty)
                }
                if row.target == nil { #expect(decoded.description == wanted.description, "\(field): \(word)") }
            }
        }
        #expect(count > 0, "no field takes \(row.words)")
    }

    @Test(arguments: ["navigationBar: {kind: destructive}", "navigationBar: {contentSlot: [{role: primary}]}"])
    func aValueOfAFieldThatIsNotThereIsUnknown(line: String) {
        #expect(Decoded("id: a\n\(line)\n").diagnostics.map(\.rule) == ["screen/unknown-value"])
    }

    // MARK: Several at once

    @Test(arguments: [
        (
            "id: a\nnavigationBar:\n  rightBarButtonItems:\n    - label: Save\n      icon: disk\n    - icon: plus\n",
            "id: a\nnavigationBar:\n  trailing:\n    - icon: plus\n    - label: Save\n      icon: disk\n"
        ),
        ("id: a\ntabs:\n- label: A\n- label: B\n", "id: a\ntabBar:\n  items:\n  - label: A\n  - label: B\n"),
        (
            "id: a\nnavigationTitle: Mail, all\nnavigationBar:\n  size: large\n",
            "id: a\nnavigationBar:\n  size: large\n  title: \"Mail, all\"\n"
        ),
        (
            "id: a\nnavigationBar:\n  backButton:\n    label: Inbox\n    icon: chevron-left\n  title: A\n",
            "id: a\nnavigationBar:\n  leading: [{role: back, label: Inbox, icon: chevron-left}]\n  title: A\n"
        ),
        (
            "id: a\nnavigationBar:\n  back: true\n  leading:\n    - label: Edit\n",
            "id: a\nnavigationBar:\n  leading:\n    - {role: back}\n    - label: Edit\n"
        ),
        ("id: a\nnavBar: {}\n", "id: a\nnavigationBar: {}\n"),
        (
            "id: a\ncontent:\n  - type: button\n    systemImage: plus\n    enabled: false\n",
            "id: a\ncontent:\n  - kind: button\n    icon: plus\n    disabled: true\n"
        ),
        (
            "id: a\nnavigationBar:\n  trailing:\n    - {icon: plus, accessibility: {label: Add}}\n",
            "id: a\nnavigationBar:\n  trailing:\n    - {icon: plus, accessibilityLabel: Add}\n"
        ),
    ])
    func theFixKeepsLines(text: String, fixed: String) {
        let decoded = Decoded(text)
        #expect(Self.fixed(text, decoded.diagnostics) == fixed)
        #expect(decoded.description == Decoded(fixed).description)
        #expect(Decoded(fixed).diagnostics.isEmpty)
    }

    @Test(arguments: [
        "navigationBar: {trailing: [{icon: plus, systemImage: other}]}",
        "navigationBar: {trailing: [{systemImage: other, icon: plus}]}",
        "navigationBar: {title: A, navigationTitle: other}", "tabs: [other]\ntabBar: [A]",
        "background: a\nbackgroundColor: other",
    ])
    func whereBothAreWrittenOursCounts(line: String) {
        let decoded = Decoded("id: a\n\(line)\n")
        #expect(decoded.diagnostics.map(\.severity) == [.error])
        #expect(decoded.diagnostics.flatMap(\.fixes).isEmpty)
        #expect(!decoded.description.contains("other"))
    }

    @Test func aTitleOfTheScreenIsItsBarsOrItsName() {
        #expect(Decoded("id: a\ntitle: A\n").description == Decoded("id: a\nnavigationBar: {title: A}\n").description)
        let both = Decoded("id: a\ntitle: A\nnavigationBar: {title: B}\n")
        #expect(both.description == Decoded("id: a\nname: A\nnavigationBar: {title: B}\n").description)
        #expect(both.diagnostics.map(\.severity) == [.info])
    }
}

extension OtherWord {
    /// Whether it is a word for the id of a screen, which no other id can stand beside.
    fileprivate var setsID: Bool {
        switch conversion {
        case .rename(let path, _): path == ["id"]
        case .group(let path, _): path == ["id"]
        default: false
        }
    }
}
