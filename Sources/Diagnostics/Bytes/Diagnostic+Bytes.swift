// Diagnostics as bytes, so that they need not stay in memory until they are due.
extension Diagnostic {
    /// Writes the diagnostic.
    package func write(to writer: inout ByteWriter) {
        writer.add(file)
        writer.add(optional: screen) { $1.add($0) }
        writer.add(optional: path) { $1.add($0) }
        writer.add(layouts) { $1.add($0) }
        writer.add(optional: locale) { $1.add($0) }
        writer.add(rule)
        writer.add(clauses) { $1.add($0) }
        writer.add(severity.rawValue)
        writer.add(message)
        writer.add(optional: subject) { $1.add($0) }
        writer.add(optional: help) { $1.add($0) }
        writer.add(range)
        writer.add(related) { related, writer in
            writer.add(related.message)
            writer.add(related.file)
            writer.add(related.range)
        }
        writer.add(fixes) { fix, writer in
            writer.add(fix.title)
            writer.add(fix.applicability.rawValue)
            writer.add(fix.edits) { edit, writer in
                writer.add(edit.range)
                writer.add(edit.text)
            }
        }
    }

    /// Reads what was written.
    package init(_ reader: inout ByteReader) {
        self.init(
            file: reader.text(),
            screen: reader.optional { $0.text() },
            path: reader.optional { $0.text() },
            layouts: reader.list { $0.text() },
            locale: reader.optional { $0.text() },
            rule: reader.text(),
            clauses: reader.list { $0.text() },
            severity: Severity(rawValue: reader.text()) ?? .error,
            message: reader.text(),
            subject: reader.optional { $0.text() },
            help: reader.optional { $0.text() },
            range: reader.range(),
            related: reader.list { RelatedRange(message: $0.text(), file: $0.text(), range: $0.range()) },
            fixes: reader.list { reader in
                Fix(
                    title: reader.text(),
                    applicability: Applicability(rawValue: reader.text()) ?? .displayOnly,
                    edits: reader.list { Edit(range: $0.range(), text: $0.text()) }
                )
            }
        )
    }
}

extension ByteWriter {
    /// Writes a range.
    package mutating func add(_ range: SourceRange) {
        add(range.start)
        add(range.length)
    }
}

extension ByteReader {
    /// Reads a range.
    package mutating func range() -> SourceRange {
        let start = number()
        return SourceRange(start: start, end: start + number())
    }
}
