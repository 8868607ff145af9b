import Diagnostics

/// Names of tokens as people write them: without case, spaces, hyphens, underscores, dots and slashes.
enum TokenName {
    /// Returns what counts of a name: `Soap 200`, `soap-200` and `{palette.soap.200}` differ in their groups alone.
    static func folded(_ name: some StringProtocol) -> String {
        let letters = name.utf8.compactMap { "/{}$".utf8.contains($0) ? nil : $0.folded }
        return String(decoding: letters, as: UTF8.self)
    }

    /// How many groups in one another are known by names of their own.
    private static let mostParts = 10

    /// Returns the names by which a token may be called: its whole name, then those without its outer groups.
    ///
    /// What is left has a letter, so that `200` alone is no name. Of a long name only the last parts stand alone.
    static func shortNames(of name: String) -> [String] {
        let parts = name.split(separator: ".").filter { $0 != "$root" }
        return parts.indices.filter { $0 == 0 || $0 >= parts.count - mostParts }.compactMap { start in
            let short = folded(parts[start...].joined(separator: "."))
            return short.utf8.contains { $0 >= UInt8(ascii: "a") } ? short : nil
        }
    }

    /// Returns the names by which the groups that hold a token may be called.
    static func groupNames(of name: String) -> Set<String> {
        let parts = name.split(separator: ".").filter { $0 != "$root" }
        return Set(
            parts.indices.dropLast().prefix(mostParts).flatMap { shortNames(of: parts[...$0].joined(separator: ".")) }
        )
    }
}
