import Foundation
import TestSupport
import Testing

@testable import Reporters

private let schemas = ProcessInfo.processInfo.environment["OUTPUT_SCHEMAS"]

/// The outputs that have a schema, held to it by validators that are not ours.
///
/// `OUTPUT_SCHEMAS` names the folder of the schemas. JSON is validated by the Python package `jsonschema`, XML by
/// `xmllint`; where one of them is not installed, its tests are skipped.
@Suite(.enabled(if: schemas != nil, "set OUTPUT_SCHEMAS to the folder of the schemas"))
struct OutputSchemaTests {
    private static func run(_ words: [String]) throws -> (status: Int32, output: String) {
        let outcome = try Program(words).run()
        return (outcome.status, outcome.output + outcome.errors)
    }

    static let hasJSONValidator = (try? run(["python3", "-c", "import jsonschema"]).status) == 0
    static let hasXMLValidator = (try? run(["xmllint", "--version"]).status) == 0

    private static let jsonFormats: [(ReportFormat, String)] = [
        (.sarif, "sarif-schema-2.1.0.json"), (.rdjson, "reviewdog-DiagnosticResult.json"),
        (.gitlab, "gitlab-codeclimate.json"),
    ]

    private static let program = """
        import json, sys, jsonschema
        schema, value = json.load(open(sys.argv[1])), json.load(open(sys.argv[2]))
        values = value if sys.argv[3] == "each" else [value]
        kind = jsonschema.validators.validator_for(schema)
        for one in values:
            for error in kind(schema).iter_errors(one): sys.exit(error.message)
        """

    @Test(
        .enabled(if: hasJSONValidator, "install the Python package jsonschema"),
        arguments: jsonFormats,
        OutputCase.allCases
    )
    func jsonIsValid(_ format: (ReportFormat, String), _ outputCase: OutputCase) throws {
        let folder = try TemporaryFolder()
        try folder.write("report.json", try OutputTests.report(format.0, outputCase).output)
        let result = try Self.run([
            "python3", "-c", Self.program, "\(schemas ?? "")/\(format.1)",
            folder.url.appending(path: "report.json").path, format.0 == .gitlab ? "each" : "one",
        ])
        #expect(result.status == 0, "\(result.output)")
    }

    @Test(.enabled(if: hasXMLValidator, "install xmllint"), arguments: OutputCase.allCases)
    func junitIsValid(_ outputCase: OutputCase) throws {
        let folder = try TemporaryFolder()
        try folder.write("report.xml", try OutputTests.report(.junit, outputCase).output)
        let result = try Self.run([
            "xmllint", "--noout", "--schema", "\(schemas ?? "")/junit-10-jenkins.xsd",
            folder.url.appending(path: "report.xml").path,
        ])
        #expect(result.status == 0, "\(result.output)")
    }
}
