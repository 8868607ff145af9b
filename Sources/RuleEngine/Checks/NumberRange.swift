import CEL
import ScreenModel
import YAMLSyntax

/// `range`: a number lies between two others, both included.
struct NumberRange: Check {
    let minimum: Double?
    let maximum: Double?

    static let kind = CheckKind(
        name: "range",
        value: .keys(
            [
                FileKey("min", "The smallest number that is allowed.", .number),
                FileKey("max", "The largest number that is allowed.", .number),
            ],
            from: 1
        ),
        placeholders: ["value", "allowed"],
        isLimit: true,
        ownKeys: .number
    ) { definition in
        guard [.integer, .number].contains(definition.visits) else { return definition.reportMisfit("a number") }
        var bounds = [String: Double]()
        for member in definition.value.members ?? [] {
            let name = member.key.text ?? ""
            guard name == "min" || name == "max", let bound = definition.compiler.filled(member.value).number else {
                let message = "'range' takes numbers for 'min' and 'max', such as range: {min: 1, max: 3}."
                return definition.refuse(message, at: member.value.range)
            }
            bounds[name] = bound
        }
        guard !bounds.isEmpty else {
            return definition.refuse("'range' takes 'min', 'max' or both, such as range: {min: 1, max: 3}.")
        }
        if let minimum = bounds["min"], let maximum = bounds["max"], minimum > maximum {
            return definition.refuse("No number is at least 'min' and at most 'max' here.")
        }
        return NumberRange(minimum: bounds["min"], maximum: bounds["max"])
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        let value = context.reader.value(of: visit)
        let number: Double
        switch value.kind {
        case .int(let value): number = Double(value)
        case .double(let value): number = value
        default: return .undetermined
        }
        if (minimum ?? number) <= number, number <= (maximum ?? number) { return .satisfied }
        let text = context.scalarText(value) ?? ""
        let allowed = allowed(&context)
        return context.violated(
            at: visit.place,
            message: "This is \(text); allowed is \(allowed).",
            values: ["value": text, "allowed": allowed]
        )
    }

    private func allowed(_ context: inout CheckContext) -> String {
        let minimum = minimum.flatMap { context.scalarText(.double($0)) }
        let maximum = maximum.flatMap { context.scalarText(.double($0)) }
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): return minimum == maximum ? minimum : "\(minimum) to \(maximum)"
        case (let minimum?, nil): return "at least \(minimum)"
        default: return "at most \(maximum ?? "")"
        }
    }
}
