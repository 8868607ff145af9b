package import Diagnostics
import ScreenModel
import YAMLSyntax

/// Finds where descriptions and the files of other tools that they were taken from disagree.
///
/// A screen with `x-source: {file: …, object: …}` is compared with that screen: what the file says for certain, and the
/// description otherwise. What only one of them says is no difference.
package enum DescriptionCheck {
    /// A place at which a description and its file disagree, or why they can't be compared.
    package struct Difference: Sendable, Hashable {
        /// The path of the description.
        package let file: String
        /// The line of the description, from 1.
        package let line: Int
        /// What differs, as a sentence.
        package let message: String
    }

    private static let files = WorkTree()

    /// The differences in a file of descriptions, in its order, and how many descriptions name the file they came from.
    package static func differences(in path: String) throws(FileFailure) -> (compared: Int, differences: [Difference]) {
        var tree = YAMLTree(try files.read(path))
        let description = Description(&tree, file: path)
        let lines = LineTable(tree.source)
        var found = [(screen: Int, difference: Difference)]()
        func add(_ number: Int, _ node: UInt32, _ message: String) {
            let node = tree.resolved(NodeIndex(rawValue: node == 0 ? description.screens[number].node : node))
            let line = lines.line(at: tree[node].range.start)
            found.append((number, Difference(file: path, line: line, message: message)))
        }
        let sources = description.screens.map { DescriptionCheck.source(of: $0, in: description.store) }
        // A file is read once, however many of the screens come from it.
        let numbers = Dictionary(grouping: sources.indices.filter { sources[$0] != nil }) { sources[$0]?.file ?? "" }
        for (source, numbers) in numbers {
            guard mayName(source, in: path) else {
                for number in numbers { add(number, 0, "\(source) lies outside of the repository, and is not read.") }
                continue
            }
            do throws(FileFailure) {
                let file = try ScreenFile.imported(path: source, in: files)
                if let problem = file.unreadParts.first {
                    for number in numbers { add(number, 0, "\(source) can't be read in full: \(problem.message)") }
                }
                let screens = file.screensByName
                let comparison = RecordComparison(ours: description.store, theirs: file.description.store)
                for number in numbers {
                    let name = sources[number]?.object ?? source
                    guard let other = screens[name] else {
                        add(number, 0, "\(source) has no screen '\(name)' any more.")
                        continue
                    }
                    let (ours, theirs) = (description.screens[number].record, file.description.screens[other].record)
                    for difference in comparison.differences(ours, theirs, at: "") {
                        add(number, difference.node, "\(difference.message) in \(source).")
                    }
                }
            } catch {
                for number in numbers { add(number, 0, "\(source): \(error.message).") }
            }
        }
        let differences = found.enumerated().sorted { ($0.element.screen, $0.offset) < ($1.element.screen, $1.offset) }
        let unread = UnreadParts.diagnostics(of: description, tree, path: path).prefix(1).map { problem in
            let message = "This can't be read in full: \(problem.message)"
            return Difference(file: path, line: lines.line(at: problem.range.start), message: message)
        }
        return (numbers.values.map(\.count).reduce(0, +), unread + differences.map(\.element.difference))
    }

    /// Whether a description may name a file: those of its repository, or of the one that the command is run in.
    private static func mayName(_ file: String, in path: String) -> Bool {
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
