import RuleEngine

/// What is kept of an id, or of a fact about the screen with an id, until all files have been read.
///
/// Texts are kept as 64 bits of a hash that no file can foresee. Equal texts have equal hashes; should different ones,
/// a file is linted once more than needed, and what is then said is taken from the texts themselves.
struct ComparisonRecord: BitwiseCopyable, Sendable {
    /// What it is of.
    enum Kind: UInt64 {
        /// The id of a screen.
        case id
        /// Something that a screen says of another one.
        case claim
        /// Something that claims are compared with.
        case source
    }

    /// What it is compared by: records with the same key belong together.
    let key: UInt64
    /// The upper 62 bits of the value's hash, and the kind.
    private let content: UInt64
    /// The number of the file.
    let file: UInt32
    /// What tells the screen from others of the file.
    let screen: UInt32

    /// Keeps an id.
    init(id: String, file: Int) {
        key = ComparisonRecord.key(ofID: id)
        content = Kind.id.rawValue
        self.file = UInt32(truncatingIfNeeded: file)
        screen = 0
    }

    /// Keeps a fact.
    init(_ link: ComparedFact.Link, file: Int) {
        key = link.subject
        content = link.value & ~3 | (link.isSource ? Kind.source : Kind.claim).rawValue
        self.file = UInt32(truncatingIfNeeded: file)
        screen = link.screen
    }

    /// The key of an id.
    static func key(ofID id: String) -> UInt64 { UInt64(bitPattern: Int64(id.hashValue)) }

    /// What it is of.
    var kind: Kind? { Kind(rawValue: content & 3) }

    /// Whether a source is of another screen than a claim.
    func isElsewhere(than other: ComparisonRecord) -> Bool { file != other.file || screen != other.screen }

    /// Whether a source has the same value as a claim.
    func hasSameValue(as other: ComparisonRecord) -> Bool { content & ~3 == other.content & ~3 }
}
