import Diagnostics

/// What a pack's `requires` asks of screenlint's release.
package enum RequiredRelease {
    /// How it is written, as a regular expression.
    package static let pattern = "^(>=)? *[0-9]+ *(\\. *[0-9]+ *){0,2}$"

    /// What is wrong with a requirement, such as `0.2` or `>=0.2`, in a sentence; nil if this release meets it.
    static func mistake(_ text: String) -> String? {
        let release = text.hasPrefix(">=") ? String(text.dropFirst(2)) : text
        let wanted = release.split(separator: ".", omittingEmptySubsequences: false)
            .map { Int($0.filter { $0 != " " }) }
        guard !wanted.isEmpty, wanted.count <= 3, wanted.allSatisfy({ $0 != nil }) else {
            return "'requires' is the release of screenlint that the pack needs at least, such as \(Release.version)."
        }
        let own = Release.version.split(separator: ".").map { Int($0) }
        let pairs = zip(wanted.map { $0 ?? 0 }, own.map { $0 ?? 0 } + [0, 0])
        guard let difference = pairs.first(where: { $0 != $1 }), difference.0 > difference.1 else { return nil }
        return "The pack needs screenlint \(release) or newer; this is \(Release.version)."
    }
}
