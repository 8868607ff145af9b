package import Diagnostics
import Importers
import ScreenModel
import YAMLSyntax

/// Finds where descriptions and the files of other tools that they were taken from disagree.
///
/// A screen with `x-source: {file: …, object: …}` is compared with that screen: what the file says for certain, and the
/// description otherwise. What only one of them says is no difference.
package struct DescriptionCheck {
    /// A place at which a description and its file disagree, or why they can't be compared.
    package struct Difference: Sendable, Hashable {
        /// The path of the description.
        package let file: String
        /// The line of the description, from 1.
        package let line: Int
        /// What differs, as a sentence.
        package let message: String
    }

    private let files: any FileSource

    /// Creates a check.
    ///
    /// - Parameter files: Where the files that descriptions name are read.
    package init(_ files: any FileSource = .workTree) { self.files = files }

    /// The differences in one file of descriptions, in its order.
    ///
    /// - Throws: Why the description can't be read.
    package func differences(in path: String) throws(FileFailure) -> [Difference] {
        var tree = YAMLTree()
        tree.parse(try files.read(path, limit: YAMLLimits.standard.byteCount + 1))
        let description = Description(tree, file: path)
        let lines = LineTable(tree.source)
        var found = [Difference]()
        for screen in description.screens {
            guard let source = DescriptionCheck.source(of: screen, in: description.store) else { continue }
            let start = lines.line(at: tree[NodeIndex(rawValue: screen.node)].range.start)
            func add(_ node: UInt32, _ message: String) {
                let index = tree.resolved(NodeIndex(rawValue: node))
                let line = node == 0 ? start : lines.line(at: tree[index].range.start)
                found.append(Difference(file: path, line: line, message: message))
            }
            guard mayName(source.file, in: path) else {
                add(0, "\(source.file) lies outside of the repository, and is not read.")
                continue
            }
            do throws(FileFailure) {
                let file = try ImportedFile(path: source.file, in: files)
                guard
                    let other = file.description.screens.first(where: { file.isNamed(source.object ?? source.file, $0) }
                    )
                else {
                    add(0, "\(source.file) has no screen '\(source.object ?? source.file)' any more.")
                    continue
                }
                let comparison = RecordComparison(ours: description.store, theirs: file.description.store)
                for difference in comparison.differences(screen.record, other.record, at: "") {
                    add(difference.node, "\(difference.message) in \(source.file).")
                }
            } catch {
                add(0, "\(source.file): \(error.message).")
            }
        }
        return found
    }

    /// Whether a description may name a file: those of its repository, or of the one that the command is run in.
    private func mayName(_ file: String, in path: String) -> Bool {
        [FilePath.folder(of: FilePath.absolute(path)), FileSystem.workingFolder].contains {
            Enclosure(ofConfigurationIn: $0, in: files).contains(FilePath.absolute(file))
        }
    }

    /// The file and the object that an `x-source` names.
    private static func source(of screen: Screen, in store: RecordStore) -> (file: String, object: String?)? {
        guard let extra = store.extras[screen.record]?.first(where: { $0.name == "x-source" }),
            case .map(let members) = store.freeFormValues[Int(extra.value)]
        else { return nil }
        var values: [String: String] = [:]
        for member in members {
            guard case .text(let text) = store.freeFormValues[Int(member.value)] else { continue }
            values[store.string(of: store.texts[Int(member.key)])] = store.string(of: store.texts[Int(text)])
        }
        return values["file"].map { ($0, values["object"]) }
    }
}
