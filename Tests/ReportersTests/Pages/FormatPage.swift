import Diagnostics
import Linter
import RuleEngine
import ScreenModel
import Wireframe
import YAMLSyntax

/// The reference of the format of screen descriptions as Markdown, made from the schema and the rules.
struct FormatPage {
    private let readers: KeyReaders
    private let uses: KeyUses
    private let pages: [String: String]

    /// Creates the reference.
    ///
    /// - Parameters:
    ///   - library: The rules that read keys.
    ///   - uses: How often keys are used, which decides their order where as many rules read them.
    init(_ library: PackLibrary, uses: KeyUses) {
        readers = KeyReaders(library)
        self.uses = uses
        pages = Dictionary(
            library.packs.flatMap { pack in
                pack.rules.map { ($0.id, "../Rules/\(pack.name)/\($0.document).md#\($0.name)") }
            }
        ) { first, _ in first }
    }

    /// Where the page stands in the repository.
    static let path = "docs/format.md"

    /// Where the picture of a component stands in the repository.
    static func picturePath(of kind: ComponentKind) -> String { "docs/format/\(kind.component.name).svg" }

    /// The page as Markdown.
    var text: String {
        var text = """
            # The format of screen descriptions

            Every component with its keys, those first that most rules read: start with these. Only the `id` of a screen is
            required. `screenlint explain navigationBar.title` tells the same of one key, and so does an editor where it stands.

            A key that is not written means what its last column says; what depends on an unknown one is undecided. `null`, a blank text and `[]` say that there is
            none, `{}` that there is one of which nothing else is known. Keys that start with `x-` are yours.

            | component | is |
            |---|---|

            """
        for kind in ComponentKind.allCases {
            let name = kind.component.name
            text += "| [\(name)](#\(name.lowercased())) | \(kind.component.summary) |\n"
        }
        return text + ComponentKind.allCases.map(section).joined()
    }

    private func section(_ kind: ComponentKind) -> String {
        let component = kind.component
        var text = "\n## \(component.name)\n\n\(component.summary)\n\n"
        if !kind.places.isEmpty {
            text += "Stands in " + kind.places.map { "`\($0)`" }.joined(separator: ", ") + ".\n\n"
        }
        let forms = component.shorthands.map { $0.inWords { "`\($0)`" } }
        if !forms.isEmpty { text += forms.joined(separator: " ") + "\n\n" }
        if FormatPicture.svg(of: kind) != nil {
            text += "![A wireframe with the parts of the component named](format/\(component.name).svg)\n\n"
        }
        text += "```yaml\n\(EmbeddedText.example(of: kind))```\n\n"
        if kind == .variant {
            return text
                + "Its conditions are `platform`, `sizeClass` and `state`; what else it says is laid over the screen's own.\n"
        }
        text += "| key | what it says | takes | rules | not written |\n|---|---|---|---:|---|\n"
        let slots = readers.slots(of: kind) { uses.count($0, of: kind) }
        for slot in slots { text += row(component.fields[slot], readers.rules(reading: slot, of: kind).count) }
        text += derived(component) + (kind == .block ? contentKinds : "")
        return text + rules(kind, slots)
    }

    private func row(_ field: Field, _ count: Int) -> String {
        var summary = escaped(field.summary)
        for value in field.type.enumeration?.values ?? [] where !value.summary.isEmpty {
            summary += "<br>`\(value.name)`: \(escaped(value.summary))"
        }
        let silence = field.silenceInWords { "`\($0)`" }?.dropFirst("Not written: ".count).prefix {
            $0 != ";" && $0 != "."
        }
        let words = silence.map(String.init) ?? ""
        return "| `\(field.name)` | \(summary) | \(takes(field.type)) | \(count) | \(words) |\n"
    }

    /// What a field takes, with a link to the component.
    private func takes(_ type: FieldType) -> String {
        let words = type.inWords { "`\($0)`" }
        guard let name = type.component?.component.name else { return words }
        return words.replacing("`\(name)`", with: "[\(name)](#\(name.lowercased()))")
    }

    private func derived(_ component: Component) -> String {
        let fields = component.fields.filter(\.isDerived)
        guard !fields.isEmpty else { return "" }
        return "\nWorked out for the conditions of rules, and never written:\n\n"
            + fields.map { "- `\($0.name)`: \(escaped($0.summary))\n" }.joined()
    }

    /// The kinds of blocks that mean something to pictures or rules.
    private var contentKinds: String {
        var text =
            "\n`kind` is open: write what your tools call it, in any spelling. These kinds are drawn, those of a line alike:\n\n"
        for kinds in ContentKinds.drawn { text += "- " + kinds.map { "`\($0)`" }.joined(separator: ", ") + "\n" }
        let read = readers.blockKinds.map { "`\($0)`" }.joined(separator: ", ")
        return text
            + "\nRules ask for \(read), and a `button` counts as one of the view; any other kind is drawn as a box with its name, and judged by no rule of its own.\n"
    }

    private func rules(_ kind: ComponentKind, _ slots: [Int]) -> String {
        var text = ""
        for slot in slots {
            let rules = readers.rules(reading: slot, of: kind)
            guard !rules.isEmpty else { continue }
            // What nearly every rule goes through says nothing; the keys of the component do.
            guard rules.count <= 60 else {
                text += "- `\(kind.component.fields[slot].name)`: \(rules.count) rules\n"
                continue
            }
            let links = rules.map { pages[$0.id].map { [id = $0.id] in "[\(id)](\($0))" } ?? $0.id }
            text += "- `\(kind.component.fields[slot].name)`: \(links.joined(separator: ", "))\n"
        }
        guard !text.isEmpty else { return "" }
        return "\n<details><summary>The rules that read each key</summary>\n\n\(text)\n</details>\n"
    }

    /// Text for a cell of a table.
    private func escaped(_ text: String) -> String { text.replacing("|", with: "\\|").replacing("<", with: "\\<") }
}

extension KeyReaders {
    /// The kinds of blocks that rules ask for, in their conditions as they stand in the rule files.
    var blockKinds: [String] {
        guard let slot = ComponentKind.block.component.slot(named: "kind") else { return [] }
        var kinds = Set<String>()
        for rule in rules(reading: slot, of: .block).map(\.definition) {
            for text in [rule.when?.text ?? "", rule.check.flowText] {
                kinds.formUnion(KeyReaders.kinds(comparedIn: text))
            }
        }
        return kinds.sorted()
    }

    /// The words in quotes behind `kind ==`, `kind !=` and `kind in`.
    private static func kinds(comparedIn condition: String) -> [String] {
        var kinds = [String]()
        var rest = condition[...]
        while let found = rest.firstRange(of: "kind ") {
            rest = rest[found.upperBound...]
            let isList = rest.hasPrefix("in [")
            guard isList || rest.hasPrefix("==") || rest.hasPrefix("!=") else { continue }
            let words = rest.prefix { $0 != "]" }.split(separator: "'", omittingEmptySubsequences: false)
            let quoted = words.indices.filter { $0 % 2 == 1 }.map { String(words[$0]) }
            kinds += quoted.prefix(isList ? quoted.count : 1)
        }
        return kinds
    }
}
