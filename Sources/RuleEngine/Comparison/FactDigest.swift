/// What is compared of a fact: hashes that no file can foresee, and where the fact itself can be read.
struct FactDigest: Sendable, Hashable {
    /// How it is compared.
    enum Kind: Int {
        /// With what the other screens have.
        case shared
        /// With the sources about another screen.
        case claim
        /// It is what claims are compared with.
        case source
        /// In some other way, for which it has to be read.
        case other
    }

    let kind: Kind
    /// The facts that it is compared with; of claims and sources, those about the same screen.
    let group: Int
    let value: Int
    /// The screens with the same id.
    let screen: Int
    /// Texts in the same language; 0 for what is in none.
    let language: Int32
    /// Where it stands among the bytes of the file's facts.
    let offset: Int32
}

extension Hasher {
    /// The hash of two values together.
    static func hash(of first: some Hashable, _ second: some Hashable) -> Int {
        var hasher = Hasher()
        hasher.combine(first)
        hasher.combine(second)
        return hasher.finalize()
    }
}
