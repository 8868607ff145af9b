import Diagnostics
import YAMLSyntax

/// A token file that has been read.
package struct TokenFile: Sendable {
    /// The size in bytes beyond which a file is not read; a design system's tokens take about one megabyte.
    package static let byteLimit = 16 << 20

    /// The path, as diagnostics name it.
    package let path: String
    /// The text, which ranges count in.
    package let source: [UInt8]
    let root: YAMLValue
    let format: TokenFormat
    let problems: [Diagnostic]
    /// The mode whose values an export of Figma has.
    let mode: String?
    /// Whether the file says that it is of the Design Tokens format 2025.10, by its name or its `$schema`, and is held to all
    /// of it; other files may follow a draft, and only what concerns colours is checked.
    let isStrict: Bool

    /// Reads a file of JSON, of YAML, or a page that begins with YAML, whose path ends in `.md`.
    package init(_ bytes: [UInt8], path: String) {
        var tree = YAMLTree()
        var limits = YAMLLimits.standard
        limits.byteCount = TokenFile.byteLimit
        let text =
            switch path.split(separator: ".").last {
            case "md": TokenFile.frontMatter(of: bytes)
            case "json5", "jsonc": JSONComments.blanked(bytes)
            default: bytes
            }
        tree.parse(text, limits: limits)
        self.path = path
        source = tree.source
        let nowhere = YAMLValue(.map([]), range: SourceRange(at: 0))
        root = tree.documents.first.map { YAMLValue($0, in: tree) } ?? nowhere
        format = TokenFormat(root, path: path)
        mode = root["$extensions"]?["com.figma.modeName"]?.text
        // Figma gives its exports that name and has types of its own, which people can't write otherwise.
        isStrict =
            format == .resolver
            || format == .designTokens && mode == nil
                && (TokenFormat.isNamed(path) || root["$schema"]?.text?.contains("designtokens.org") == true)
        let comma = tree.problems.isEmpty ? JSONCommas.needless(in: tree.source, path: path) : nil
        problems =
            tree.problems.map { $0.diagnostic(in: path) }
            + [comma].compactMap(\.self).map {
                Diagnostic(.yamlSyntax, in: path, at: $0, "JSON has no comma behind the last entry; take it out.")
            }
    }

    /// The page up to the line that closes the YAML before its prose, so that positions are those of the page.
    private static func frontMatter(of page: [UInt8]) -> [UInt8] {
        let isMark: (ArraySlice<UInt8>) -> Bool = { line in
            line.elementsEqual("---".utf8) || line.elementsEqual("---\r".utf8)
        }
        let lines = page.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = lines.first, isMark(first) else { return [] }
        guard let end = lines.dropFirst().first(where: isMark) else { return [] }
        return Array(page[..<end.startIndex])
    }
}
