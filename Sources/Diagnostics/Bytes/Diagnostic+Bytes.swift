// Diagnostics as bytes, so that they need not stay in memory until they are due.
extension Diagnostic {
    /// Writes a diagnostic of some file.
    package func write(to writer: inout ByteWriter, of owner: String) {
        writer.add(file == owner ? nil : file)
        writer.add(screen)
        writer.add(path)
        writer.add(layouts)
        writer.add(locale)
        writer.add(rule)
        writer.add(clauses)
        writer.add(Severity.allCases.firstIndex(of: severity) ?? 0)
        writer.add(message)
        writer.add(subject)
        writer.add(help)
        writer.add(range)
        writer.add(related) { related, writer in
            writer.add(related.message)
            writer.add(related.file == owner ? nil : related.file)
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

    /// Reads what was written of a file.
    package init(_ reader: inout ByteReader, of owner: String) {
        self.init(
            file: reader.optionalText() ?? owner,
            screen: reader.optionalText(),
            path: reader.optionalText(),
            layouts: reader.texts(),
            locale: reader.optionalText(),
            rule: reader.text(),
            clauses: reader.texts(),
            severity: Severity.allCases[min(reader.number(), Severity.allCases.count - 1)],
            message: reader.text(),
            subject: reader.optionalText(),
            help: reader.optionalText(),
            range: reader.range(),
            related: reader.list { reader in
                RelatedRange(message: reader.text(), file: reader.optionalText() ?? owner, range: reader.range())
            },
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
    /// Writes diagnostics of some file.
    package mutating func add(_ diagnostics: [Diagnostic], of owner: String) {
        add(diagnostics.count)
        for index in diagnostics.indices { diagnostics[index].write(to: &self, of: owner) }
    }

    /// Writes a range.
    package mutating func add(_ range: SourceRange) {
        add(range.start)
        add(range.length)
    }
}

extension ByteReader {
    /// Reads diagnostics of some file.
    package mutating func diagnostics(of owner: String) -> [Diagnostic] { list { Diagnostic(&$0, of: owner) } }

    /// Reads a range.
    package mutating func range() -> SourceRange {
        let start = number()
        return SourceRange(start: start, end: start + number())
    }
}
