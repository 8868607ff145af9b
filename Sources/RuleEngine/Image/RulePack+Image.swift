import Diagnostics

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
