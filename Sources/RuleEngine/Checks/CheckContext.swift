import Diagnostics
import CEL
import ScreenModel

/// What a check sees of the layout it judges, and where it puts its findings.
package struct CheckContext {
    var layout: Record
    /// The fields of the layout.
    var reader: LayoutReader
    /// The locales that the screen's texts are in, as the store numbers them.
    var locales: [UInt32] = []
    /// The findings of the rule that is being checked.
    var findings: [Finding] = []
    /// The facts of the screen; which rule they are of is noted once that is done.
    var facts: [NotedFact] = []
    /// The expression that failed, if one did for a reason other than what the description leaves unsaid.
    var failure: ConditionFailure?
    /// Whether one did: quicker to ask than `failure` is.
    var hasFailed = false
    /// Whether an operand of the condition at hand failed.
    private(set) var mayHaveFailed = false

    /// What was evaluated, while somebody wants to know; else nil.
    var log: RuleTrace.Log?

    /// The work done on the file: a step for each visit, for each element counted and each step of an evaluation.
    var steps = 0
    let stepLimit: Int
    private static let stepsOfFinding = 250
    private static let stepsOfFact = 100

    var evaluator = Evaluator()

    /// Whether the file takes more work than is done for it; nothing that is found from then on counts.
    var isExhausted: Bool { steps > stepLimit }

    /// The steps that may still be taken.
    var remainingSteps: Int { max(0, stepLimit - steps) }

    var store: RecordStore { reader.store }

    /// The verdict on a place that departs from the rule, which is noted as a finding.
    mutating func violated(
        at place: Place,
        anchor: Finding.Anchor = .node,
        message: String,
        values: [String: String] = [:],
        related: [Finding.Related] = [],
        proposal: FixProposal? = nil
    ) -> Verdict {
        steps += CheckContext.stepsOfFinding
        var finding = Finding(
            place: place,
            anchor: anchor,
            message: message,
            values: values,
            related: related,
            proposal: proposal
        )
        log?.findings.append(finding)
        // A list made to hurt can have thousands.
        if related.count > 100 { finding.related = Array(related.prefix(100)) }
        findings.append(finding)
        return .violated
    }

    /// Adds a fact, to be compared when all have been seen.
    mutating func note(_ fact: Fact) {
        steps += CheckContext.stepsOfFact
        facts.append(NotedFact(fact: fact))
        log?.facts.append(fact)
        explain("noted, to be compared", fact.value.text)
    }

    /// Whether there is something where a path leads to: text that is not blank, a list that is not empty.
    func isGiven(_ path: NodePath) -> Truth {
        let (visits, isUnknown) = path.nodes(in: layout, reader)
        let isThere = visits.contains { visit in
            if path.leadsToOwnKey { return visit.kind.value != .list || reader.count(of: visit) > 0 }
            return visit.place.slot.map { reader.has($0, of: visit.place.record.offset) == .yes } ?? true
        }
        return isThere ? .yes : isUnknown ? .unknown : .no
    }

    /// Gives the latest findings the values of names for parts of conditions, for the rule's words.
    mutating func fill(_ words: [(name: String, condition: Condition)], from first: Int, _ visit: Visit) {
        for (name, condition) in words {
            let text = compared(evaluate(condition, visit))?.text ?? "unknown"
            for index in first..<findings.count where findings[index].values[name] == nil {
                findings[index].values[name] = text
            }
        }
    }

    /// The elements of a list that the last evaluation gave.
    func elements(of list: Value) -> [Value] { evaluator.elements(of: list, reader: reader) }

    /// Whether an element of a visited list is there and meets a condition, if there is one.
    mutating func meets(_ condition: Condition?, _ index: Int, _ visit: Visit) -> Truth {
        let isThere = reader.isThere(index, in: visit)
        guard let condition else { return isThere }
        return isThere && test(condition, visit, item: reader.element(index, of: visit))
    }

    /// Tests a condition on the visited node, `self`, and an element of its list, `item`: it holds, does not, or can't
    /// be decided from the description.
    mutating func test(_ condition: Condition, _ visit: Visit, item: Value = .absent) -> Truth {
        var result = Truth.yes
        let program = condition.program
        for index in program.parts.indices {
            let known = test(program.tests, program.parts[index].tests, visit, item: item)
            result = result && (known ?? test(index, of: condition, visit, item: item))
            // Who wants to know sees the other operands, too.
            if result == .no, log == nil { break }
        }
        return settled(result, condition, visit, item: item)
    }

    /// Evaluates an operand of a condition's outermost `&&`; one that failed is unknown until `settled` tells.
    mutating func test(_ part: Int, of condition: Condition, _ visit: Visit, item: Value = .absent) -> Truth {
        if isExhausted { return .unknown }
        if log != nil { _ = reader.records.absences?.takeLatest() }
        let value = evaluator.evaluate(
            condition.program,
            part: part,
            reader.value(of: layout),
            reader.value(of: visit, for: condition),
            item,
            reader: reader
        )
        steps += 1 + evaluator.cost
        if log != nil { explain(value, condition, item, (log?.keyword ?? "") + condition.text(ofPart: part)) }
        if value.isTrue { return .yes }
        if value.isFalse { return .no }
        if !value.isAbsent { mayHaveFailed = true }
        return .unknown
    }

    /// Of a condition that is not decided because an operand failed, notes the failure; the whole tells what it is.
    mutating func settled(_ result: Truth, _ condition: Condition, _ visit: Visit, item: Value = .absent) -> Truth {
        guard mayHaveFailed else { return result }
        mayHaveFailed = false
        guard result == .unknown else { return result }
        let remarks = log?.remarks ?? []
        _ = evaluate(condition, visit, item: item)
        // The operands have been explained.
        log?.remarks = remarks
        return result
    }

    /// Makes the tests of fields that may decide an operand, which spares its evaluation.
    ///
    /// Nil where they don't, where it has none, or somebody wants to know what it came to. Any node will do for `visit` if
    /// the operand does not read `self`; `item` is the element of the visited list.
    mutating func test(_ tests: [FieldTest], _ group: Program.Tests, _ visit: Visit, item: Value = .absent) -> Truth? {
        guard !group.indices.isEmpty, log == nil, !isExhausted else { return nil }
        steps += 1
        let decisive = group.isConjunction ? Truth.no : .yes
        var result = !decisive
        for index in group.indices.range where result != decisive {
            let test = tests[index]
            var object = test.variable == 0 ? layout.offset : visit.place.record.offset
            if test.variable == 2 { if case .object(let offset, _) = item.kind { object = offset } else { object = 0 } }
            let truth = reader.test(test, object)
            result = group.isConjunction ? result && truth : result || truth
        }
        return group.isWhole || result == decisive ? result : nil
    }

    /// Evaluates an expression; a failure is noted and reads as absent.
    mutating func evaluate(_ condition: Condition, _ visit: Visit, item: Value = .absent) -> Value {
        if isExhausted { return .absent }
        if log != nil { _ = reader.records.absences?.takeLatest() }
        let value = evaluator.evaluate(
            condition.program,
            reader.value(of: layout),
            reader.value(of: visit, for: condition),
            item,
            reader: reader
        )
        steps += 1 + evaluator.cost
        if log != nil { explain(value, condition, item, condition.source.text) }
        guard case .failure = value.kind else { return value }
        log?.hasFailed = true
        if failure == nil, case .failure(let error) = evaluator.result(of: value, reader: reader) {
            failure = ConditionFailure(expression: condition.source, error: error)
            hasFailed = true
        }
        return .absent
    }

    /// Notes something that a check has worked out, while somebody wants to know.
    mutating func explain(_ subject: @autoclosure () -> String, _ result: @autoclosure () -> String) {
        if log != nil { log?.remarks.append(RuleTrace.Remark(subject: subject(), result: result())) }
    }

    /// Does again what has been explained already.
    mutating func unexplained<Result>(_ body: (inout CheckContext) -> Result) -> Result {
        let log = log
        self.log = nil
        defer { self.log = log }
        return body(&self)
    }

    /// A visited node in a few words: a text with its length, a list with its count.
    mutating func described(_ visit: Visit) -> String {
        guard visit.value.hasValue else { return "none" }
        switch visit.kind.value {
        case .record: return store.kind(of: visit.place.record).component.name
        case .list: return Plural.phrase(reader.count(of: visit), "element")
        case .text:
            guard let text = reader.localizedText(visit.value.payload) else { return "none in this locale" }
            return "\"\(store.string(of: text))\" (\(Plural.phrase(Int(text.characters), "character")))"
        default: return scalarText(reader.value(of: visit)) ?? ""
        }
    }

    /// The places of the objects and texts that an expression gives: of one, or of the first hundred in a list.
    ///
    /// What can't be told of one item keeps no other from being pointed at.
    mutating func places(of condition: Condition, _ visit: Visit) -> [Place] {
        evaluator.passesOverUnknown = true
        defer { evaluator.passesOverUnknown = false }
        let value = evaluate(condition, visit)
        let values = value.kind == .list ? evaluator.elements(of: value, reader: reader) : [value]
        return values.prefix(101).compactMap { value in
            switch value.kind {
            case .object(let offset, _): Place(Record(offset: offset))
            case .text(let text): place(ofText: LayoutReader.textIndex(text), visit)
            case .symbol(let symbol): place(ofSymbol: symbol, in: visit.component)
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

    /// Where a word of a closed list stands in a component.
    private func place(ofSymbol symbol: UInt32, in component: Record) -> Place? {
        let fields = Schema.standard.components[reader.component(of: component)].fields
        let slot = fields.indices.first { slot in
            guard case .enumeration = fields[slot].type, !fields[slot].isDerived else { return false }
            let value = reader.slot(slot, of: component)
            return value.isWritten && value.payload == symbol
        }
        return slot.map { Place(component, slot: $0) }
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

extension LayoutReader {
    /// What a condition is over: the visited node, or the component that has it.
    fileprivate func value(of visit: Visit, for condition: Condition) -> Value {
        condition.readsParent ? value(of: visit.place.record) : value(of: visit)
    }
}
