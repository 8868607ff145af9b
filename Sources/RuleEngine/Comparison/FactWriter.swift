import Diagnostics
import ScreenModel

/// Writes what rules that compare screens found in the screens of a file, one after the other.
struct FactWriter {
    /// What several facts have in common, as it is compared, and where it stands.
    private struct Group {
        let rule: Int
        let platform: UInt32
        let key: String
        let hash: Int
        let offset: Int
    }

    /// Where it stands what a fact would become, and what it took for that.
    private struct Draft {
        let place: Place
        let anchor: Finding.Anchor
        let locale: UInt32
        let layouts: [Int]
        let offset: Int
    }

    /// Of the latest groups and drafts so many are compared with.
    private static let mostKnown = 8

    private let file: String
    private var digests: [FactDigest] = []
    private var sources: [FactDigest] = []
    private var writer = ByteWriter(capacity: 1024)

    // Of the screen at hand.
    private var number = -1
    private var frame = -1
    private var app = ""
    private var appHash = 0
    private var idHash = 0
    /// Where its id stands.
    private var idOffset = 0
    private var groups: [Group] = []
    /// What several rules note at the same place would become alike.
    private var drafts: [Draft] = []

    init(file: String) { self.file = file }

    /// What has been written.
    var facts: FileFacts {
        var facts = FileFacts(file: file)
        (facts.facts, facts.sources, facts.bytes) = (digests, sources, writer.bytes)
        return facts
    }

    /// Begins a screen by its number in the file and that of its rules; one without an id is another one than all others, and
    /// called by its name, which is empty, as its app is, if the file gives none.
    mutating func begin(_ number: Int, _ frame: Int, id: String?, name: String, app: String) {
        if self.frame != frame || self.app != app {
            groups.removeAll(keepingCapacity: true)
            (self.app, appHash) = (app, app.hashValue)
        }
        drafts.removeAll(keepingCapacity: true)
        (self.number, self.frame) = (number, frame)
        idHash = id?.hashValue ?? Hasher.hash(of: file, number)
        idOffset = writer.bytes.count
        writer.add(id ?? name)
    }

    /// Writes a fact of the screen; `draft` is where it has been written what becomes of it, nil if nothing can.
    mutating func add(
        _ found: ScreenFact,
        _ rule: String,
        _ range: SourceRange,
        draft: Int?,
        overruling overruled: [ComparedFact.Overruled]
    ) {
        let group = group(of: found, rule)
        let digest = FactDigest(found.fact, group: group.hash, screen: idHash, offset: writer.bytes.count)
        if digest.kind == .source { sources.append(digest) } else { digests.append(digest) }
        writer.add(group.offset)
        writer.add(idOffset)
        found.fact.kind.write(to: &writer)
        writer.add(found.fact.value.text)
        writer.add((found.fact.value.isToken ? 1 : 0) + (found.fact.value.isNone ? 2 : 0))
        writer.add(found.fact.language)
        writer.add(range)
        writer.add(draft != nil)
        guard let draft else { return }
        writer.add(draft)
        writer.add(found.rule)
        writer.add(overruled.count)
        for overruled in overruled {
            writer.add(overruled.finding)
            writer.add(overruled.rule)
        }
    }

    /// Where it stands what the facts of a group have in common; it is written if it has not been.
    private mutating func group(of found: ScreenFact, _ rule: String) -> Group {
        // Most facts belong to one of a few groups.
        let known = groups.suffix(FactWriter.mostKnown).last {
            $0.rule == found.rule && $0.platform == found.platform && $0.key == found.fact.key
        }
        if let known { return known }
        var hasher = Hasher()
        hasher.combine(rule)
        hasher.combine(appHash)
        hasher.combine(found.platform)
        hasher.combine(found.fact.key)
        let group = Group(
            rule: found.rule,
            platform: found.platform,
            key: found.fact.key,
            hash: hasher.finalize(),
            offset: writer.bytes.count
        )
        groups.append(group)
        writer.add(rule)
        writer.add(app)
        writer.add(Int(found.platform))
        writer.add(found.fact.key)
        return group
    }

    /// Where it stands what another rule's fact at the same place would become; nil if it does not.
    func draft(like found: ScreenFact) -> Int? {
        drafts.suffix(FactWriter.mostKnown).last {
            $0.place == found.fact.place && $0.anchor == found.fact.anchor && $0.locale == found.locale
                && $0.layouts == found.layouts
        }?.offset
    }

    /// Writes what becomes of a fact, and tells where; `found` is given where another rule's would become the same.
    mutating func add(_ diagnostic: Diagnostic, of found: ScreenFact?) -> Int {
        let offset = writer.bytes.count
        if let found {
            drafts.append(
                Draft(
                    place: found.fact.place,
                    anchor: found.fact.anchor,
                    locale: found.locale,
                    layouts: found.layouts,
                    offset: offset
                )
            )
        }
        diagnostic.write(to: &writer, of: file)
        writer.add(number)
        writer.add(frame)
        return offset
    }
}

extension FactDigest {
    fileprivate init(_ fact: Fact, group: Int, screen: Int, offset: Int) {
        var group = group
        switch fact.kind {
        case .shared:
            kind = .shared
            if !fact.language.isEmpty { group = Hasher.hash(of: fact.language, group) }
        case .claim(let id), .source(let id):
            kind = fact.kind.isSource ? .source : .claim
            group = Hasher.hash(of: id, group)
        case .single, .counted, .counting, .uncounted, .reference, .target: kind = .other
        }
        (self.group, self.screen) = (group, screen)
        value = fact.value.hashValue
        language = fact.language.isEmpty ? 0 : Int32(truncatingIfNeeded: fact.language.hashValue) | 1
        self.offset = Int32(clamping: offset)
    }
}
