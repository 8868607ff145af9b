import Foundation
import Testing

@testable import CEL

/// The specification's own cases, where `CEL_CONFORMANCE` names their file.
@Suite("Conformance with the specification")
struct ConformanceTests {
    private static let file = ProcessInfo.processInfo.environment["CEL_CONFORMANCE"]

    private static let suites = [
        "basic", "bindings_ext", "comparisons", "conversions", "fields", "fp_math", "integer_math", "lists", "logic",
        "macros", "namespace", "parse", "plumbing", "string", "string_ext", "type_deduction",
    ]

    /// Cases with one of these need what the module leaves out: timestamps, durations, optional values.
    private static let outOfScope = ["timestamp(", "duration(", "optional."]

    /// Cases that fail, by `suite/section/name`, each with its reason.
    private static let knownFailures: [String: String] = [
        "parse/bytes_literals/triple_single_quoted_unescaped_punctuation":
            "The expected bytes hold a backslash that the expression does not have.",
        "parse/bytes_literals/triple_double_quoted_unescaped_punctuation":
            "The expected bytes hold a backslash that the expression does not have.",
    ]

    @Test(.enabled(if: file != nil, "CEL_CONFORMANCE names no file of conformance cases."))
    func everySuitePasses() throws {
        let path = try #require(Self.file)
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let cases = lines.filter { line in !Self.outOfScope.contains { line.contains($0) } }
            .compactMap { ConformanceCase(line: $0) }
        for suite in Self.suites {
            let members = cases.filter { $0.suite == suite }
            #expect(!members.isEmpty, "The file has no suite '\(suite)'.")
            var passed = 0
            for member in members {
                let id = "\(member.suite)/\(member.section)/\(member.name)"
                guard let complaint = complaint(about: member) else {
                    passed += 1
                    #expect(Self.knownFailures[id] == nil, "\(id) passes now.")
                    continue
                }
                if Self.knownFailures[id] == nil { Issue.record("\(id): \(member.source): \(complaint)") }
            }
            print("\(suite) \(passed)/\(members.count)")
        }
    }

    /// What is wrong with the outcome of a case; nil if nothing is.
    private func complaint(about member: ConformanceCase) -> String? {
        var host = BindingsReader()
        var variables = member.declarations
        for name in member.bindings.keys.sorted() where !variables.contains(where: { $0.name == name }) {
            variables.append((name, .dyn))
        }
        let values = variables.map { host.value(of: member.bindings[$0.name]) }
        // The host has no bytes, so that they are bound beforehand.
        let constants = member.bindings.filter { if case .bytes = $0.value { true } else { false } }
        let environment = Environment(variables: variables, container: member.container)
        let program: Program
        do {
            program = try environment.compile(
                member.source,
                constants: constants,
                checking: member.isUnchecked ? .dynamic : .strict
            )
        } catch {
            if case .error = member.expected { return nil }
            return "\(error.errors)"
        }
        if case .type(let type) = member.expected {
            return program.resultType == type ? nil : "wanted type \(type), got \(program.resultType)"
        }
        var evaluator = Evaluator()
        let result = evaluator.evaluate(program, variables: values, reader: host)
        switch (member.expected, evaluator.result(of: result, reader: host)) {
        case (.error, .failure), (.error, .absent): return nil
        case (.error, let outcome): return "wanted an error, got \(outcome)"
        case (.value(let wanted), .value(let value)):
            let got = host.constant(of: value, &evaluator)
            return got.map { isSame($0, wanted) } == true ? nil : "wanted \(wanted), got \(String(describing: got))"
        case (.value(let wanted), let outcome): return "wanted \(wanted), got \(outcome)"
        case (.type, _): return nil
        }
    }

    /// Equality as the suite means it: of one type, NaN equals NaN, maps in any order.
    private func isSame(_ left: Constant, _ right: Constant) -> Bool {
        switch (left, right) {
        case (.double(let first), .double(let second)):
            first.bitPattern == second.bitPattern || first.isNaN && second.isNaN
        case (.list(let first), .list(let second)):
            first.count == second.count && zip(first, second).allSatisfy { isSame($0, $1) }
        case (.map(let first), .map(let second)):
            first.count == second.count
                && first.allSatisfy { entry in
                    second.contains { isSame($0.key, entry.key) && isSame($0.value, entry.value) }
                }
        default: left == right
        }
    }
}
