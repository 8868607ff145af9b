import Diagnostics

/// A test of one field of a variable, such as `self.isAction`, `!has(item.icon)` or `screen.state == 'default'`.
///
/// Most conditions are made of such tests, and a host can make them itself for a tenth of what an evaluation costs.
///
/// Public, like `Value`, because the compiler puts no code of package declarations into another module.
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
    public let variable: Int
    /// A number of the symbol table.
    public let symbol: UInt32
    /// The number of fields from the variable to the one that is tested, which counts.
    public let depth: Int
    /// The slots of the fields, a byte each, the first in the lowest one.
    public let slots: UInt32

    private static let greatestDepth = 4

    /// The alternatives that an expression is made of, if it is nothing else; none for any other expression.
    static func alternatives(_ expression: TypedExpression) -> [FieldTest] {
        switch expression.kind {
        case .logical(.or, let operands):
            let tests = operands.map { FieldTest.alternatives($0) }
            return tests.contains(where: \.isEmpty) ? [] : Array(tests.joined())
        case .call(.contained, let arguments):
            guard case .list(let words)? = arguments[1].constant, !words.isEmpty else { return [] }
            let tests = words.compactMap { equality(arguments[0], $0, isNegated: false) }
            return tests.count == words.count ? tests : []
        default:
            return test(expression).map { [$0] } ?? []
        }
    }

    private static func test(_ expression: TypedExpression) -> FieldTest? {
        switch expression.kind {
        case .call(.not, let arguments):
            var test = test(arguments[0])
            test?.isNegated.toggle()
            return test
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
        self.variable = variable
        self.symbol = symbol
        depth = slots.count
        self.slots = slots.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Reads a test.
    init(from reader: inout ByteReader) {
        let bits = reader.number()
        kind = FieldTest.kinds[bits >> 1 & 3]
        isNegated = bits & 1 != 0
        variable = reader.number()
        symbol = UInt32(truncatingIfNeeded: reader.bits())
        depth = reader.number()
        slots = UInt32(truncatingIfNeeded: reader.bits())
    }

    /// Writes the test to an image.
    func write(to writer: inout ByteWriter) {
        let number = FieldTest.kinds.firstIndex(of: kind) ?? 0
        writer.add(number << 1 | (isNegated ? 1 : 0))
        writer.add(variable)
        writer.add(UInt64(symbol))
        writer.add(depth)
        writer.add(UInt64(slots))
    }

    /// The kinds by the two bits that stand for them in an image.
    private static let kinds: [Kind] = [.isTrue, .isPresent, .isSymbol, .isNull]
}
