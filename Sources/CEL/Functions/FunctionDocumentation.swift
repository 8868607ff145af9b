import Diagnostics

/// What there is to say about a function of conditions, for those who write rules.
package struct FunctionDocumentation: Sendable {
    /// The name as it is typed.
    package let name: String
    /// What it gives, in one sentence.
    package let summary: String
    /// An expression that uses it, and after `//` what it gives.
    package let example: String

    /// The documentation of the function or macro with a name; nil if there is none.
    package static func named(_ name: String) -> FunctionDocumentation? { all.first { $0.name == name } }

    /// The ways to call it, such as `string.trim() gives string`; none for a macro.
    package var forms: [String] {
        (FunctionTable.overloads(named: name) ?? []).map { "\($0.description(name: name)) gives \($0.result)" }
    }

    /// All functions and macros.
    package static let all = EmbeddedText.file("functions.txt").split(separator: "\n").map { line in
        let parts = line.split(separator: " | ").map(String.init)
        return FunctionDocumentation(name: parts[0], summary: parts[1], example: parts[2])
    }
}
