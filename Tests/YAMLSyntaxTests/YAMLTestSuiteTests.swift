import Diagnostics
import FoundationEssentials
import Testing

@testable import YAMLSyntax

private let path = ProcessInfo.processInfo.environment["YAML_TEST_SUITE"]

/// The cases of yaml-test-suite (data-2022-01-17), one JSON object a line, in the file that `YAML_TEST_SUITE` names.
///
/// Each says in `libyaml` what libyaml 0.2.5 does with it. Those that it accepts must come out with their JSON value,
/// and those that it rejects as one finding.
@Suite(.enabled(if: path != nil, "set YAML_TEST_SUITE to the file with the cases"))
struct YAMLTestSuiteTests {
    struct Case: Decodable {
        let id: String
        let libyaml: String
        let yaml: String
        let json: String?
    }

    /// Invalid texts that libyaml accepts, and why we do, too; an empty reason marks those that get a finding here.
    static let invalidButAccepted = [
        "9C9N": "the lines of a bracketed list may stand at its key's column",
        "9HCY": "a directive may follow a document that was not ended by ...",
        "9JBA": "",  // a comment without space before it
        "CVW2": "",  // a comment without space before it
        "DK95/01": "a tab may indent the further lines of a quoted text",
        "EB22": "a directive may follow a document that was not ended by ...",
        "G5U8": "a hyphen alone in brackets is a text",
        "MUS6/00": "",  // a comment without space before it
        "MUS6/01": "a directive may follow a document that was not ended by ...",
        "QB6E": "the lines of a quoted text may stand at its key's column",
        "RHX7": "a directive may follow a document that was not ended by ...",
        "S98Z": "leading blank lines of a block text may be indented more than its text",
        "SU5Z": "",  // a comment without space before it
        "X4QW": "",  // a comment without space before it
        "Y79Y/003": "a tab may indent lines in brackets",
        "YJV2": "a hyphen alone in brackets is a text",
    ]

    /// Valid texts that libyaml reads otherwise than YAML 1.2 says, and the JSON value that comes out.
    static let readOtherwise = [
        "652Z": #"{"foo": "bar", "bar": 42}"#,  // ?foo is an explicit key in YAML 1.1
        "HM87/01": #"[{"x": null}]"#,  // so is ?x
        "JEF9/02": #"[""]"#,  // a last line of spaces without line break is no line
        "L24T/01": #"{"foo": "x\n "}"#,  // likewise
        "Y2GN": #"{"key": ":chor value"}"#,  // no colon in the name of an anchor
    ]

    static func cases() throws -> [Case] {
        guard let path else { return [] }
        return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(Case.self, from: Data($0.utf8))
        }
    }

    @Test func acceptedTextsHaveTheirValues() throws {
        var tree = YAMLTree()
        for item in try Self.cases() where ["identical", "differs"].contains(item.libyaml) {
            tree.parse(Array(item.yaml.utf8))
            let isComplete = tree.isComplete
            #expect(tree.problems == [], "\(item.id)")
            #expect(isComplete, "\(item.id)")
            #expect(unsoundness(of: tree) == nil, "\(item.id)")
            guard let json = Self.readOtherwise[item.id] ?? item.json else { continue }
            let values = tree.documents.map { tree.json(of: $0) }
            #expect(try values == JSONValue.stream(json), "\(item.id)")
        }
    }

    @Test func rejectedTextsAreOneFinding() throws {
        var tree = YAMLTree()
        for item in try Self.cases() where item.libyaml.hasPrefix("rejects") {
            tree.parse(Array(item.yaml.utf8))
            let isComplete = tree.isComplete
            #expect(tree.problems.map(\.rule) == [.yamlSyntax], "\(item.id)")
            #expect(!isComplete, "\(item.id)")
            #expect(unsoundness(of: tree) == nil, "\(item.id)")
        }
    }

    @Test func invalidTextsThatLibyamlAcceptsAreListed() throws {
        var tree = YAMLTree()
        var listed: Set<String> = []
        for item in try Self.cases() where item.libyaml == "accepts-invalid" {
            listed.insert(item.id)
            tree.parse(Array(item.yaml.utf8))
            let isFound = Self.invalidButAccepted[item.id] == ""
            #expect(tree.problems.map(\.rule) == (isFound ? [.yamlSyntax] : []), "\(item.id)")
            #expect(unsoundness(of: tree) == nil, "\(item.id)")
        }
        #expect(listed == Set(Self.invalidButAccepted.keys))
    }
}
