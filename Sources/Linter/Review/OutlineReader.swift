import Diagnostics
import RuleEngine
import ScreenModel
import YAMLSyntax

/// Reads the layouts of a screen into outlines.
struct OutlineReader {
    private let store: RecordStore
    /// Fields that say how a screen is described rather than what it shows: its name in the run, and what becomes layouts.
    private static let leftOut: Set<String> = ["id", "platform", "sizeClasses", "variants"]

    /// The nodes of `defaults` in the order of the file.
    private let defaults: [NodeIndex]

    /// The names of colours that mean another one on the other side.
    private let recolored: RecoloredNames?
    private let isAfter: Bool
    /// The node of the screen that is read.
    private var screen = NodeIndex.none

    /// Makes ready for the screens of a file, with the names of colours that mean another one on the other side.
    init(_ file: borrowing ScreenFile, recolored: RecoloredNames?, isAfter: Bool) {
        (self.recolored, self.isAfter) = (recolored, isAfter)
        store = file.reader.store
        var found = [NodeIndex]()
        for document in file.tree.documents {
            for (key, value) in file.tree.pairs(of: document) where file.tree.text(of: key, equals: "defaults") {
                found.append(file.tree.resolved(value))
            }
        }
        defaults = found.sorted { $0.rawValue < $1.rawValue }
    }

    /// The outlines of a screen's layouts, that of the base first.
    func outlines(ofScreen number: Int, in file: borrowing ScreenFile) -> [LayoutOutline] {
        var reader = self
        reader.screen = file.screens[number].nodeIndex
        return file.layouts[number].map { layout in
            let node = reader.part(layout.record, name: "", path: "", file.tree, isScreen: true)
            return LayoutOutline(name: layout.name, screen: node)
        }
    }

    private func part(
        _ record: Record,
        name: String,
        path: String,
        _ tree: borrowing YAMLTree,
        isScreen: Bool = false
    ) -> OutlineNode {
        let component = store.kind(of: record).component
        var fields = [OutlineNode]()
        for (slot, field) in component.fields.enumerated() where !field.isDerived {
            if isScreen, OutlineReader.leftOut.contains(field.name) { continue }
            let place = path.isEmpty ? field.name : "\(path).\(field.name)"
            let slot = store[record, slot]
            if let node = node(slot, field.type, name: field.name, path: place, tree) {
                fields.append(field.isColor ? colored(node) : node)
            }
        }
        for extra in store.extras[record] ?? [] {
            let place = path.isEmpty ? extra.name : "\(path).\(extra.name)"
            let value = OutlineValue.plain(freeForm(extra.value))
            fields.append(OutlineNode(name: extra.name, value: value, path: place, origin: nil))
        }
        fields += unread(of: record, path, tree)
        let node = store.nodeIndex(of: record)
        let origin = isScreen ? nil : origin(of: node, tree)
        return OutlineNode(name: name, value: .part(component.name, fields), path: path, origin: origin)
    }

    /// The keys of a block that no schema has: what people see in it all the same.
    private func unread(of record: Record, _ path: String, _ tree: borrowing YAMLTree) -> [OutlineNode] {
        let kind = store.kind(of: record)
        guard kind == .block, store.takesOwnKeys else { return [] }
        let read = Set(kind.component.fields.indices.map { store[record, $0].node })
        var found = [OutlineNode]()
        for (key, value) in tree.pairs(of: tree.resolved(store.nodeIndex(of: record))) {
            let name = tree.text(of: key)
            guard !read.contains(key.rawValue), !read.contains(value.rawValue), !name.hasPrefix("x-"),
                !tree.isMergeKey(key), OtherWord.row(for: name, in: kind) == nil
            else { continue }
            let place = "\(path).\(name)"
            let origin = origin(of: value, tree)
            found.append(OutlineNode(name: name, value: .plain(oneLine(value, tree)), path: place, origin: origin))
        }
        return found
    }

    /// What is written in one line, the pairs of maps in the order of their keys; what is long is left out.
    private func oneLine(_ node: NodeIndex, _ tree: borrowing YAMLTree) -> String {
        if tree[node].range.length > 1_000 { return "…" }
        switch tree[node].kind {
        case .sequence:
            let parts = tree.children(of: node).map { oneLine($0, tree) }
            return "[\(parts.joined(separator: ", "))]"
        case .mapping:
            let parts = tree.pairs(of: node).map { "\(tree.text(of: $0.key)): \(oneLine($0.value, tree))" }
            return "{\(parts.sorted().joined(separator: ", "))}"
        default:
            let scalar = tree.resolved(node)
            return tree[scalar].kind == .scalar ? tree.text(of: scalar) : "*"
        }
    }

    /// A colour with its figures, if its name means another one on the other side.
    private func colored(_ node: OutlineNode) -> OutlineNode {
        guard let recolored, case .text(let texts) = node.value else { return node }
        let shown = texts.map { text in
            recolored.shown(text.string, isAfter: isAfter).map {
                OutlineText(locale: text.locale, string: $0, origin: .tokens)
            } ?? text
        }
        return shown == texts
            ? node : OutlineNode(name: node.name, value: .text(shown), path: node.path, origin: .tokens)
    }

    private func node(
        _ slot: Slot,
        _ type: FieldType,
        name: String,
        path: String,
        _ tree: borrowing YAMLTree
    ) -> OutlineNode? {
        // What nobody wrote is no news, whether it means none or something usual.
        guard slot.isWritten else { return nil }
        let index = slot.nodeIndex
        let origin = origin(of: index, tree)
        let value: OutlineValue
        switch type {
        case _ where slot.isNull: value = .nothing
        // What is not understood is compared as it is written; another tool's file may hold anything there.
        case _ where !slot.hasValue: value = store.takesOwnKeys ? .plain(oneLine(index, tree)) : .unknown
        case .component: return part(slot.record, name: name, path: path, tree)
        case .list(let element):
            var elements = [OutlineNode]()
            for (position, value) in store.elements(ofListAt: slot.payload).enumerated() {
                let place = "\(path)[\(position)]"
                if let node = node(value, element, name: "", path: place, tree) { elements.append(node) }
            }
            value = .list(elements)
        case .text, .identifier, .token: value = .text(texts(at: Int(slot.payload), origin, tree))
        case .boolean: value = .plain(slot.payload == 1 ? "true" : "false")
        case .enumeration: value = .plain(Schema.standard.symbols.names[Int(slot.payload)])
        case .integer, .number: value = .plain(OutlineReader.text(store.numbers[Int(slot.payload)]))
        case .dynamic: value = .plain(freeForm(slot.payload))
        }
        return OutlineNode(name: name, value: value, path: path, origin: origin)
    }

    /// A text in its languages, in the order of their names.
    private func texts(at first: Int, _ origin: ReviewReason?, _ tree: borrowing YAMLTree) -> [OutlineText] {
        var texts = [OutlineText]()
        var index = first
        repeat {
            let text = store.texts[index]
            let locale = text.locale == 0 ? nil : OutlineReader.shown(store.locales[Int(text.locale)])
            let source = origin ?? self.origin(of: text.nodeIndex, tree)
            texts.append(OutlineText(locale: locale, string: store.string(of: text), origin: source))
            index = Int(text.next)
        } while index != 0
        return texts.sorted { ($0.locale ?? "") < ($1.locale ?? "") }
    }

    /// The name of a language, or of an appearance.
    private static func shown(_ locale: String) -> String {
        let prefix = RecordStore.appearancePrefix
        return locale.hasPrefix(prefix) ? String(locale.dropFirst(prefix.count)) : locale
    }

    /// Whence a screen has what stands at a node; nil if that is in the screen itself.
    private func origin(of node: NodeIndex, _ tree: borrowing YAMLTree) -> ReviewReason? {
        if let source = tree.otherSource(of: node) { return .file(source.file) }
        if tree.isAdded(node) { return nil }
        if tree[node].kind == .alias { return .anchor }
        if screen == .none || node == .none || tree.isInside(node, screen) { return nil }
        // One `defaults` ends before the next begins.
        let behind = defaults.indices.partitioningIndex { defaults[$0].rawValue > node.rawValue }
        return behind > 0 && tree.isInside(node, defaults[behind - 1]) ? .defaults : .anchor
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }

    /// Free-form data in one line, the members of maps in the order of their keys.
    private func freeForm(_ index: UInt32) -> String {
        switch store.freeFormValues[Int(index)] {
        case .null: return "null"
        case .boolean(let truth): return String(truth)
        case .integer(let number): return String(number)
        case .number(let number): return OutlineReader.text(number)
        case .text(let text): return store.string(of: store.texts[Int(text)])
        case .list(let offset):
            return "[\(store.elements(ofListAt: offset).map { freeForm($0.payload) }.joined(separator: ", "))]"
        case .map(let members):
            let parts = members.map { "\(store.string(of: store.texts[Int($0.key)])): \(freeForm($0.value))" }
            return "{\(parts.sorted().joined(separator: ", "))}"
        }
    }
}
