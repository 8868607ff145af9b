// Writes the inputs that a fuzz target begins with, each into a file of its own: what stands in `Samples` and `Rules`,
// and what the test suites beside the checkout hold where their variables are set.
//
// write-seeds TARGET FOLDER, in the folder of the checkout.
import Foundation

let target = CommandLine.arguments[1]
let folder = URL(filePath: CommandLine.arguments[2])

func files(in folder: String, withSuffix suffix: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(suffix) }.sorted().compactMap {
            try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
        }
}

/// The values of a key in a file of one JSON object a line, whose path is in an environment variable.
func values(of key: String, inFileOf variable: String) -> [String] {
    guard let path = ProcessInfo.processInfo.environment[variable],
        let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").compactMap { line in
        (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?[key] as? String
    }
}

let ruleFiles = files(in: "Rules", withSuffix: ".yaml")
let ruleLines = ruleFiles.flatMap { $0.split(separator: "\n") }.map { $0.trimmingCharacters(in: .whitespaces) }

/// The rules of the built-in packs, each as a rule file.
func rules() -> [String] {
    ruleFiles.flatMap { file -> [String] in
        guard let start = file.range(of: "\nrules:\n") else { return [file] }
        return file[start.upperBound...].split(separator: "\n\n").map { "document: bars\nrules:\n\($0)\n" }
    }
}

/// The samples, and the examples of the rules that stand in one line.
func screens() -> [String] {
    files(in: "Samples", withSuffix: ".yaml")
        + ruleLines.filter { $0.hasPrefix("- {") }.map { "{id: a, \($0.dropFirst(3).split(separator: " # ")[0])\n" }
        + [
            "# screenlint:disable-file yaml/syntax, screen/unknown-key -- why\nid: a\nbad: 1 # screenlint:disable-line x/y\n",
            "defaults: &d\n  navigationBar: {title: 'a'}\nscreens:\n  - {<<: *d, id: b, title: *d}\n--- !t\nid: é\n...\n",
            "id: a\nnavigationBar:\n  title: {count} Orders\n  background: #fff\n  subtitle: a: b\n  size: Large\n",
            "id: a\r\nnavigationBar: {title: |-\r\n  a}\r\ntoolbar:\r\n\titems: []\r\n",
        ]
}

/// The conditions of the built-in rules, and their other expressions.
func expressions() -> [String] {
    ruleLines.compactMap { line in
        guard let colon = line.range(of: "when: ") ?? line.range(of: "where: ") ?? line.range(of: "satisfies: ") else {
            return nil
        }
        return line[colon.upperBound...].trimmingCharacters(in: CharacterSet(charactersIn: "\"'{}"))
    }
}

let tokenFiles =
    files(in: "Samples", withSuffix: ".tokens.json") + [
        ##"{"a": {"$type": "color", "b": {"$value": "{a.c}"}, "c": {"$ref": "#/a/d"}, "d": {"$value": "{a.b}"}}}"##,
        ##"{"a": {"$extends": "{b}", "$root": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.5, 0.1, 20]}}}}"##,
        ##"{"a": {"$value": {"colorSpace": "lab", "components": [{"$ref": "#/b"}, "none", 1e9], "hex": "#fff", "alpha": 2}}}"##,
        ##"{"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "a.tokens"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
        ##"{"resolutionOrder": [{"contexts": {"light": [{"$ref": "#/x"}], "dark": []}, "default": "light"}], "x": {}}"##,
        ##"{"a": {"value": "#f0f1f2", "type": "color"}, "b": {"value": "{a.value}"}, "c": {"value": "darken(#fff, 10%)"}}"##,
        "---\ncolors:\n  primary: \"#1A1C1E\"\ncomponents:\n  button: {textColor: \"{colors.primary}\"}\n---\n# Prose\n",
    ]

let configurations = [
    "guidelines: [apple-hig, sap-fiori-ios]\nrules: {apple-hig/title-length: {params: {max: 50}, severity: warning}}\n",
    "extends: [base.yml]\nrulePacks: [team]\nfailLevel: warning\nbaseline: base.json\n",
    "overrides:\n  - files: [old/**/*.yaml, '{a,b}/[!c]?']\n    rules: {apple-hig/title-length: off}\n    guidelines: []\n",
    "include: [views/*.yaml]\nexclude: [gen, '**/draft-*']\nrules: {yaml/syntax: info, x/y: error}\n",
]

let messages = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":["utf-8"]}}}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.screen.yaml"},"position":{"line":1,"character":20}}}"#,
    #"{"jsonrpc":"2.0","id":3,"method":"textDocument/completion","params":{"textDocument":{"uri":"file:///a.screen.yaml"},"position":{"line":1,"character":16}}}"#,
    #"{"jsonrpc":"2.0","id":4,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///a.screen.yaml"},"range":{"start":{"line":1,"character":0},"end":{"line":1,"character":30}},"context":{"diagnostics":[]}}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a.screen.yaml","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":0},"end":{"line":1,"character":3}},"text":"ü😀"},{"text":"id: a\n"}]}}"#,
    #"{"jsonrpc":"2.0","id":5,"method":"textDocument/definition","params":{"textDocument":{"uri":"file:///a.screen.yaml"},"position":{"line":0,"character":1}}}"#,
    #"{"jsonrpc":"2.0","id":6,"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"file:///a.screen.yaml"}}}"#,
    #"{"jsonrpc":"2.0","id":7,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file:///a.screen.yaml"}}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///a.screen.yaml"}}}"#,
    #"{"jsonrpc":"2.0","id":8,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
]

let pages = [
    #"{"_Type": "Page", "_Name": "Orders", "Caption": "$(L,orders)", "ActionBar": {"Items": [{"SystemItem": "Add", "Position": "Right", "OnPress": "/App/Add.action"}]}, "ToolBar": {"Items": [{"_Type": "Control.Type.ToolbarItem", "Caption": "{Name}"}]}, "Controls": [{"_Type": "Control.Type.SectionedTable", "Sections": [{"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"HeadlineText": "{{#Property:Name}}"}}]}]}"#,
    "a = b\\u00e9 \\\n  c\n# d\n! e\nf:g\nh i\n",
]

let storyboards = [
    #"<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="n"><scenes><scene><objects><navigationController id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" largeTitles="YES" id="b"><color key="barTintColor" red="1" green="0" blue="0.5" alpha="1"/></navigationBar><connections><segue destination="v" kind="relationship" relationship="rootViewController" id="s"/></connections></navigationController></objects></scene><scene><objects><viewController id="v" sceneMemberID="viewController"><toolbarItems><barButtonItem systemItem="add" id="i"/></toolbarItems><navigationItem key="navigationItem" title="A &amp; B" id="t"><barButtonItem key="rightBarButtonItem" title="Item" image="x" id="j"/></navigationItem><connections><segue destination="v" kind="show" id="w"/></connections></viewController></objects></scene></scenes></document>"#,
    "/* c */ \"t.title\" = \"a\\n\\U00e9\"; k = v; // e\n",
    #"{"strings": {"t.title": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "a"}}}}}}"#,
]

let seeds =
    switch target {
    case "yaml": screens() + values(of: "yaml", inFileOf: "YAML_TEST_SUITE")
    case "screens", "fixes": screens()
    case "packs": rules()
    case "configuration": configurations
    case "cel": expressions() + values(of: "expr", inFileOf: "CEL_CONFORMANCE")
    case "mdk":
        pages + (ProcessInfo.processInfo.environment["MDK_PAGES"].map { files(in: $0, withSuffix: ".page") } ?? [])
    case "interface-builder":
        storyboards
            + (ProcessInfo.processInfo.environment["IB_FILES"].map { files(in: $0, withSuffix: ".storyboard") } ?? [])
    case "tokens":
        tokenFiles
            + (ProcessInfo.processInfo.environment["TOKEN_FILES"].map { folder in
                [".json", ".md"].flatMap { files(in: folder, withSuffix: $0) }.filter { $0.utf8.count < 16_384 }
            } ?? [])
    case "framing":
        messages + [
            messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined(), messages.joined(separator: "\n"),
        ]
    default: [String]()
    }
try? FileManager.default.removeItem(at: folder)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for (number, seed) in seeds.enumerated() {
    try Data(seed.utf8).write(to: folder.appending(path: "\(number)"))
}
