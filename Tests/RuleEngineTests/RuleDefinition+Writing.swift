@testable import Diagnostics
@testable import RuleEngine
@testable import YAMLSyntax

// Rules as bytes, and what a pack says beside them.

extension RuleDefinition {
    /// Writes the rule; `files` are the paths of the pack's files.
    func write(to writer: inout ByteWriter, files: [String]) {
        writer.add(name)
        writer.add(document)
        writer.add(files.firstIndex(of: file) ?? 0)
        writer.add(range)
        writer.add(summary)
        writer.add(clauses)
        writer.add(platforms)
        on.write(to: &writer)
        for expression in [when, unless, message, fileCondition, replacedBy] {
            writer.add(optional: expression) { $0.write(to: &$1) }
        }
        writer.add(definitions) { definition, writer in
            writer.add(definition.name)
            definition.expression.write(to: &writer)
        }
        check.write(to: &writer)
        writer.add(parameters) { parameter, writer in
            writer.add(parameter.name)
            parameter.value.write(to: &writer)
        }
        writer.add(severity.rawValue)
        writer.add(isApproximate)
        writer.add(optional: help) { $0.write(to: &$1) }
        writer.add(supersedes) { $0.write(to: &$1) }
        writer.add(formerly)
        writer.add(optional: fix) { $0.write(to: &$1) }
    }
}

extension WrittenText {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.add(text)
        writer.add(range)
    }
}

extension GuidelineDocument {
    func write(to writer: inout ByteWriter) {
        for text in [name, title, publisher, url ?? ""] { writer.add(text) }
        writer.add(updated)
    }
}

extension Clause {
    func write(to writer: inout ByteWriter) {
        for text in [id, document, modality.rawValue, says] { writer.add(text) }
        for text in [sameAs, unchecked, permits, checkedBy] { writer.add(text) }
        writer.add(conflicts)
        writer.add(range)
    }
}

extension YAMLValue {
    fileprivate func write(to writer: inout ByteWriter) {
        switch content {
        case .scalar(let text, let type):
            writer.add(YAMLScalarType.numbered.firstIndex(of: type) ?? 0)
            writer.add(text)
        case .list(let elements):
            writer.add(10)
            writer.add(elements) { $0.write(to: &$1) }
        case .map(let members):
            writer.add(11)
            writer.add(members) { member, writer in
                member.key.write(to: &writer)
                member.value.write(to: &writer)
            }
        }
        writer.add(range)
    }
}

extension FieldSet {
    func write(to writer: inout ByteWriter) {
        writer.add(parts.sorted { $0.component < $1.component }) { part, writer in
            writer.add(part.component)
            writer.add(part.slots)
        }
    }
}
