import CEL
import Diagnostics
package import ScreenModel

/// Follows one rule through the layouts of a screen, and notes what each condition came to.
package struct RuleTracer {
    private let rule: CompiledRule
    private let reader: LayoutReader
    /// The parts of the rule's `when` that all have to hold, each with its text.
    private let parts: [Condition]

    /// Creates a tracer of a rule.
    package init(_ rule: CompiledRule, _ reader: LayoutReader) {
        self.rule = rule
        self.reader = reader
        var compiler = ExpressionCompiler(rule.definition, in: nil)
        compiler.visits = ScreenTypes.elementType(rule.path.type, named: rule.path.lastField)
        parts = rule.definition.when.map { RuleTracer.parts(of: $0, &compiler) } ?? []
    }

    private static func parts(of when: RuleDefinition.Expression, _ compiler: inout ExpressionCompiler) -> [Condition] {
        let bytes = Array(when.text.utf8)
        var parts = [Condition]()
        for range in Conjunction.operands(of: when.text) {
            let text = String(decoding: bytes[range], as: UTF8.self)
            let part = RuleDefinition.Expression(text: text, range: when.range)
            if let condition = compiler.compile(part) { parts.append(condition) }
        }
        return parts
    }

    /// Follows the rule through a layout; once for each locale if that makes a difference.
    package func trace(_ layout: Layout) -> [RuleTrace] {
        let count = UInt32(reader.store.locales.count)
        let locales = rule.readsText && count > 1 ? Array(1..<count) : [0]
        let traces = locales.map { trace(layout, locale: $0) }
        let plain = traces.map { trace in
            var trace = trace
            trace.locale = nil
            return trace
        }
        return Set(plain).count == 1 ? Array(plain.prefix(1)) : traces
    }

    private func trace(_ layout: Layout, locale: UInt32) -> RuleTrace {
        var trace = RuleTrace(layout: layout.name, locale: locale == 0 ? nil : reader.store.locales[Int(locale)])
        guard rule.applies(to: layout.platform) else {
            trace.notes.append("The rule is for \(rule.definition.platforms.joined(separator: ", ")).")
            return trace
        }
        var context = CheckContext(layout: layout.record, reader: reader)
        context.reader.locale = locale
        let path = rule.definition.on.text
        rule.path.visit(layout.record, reader) { reached in
            switch reached {
            case .node(let visit):
                trace.nodes.append(judge(visit, &context))
            case .nothing(let visit) where rule.kind.judgesNothing:
                trace.nodes.append(judge(visit, &context))
            case .unknown:
                trace.notes.append("The description does not say anything about '\(path)'.")
                trace.verdict = trace.verdict.combined(with: .undetermined)
            case .nothing, .unreachable:
                trace.notes.append("There is no '\(path)', so there is nothing to check.")
            }
        }
        for node in trace.nodes { trace.verdict = trace.verdict.combined(with: node.verdict) }
        return trace
    }

    private func judge(_ visit: Visit, _ context: inout CheckContext) -> RuleTrace.Node {
        let store = reader.store
        let path = store.path(of: visit.place)
        var node = RuleTrace.Node(
            node: store.node(of: visit.place, locale: context.reader.locale),
            path: path.isEmpty ? "screen" : path,
            value: context.described(visit)
        )
        if let exception = rule.exception, let written = rule.definition.unless?.text {
            let found = exception.firstNode(in: context.layout, reader)
            let isGiven = found.map(context.isGiven) ?? false
            node.steps.append(RuleTrace.Step(subject: "unless \(written)", result: isGiven ? "there is one" : "no"))
            guard !isGiven else { return node }
        }
        context.log = []
        defer { context.log = nil }
        // The rule's own condition decides; its parts, evaluated one by one, only tell why.
        let applies = rule.condition.map { context.test($0, visit) } ?? .yes
        context.log = []
        for part in parts { _ = context.test(part, visit) }
        node.steps += (context.log ?? []).map { RuleTrace.Step(subject: "when \($0.subject)", result: $0.result) }
        guard applies == .yes else {
            node.verdict = applies == .no ? .notApplicable : .undetermined
            return node
        }
        context.log = []
        node.verdict = rule.check.judge(visit, &context)
        node.steps += context.log ?? []
        for finding in context.findings {
            node.messages.append(DiagnosticBuilder.message(of: finding, rule.definition))
        }
        context.findings.removeAll()
        return node
    }
}
