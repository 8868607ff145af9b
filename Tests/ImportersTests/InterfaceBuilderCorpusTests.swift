import Diagnostics
import Foundation
import ScreenModel
import Testing

@testable import Importers

/// Compares what is read from the files of `IB_FILES` with what another reader found in them (`facts.jsonl`).
///
/// A scene agrees if its title and the title's line, the lines of its left, right and toolbar items in their order, and
/// what it stands in are the same.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["IB_FILES"] != nil, "IB_FILES is not set"))
struct InterfaceBuilderCorpusTests {
    private static let folder = ProcessInfo.processInfo.environment["IB_FILES"] ?? ""

    /// Scenes whose containers the other reader tells otherwise, and why we think that we are right.
    private static let looked: [String: String] = [
        "XbD-HZ-mvN": "a tab bar controller that stands in a navigation controller pushes it",
        "JQY-YR-KkD": "it is shown by a member of tabs without a navigation controller, which covers them",
        "oSY-nF-Ci0": "the same", "YCO-tr-k3L": "the same", "E90-AR-qIH": "the same",
        "h1X-0d-XeE": "its split view is a tab", "Tou-Dd-HI3": "the same", "RcF-UZ-Tde": "the same",
        "ljx-el-KZL": "the same",
    ]

    @Test func agreesWithAnotherReader() throws {
        let lines = try String(contentsOfFile: "\(Self.folder)/facts.jsonl", encoding: .utf8).split(separator: "\n")
        var files: [String: InterfaceBuilderScreens] = [:]
        var context = ImportContext(WorkTreeFiles())
        var count = 0
        var differences = [String]()
        for line in lines {
            guard let facts = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
                facts["container"] as? Bool == false, let path = facts["file"] as? String,
                let id = facts["id"] as? String
            else { continue }
            if files[path] == nil {
                let full = "\(Self.folder)/\(path)"
                let bytes = try Data(contentsOf: URL(filePath: full))
                var index = context.storyboards
                let family = index.family(ofFileAt: full)
                files[path] = InterfaceBuilderScreens([UInt8](bytes), path: full, family: family)
                context.storyboards = index
            }
            guard let file = files[path] else { continue }
            count += 1
            let found = Self.differences(facts, file, id)
            if !found.isEmpty, Self.looked[id] == nil {
                differences.append("\(path) \(id): \(found.joined(separator: "; "))")
            }
        }
        if let output = ProcessInfo.processInfo.environment["IB_DIFFERENCES"] {
            try differences.joined(separator: "\n").write(toFile: output, atomically: true, encoding: .utf8)
        }
        #expect(count > 500)
        // Of other files of the kind at least 99 in 100 are to agree; of these all do that nobody has looked at.
        #expect(differences.isEmpty, "\(differences.count) of \(count): \(differences.prefix(20))")
    }

    private static func differences(_ facts: [String: Any], _ file: InterfaceBuilderScreens, _ id: String) -> [String] {
        guard let number = file.reader.document.controller(withID: id),
            let screen = file.screens.first(where: { $0.id?.hasSuffix("#" + id) == true })?.record
        else { return ["it is not read"] }
        var found = [String]()
        func compare<Value: Equatable>(_ what: String, _ theirs: Value, _ ours: Value) {
            if theirs != ours { found.append("\(what): \(theirs) there, \(ours) here") }
        }
        let lines = LineTable(file.reader.source)
        func line(_ node: UInt32) -> Int { lines.position(at: file.reader.places[Int(node) - 1].range.start).line }
        func itemLines(_ field: String, of bar: Record?) -> [Int] {
            guard let bar else { return [] }
            return file.elements(field, of: bar)
                .filter { file.word("role", of: $0) != "back" }
                .map { line(file.store.node(of: $0)) }
        }
        func numbers(_ items: Any?) -> [Int] { (items as? [[String: Any]] ?? []).compactMap { $0["line"] as? Int } }

        let bar = file.component("navigationBar", of: screen)
        let isUndetermined = file.slot("navigationBar", of: screen).payload == Slot.undetermined
        let title = (facts["titles"] as? [[String: Any]])?.first
        let bars = facts["bars"] as? [[String: Any]] ?? []
        var item = facts["navigationItem"] as? [String: Any]
        if item == nil || (title?["from"] as? String)?.hasPrefix("navigationBar") == true {
            item = (bars.first { $0["bar"] as? String == "navigationBar" }?["items"] as? [[String: Any]])?.first
        }
        if !isUndetermined {
            compare("title", title?["text"] as? String, bar.flatMap { file.string("title", of: $0) })
            if let bar, title != nil, let text = file.slotIfValue("title", of: bar) {
                compare("title's line", title?["line"] as? Int, line(text.node))
            }
            compare("left items", numbers(item?["left"]), itemLines("leading", of: bar))
            compare("right items", numbers(item?["right"]), itemLines("trailing", of: bar).reversed())
        }
        let toolbar = file.component("toolbar", of: screen)
        if facts["inNavToolbarShown"] as? Bool == true {
            compare("toolbar items", numbers(facts["toolbarItems"]), itemLines("items", of: toolbar))
        } else if toolbar != nil {
            let views = bars.filter { $0["bar"] as? String == "toolbar" }.map { numbers($0["items"]) }
            let ours = itemLines("items", of: toolbar)
            if !views.contains(ours) { found.append("toolbar items: \(views) there, \(ours) here") }
        }
        let place = file.reader.containment.placements[number].surroundings
        // The other reader says of a split view's members alone that they stand in one, and no tab bar of what they hold.
        let theirs = Set(facts["contexts"] as? [String] ?? []).subtracting(["split"])
        var contexts = Set<String>()
        if place.isIn(.navigation) { contexts.insert("nav") }
        if place.isIn(.tabBar) { contexts.insert("tab") }
        compare("containers", theirs.sorted(), contexts.sorted())
        return found
    }
}

extension InterfaceBuilderScreens {
    fileprivate func slotIfValue(_ field: String, of record: Record) -> Slot? {
        let value = slot(field, of: record)
        return value.hasValue ? value : nil
    }
}

/// The files of the machine, as far as storyboards look for each other.
private struct WorkTreeFiles: FileSource {
    func kind(of path: String) -> FileKind? {
        let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        return type.map { $0 == .typeDirectory ? .folder : .file }
    }

    func entries(in folder: String) throws(FileFailure) -> [FileEntry] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        return names.map { FileEntry(name: $0, isLink: false) }
    }

    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else { throw FileFailure(message: "not found") }
        return [UInt8](data.prefix(limit))
    }
}
