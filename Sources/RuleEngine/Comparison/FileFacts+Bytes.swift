package import Diagnostics

// The facts of a file as bytes, so that they need not stay in memory.
extension FileFacts {
    /// Writes the facts, with their sources if files are compared with each other; what others need is known already.
    package func write(to writer: inout ByteWriter, withSources: Bool) {
        writer.add(file)
        writer.add(ids.count)
        for id in ids {
            writer.add(id.id)
            writer.add(id.range)
        }
        writer.add(references.count)
        for reference in references {
            for text in [reference.id, reference.screen, reference.path] { writer.add(text) }
            writer.add(reference.range)
        }
        writer.add(isWhole)
        for digests in [facts, withSources ? sources : []] {
            writer.add(digests.count)
            for digest in digests { digest.write(to: &writer) }
        }
        writer.add(block: bytes)
    }

    /// Reads what was written.
    package init(_ reader: inout ByteReader) {
        self.init(file: reader.text())
        ids = reader.list { ScreenID(id: $0.text(), range: $0.range()) }
        references = reader.list { reader in
            ScreenReference(id: reader.text(), screen: reader.text(), path: reader.text(), range: reader.range())
        }
        isWhole = reader.flag()
        facts = reader.list { FactDigest(&$0) }
        sources = reader.list { FactDigest(&$0) }
        bytes = reader.bytes()
    }

    /// The fact that stands somewhere among the bytes.
    func fact(at offset: Int32) -> ComparedFact {
        var reader = ByteReader(bytes, at: Int(offset))
        return ComparedFact(&reader, in: bytes)
    }

    /// What becomes of a fact which is not what others have, all but what the rule says; nil for one that others alone are
    /// compared with.
    func draft(at offset: Int32) -> ComparedScreens.Addition? {
        var reader = ByteReader(bytes, at: Int(offset))
        _ = ComparedFact(&reader, in: bytes)
        guard reader.flag() else { return nil }
        var shared = ByteReader(bytes, at: reader.number())
        return ComparedScreens.Addition(
            diagnostic: Diagnostic(&shared, of: file),
            screen: shared.number(),
            frame: shared.number(),
            rule: reader.number(),
            overruled: reader.list { ComparedFact.Overruled(finding: $0.number(), rule: $0.number()) }
        )
    }
}

extension FactDigest {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.add(kind.rawValue)
        for hash in [group, value, screen, Int(language)] { writer.add(UInt64(bitPattern: Int64(hash))) }
        writer.add(Int(offset))
    }

    fileprivate init(_ reader: inout ByteReader) {
        kind = Kind(rawValue: reader.number()) ?? .other
        group = Int(truncatingIfNeeded: reader.bits())
        value = Int(truncatingIfNeeded: reader.bits())
        screen = Int(truncatingIfNeeded: reader.bits())
        language = Int32(truncatingIfNeeded: reader.bits())
        offset = Int32(clamping: reader.number())
    }
}

extension ComparedFact {
    fileprivate init(_ reader: inout ByteReader, in bytes: [UInt8]) {
        var shared = ByteReader(bytes, at: reader.number())
        group = Group(
            rule: shared.text(),
            app: shared.text(),
            platform: UInt32(truncatingIfNeeded: shared.number()),
            key: shared.text()
        )
        shared = ByteReader(bytes, at: reader.number())
        screen = shared.text()
        kind = Fact.Kind(&reader)
        let (text, flags) = (reader.text(), reader.number())
        value = ComparedValue(text: text, isToken: flags & 1 != 0, isNone: flags & 2 != 0)
        language = reader.text()
        range = reader.range()
    }
}

extension Fact.Kind {
    /// Writes the kind.
    func write(to writer: inout ByteWriter) {
        switch self {
        case .shared: writer.add(0)
        case .claim(let id):
            writer.add(1)
            writer.add(id)
        case .source(let id):
            writer.add(2)
            writer.add(id)
        case .single: writer.add(3)
        case .counted(let bound):
            writer.add(bound.isMaximum ? 4 : 5)
            writer.add(bound.limit)
        case .counting(let bound):
            writer.add(bound.isMaximum ? 6 : 7)
            writer.add(bound.limit)
        case .uncounted: writer.add(8)
        case .reference(let reference):
            writer.add(9)
            writer.add(reference.isScreen)
            writer.add(reference.isAcyclic)
            writer.add(optional: reference.maximumDepth) { $1.add($0) }
        case .target: writer.add(10)
        }
    }

    /// Reads what was written.
    fileprivate init(_ reader: inout ByteReader) {
        let number = reader.number()
        switch number {
        case 1: self = .claim(reader.text())
        case 2: self = .source(reader.text())
        case 3: self = .single
        case 4, 5: self = .counted(Fact.Bound(limit: reader.number(), isMaximum: number == 4))
        case 6, 7: self = .counting(Fact.Bound(limit: reader.number(), isMaximum: number == 6))
        case 8: self = .uncounted
        case 9:
            self = .reference(
                Fact.Reference(
                    isScreen: reader.flag(),
                    isAcyclic: reader.flag(),
                    maximumDepth: reader.optional { $0.number() }
                )
            )
        case 10: self = .target
        default: self = .shared
        }
    }
}
