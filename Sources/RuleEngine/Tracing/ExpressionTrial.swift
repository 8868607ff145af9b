package import CEL
package import ScreenModel

/// An expression evaluated by itself, outside of any rule: the rule author's scratch pad.
package struct ExpressionTrial {
    /// What an expression comes to.
    package struct Result: Sendable, Equatable {
        /// The value as text; what went wrong, if there is none.
        package let text: String
        /// The type of the value; nil if there is none.
        package let type: String?
        /// The place in the expression that had no value, in UTF-8 bytes.
        package let place: Range<Int>?
    }

    private let program: Program
    private let source: String

    /// Compiles an expression over `screen`, or over nothing; throws all mistakes in it.
    package init(_ source: String, readsScreen: Bool) throws(CompilationFailure) {
        let screen: Environment.Variable = ("screen", .object(ScreenTypes.objectType(.screen)))
        let environment = Environment(variables: readsScreen ? [screen] : [], provider: ScreenTypes.standard)
        program = try environment.compile(source)
        self.source = source
    }

    /// Of a field that is asked of something that there is none of, what that is; nil if that is not the reason.
    private func reason(at range: Range<Int>, _ layout: Record, _ reader: LayoutReader) -> String? {
        let bytes = Array(source.utf8)
        let part = String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
        guard let dot = part.lastIndex(of: "."), part.hasPrefix("screen.") else { return nil }
        let (owner, field) = (String(part[..<dot]), part[part.index(after: dot)...])
        guard field.allSatisfy({ $0.isLetter }), let trial = try? ExpressionTrial(owner, readsScreen: true) else {
            return nil
        }
        let result = trial.evaluate(layout, reader)
        if result.type == nil { return trial.reason(at: 0..<owner.utf8.count, layout, reader) }
        return result.text == "null" ? "there is no '\(owner)', so it has no '\(field)'" : nil
    }

    /// Evaluates the expression for a layout; without one, `screen` has no value.
    package func evaluate(_ layout: Record?, _ reader: LayoutReader) -> Result {
        var evaluator = Evaluator()
        let variables = layout.map { [reader.value(of: $0)] } ?? []
        let value = evaluator.evaluate(program, variables: variables, reader: reader)
        switch evaluator.result(of: value, reader: reader) {
        case .value(let value):
            let text = evaluator.detail(of: value, reader)
            return Result(text: text, type: typeName(of: value), place: nil)
        case .absent(let range):
            let nothing = layout.flatMap { reason(at: range, $0, reader) }
            return Result(
                text: "undetermined: \(nothing ?? "the description does not say this, or not all of it")",
                type: nil,
                place: range
            )
        case .failure(let failure):
            return Result(text: failure.message, type: nil, place: failure.range)
        }
    }

    /// Evaluates the expression for a layout in each language of its screen; the language is nil if all say the same.
    package func evaluate(
        _ layout: Record,
        languages: [UInt32],
        _ reader: LayoutReader
    ) -> [(language: String?, result: Result)] {
        var reader = reader
        reader.appearance = reader.appearances(of: layout)[0]
        let results = languages.map { language in
            reader.locale = language
            let name = TextLanguage.name(ofLocale: language, in: reader.records.store)
            return (language: name, result: evaluate(layout, reader))
        }
        guard let first = results.first else { return [(nil, evaluate(layout, reader))] }
        return results.allSatisfy { $0.result == first.result } ? [(nil, first.result)] : results
    }

    /// The type of a value; where the expression's own is open, that of the value at hand.
    private func typeName(of value: Value) -> String {
        guard program.resultType == .dyn else { return program.resultType.description }
        switch value.kind {
        case .null: return "null"
        case .bool: return "bool"
        case .int: return "int"
        case .uint: return "uint"
        case .double: return "double"
        case .string, .text, .symbol: return "string"
        case .bytes: return "bytes"
        case .list: return "list"
        case .map: return "map"
        default: return "dyn"
        }
    }
}
