import Diagnostics
import Synchronization

/// Provides one thread with rules of its own, in place of those that all threads share.
final class ThreadRules: Sendable {
    private let shared: @Sendable (String) -> RuleProvider
    /// The copies with what they are of, by which they are found.
    private let copies = Mutex([ObjectIdentifier: (shared: RuleProvider, own: RuleProvider)]())

    /// Makes copies of the rules that `shared` gives for a file by its path.
    init(_ shared: @escaping @Sendable (String) -> RuleProvider) { self.shared = shared }

    func provider(forFile path: String) -> RuleProvider {
        let provider = shared(path)
        return copies.withLock { $0.remembered(ObjectIdentifier(provider)) { (provider, provider.copy()) }.own }
    }
}
