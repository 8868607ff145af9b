import Diagnostics

import RuleEngine

/// The ids of the screens of a run, and what they say of themselves, put aside until one of them is asked for.
struct ComparedTexts: Sendable {
    /// A file in which something stands that others are compared with.
    struct Place: Sendable {
        /// What it is looked up by, as records have it.
        let key: UInt64
        /// The number of the file.
        let file: UInt32
    }

    private let bytes = Spool<UInt8>()
    /// Where the texts of each file begin.
    private var starts: [Int] = []
    /// The groups of facts by their numbers.
    var groups: [ScreenFact.Group] = []
    /// What can be looked up, in the order of keys and files.
    var places: [Place] = []

    /// The number of files.
    var count: Int { starts.count }

    /// Why texts could not be read again; nil if they could.
    var failure: String? { bytes.failure }

    /// Puts the texts of a file aside.
    mutating func add(_ facts: [ComparedFact], groups: [Int], _ ids: [ScreenID], ofFile file: String) {
        var writer = ByteWriter()
        writer.add(file)
        writer.add(ids) { id, writer in
            writer.add(id.id)
            writer.add(id.range.start)
            writer.add(id.range.length)
        }
        ComparedFact.write(sourcesOf: facts, groups: groups, to: &writer)
        starts.append(bytes.append(writer.bytes).lowerBound)
    }

    /// The first use of an id that several files have; nil if there is none.
    func firstUse(of id: String) -> ScreenID? {
        files(withKey: ComparisonRecord.key(ofID: id)).first.flatMap { read($0).ids.first { $0.id == id } }
    }

    /// What is said of the screen with an id by those who know, if somebody contradicts it.
    func sources(about id: String, inGroup group: Int) -> [ComparedFact] {
        let key = ComparedFact.subject(id, inGroup: group)
        return files(withKey: key).flatMap { file in
            read(file).facts.filter { $0.isSource(about: id, in: groups[group]) }
        }
    }

    /// The files in which something with a key stands, in their order.
    private func files(withKey key: UInt64) -> [Int] {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return places[low...].prefix { $0.key == key }.map { Int($0.file) }
    }

    private func read(_ file: Int) -> (ids: [ScreenID], facts: [ComparedFact]) {
        let end = file + 1 < starts.count ? starts[file + 1] : bytes.count
        var reader = ByteReader(bytes.values(in: starts[file]..<end))
        let path = reader.text()
        let ids = reader.list { reader in
            let (id, start) = (reader.text(), reader.number())
            return ScreenID(id: id, file: path, range: SourceRange(start: start, end: start + reader.number()))
        }
        return (ids, ComparedFact.readSources(from: &reader, file: path, groups: groups))
    }
}
