import Diagnostics

/// A test of one field of a variable, such as `self.isAction`, `!has(item.icon)` or `screen.state == 'default'`.
///
/// A host makes them itself, for a tenth of what an evaluation costs. Public for the same reason as `Slot`.
public struct FieldTest: BitwiseCopyable, Hashable, Sendable {
    /// What is asked of the field.
    public enum Kind: BitwiseCopyable, Sendable {
        /// Whether it is true.
        case isTrue
        /// What `has()` says.
        case isPresent
        /// Whether it is the word `symbol`.
        case isSymbol
        /// Whether there is none.
        case isNull
    }

    /// What is asked.
    public let kind: Kind
    /// Whether the opposite is asked.
    public private(set) var isNegated: Bool
    /// The index of the variable.
    public let variable: UInt8
    /// A number of the symbol table.
    public let symbol: UInt32
    /// The number of fields from the variable to the one that is tested, which counts.
    public let depth: UInt8
    /// The slots of the fields, a byte each, the first in the lowest one.
    public let slots: UInt32

    private static let greatestDepth = 4

    /// The tests that an expression is made of.
    static func group(_ expression: TypedExpression, isNegated: Bool = false) -> FieldTestGroup {
        switch expression.kind {
        case .call(.not, let arguments): return group(arguments[0], isNegated: !isNegated)
        case .logical(let connective, let operands):
            let groups = operands.map { group($0, isNegated: isNegated) }
            return FieldTestGroup(joining: groups, isConjunction: (connective == .and) != isNegated)
        case .call(.contained, let arguments):
            guard case .list(let words)? = arguments[1].constant else { return FieldTestGroup(nil) }
            let groups = words.map { FieldTestGroup(equality(arguments[0], $0, isNegated: isNegated)) }
            return FieldTestGroup(joining: groups, isConjunction: isNegated)
        default:
            var test = test(expression)
            if isNegated { test?.isNegated.toggle() }
            return FieldTestGroup(test)
        }
    }

    private static func test(_ expression: TypedExpression) -> FieldTest? {
        switch expression.kind {
        case .call(let function, let arguments) where function.isEquality:
            let isNegated = function == .notEqual
            return arguments[1].constant.flatMap { equality(arguments[0], $0, isNegated: isNegated) }
                ?? arguments[0].constant.flatMap { equality(arguments[1], $0, isNegated: isNegated) }
        case .hasField(let object, let slot):
            return path(object).flatMap { FieldTest(.isPresent, $0.variable, $0.slots + [slot]) }
        case .field where expression.type == .bool || expression.type == .nullable(.bool):
            return path(expression).flatMap { FieldTest(.isTrue, $0.variable, $0.slots) }
        default:
            return nil
        }
    }

    private static func equality(_ field: TypedExpression, _ word: Constant, isNegated: Bool) -> FieldTest? {
        guard let path = path(field) else { return nil }
        switch (word, field.type) {
        case (.symbol(let symbol), .enumeration), (.symbol(let symbol), .nullable(.enumeration)):
            return FieldTest(.isSymbol, path.variable, path.slots, symbol, isNegated: isNegated)
        // Of texts and lists, `null` is not all that is read from the field alone.
        case (.null, .nullable(.enumeration)), (.null, .nullable(.bool)), (.null, .nullable(.object)):
            return FieldTest(.isNull, path.variable, path.slots, isNegated: isNegated)
        default: return nil
        }
    }

    /// The slots of the fields that lead from a variable to an expression's value.
    private static func path(_ expression: TypedExpression) -> (variable: Int, slots: [Int])? {
        switch expression.kind {
        case .variable(let index): (index, [])
        case .field(let object, let slot): path(object).map { ($0.variable, $0.slots + [slot]) }
        default: nil
        }
    }

    /// Nil without a field, with too many, and for one that the host numbers in a way of its own.
    private init?(_ kind: Kind, _ variable: Int, _ slots: [Int], _ symbol: UInt32 = 0, isNegated: Bool = false) {
        guard !slots.isEmpty, slots.count <= FieldTest.greatestDepth, slots.allSatisfy({ $0 <= UInt8.max }) else {
            return nil
        }
        self.kind = kind
        self.isNegated = isNegated
        self.variable = UInt8(variable)
        self.symbol = symbol
        depth = UInt8(slots.count)
        self.slots = slots.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Reads a test.
    init(from reader: inout ByteReader) {
        let bits = reader.number()
        kind = FieldTest.kinds[bits >> 1 & 3]
        isNegated = bits & 1 != 0
        variable = UInt8(truncatingIfNeeded: reader.number())
        symbol = UInt32(truncatingIfNeeded: reader.bits())
        depth = UInt8(truncatingIfNeeded: reader.number())
        slots = UInt32(truncatingIfNeeded: reader.bits())
    }

    /// The kinds by the two bits that stand for them in an image.
    static let kinds: [Kind] = [.isTrue, .isPresent, .isSymbol, .isNull]
}

/// Tests that the truth of an expression rests on, or that may decide it.
struct FieldTestGroup {
    private(set) var tests: [FieldTest]
    /// Whether all of them have to hold; else one is enough.
    private(set) var isConjunction = false
    /// Whether the expression is made of nothing else; else it is to be evaluated where they don't decide it.
    private(set) var isWhole: Bool

    /// The group of one test, or of an expression that is none.
    fileprivate init(_ test: FieldTest?) {
        tests = test.map { [$0] } ?? []
        isWhole = test != nil
    }

    /// The group of a conjunction or a disjunction; operands that join tests the other way are left to evaluation.
    fileprivate init(joining groups: [FieldTestGroup], isConjunction: Bool) {
        let fitting = groups.filter { $0.isConjunction == isConjunction || $0.tests.count == 1 && $0.isWhole }
        tests = fitting.flatMap(\.tests)
        self.isConjunction = isConjunction
        isWhole = fitting.count == groups.count && fitting.allSatisfy(\.isWhole)
    }
}
