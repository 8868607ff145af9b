package import Diagnostics

// The facts of a file as bytes, so that they need not stay in memory.
extension FileFacts {
    /// Writes the facts.
    package func write(to writer: inout ByteWriter) {
        writer.add(file)
        writer.add(ids.count)
        for id in ids {
            writer.add(id.id)
            writer.add(id.range)
        }
        FileFacts.write(facts, of: file, to: &writer)
        writer.add(references.count)
        for reference in references {
            for text in [reference.id, reference.screen, reference.path] { writer.add(text) }
            writer.add(reference.range)
        }
        writer.add(isWhole)
        var others = ByteWriter()
        FileFacts.write(sources, of: file, to: &others)
        writer.add(block: others.bytes)
    }

    /// Reads what was written.
    ///
    /// - Parameters:
    ///   - reader: What it is read from.
    ///   - withSources: Whether to read what claims of other files can be about, too.
    package init(_ reader: inout ByteReader, withSources: Bool) {
        self.init(file: reader.text())
        ids = reader.list { ScreenID(id: $0.text(), range: $0.range()) }
        readFacts(&reader)
        references = reader.list { reader in
            ScreenReference(id: reader.text(), screen: reader.text(), path: reader.text(), range: reader.range())
        }
        isWhole = reader.flag()
        var sources = reader.later()
        guard withSources else { return }
        readFacts(&sources)
    }

    /// Writes facts: of the group of each, how far back among the groups it came last, or 0 and the group itself.
    private static func write(_ facts: [ComparedFact], of file: String, to writer: inout ByteWriter) {
        var groups = [ScreenFact.Group]()
        writer.add(facts.count)
        for fact in facts {
            let group = fact.group
            // Most facts belong to one of a few groups.
            if let known = groups.suffix(8).lastIndex(of: group) {
                writer.add(groups.count - known)
            } else {
                writer.add(0)
                writer.add(group.rule)
                writer.add(group.app)
                writer.add(Int(group.platform))
                writer.add(group.key)
                groups.append(group)
            }
            fact.write(to: &writer, of: file)
        }
    }

    private mutating func readFacts(_ reader: inout ByteReader) {
        var groups = [ScreenFact.Group]()
        for _ in 0..<reader.count() {
            let distance = reader.number()
            guard distance <= groups.count else { return }
            if distance == 0 {
                groups.append(
                    ScreenFact.Group(
                        rule: reader.text(),
                        app: reader.text(),
                        platform: UInt32(truncatingIfNeeded: reader.number()),
                        key: reader.text()
                    )
                )
            }
            add(ComparedFact(groups[groups.count - max(1, distance)], &reader, of: file))
        }
    }
}

extension ComparedFact {
    fileprivate func write(to writer: inout ByteWriter, of file: String) {
        switch kind {
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
        writer.add(value.text)
        writer.add((value.isToken ? 1 : 0) + (value.isNone ? 2 : 0))
        writer.add(language)
        writer.add(screen)
        writer.add(range)
        writer.add(storedDraft != nil)
        guard let draft else { return }
        var later = ByteWriter()
        draft.write(to: &later, of: file)
        writer.add(block: later.bytes)
    }

    fileprivate init(_ group: ScreenFact.Group, _ reader: inout ByteReader, of file: String) {
        self.group = group
        let number = reader.number()
        switch number {
        case 1: kind = .claim(reader.text())
        case 2: kind = .source(reader.text())
        case 3: kind = .single
        case 4, 5: kind = .counted(Fact.Bound(limit: reader.number(), isMaximum: number == 4))
        case 6, 7: kind = .counting(Fact.Bound(limit: reader.number(), isMaximum: number == 6))
        case 8: kind = .uncounted
        case 9:
            kind = .reference(
                Fact.Reference(
                    isScreen: reader.flag(),
                    isAcyclic: reader.flag(),
                    maximumDepth: reader.optional { $0.number() }
                )
            )
        case 10: kind = .target
        default: kind = .shared
        }
        let (text, flags) = (reader.text(), reader.number())
        value = ComparedValue(text: text, isToken: flags & 1 != 0, isNone: flags & 2 != 0)
        language = reader.text()
        screen = reader.text()
        range = reader.range()
        storedDraft = reader.flag() ? .bytes(reader.later(), of: file) : nil
    }
}

extension ComparedFact {
    /// A draft at hand, or as bytes: behind one reference, because facts are handed on and drafts hardly ever read.
    indirect enum StoredDraft: Sendable, Hashable {
        case made(Draft)
        case bytes(ByteReader, of: String)

        var draft: Draft {
            switch self {
            case .made(let draft): return draft
            case .bytes(var reader, let file): return Draft(&reader, of: file)
            }
        }

        static func == (left: StoredDraft, right: StoredDraft) -> Bool { left.draft == right.draft }

        func hash(into hasher: inout Hasher) { hasher.combine(draft) }
    }
}

extension ComparedFact.Draft {
    fileprivate func write(to writer: inout ByteWriter, of file: String) {
        diagnostic.write(to: &writer, of: file)
        writer.add(screen)
        writer.add(frame)
        writer.add(rule)
        writer.add(overruled) { overruled, writer in
            writer.add(overruled.finding)
            writer.add(overruled.rule)
        }
    }

    fileprivate init(_ reader: inout ByteReader, of file: String) {
        diagnostic = Diagnostic(&reader, of: file)
        screen = reader.number()
        frame = reader.number()
        rule = reader.number()
        overruled = reader.list { ComparedFact.Overruled(finding: $0.number(), rule: $0.number()) }
    }
}
