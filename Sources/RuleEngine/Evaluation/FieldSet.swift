import CEL
import Diagnostics
import ScreenModel

/// Some fields of the schema's components: for each component a bit for each slot.
struct FieldSet: Sendable {
    /// The slots of each component, in the order of `ComponentKind`.
    private(set) var slots = [UInt64](repeating: 0, count: FieldSet.componentCount)

    /// All fields that take a colour.
    static let colors: FieldSet = {
        var colors = FieldSet()
        for (number, kind) in ComponentKind.allCases.enumerated() {
            for (slot, field) in kind.component.fields.enumerated() where field.isColor {
                colors.insert(slot, of: number)
            }
        }
        return colors
    }()

    private static let componentCount = ComponentKind.allCases.count

    /// Adds a field; false if it is none of the schema.
    @discardableResult
    mutating func insert(_ slot: Int, of component: Int) -> Bool {
        guard slot < 64, component < slots.count else { return false }
        slots[component] |= 1 << UInt64(slot)
        return true
    }

    /// Whether no field is in both sets.
    func isDisjoint(with other: FieldSet) -> Bool { zip(slots, other.slots).allSatisfy { $0 & $1 == 0 } }

    /// Adds the fields that a path leads through.
    mutating func insert(_ path: NodePath) {
        for segment in path.segments where !segment.leadsToTexts && !segment.leadsToOwnKey {
            insert(segment.slot, of: Int(segment.component.rawValue))
        }
    }

    /// Adds the fields that a program reads; false if it may read others, too.
    mutating func insert(_ program: Program) -> Bool {
        for read in program.reads where !insert(read.slot, of: Int(read.object.id)) { return false }
        return !program.readsByName
    }
}

// Field sets as bytes: how many components have fields in it, and for each its number and slots.
extension FieldSet {
    func write(to writer: inout ByteWriter) {
        writer.add(slots.enumerated().filter { $0.element != 0 }) { component, writer in
            writer.add(component.offset)
            writer.add(component.element)
        }
    }

    init(from reader: inout ByteReader) {
        for _ in 0..<reader.count() {
            let (component, bits) = (reader.number(), reader.bits())
            if slots.indices.contains(component) { slots[component] = bits }
        }
    }
}
