import ScreenModel

/// Finds the fields in which two layouts of a screen differ.
///
/// A rule that reads none of them comes to the same in both, so it is run once.
struct LayoutDifference {
    /// The fields that differ in some record, or hold lists of different length or records of different nodes.
    private(set) var fields = FieldSet()
    private let reader: LayoutReader

    init(_ left: Record, _ right: Record, _ reader: LayoutReader) {
        self.reader = reader
        compare(left, right)
    }

    private mutating func compare(_ left: Record, _ right: Record) {
        let component = reader.component(of: left)
        for slot in 0..<reader.fieldCount(ofComponent: component) {
            let (leftValue, rightValue) = (reader.slot(slot, of: left), reader.slot(slot, of: right))
            guard leftValue != rightValue else { continue }
            let kinds = reader.kinds(ofSlot: slot, ofComponent: component)
            if !isSame(leftValue, rightValue, kinds.value, kinds.element) { fields.insert(slot, of: component) }
        }
    }

    /// Whether two values are the same, but for what differs within the records they hold.
    private mutating func isSame(_ left: Slot, _ right: Slot, _ kind: ReadKind, _ element: ReadKind) -> Bool {
        if left == right { return true }
        guard left.node == right.node, left.hasValue, right.hasValue else { return false }
        switch kind {
        case .record:
            let (leftRecord, rightRecord) = (left.record, right.record)
            guard reader.component(of: leftRecord) == reader.component(of: rightRecord),
                reader.node(of: leftRecord) == reader.node(of: rightRecord)
            else { return false }
            compare(leftRecord, rightRecord)
            return true
        case .list:
            let leftElements = reader.elements(ofListAt: left.payload)
            let rightElements = reader.elements(ofListAt: right.payload)
            guard leftElements.count == rightElements.count else { return false }
            var areSame = true
            for (left, right) in zip(leftElements, rightElements) {
                areSame = isSame(left, right, element, .dynamic) && areSame
            }
            return areSame
        default:
            return false
        }
    }
}
