import Foundation
import Testing

/// The binary that is held to the limits: the one that is tested otherwise is not built for speed.
let releaseBinary = ProcessInfo.processInfo.environment["SCREENLINT_RELEASE"]

/// The processor time that is allowed, in seconds.
///
/// Two are promised on a usual machine. Three times as much is held, since machines differ: a text that makes something
/// quadratic takes far longer than that. `SCREENLINT_SECONDS=2` holds the promise itself.
private let allowedSeconds = ProcessInfo.processInfo.environment["SCREENLINT_SECONDS"].flatMap(Double.init) ?? 6

/// A file below a megabyte takes the release binary two seconds and 512 MiB at most, whatever the command.
///
/// `SCREENLINT_RELEASE` names the binary.
@Suite(.serialized, .enabled(if: releaseBinary != nil, "SCREENLINT_RELEASE names no binary"))
struct ResourceLimitTests {
    /// Runs the release binary and holds it to the limits.
    static func run(_ folder: TemporaryFolder, _ words: [String], input: String = "") throws
        -> BuiltCommand.Outcome
    {
        let binary = URL(filePath: releaseBinary ?? "")
        let outcome = try BuiltCommand(folder: folder).run(words, input: input, of: binary, seconds: 20)
        #expect(outcome.seconds < allowedSeconds, "\(words)")
        #expect(outcome.memory <= 512, "\(words)")
        #expect((0...2).contains(outcome.status), "\(words): \(outcome.status)")
        #expect(outcome.output.utf8.count < 50_000_000, "\(words): \(outcome.output.utf8.count)")
        return outcome
    }

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }

    /// Texts below a megabyte that have been trouble, or could be.
    static let texts: [(name: String, text: String)] = [
        (
            "misspelt keys in one line",
            "{id: a, navigationBar: {" + lines(20_000) { "titel\($0): x, " } + "}}\n"
        ),
        ("items", "id: a\ntoolbar:\n  items:\n" + lines(20_000) { "    - {label: Item \($0), action: a\($0)}\n" }),
        ("unknown words in a comment", "# screenlint:disable-file " + lines(100_000) { "w\($0) " } + "\nid: a\n"),
        (
            "rules in a comment",
            "# screenlint:disable-file " + lines(40_000) { _ in "apple-hig/title-length " } + "\nid: a\n"
        ),
        ("suppressions", lines(20_000) { _ in "# screenlint:disable apple-hig/title-length\n" } + "id: a\n"),
        (
            "suppressions and ends of others",
            lines(14_000) { _ in "# screenlint:disable apple-hig/title-length\n# screenlint:enable x\n" } + "id: a\n"
        ),
        (
            "suppressions far from their line",
            lines(15_000) { _ in "#screenlint:disable-next-line a\n" } + lines(250_000) { _ in "#\n" } + "id: a\n"
        ),
        ("suppressions without rules", lines(20_000) { "# screenlint:disable\nk\($0): 1\n" } + "id: a\n"),
        ("used suppressions", "id: a\n" + lines(14_000) { "k\($0): 1 # screenlint:disable-line screen/unknown-key\n" }),
        (
            "nested misspellings",
            "id: a\ncontent:\n" + lines(1000) { "- kind: group\n  lable: x\($0)\n  itmes: [{kind: group, lable: y}]\n" }
        ),
        (
            "deeply nested misspellings",
            "id: a\ncontent:\n"
                + lines(40) { _ in
                    "- kind: group\n  itmes: " + String(repeating: "[{kind: group, itmes: ", count: 20)
                        + "[]" + String(repeating: "}]", count: 20) + "\n"
                }
        ),
        ("changed lines", "screens:\n" + lines(9000) { "- id: s\($0)\n  navigationBar:\n    titel: A\n" }),
        ("documents", lines(300_000) { _ in "---\n" }),
        ("documents with a screen", lines(50_000) { "---\nid: a\($0)\n" }),
        ("documents of one id", lines(50_000) { _ in "---\nid: a\n" }),
        ("a long id", "id: " + String(repeating: "a", count: 800_000) + "\nnavigationBar: {titel: x}\n"),
        ("items", "id: a\nnavigationBar: {trailing: [" + lines(40_000) { "{label: L\($0)}, " } + "]}\n"),
        ("a long title", "id: a\nnavigationBar: {title: \"" + String(repeating: "a", count: 800_000) + "\"}\n"),
        (
            "placeholders in a title",
            "id: a\nnavigationBar: {title: \"" + String(repeating: "{a}", count: 250_000) + "\"}\n"
        ),
        ("the same word of another tool", "id: a\nnavigationBar:\n" + lines(40_000) { _ in "  rightItems: [A]\n" }),
        ("a list of screens", lines(22_000) { "- {id: a\($0), navigationBar: {titel: A}}\n" }),
        ("selected tabs", "id: a\ntabBar: {items: [" + lines(25_000) { "{label: A\($0), selected: true}, " } + "]}\n"),
        (
            "blocks that may be hidden",
            "id: a\ncontent:\n  - kind: card\n    hidden: \"{x}\"\n    items:\n"
                + lines(20_000) { "      - {kind: button, label: B\($0)}\n" }
        ),
        ("texts with commas", "id: a\ncontent: [" + lines(20_000) { "{label: Save, N\($0)}, " } + "]\n"),
        ("a long key", "id: a\n? " + String(repeating: "a", count: 800_000) + "\n: 1\n"),
        ("nesting", "id: a\ncontent: " + String(repeating: "[", count: 400_000) + "\n"),
        ("variants for languages", "id: a\nvariants:\n" + lines(29_000) { "  - {locale: l\($0), scrolls: true}\n" }),
        ("layers", "id: a\ncontent:\n" + lines(24_000) { _ in "  - {type: TEXT, characters: a, fill: red}\n" }),
        ("wrapped items", "id: a\ntoolbar:\n" + lines(18_000) { _ in "  - ToolbarItem: {Button: Save}\n" }),
        (
            "findings in two languages",
            "id: a\nguidelines: [workday-canvas]\nnavigationBar:\n  trailing:\n"
                + lines(13_000) { "    - {label: {de: x\($0), en: y\($0)}, action: t\($0)}\n" }
        ),
        (
            "tabs that are none",
            "screens:\n" + lines(20_000) { "- {id: a\($0), tabBar: {items: [A], selected: B\($0)}}\n" }
        ),
        (
            "screens of a platform without rules",
            "screens:\n" + lines(25_000) { "- {id: a\($0), platform: android}\n" }
        ),
        (
            "spellings of a key of a block",
            "id: a\ncontent:\n  - kind: card\n    items: [{kind: button, label: x}]\n"
                + lines(8000) { number in
                    let letters = "primaryButton".enumerated().map { index, letter in
                        String(letter) + ["", "-", "_", "."][index < 12 ? number >> (2 * index) & 3 : 0]
                    }
                    return "    \(letters.joined()): {label: x}\n"
                }
        ),
        (
            "aliases in a block",
            "id: a\ncontent:\n  - first: &a [" + lines(100) { _ in "{x: [{y: {z: 1}}]}, " } + "]\n"
                + lines(60_000) { "    w\($0): *a\n" }
        ),
        (
            "aliases",
            "id: a\nx-a: &a [" + lines(2000) { _ in "&b [1]," } + "]\ncontent: [" + lines(20_000) { _ in "*a," } + "]\n"
        ),
    ]

    @Test(
        arguments: texts.map(\.name),
        [
            ["check", "-f", "full"], ["check", "-f", "json"], ["check", "-f", "html"], ["fix", "--diff"], ["fix"],
        ]
    )
    func aFileTakesTimeInProportion(_ name: String, _ words: [String]) throws {
        let text = Self.texts.first { $0.name == name }?.text ?? ""
        _ = try Self.run(try TemporaryFolder(["a.screen.yaml": text]), words + ["a.screen.yaml"])
    }

    @Test(arguments: [["eval", "screen"], ["trace", "one-primary-button"]])
    func whatManyLayoutsComeToIsShownInProportion(words: [String]) throws {
        let states = ["scrolled", "selection", "searching", "editing", "error", "offline", "warning"]
        let variants = states.map { "  - {state: \($0), navigationBar: {title: A}}\n" }.joined()
        let content = Self.lines(9000) { "  - {kind: button, label: Button number \($0)}\n" }
        let text = "id: a\ncontent:\n\(content)variants:\n\(variants)"
        let outcome = try Self.run(try TemporaryFolder(["a.screen.yaml": text]), words + ["a.screen.yaml"])
        #expect(outcome.output.utf8.count < 3_000_000, "\(outcome.output.utf8.count)")
        #expect(outcome.errors.contains("more layouts is left out."), "\(outcome.errors)")
    }

    @Test(arguments: [
        "{matches: \"^(a?){50}(a|aa)*[a-z ]{1,900}x$\"}", "{satisfies: \"self.matches('(a?){50}[a-z ]{1,900}x$')\"}",
    ])
    func aPatternTakesTimeInProportion(_ check: String) throws {
        let title = String(repeating: "a", count: 800_000)
        let folder = try TemporaryFolder([
            "ours/pack.yaml":
                "guideline: Ours\ndocuments: {d: {title: D, publisher: P, url: \"https://example.com\"}}\n",
            "ours/d.yaml":
                "document: d\nrules: {r: {summary: S, on: navigationBar.title, check: \(check), severity: error}}\n",
            "a.screen.yaml": "id: a\nnavigationBar: {title: \(title)}\n",
        ])
        let outcome = try Self.run(folder, ["check", "--rules", "ours", "-f", "full", "a.screen.yaml"])
        #expect(outcome.output.utf8.count < 10_000)
    }

    /// Configurations below a megabyte that have been trouble.
    static let configurations: [(name: String, text: String)] = [
        ("patterns of token files", "tokens:\n" + lines(60_000) { "- \"*z\($0)\"\n" }),
        ("packs in overrides", "overrides:\n" + lines(18_000) { _ in "- {files: z, rules: {apple-hig/*: off}}\n" }),
        ("unknown rules", "rules:\n" + lines(40_000) { "  apple-hig/tit\($0): off\n" }),
        ("packs that are not there", "rulePacks:\n" + lines(100_000) { "- n\($0)\n" }),
    ]

    @Test(arguments: configurations.map(\.name))
    func aConfigurationTakesTimeInProportion(_ name: String) throws {
        var files = [".screenlint.yml": Self.configurations.first { $0.name == name }?.text ?? ""]
        for number in 0..<200 { files["s\(number).screen.yaml"] = "id: s\(number)\n" }
        _ = try Self.run(try TemporaryFolder(files), ["check", "-q", "."])
    }

    @Test func idsOfAnotherFileAreLookedUpOnce() throws {
        let screens = "screens:\n" + Self.lines(20_000) { "- {id: s\($0)}\n" }
        let folder = try TemporaryFolder(["a.screen.yaml": screens, "b.screen.yaml": screens])
        _ = try Self.run(folder, ["check", "-q", "."])
    }

    @Test func configurationsThatDoubleAreReadOnce() throws {
        var files = ["a.screen.yaml": "id: a\n", "0.yml": "rules: {}\n"]
        for number in 1...30 { files["\(number).yml"] = "extends: [\(number - 1).yml, \(number - 1).yml]\n" }
        files[".screenlint.yml"] = "extends: 30.yml\n"
        _ = try Self.run(try TemporaryFolder(files), ["check", "a.screen.yaml"])
        let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
        let outcome = try Self.run(try TemporaryFolder(files), ["lsp"], input: Self.framed(initialize))
        #expect(outcome.output.contains("\"id\":1"))
    }

    private static func framed(_ content: String) -> String {
        "Content-Length: \(content.utf8.count)\r\n\r\n\(content)"
    }

    @Test func theServerTakesNoEndlessList() throws {
        let list = "[" + String(repeating: "1,", count: 20_000_000) + "1]"
        let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
        let input = Self.framed(list) + Self.framed(initialize)
        #expect(try Self.run(try TemporaryFolder(), ["lsp"], input: input).output.contains("\"id\":1"))
    }

    @Test(arguments: ["nested misspellings", "deeply nested misspellings", "misspelt keys in one line"])
    func theServerAnswersForCodeActions(_ name: String) throws {
        let text = Self.texts.first { $0.name == name }?.text ?? ""
        let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        let uri = #""uri":"file:///tmp/a.screen.yaml""#
        let messages = [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
            #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{\#(uri),"languageId":"yaml","version":1,"text":\#(quoted)}}}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"textDocument/codeAction","params":{"textDocument":{\#(uri)},"range":{"start":{"line":0,"character":0},"end":{"line":100000,"character":0}},"context":{"diagnostics":[]}}}"#,
        ]
        let outcome = try Self.run(try TemporaryFolder(), ["lsp"], input: messages.map(Self.framed).joined())
        #expect(outcome.output.contains("\"id\":2"))
    }
}
