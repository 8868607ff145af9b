import CEL
import Diagnostics
import ScreenModel

/// Some fields of the schema's components.
struct FieldSet: Sendable {
    /// The fields of one component.
    struct Part: Sendable {
        /// The component's place in the order of `ComponentKind`.
        let component: Int
        /// A bit for each slot.
        var slots: UInt64
    }

    /// The components that have any of the fields: few, as a rule reads those on its paths.
    private(set) var parts: [Part] = []

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
        guard slot < 64, component < FieldSet.componentCount else { return false }
        if let index = parts.firstIndex(where: { $0.component == component }) {
            parts[index].slots |= 1 << UInt64(slot)
        } else {
            parts.append(Part(component: component, slots: 1 << UInt64(slot)))
        }
        return true
    }

    /// Whether a field is in the set.
    func contains(_ slot: Int, of component: Int) -> Bool { slot < 64 && slots(of: component) >> UInt64(slot) & 1 == 1 }

    /// Whether no field is in both sets.
    func isDisjoint(with other: FieldSet) -> Bool { parts.allSatisfy { $0.slots & other.slots(of: $0.component) == 0 } }

    /// Hands over each field: its slot, and the component's place in the order of `ComponentKind`.
    func forEach(_ body: (_ slot: Int, _ component: Int) -> Void) {
        for part in parts {
            var slots = part.slots
            while slots != 0 {
                body(slots.trailingZeroBitCount, part.component)
                slots &= slots - 1
            }
        }
    }

    private func slots(of component: Int) -> UInt64 { parts.first { $0.component == component }?.slots ?? 0 }

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
    init(from reader: inout ByteReader) {
        parts = reader.list { Part(component: min($0.number(), FieldSet.componentCount - 1), slots: $0.bits()) }
    }
}
