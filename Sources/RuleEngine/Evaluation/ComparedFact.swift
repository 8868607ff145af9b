package import Diagnostics

/// A screen's fact by itself, to be compared with those of other files.
package final class ComparedFact: Sendable, Hashable {
    /// The screen that facts are about.
    final class Owner: Sendable {
        /// The path of the file.
        let file: String
        /// The id of the screen.
        let screen: String

        init(file: String, screen: String) {
            self.file = file
            self.screen = screen
        }
    }

    /// The facts that it is compared with.
    package let group: ScreenFact.Group
    let value: ComparedValue
    let kind: Fact.Kind
    /// The place in the file.
    let range: SourceRange
    private let owner: Owner

    init(_ fact: ScreenFact, of owner: Owner, range: SourceRange) {
        group = fact.group
        value = fact.fact.value
        kind = fact.fact.kind
        self.range = range
        self.owner = owner
    }

    /// The path of the file.
    var file: String { owner.file }

    /// The id of the screen.
    var screen: String { owner.screen }

    package static func == (left: ComparedFact, right: ComparedFact) -> Bool {
        left === right || (left.isSame(as: right) && left.range == right.range)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(range)
    }

    /// Whether it is the same fact of the same screen, wherever it stands in the file.
    package func isSame(as other: ComparedFact) -> Bool {
        group == other.group && value == other.value && kind == other.kind && file == other.file
            && screen == other.screen
    }

    /// Whether claims about the screen with an id are compared with it.
    package func isSource(about id: String, in group: ScreenFact.Group) -> Bool {
        kind == .source(id) && self.group == group
    }

    // What is put aside of a fact while other files are read.

    /// What a fact that says something of a screen by its id is known by while files are read; equal for equal facts.
    package struct Link: Sendable {
        /// The group and the id: where a claim and the facts it is compared with meet.
        package let subject: UInt64
        /// Whether others are compared with it.
        package let isSource: Bool
        /// The value.
        package let value: UInt64
        /// The id of the screen whose fact it is.
        package let screen: UInt32
    }

    /// The link of a fact that says something of a screen by its id; nil for one that is compared with all.
    package func link(inGroup group: Int) -> Link? {
        let (id, isSource): (String, Bool)
        switch kind {
        case .shared: return nil
        case .claim(let other): (id, isSource) = (other, false)
        case .source(let other): (id, isSource) = (other, true)
        }
        return Link(
            subject: ComparedFact.subject(id, inGroup: group),
            isSource: isSource,
            value: UInt64(bitPattern: Int64(value.hashValue)),
            screen: UInt32(truncatingIfNeeded: screen.hashValue)
        )
    }

    /// Where claims and sources about the screen with an id meet.
    package static func subject(_ id: String, inGroup group: Int) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(group)
        hasher.combine(id)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    /// Writes those of a file's facts that others are compared with.
    ///
    /// - Parameters:
    ///   - facts: The facts of a file.
    ///   - groups: The number of the group of each.
    ///   - writer: Where to write.
    package static func write(sourcesOf facts: [ComparedFact], groups: [Int], to writer: inout ByteWriter) {
        for (fact, group) in zip(facts, groups) {
            guard case .source(let id) = fact.kind else { continue }
            writer.add(true)
            writer.add(group)
            writer.add(fact.screen)
            writer.add(optional: id == fact.screen ? nil : id) { $1.add($0) }
            writer.add(fact.value.text)
            writer.add(fact.value.isToken)
            writer.add(fact.value.isNone)
            writer.add(fact.range.start)
            writer.add(fact.range.length)
        }
        writer.add(false)
    }

    /// Reads what was written of a file's facts.
    ///
    /// - Parameters:
    ///   - reader: Where they stand.
    ///   - file: The path of the file.
    ///   - groups: The groups by their numbers.
    /// - Returns: The facts, in the order in which they were written.
    package static func readSources(
        from reader: inout ByteReader,
        file: String,
        groups: [ScreenFact.Group]
    ) -> [ComparedFact] {
        var facts = [ComparedFact]()
        while reader.flag() {
            let (group, screen) = (reader.number(), reader.text())
            let id = reader.optional { $0.text() } ?? screen
            let value = ComparedValue(text: reader.text(), isToken: reader.flag(), isNone: reader.flag())
            let start = reader.number()
            let range = SourceRange(start: start, end: start + reader.number())
            let owner = facts.last.flatMap { $0.screen == screen ? $0.owner : nil } ?? Owner(file: file, screen: screen)
            guard groups.indices.contains(group) else { break }
            facts.append(ComparedFact(groups[group], value, .source(id), of: owner, range: range))
        }
        return facts
    }

    private init(
        _ group: ScreenFact.Group,
        _ value: ComparedValue,
        _ kind: Fact.Kind,
        of owner: Owner,
        range: SourceRange
    ) {
        self.group = group
        self.value = value
        self.kind = kind
        self.range = range
        self.owner = owner
    }
}
