import ScreenModel

/// Compares what two stores say of the same component.
struct RecordComparison {
    /// Where two components differ.
    struct Difference {
        /// The node of the description.
        let node: UInt32
        /// What differs, without the end of the sentence.
        let message: String
    }

    /// The description's records.
    let ours: RecordStore
    /// The records of the file that it was taken from.
    let theirs: RecordStore

    /// Fields that name the screen itself, and are a description's own; people describe the content as freely.
    private static let ownFields: Set<String> = [
        "id", "name", "target", "action", "variants", "sizeClasses", "content",
    ]

    /// The differences between two components of one kind.
    func differences(_ our: Record, _ their: Record, at path: String) -> [Difference] {
        var found = [Difference]()
        for (slot, field) in ours.kind(of: our).component.fields.enumerated() {
            guard !field.isDerived, !RecordComparison.ownFields.contains(field.name) else { continue }
            let (mine, other) = (ours[our, slot], theirs[their, slot])
            let name = path.isEmpty ? field.name : "\(path).\(field.name)"
            // What only one of them says is no difference, but for a list of items that is there without the other.
            guard mine.isWritten, other.hasValue, mine.payload != Slot.undetermined else { continue }
            if case .component = field.type, mine.hasValue {
                found += differences(mine.record, other.record, at: name)
            } else if case .list(.component) = field.type {
                found += differences(mine, other, at: name)
            } else if let value = value(other, field.type, theirs), value != self.value(mine, field.type, ours) {
                let own = self.value(mine, field.type, ours) ?? "none"
                found.append(Difference(node: mine.node, message: "\(name) is \(own) here, and \(value)"))
            }
        }
        return found
    }

    private func differences(_ mine: Slot, _ other: Slot, at path: String) -> [Difference] {
        let own = mine.hasValue ? ours.elements(ofListAt: mine.payload).filter(\.hasValue) : []
        let their = theirs.elements(ofListAt: other.payload).filter(\.hasValue)
        guard own.count == their.count else {
            return [Difference(node: mine.node, message: "\(path) has \(own.count) entries here, and \(their.count)")]
        }
        return zip(own, their).enumerated().flatMap { index, pair in
            differences(pair.0.record, pair.1.record, at: "\(path)[\(index)]")
        }
    }

    /// A value as a message shows it; nil for one that is not compared.
    private func value(_ slot: Slot, _ type: FieldType, _ store: RecordStore) -> String? {
        guard slot.hasValue else { return nil }
        switch type {
        case .text, .identifier, .token:
            let text = store.texts[Int(slot.payload)]
            return text.hasPlaceholder ? nil : "'\(store.string(of: text))'"
        case .boolean: return slot.payload == 1 ? "true" : "false"
        case .enumeration: return Schema.standard.symbols.names[Int(slot.payload)]
        default: return nil
        }
    }
}
