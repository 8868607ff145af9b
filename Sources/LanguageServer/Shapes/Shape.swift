import RuleEngine
import ScreenModel
import Tokens

/// What can stand at a place of a document, for completion and hover.
///
/// Screens take theirs from the schema, configurations and rule files from the tables that read them.
indirect enum Shape: Sendable {
    /// A component of the screen's schema.
    case component(ComponentKind)
    /// A map with these keys.
    case keys([ShapeKey])
    /// A map whose keys are names of something, all with values of one shape.
    case entries(NameSource?, Shape)
    /// A list.
    case list(Shape)
    /// A list, or a single element of it.
    case oneOrMany(Shape)
    /// One of some words.
    case words([ShapeWord])
    /// The name of something.
    case name(NameSource)
    /// One of several shapes.
    case either([Shape])
    /// A path, a condition or the like of a rule.
    case expression(RuleContext.Expression)
    /// Anything else.
    case text

    /// What stands one step down; nil if there is nothing known.
    func child(_ step: DocumentLocation.Step) -> Shape? {
        switch (self, step) {
        case (.component, .key(let name)), (.keys, .key(let name)): keys.first { $0.name == name }?.shape
        case (.entries(_, let shape), .key): shape
        case (.list(let element), .element), (.oneOrMany(let element), .element): element
        case (.oneOrMany(let element), .key): element.child(step)
        case (.either(let shapes), _): shapes.lazy.compactMap { $0.child(step) }.first
        default: nil
        }
    }

    /// What stands at the end of a way.
    func descendant(_ path: [DocumentLocation.Step]) -> Shape? {
        path.reduce(self) { shape, step in shape?.child(step) }
    }

    /// The shape itself, or those that may stand in its place.
    private var alternatives: [Shape] {
        switch self {
        case .oneOrMany(let element): element.alternatives
        case .either(let shapes): shapes.flatMap(\.alternatives)
        default: [self]
        }
    }

    /// What is known of the first of its alternatives of which something is.
    private func first<Known>(_ known: (Shape) -> Known?) -> Known? { alternatives.lazy.compactMap(known).first }

    /// The keys of a map whose keys are fixed.
    var keys: [ShapeKey] {
        alternatives.flatMap { shape -> [ShapeKey] in
            switch shape {
            case .component(let kind):
                kind.component.fields.filter { !$0.isDerived }.map { ShapeKey($0, of: kind.component) }
            case .keys(let keys): keys
            default: []
            }
        }
    }

    /// The component of the schema that a map is.
    var component: ComponentKind? { first { if case .component(let kind) = $0 { kind } else { nil } } }

    /// What names the keys of a map stand for.
    var keyNames: NameSource? { first { if case .entries(let source, _) = $0 { source } else { nil } } }

    /// The words that fit here.
    var words: [ShapeWord] {
        alternatives.flatMap { shape -> [ShapeWord] in if case .words(let words) = shape { words } else { [] } }
    }

    /// What the value is a name of.
    var names: NameSource? { first { if case .name(let source) = $0 { source } else { nil } } }

    /// What kind of expression of a rule the value is.
    var expression: RuleContext.Expression? {
        first { if case .expression(let expression) = $0 { expression } else { nil } }
    }

    /// What the elements of a list are; nil for what is no list.
    var element: Shape? {
        switch self {
        case .list(let element), .oneOrMany(let element): element
        case .either(let shapes): shapes.lazy.compactMap(\.element).first
        default: nil
        }
    }
}

/// A word with a line on what it means.
struct ShapeWord: Hashable, Sendable {
    let name: String
    var summary = ""
}

/// What a name may stand for; which names there are depends on the workspace.
enum NameSource: Hashable, Sendable {
    /// The id of a screen.
    case screens
    /// A colour, an icon or the like; those that stand in the same field are offered.
    case tokens(field: String)
    /// A rule, a pack, or what a pack holds.
    case named(FileValue.Named)
}

/// A key of a map.
struct ShapeKey: Sendable {
    let name: String
    /// What it is, in Markdown.
    let documentation: String
    let shape: Shape

    init(_ name: String, _ summary: String, _ shape: Shape) {
        self.name = name
        documentation = "**\(name)**\n\n\(summary)"
        self.shape = shape
    }

    fileprivate init(_ field: Field, of component: Component) {
        name = field.name
        documentation = ShapeKey.documentation(field, of: component)
        let isKindOfBlock = field.name == "kind" && component.name == ComponentKind.block.component.name
        shape = isKindOfBlock ? .either([.words(Shape.kindsOfBlocks), Shape(field)]) : Shape(field)
    }

    /// What a field is, what it takes, and what its absence means.
    static func documentation(_ field: Field, of component: Component) -> String {
        var text = "**\(field.name)** of \(component.name): \(field.type.inWords { "`\($0)`" })\n\n\(field.summary)"
        if field.isDerived { text += "\n\nWorked out from the rest; it is not written in a screen." }
        if let silence = field.silenceInWords(quote: { "`\($0)`" }) { text += "\n\n\(silence)" }
        for value in field.type.enumeration?.values ?? [] where !value.summary.isEmpty {
            text += "\n- `\(value.name)`: \(value.summary)"
        }
        return text
    }
}

extension Field {
    /// Whether it holds the id of a screen.
    var leadsToScreen: Bool { type == .identifier && ["target", "parent", "screen"].contains(name) }
}

extension Shape {
    /// What stands in a field.
    init(_ field: Field) {
        self =
            field.name == "guidelines"
            ? .oneOrMany(.name(.named(.pack)))
            : Shape(field.type, field.name, field.leadsToScreen, isColor: field.isColor)
    }

    private init(_ type: FieldType, _ name: String, _ leadsToScreen: Bool, isColor: Bool = false) {
        switch type {
        case .boolean: self = .words([ShapeWord(name: "true"), ShapeWord(name: "false")])
        case .enumeration(let words):
            self = .words(words.values.map { ShapeWord(name: $0.name, summary: $0.summary) })
        case .component(let kind):
            let words = Shape.shortWords(for: kind)
            // A pane may be written as the id of its screen alone.
            let short: Shape? = kind == .pane ? .name(.screens) : words.isEmpty ? nil : .words(words)
            self = short.map { .either([.component(kind), $0]) } ?? .component(kind)
        case .list(let element): self = .oneOrMany(Shape(element, name, leadsToScreen))
        case .token where isColor:
            // A colour may have a value for each appearance.
            let color = Shape.name(.tokens(field: name))
            let appearances = Appearance.allCases.map {
                ShapeKey($0.rawValue, "The colour in \($0.rawValue) appearance.", color)
            }
            self = .either([color, .keys(appearances)])
        case .token: self = .name(.tokens(field: name))
        case .identifier where leadsToScreen: self = .name(.screens)
        case .text, .identifier, .integer, .number, .dynamic: self = .text
        }
    }

    /// The words that stand for a component as a whole.
    private static func shortWords(for kind: ComponentKind) -> [ShapeWord] {
        if kind == .item {
            return ["flexible-space", "fixed-space", "separator"].map { word in
                ShapeWord(name: word, summary: "Short for `{kind: \(word)}`.")
            }
        }
        return kind.component.shorthands.flatMap { shorthand -> [ShapeWord] in
            switch shorthand {
            case .truth:
                return [
                    ShapeWord(name: "true", summary: "There is one of which nothing more is known; short for `{}`."),
                    ShapeWord(name: "false", summary: "There is none; short for `null`."),
                ]
            case .word(let word, let field):
                return [ShapeWord(name: word, summary: "Short for `{\(field): true}`.")]
            case .option(let name):
                let slot = kind.component.slot(named: name)
                let words = slot.flatMap { kind.component.fields[$0].type.enumeration }
                return words?.names.map { ShapeWord(name: $0, summary: "Short for `{\(name): \($0)}`.") } ?? []
            case .field, .list: return []
            }
        }
    }

    /// The kinds of content blocks that are drawn or read; others are taken, too.
    fileprivate static let kindsOfBlocks = BlockKinds.table.map { kind, others in
        ShapeWord(name: kind, summary: others.isEmpty ? "" : "Also called \(others.joined(separator: ", ")).")
    }
}
