import Diagnostics
import Linter
import Reporters
import RuleEngine
import ScreenModel

/// What there is to say about a component or a key of the format of screens.
struct KeyExplanation {
    private let key: FormatKey
    private let path: String
    private let readers: KeyReaders

    /// Prepares to explain a component or key; the path asked for is shown, without brackets, if it tells the way.
    init(_ key: FormatKey, path: String, _ readers: KeyReaders) {
        self.key = key
        let way = path.split(separator: ".").map { $0.prefix { $0 != "[" } }.joined(separator: ".")
        self.path = way.contains(".") ? way : key.name
        self.readers = readers
    }

    /// The explanation as lines that fit 100 columns.
    var text: String {
        switch key {
        case .component(let kind): heading(kind.component.summary) + body(of: kind)
        case .field(let kind, let slot): text(of: slot, in: kind)
        }
    }

    private func heading(_ summary: String) -> String { WrappedText.entry("\(path): \(summary)", at: 0) }

    private func text(of slot: Int, in kind: ComponentKind) -> String {
        let field = kind.component.fields[slot]
        var text = heading(field.summary)
        if field.isDerived {
            text += "Worked out from the description; rules read it, and no file says it.\n"
        } else {
            text += WrappedText.entry("Takes \(field.type.inWords()).", at: 0)
        }
        if let silence = field.silenceInWords() { text += silence + "\n" }
        if let words = field.type.enumeration?.values.filter({ !$0.summary.isEmpty }), !words.isEmpty {
            text += "\nWords\n" + table(words.map { ($0.name, $0.summary) })
        }
        if let component = field.type.component {
            text += body(of: component)
        } else if !field.isDerived {
            text += "\nFor example\n" + example(field)
        }
        let rules = readers.rules(reading: slot, of: kind)
        guard !rules.isEmpty else { return text + "\nNo rule reads it.\n" }
        text += "\nRead by \(Plural.phrase(rules.count, "rule"))\n"
        return text + rules.map { WrappedText.entry($0.definition.summary, label: "  \($0.id)", at: 42) }.joined()
    }

    /// The way to the key, with a value that it takes.
    private func example(_ field: Field) -> String {
        var names = path.split(separator: ".").map(String.init)
        if names.first == ComponentKind.screen.component.name { names.removeFirst() }
        var text = ""
        var margin = "  "
        for depth in names.indices {
            text += margin + names[depth] + ":"
            guard depth < names.count - 1 else { continue }
            let way = FormatKey.named(names[...depth].joined(separator: ".")).compactMap(\.field?.type)
            text += "\n"
            if case .list = way.first { margin += "  - " } else { margin = margin.replacing("-", with: " ") + "  " }
        }
        return text + " " + (field.exampleValue ?? "{}") + "\n"
    }

    /// Where a component stands, its keys, and an example.
    private func body(of kind: ComponentKind) -> String {
        var text = ""
        if !kind.places.isEmpty {
            text += WrappedText.entry("Stands in \(kind.places.joined(separator: ", ")).", at: 0)
        }
        for form in kind.component.shorthands { text += WrappedText.entry(form.inWords(), at: 0) }
        text += "\nKeys, those that most rules read first\n"
        let rows = readers.slots(of: kind).map { slot in
            let field = kind.component.fields[slot]
            let count = readers.rules(reading: slot, of: kind).count
            let silence = field.silenceInWords().map { field.absence == .unknown ? "" : " " + $0 } ?? ""
            let rules = count == 0 ? "" : " \(Plural.phrase(count, "rule"))."
            return (field.name, "\(field.summary) Takes \(field.type.inWords()).\(silence)\(rules)")
        }
        text += table(rows)
        let derived = kind.component.fields.filter(\.isDerived)
        if !derived.isEmpty, kind != .variant {
            text += "\nWorked out for rules\n" + table(derived.map { ($0.name, $0.summary) })
        }
        let example = EmbeddedText.example(of: kind).split(separator: "\n").map { "  \($0)\n" }.joined()
        return text + "\nFor example\n" + example
    }

    private func table(_ rows: [(String, String)]) -> String {
        let column = min(24, (rows.map(\.0.count).max() ?? 0) + 4)
        return rows.map { WrappedText.entry($0.1, label: "  \($0.0)", at: column) }.joined()
    }
}
