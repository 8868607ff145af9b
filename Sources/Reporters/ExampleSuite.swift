package import Diagnostics
package import RuleEngine

/// The examples of a rule pack as a suite of tests in JUnit's XML: an example is a test, a mistake in a rule file an error.
package enum ExampleSuite {
    /// The suite of a pack: the examples of some rules, those that fail, and what is wrong with the pack's files.
    package static func xml(
        _ loaded: LoadedPack,
        _ rules: [RuleDefinition],
        _ mistakes: [Diagnostic],
        _ failures: [ExampleFailure]
    ) -> String {
        let failuresByName = Dictionary(grouping: failures, by: \.name)
        let count = rules.reduce(mistakes.count) { $0 + $1.examples.count }
        var text = "  <testsuite" + XMLText.attribute("name", loaded.pack.name)
        text += XMLText.attribute("tests", count) + XMLText.attribute("failures", failuresByName.count)
        text += XMLText.attribute("errors", mistakes.count) + ">\n"
        for mistake in mistakes {
            let place = ExampleSuite.place(mistake.file, mistake.range, loaded)
            text += ExampleSuite.test(mistake.rule, in: mistake.file, "error", [(mistake.message, place)])
        }
        for rule in rules {
            for example in rule.examples {
                let name = "\(rule.id): \(example.name)"
                let found = (failuresByName[name] ?? []).map { failure in
                    let place = ExampleSuite.place(failure.file, failure.range, loaded)
                    return ("\(failure.kind.rawValue): \(failure.message)", place)
                }
                text += ExampleSuite.test(name, in: rule.file, "failure", found)
            }
        }
        return text + "  </testsuite>\n"
    }

    /// A document of suites.
    package static func document(_ suites: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"screenlint test\">\n\(suites)</testsuites>\n"
    }

    /// A place in a file of a pack, as `path:line:column`.
    package static func place(_ file: String, _ range: SourceRange, _ loaded: LoadedPack) -> String {
        let position = LineTable(loaded.files[file]?.source ?? []).position(at: range.start)
        return "\(file):\(position.line):\(position.column)"
    }

    private static func test(
        _ name: String,
        in file: String,
        _ element: String,
        _ problems: [(message: String, place: String)]
    ) -> String {
        let head = "    <testcase" + XMLText.attribute("name", name) + XMLText.attribute("classname", file)
        guard let first = problems.first else { return head + "/>\n" }
        let lines = problems.map { "\($0.place): \($0.message)" }.joined(separator: "\n")
        return head + "><\(element)" + XMLText.attribute("message", first.message)
            + ">\(XMLText.escaped(lines))</\(element)></testcase>\n"
    }
}
