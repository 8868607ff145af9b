import ScreenModel
import Tokens
import YAMLSyntax

// Where something is reported that a file doesn't say itself: at what it belongs to.

extension RecordStore {
    /// Whether a place is a component that is the only one of its kind where it stands, such as a bar of a screen.
    func isOnlyComponent(at place: Place) -> Bool {
        guard place.slot == nil, let outer = self.place(of: place.record) else { return false }
        return outer.element == nil
    }

    /// The component in another layout that stands where one does in its own; nil without one, or with lists between.
    func counterpart(of record: Record, in layout: Record) -> Record? {
        guard let place = self.place(of: record), place.element == nil, let slot = place.slot else {
            return self.place(of: record) == nil ? layout : nil
        }
        let value = counterpart(of: place.record, in: layout).map { self[$0, slot] }
        return value?.hasValue == true ? value?.record : nil
    }

    /// What the last of some variants writes of a component of a layout, if that is not what the base has; else nil.
    func change(of record: Record, from base: Record, by variants: [Record]) -> Record? {
        guard let before = counterpart(of: record, in: base), before != record else { return nil }
        let fields = kind(of: record).component.fields.indices.filter {
            self[record, $0].isWritten && self[record, $0].node != self[before, $0].node
        }
        return variants.reversed().lazy.compactMap { counterpart(of: record, in: $0) }
            .first { part in fields.contains { self[part, $0].node == self[record, $0].node } }
    }

    /// The node of a place, or where nothing is written there, as of a field with a default, that of the nearest component
    /// around it; `none` if that is the screen.
    func writtenNode(of place: Place, locale: UInt32 = 0, appearance: Appearance? = nil) -> UInt32 {
        let node = node(of: place, locale: locale, appearance: appearance)
        guard node == NodeIndex.none.rawValue else { return node }
        var record = place.record
        while let outer = self.place(of: record) {
            let node = self.node(of: record)
            if node != NodeIndex.none.rawValue { return node }
            record = outer.record
        }
        return NodeIndex.none.rawValue
    }
}
