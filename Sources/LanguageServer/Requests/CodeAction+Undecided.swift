import Diagnostics
import Importers
import Linter
import YAMLSyntax

extension Session {
    /// What the screens of a document leave open.
    func undecided(_ document: OpenDocument) -> [UndecidedScreen] {
        guard document.kind == .screen else { return [] }
        let notes = UndecidedNotes()
        var options = FileLinter.Options()
        options.noteUndecided = notes.note
        var linter = FileLinter(files: setup.files, options) { [setup] in setup.rules.provider(forFile: $0) }
        _ = linter.judge(document.text, path: FilePath.display(document.path))
        return notes.tally.screens
    }

    /// At a screen's id, what writes the key that would decide the most checks, with each value that it can have.
    func descriptions(
        between start: Int,
        and end: Int,
        _ document: OpenDocument,
        in place: MappedDocument
    ) -> [JSONValue] {
        // The parts of other tools' files are theirs.
        guard document.kind == .screen, Importer.forFile(at: document.path) == nil else { return [] }
        let tree = YAMLTree(document.text)
        guard let (screen, id) = tree.screen(whoseIDIsBetween: start, and: end),
            let open = undecided(document).first(where: { $0.id == id })?.open,
            let key = open.keys.first(where: { $0.decides > 0 && !$0.values.isEmpty && !$0.path.contains("[") })
        else { return [] }
        let names = key.path.split(separator: ".").map(String.init)
        var map = screen
        for name in names.dropLast() {
            guard let value = tree.value(ofKey: name, in: map) else { return [] }
            map = tree.resolved(value)
        }
        // A key without a value yet stands there already.
        guard let last = names.last, tree.value(ofKey: last, in: map) == nil else { return [] }
        let checks = Plural.phrase(key.decides, "check")
        return key.values.compactMap { value in
            guard let edit = tree.insertion(ofKey: last, value, in: map) else { return nil }
            let title = "Write '\(key.path): \(value)', which decides \(checks)"
            return action(title, CodeAction.refactoring, in: place, edits: [edit])
        }
    }
}

extension YAMLTree {
    /// The map of the screen whose id, key or value, a stretch touches.
    fileprivate func screen(whoseIDIsBetween start: Int, and end: Int) -> (node: NodeIndex, id: String)? {
        var maps = [NodeIndex]()
        for root in documents {
            maps.append(root)
            guard let list = value(ofKey: "screens", in: root) else { continue }
            maps += children(of: list).map { resolved($0) }
        }
        for map in maps where self[map].kind == .mapping {
            guard let id = value(ofKey: "id", in: map), self[id].kind == .scalar else { continue }
            // The key stands right before its value.
            let key = self[NodeIndex(rawValue: id.rawValue - 1)].range
            if key.start <= end, self[id].range.end >= start { return (map, text(of: id)) }
        }
        return nil
    }
}
