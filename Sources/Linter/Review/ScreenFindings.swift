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
        let ranges = file.screens.map { file.tree[file.tree.resolved($0.nodeIndex)].range }
        let numbers = Dictionary(grouping: file.screens.indices) { file.screens[$0].id }
        // Of screens that are one node, as aliases are, the first has the findings.
        let byStart = numbers.mapValues { numbers in
            numbers.sorted { (ranges[$0].start, $1) < (ranges[$1].start, $0) }
        }
        owned = [[Diagnostic]](repeating: [], count: file.screens.count)
        for found in diagnostics {
            guard found.screen != nil || found.path != nil, let first = numbers[found.screen]?.first else {
                others.append(found)
                continue
            }
            let sorted = byStart[found.screen] ?? []
            let behind = sorted.indices.partitioningIndex { ranges[sorted[$0]].start > found.range.start }
            let before = sorted.prefix(behind).last
            let inside = before.flatMap { found.range.end <= ranges[$0].end ? $0 : nil }
            owned[inside ?? first].append(found)
        }
    }
}
