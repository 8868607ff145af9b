import CEL
package import ScreenModel

/// What a check sees of the layout it judges, and where it puts its findings.
package struct CheckContext {
    /// The layout's record.
    package internal(set) var layout: Record
    /// The fields of the layout.
    package internal(set) var reader: LayoutReader
    /// The findings of the rule that is being checked.
    package internal(set) var findings: [Finding] = []
    /// The facts of the rule that is being checked, if it compares.
    var facts: [Fact] = []
    /// The expression that failed, if one did for a reason other than what the description leaves unsaid.
    var failure: ConditionFailure?
    /// Whether one did: quicker to ask than `failure` is.
    var hasFailed = false

    /// What was evaluated, while somebody wants to know; else nil.
    var log: RuleTrace.Log?

    /// The work done on the file: a step for each visit, for each element counted and each step of an evaluation.
    var steps = 0
    private let stepLimit: Int
    private static let stepsOfFinding = 250
    private static let stepsOfFact = 100

    private var evaluator = Evaluator()

    init(layout: Record, reader: LayoutReader, stepLimit: Int = .max) {
        self.layout = layout
        self.reader = reader
        self.stepLimit = stepLimit
    }

    /// Whether the file takes more work than is done for it; nothing that is found from then on counts.
    var isExhausted: Bool { steps > stepLimit }

    /// The records.
    package var store: RecordStore { reader.store }

    /// Adds a finding.
    ///
    /// Of thousands of related places, which a list made to hurt can have, the first hundred are kept.
    mutating func report(_ finding: Finding) {
        steps += CheckContext.stepsOfFinding
        findings.append(finding)
        log?.findings.append(finding)
        if finding.related.count > 100 { findings[findings.count - 1].related = Array(finding.related.prefix(100)) }
    }

    /// Adds a fact, to be compared when all have been seen.
    mutating func note(_ fact: Fact) {
        steps += CheckContext.stepsOfFact
        facts.append(fact)
        log?.facts.append(fact)
        explain("noted, to be compared", fact.value.text)
    }

    /// Whether there is something at a node: text that is not blank, a list that is not empty.
    func isGiven(_ visit: Visit) -> Bool {
        guard let slot = visit.place.slot else { return true }
        return reader.has(slot, of: visit.place.record.offset) == .present
    }

    /// The elements of a list that the last evaluation gave.
    func elements(of list: Value) -> [Value] { evaluator.elements(of: list, reader: reader) }

    /// Evaluates a condition that holds, does not, or can't be decided from the description.
    ///
    /// - Parameters:
    ///   - condition: The condition.
    ///   - visit: The visited node, `self` in the condition.
    ///   - item: The element of the visited list that `item` stands for.
    /// - Returns: Whether it holds.
    mutating func test(_ condition: Condition, _ visit: Visit, item: Value = .absent) -> Truth {
        if !condition.tests.isEmpty, log == nil {
            steps += 1
            var object: UInt32 = 0
            if case .object(let offset, _) = item.kind { object = offset }
            return test(condition.tests, condition.tests.indices, visit.place.record.offset, item: object)
        }
        return switch evaluate(condition, visit, item: item).kind {
        case .bool(let value): Truth(value)
        default: .unknown
        }
    }

    /// Evaluates an expression; a failure is noted and reads as absent.
    mutating func evaluate(_ condition: Condition, _ visit: Visit, item: Value = .absent) -> Value {
        if isExhausted { return .absent }
        let value = evaluator.evaluate(
            condition.program,
            reader.value(of: layout),
            reader.value(of: visit),
            item,
            reader: reader
        )
        steps += 1 + evaluator.cost
        if log != nil { explain(value, condition, item) }
        guard case .failure = value.kind else { return value }
        if failure == nil, case .failure(let error) = evaluator.outcome(of: value, reader: reader) {
            failure = ConditionFailure(expression: condition.source, error: error)
            hasFailed = true
        }
        return .absent
    }

    /// Notes something that a check has worked out, while somebody wants to know.
    mutating func explain(_ subject: String, _ result: @autoclosure () -> String) {
        if log != nil { log?.remarks.append(RuleTrace.Remark(subject: subject, result: result())) }
    }

    /// Whether of each group of tests of fields one holds.
    ///
    /// - Parameters:
    ///   - tests: Tests of fields.
    ///   - range: Those to be made.
    ///   - visited: The offset of the record that `self` stands for; 0 for none.
    ///   - item: The offset of the record that `item` stands for; 0 for none.
    /// - Returns: Whether they hold.
    func test(_ tests: [FieldTest], _ range: Range<Int>, _ visited: UInt32, item: UInt32 = 0) -> Truth {
        var (result, group) = (Truth.yes, Truth.no)
        for index in range {
            let test = tests[index]
            if group != .yes {
                let object = test.variable == 0 ? layout.offset : test.variable == 1 ? visited : item
                group = group || reader.test(test, object)
            }
            guard test.isLast else { continue }
            result = result && group
            group = .no
            if result == .no { break }
        }
        return result
    }

    /// Evaluates a part of an expression; `visit` may be left out if the part does not read `self`.
    mutating func evaluate(_ part: Program.Part, of condition: Condition, _ visit: Visit?) -> Value {
        if isExhausted { return .absent }
        let visited = visit.map { reader.value(of: $0) } ?? .absent
        let value = evaluator.evaluate(
            condition.program,
            part: part,
            reader.value(of: layout),
            visited,
            .absent,
            reader: reader
        )
        steps += evaluator.cost
        if log != nil { explain(value, condition, .absent, subject: "when \(condition.text(of: part))") }
        return value
    }

    /// Notes what an expression came to.
    private mutating func explain(_ value: Value, _ condition: Condition, _ item: Value, subject: String? = nil) {
        var subject = subject ?? condition.source.text
        if case .object(let offset, _) = item.kind {
            subject = store.path(of: Place(Record(offset: offset))) + ": " + subject
        } else if item.kind != .absent {
            subject = evaluator.detail(of: item, reader) + ": " + subject
        }
        var result = evaluator.detail(of: value, reader)
        if case .absent(let range) = evaluator.outcome(of: value, reader: reader) {
            let bytes = Array(condition.source.text.utf8)
            let part = String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
            result = "undetermined, because '\(part)' is not described"
        }
        explain(subject, result)
    }

    /// A visited node in a few words: a text with its length, a list with its count.
    mutating func described(_ visit: Visit) -> String {
        guard visit.value.hasValue else { return "none" }
        switch visit.kind.value {
        case .record: return store.kind(of: visit.place.record).component.name
        case .list: return "\(reader.count(of: visit)) elements"
        case .text:
            guard let text = reader.localizedText(visit.value.payload) else { return "none in this locale" }
            return "\"\(store.string(of: text))\" (\(text.characters) characters)"
        default: return scalarText(reader.value(of: visit)) ?? ""
        }
    }

    /// The places of the objects and texts that an expression gives: of one, or of the first hundred in a list.
    mutating func places(of condition: Condition, _ visit: Visit) -> [Place] {
        let value = evaluate(condition, visit)
        let values = value.kind == .list ? evaluator.elements(of: value, reader: reader) : [value]
        return values.prefix(101).compactMap { value in
            switch value.kind {
            case .object(let offset, _): Place(Record(offset: offset))
            case .text(let text): place(ofText: LayoutReader.textIndex(text), visit)
            default: nil
            }
        }
    }

    /// Where a text stands: most often in the visited component.
    private mutating func place(ofText text: UInt32, _ visit: Visit) -> Place? {
        var count = 0
        defer { steps += count }
        return reader.records.store.place(ofText: text, in: visit.component, &count)
            ?? reader.records.store.place(ofText: text, in: layout, &count)
    }

    /// A value as text, for comparisons and messages; nil for what is no scalar or not known.
    mutating func scalarText(_ value: Value) -> String? {
        switch value.kind {
        case .bool(let value): String(value)
        case .int(let value): String(value)
        case .uint(let value): String(value)
        case .double(let value): Int(exactly: value).map(String.init) ?? String(value)
        case .symbol(let symbol): Schema.standard.symbols.names[Int(symbol)]
        case .string, .text: evaluator.string(of: value, reader: reader)
        default: nil
        }
    }
}

/// An expression of a rule that can't be evaluated.
struct ConditionFailure: Sendable, Hashable {
    let expression: RuleDefinition.Expression
    let error: EvaluationFailure
}
