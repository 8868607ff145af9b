import Diagnostics

extension Suggestion {
    /// A sentence to append to a message, or nothing.
    static func sentence(for name: String, among candidates: some Sequence<String>) -> String {
        closest(to: name, in: candidates).map { " Did you mean '\($0)'?" } ?? ""
    }
}
