import CEL
import Diagnostics

// What a pack says beside its rules, as bytes.

extension GuidelineDocument {
    func write(to writer: inout ByteWriter) {
        for text in [name, title, publisher, url] { writer.add(text) }
        writer.add(optional: updated) { $1.add($0) }
    }

    init(from reader: inout ByteReader) {
        self.init(
            name: reader.text(),
            title: reader.text(),
            publisher: reader.text(),
            url: reader.text(),
            updated: reader.optional { $0.text() }
        )
    }
}

extension Clause {
    func write(to writer: inout ByteWriter) {
        for text in [id, document, modality.rawValue, says] { writer.add(text) }
        for text in [sameAs, unchecked, permits, checkedBy] { writer.add(optional: text) { $1.add($0) } }
        writer.add(conflicts) { $1.add($0) }
        range.write(to: &writer)
    }

    init(from reader: inout ByteReader) {
        self.init(
            id: reader.text(),
            document: reader.text(),
            modality: Modality(rawValue: reader.text()) ?? .fact,
            says: reader.text(),
            sameAs: reader.optional { $0.text() },
            unchecked: reader.optional { $0.text() },
            permits: reader.optional { $0.text() },
            checkedBy: reader.optional { $0.text() },
            conflicts: reader.list { $0.text() },
            range: SourceRange(from: &reader)
        )
    }
}
