import ScreenModel
import Tokens
import YAMLSyntax

// Where something is reported that a file doesn't say itself: at what it belongs to.

extension RecordStore {
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
