import CEL
import ScreenModel
import YAMLSyntax

/// `oneOf`, `noneOf` and `equals`: a value is among some values, is none of them, or is that of another field.
///
/// Tokens are compared as tokens are; a value that can't be compared leaves the verdict undetermined.
struct AllowedValues: Check {
    enum Wanted {
        case oneOf([String])
        case noneOf([String])
        case equal(NodePath, name: String)
    }

    let wanted: Wanted

    static let oneOf = CheckKind(
        "oneOf",
        "A value is one of some values.",
        placeholders: ["value", "allowed"],
        // Where one guideline's choice of values is met, another's is settled, as with a figure.
        isLimit: true
    ) { definition in values(&definition).map { AllowedValues(wanted: .oneOf($0)) } }

    static let noneOf = CheckKind(
        "noneOf",
        "A value is none of some values.",
        placeholders: ["value", "forbidden"]
    ) { definition in values(&definition).map { AllowedValues(wanted: .noneOf($0)) } }

    static let equals = CheckKind(
        "equals",
        "A value is the same as that of another field.",
        placeholders: ["value", "other", "field"]
    ) { definition in
        guard let text = definition.value.text else {
            definition.report(definition.value.range, "'equals' takes a path, such as 'screen.background'.")
            return nil
        }
        return definition.compiler.path(RuleDefinition.Expression(text: text, range: definition.value.range))
            .map { AllowedValues(wanted: .equal($0, name: text)) }
    }

    private static func values(_ definition: inout CheckDefinition) -> [String]? {
        let elements = definition.value.elements ?? [definition.value]
        let texts = elements.compactMap(\.text)
        guard !texts.isEmpty, texts.count == elements.count else {
            definition.report(definition.value.range, "This check takes a list of values.")
            return nil
        }
        return texts
    }

    var proposesFix: Bool {
        switch wanted {
        case .oneOf(let values): values.count == 1
        case .noneOf: false
        case .equal: true
        }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        let value = context.reader.value(of: visit)
        guard let text = context.scalarText(value) else { return .undetermined }
        switch wanted {
        case .oneOf(let values):
            let results = values.map { context.reader.compare(value, text, with: $0) }
            if results.contains(.equal) { return .satisfied }
            if results.contains(.unknown) { return .undetermined }
            let allowed = values.joined(separator: ", ")
            context.report(
                Finding(
                    at: visit.place,
                    message: "This is '\(text)'; allowed are \(allowed).",
                    values: ["value": text, "allowed": allowed],
                    proposal: values.count == 1 ? .replacement(values[0]) : nil
                )
            )
        case .noneOf(let values):
            let results = values.map { context.reader.compare(value, text, with: $0) }
            guard results.contains(.equal) else { return results.contains(.unknown) ? .undetermined : .satisfied }
            context.report(
                Finding(
                    at: visit.place,
                    message: "'\(text)' is not allowed here.",
                    values: ["value": text, "forbidden": values.joined(separator: ", ")]
                )
            )
        case .equal(let path, let name):
            return judgeEqual(visit, value, text, path, name, &context)
        }
        return .violated
    }

    private func judgeEqual(
        _ visit: Visit,
        _ value: Value,
        _ text: String,
        _ path: NodePath,
        _ name: String,
        _ context: inout CheckContext
    ) -> Verdict {
        guard let other = path.firstNode(in: context.layout, context.store),
            let otherText = context.scalarText(context.reader.value(of: other))
        else { return .undetermined }
        switch context.reader.compare(value, text, with: otherText) {
        case .equal: return .satisfied
        case .unknown: return .undetermined
        case .different: break
        }
        context.report(
            Finding(
                at: visit.place,
                message: "This is '\(text)', and '\(name)' is '\(otherText)'; they should be the same.",
                values: ["value": text, "other": otherText, "field": name],
                related: [Finding.Related(other.place, "'\(name)' is '\(otherText)'")],
                proposal: .replacement(otherText)
            )
        )
        return .violated
    }
}
