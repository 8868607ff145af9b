import Diagnostics
import YAMLSyntax

// Rules as bytes. The examples are left out: what they are for reads the rule file itself.

extension RuleDefinition {
    /// Writes the rule; `files` are the paths of the pack's files.
    func write(to writer: inout ByteWriter, files: [String]) {
        writer.add(name)
        writer.add(document)
        writer.add(files.firstIndex(of: file) ?? 0)
        range.write(to: &writer)
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

    /// Reads a rule of the pack with a name.
    init(from reader: inout ByteReader, pack: String, files: [String]) {
        let name = reader.text()
        let document = reader.text()
        let file = reader.number()
        let range = SourceRange(from: &reader)
        let summary = reader.text()
        let clauses = reader.texts()
        let platforms = reader.texts()
        let on = WrittenText(from: &reader)
        let when = reader.optional { WrittenText(from: &$0) }
        let unless = reader.optional { WrittenText(from: &$0) }
        let message = reader.optional { WrittenText(from: &$0) }
        let fileCondition = reader.optional { WrittenText(from: &$0) }
        let replacedBy = reader.optional { WrittenText(from: &$0) }
        let definitions = reader.list { Definition(name: $0.text(), expression: WrittenText(from: &$0)) }
        let check = YAMLValue(from: &reader)
        let parameters = reader.list { Parameter(name: $0.text(), value: YAMLValue(from: &$0)) }
        let severity = Severity(rawValue: reader.text()) ?? .warning
        let isApproximate = reader.flag()
        let help = reader.optional { WrittenText(from: &$0) }
        let supersedes = reader.list { WrittenText(from: &$0) }
        let formerly = reader.texts()
        let fix = reader.optional { YAMLValue(from: &$0) }
        self.init(
            name: name,
            id: "\(pack)/\(name)",
            document: document,
            file: files.indices.contains(file) ? files[file] : "",
            range: range,
            summary: summary,
            clauses: clauses,
            platforms: platforms,
            on: on,
            when: when,
            fileCondition: fileCondition,
            definitions: definitions,
            unless: unless,
            check: check,
            parameters: parameters,
            severity: severity,
            isApproximate: isApproximate,
            message: message,
            help: help,
            supersedes: supersedes,
            formerly: formerly,
            fix: fix,
            replacedBy: replacedBy,
            examples: []
        )
    }
}

extension WrittenText {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.add(text)
        range.write(to: &writer)
    }

    fileprivate init(from reader: inout ByteReader) {
        self.init(text: reader.text(), range: SourceRange(from: &reader))
    }
}

extension SourceRange {
    func write(to writer: inout ByteWriter) {
        writer.add(start)
        writer.add(length)
    }

    init(from reader: inout ByteReader) {
        let start = reader.number()
        self.init(start: start, end: start + reader.number())
    }
}
