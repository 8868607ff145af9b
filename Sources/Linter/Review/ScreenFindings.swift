package import Diagnostics
import ScreenModel
import YAMLSyntax

/// The findings of a file, by the screens that they belong to.
package struct ScreenFindings: Sendable {
    /// The findings of each screen, in the order of the file.
    package private(set) var owned: [[Diagnostic]]
    /// The findings that belong to no screen, such as mistakes in the YAML.
    package private(set) var others: [Diagnostic] = []

    /// Sorts findings by screens.
    ///
    /// Where several screens have one id, or none has, the place in the file decides.
    package init(_ diagnostics: [Diagnostic], of file: borrowing ScreenFile) {
        let ranges = file.screens.map { file.tree[file.tree.resolved(NodeIndex(rawValue: $0.node))].range }
        let numbers = Dictionary(grouping: file.screens.indices) { file.screens[$0].id }
        owned = [[Diagnostic]](repeating: [], count: file.screens.count)
        for found in diagnostics {
            let candidates = found.screen == nil && found.path == nil ? [] : numbers[found.screen] ?? []
            let inside = candidates.first { number in
                candidates.count == 1
                    || ranges[number].start <= found.range.start && found.range.end <= ranges[number].end
            }
            if let number = inside ?? candidates.first { owned[number].append(found) } else { others.append(found) }
        }
    }
}
