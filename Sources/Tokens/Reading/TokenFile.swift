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
        let lines = page.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let marks = lines.filter { $0.elementsEqual("---".utf8) || $0.elementsEqual("---\r".utf8) }
        return marks.count > 1 && marks[0].startIndex == 0 ? Array(page[..<marks[1].startIndex]) : []
    }

    /// Returns what a JSON pointer such as `#/colors/blue/$value` leads to; nil if that is nothing.
    func value(at pointer: String) -> YAMLValue? {
        guard pointer.hasPrefix("#/") else { return pointer == "#" ? root : nil }
        var value = root
        for name in TokenAlias.names(ofPointer: pointer) where !(pointer == "#/") {
            if let elements = value.elements {
                guard let index = Int(name), elements.indices.contains(index) else { return nil }
                value = elements[index]
            } else {
                guard let next = value[name] else { return nil }
                value = next
            }
        }
        return value
    }

    /// What a part of a value stands for: itself, or what its pointer leads to in the end.
    func target(of value: YAMLValue) -> YAMLValue? {
        var value = value
        for _ in 0..<50 {
            guard let pointer = value["$ref"]?.text else { return value }
            guard let next = self.value(at: pointer) else { return nil }
            value = next
        }
        return nil
    }
}
