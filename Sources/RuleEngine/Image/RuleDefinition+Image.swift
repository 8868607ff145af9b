import Diagnostics
import YAMLSyntax

// Rules as bytes. The examples are left out: what they are for reads the rule file itself.

extension RuleDefinition {
    /// Reads a rule of the pack with a name.
    init(from reader: inout ByteReader, pack: String, files: [String]) {
        let (name, document, file) = (reader.text(), reader.text(), reader.number())
        self.init(
            name: name,
            id: "\(pack)/\(name)",
            document: document,
            file: files.indices.contains(file) ? files[file] : "",
            range: reader.range(),
            summary: reader.text(),
            clauses: reader.texts(),
            platforms: reader.texts(),
            on: WrittenText(from: &reader),
            when: reader.optional { WrittenText(from: &$0) },
            unless: reader.optional { WrittenText(from: &$0) },
            message: reader.optional { WrittenText(from: &$0) },
            fileCondition: reader.optional { WrittenText(from: &$0) },
            replacedBy: reader.optional { WrittenText(from: &$0) },
            definitions: reader.list { Definition(name: $0.text(), expression: WrittenText(from: &$0)) },
            check: YAMLValue(from: &reader),
            parameters: reader.list { Parameter(name: $0.text(), value: YAMLValue(from: &$0)) },
            severity: Severity(rawValue: reader.text()) ?? .warning,
            isApproximate: reader.flag(),
            help: reader.optional { WrittenText(from: &$0) },
            supersedes: reader.list { WrittenText(from: &$0) },
            formerly: reader.texts(),
            fix: reader.optional { YAMLValue(from: &$0) },
            examples: []
        )
    }
}

extension WrittenText {
    fileprivate init(from reader: inout ByteReader) { self.init(text: reader.text(), range: reader.range()) }
}

// What a pack says beside its rules, as bytes.

extension GuidelineDocument {
    init(from reader: inout ByteReader) {
        let (name, title, publisher, url) = (reader.text(), reader.text(), reader.text(), reader.text())
        let updated = reader.optionalText()
        self.init(name: name, title: title, publisher: publisher, url: url.isEmpty ? nil : url, updated: updated)
    }
}

extension Clause {
    init(from reader: inout ByteReader) {
        self.init(
            id: reader.text(),
            document: reader.text(),
            modality: Modality(rawValue: reader.text()) ?? .fact,
            says: reader.text(),
            sameAs: reader.optionalText(),
            unchecked: reader.optionalText(),
            permits: reader.optionalText(),
            checkedBy: reader.optionalText(),
            conflicts: reader.texts(),
            range: reader.range()
        )
    }
}
