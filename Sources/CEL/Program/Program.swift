package import Diagnostics

/// A compiled expression: instructions over registers, and the constants that they use.
///
/// The first registers are the environment's variables. Several evaluators may evaluate a program at a time.
package final class Program: Sendable {
    /// The type of the result.
    package let resultType: CELType
    /// The fields of the host's objects that an evaluation may read, in order of type and slot.
    package let reads: [FieldRead]
    /// The operands of the outermost `&&`, in their order; of another expression, the whole.
    package let parts: [Part]
    /// The tests of single fields that parts are made of.
    package let tests: [FieldTest]

    /// Whether it looks fields up by name, which `reads` can't tell of.
    package var readsByName: Bool { !names.isEmpty }

    let instructions: [Instruction]
    /// For each instruction, the place of its expression in the source, in UTF-8 bytes.
    let ranges: [Range<Int>]
    /// The elements of constant lists; the keys and values of constant maps.
    let values: [Value]
    /// The UTF-8 bytes of constant strings, the bytes of constant bytes.
    let bytes: [UInt8]
    /// The names of fields and keys that are looked up by name.
    let names: [Name]
    /// The patterns of `matches` that are known.
    let patterns: [RegularExpression]
    let registerCount: Int
    let variableCount: Int
    let provider: any TypeProvider
    let symbols: SymbolNames

    /// An operand of the outermost `&&`, which can be evaluated by itself.
    package struct Part: Sendable {
        /// The place in the source, in UTF-8 bytes.
        package let range: Range<Int>
        /// The tests that may decide it, as indices of the program's.
        package let tests: Tests
        /// A bit for each variable that it reads.
        let variables: UInt64
        let instructions: Range<Int>
        /// The register that holds its value in the end.
        let register: Int

        /// Whether it reads a variable, given by its index.
        package func reads(variable index: Int) -> Bool { variables >> UInt64(index & 63) & 1 == 1 }
    }

    /// Tests of fields that may decide a part without its evaluation.
    package struct Tests: Sendable {
        /// Their indices; empty if there are none.
        package var indices: CompactRange
        /// Whether all of them have to hold; else one is enough.
        package let isConjunction: Bool
        /// Whether the part is made of nothing else; else it is to be evaluated where they don't decide it.
        package let isWhole: Bool
    }

    /// A name as a text and as a constant string.
    struct Name: Sendable {
        let text: String
        let value: Value
    }

    init(
        resultType: CELType,
        reads: [FieldRead],
        parts: [Part],
        tests: [FieldTest],
        instructions: [Instruction],
        ranges: [Range<Int>],
        values: [Value],
        bytes: [UInt8],
        names: [Name],
        patterns: [RegularExpression],
        registerCount: Int,
        variableCount: Int,
        provider: any TypeProvider
    ) {
        self.resultType = resultType
        self.reads = reads
        self.parts = parts
        self.tests = tests
        self.instructions = instructions
        self.ranges = ranges
        self.values = values
        self.bytes = bytes
        self.names = names
        self.patterns = patterns
        self.registerCount = registerCount
        self.variableCount = variableCount
        self.provider = provider
        symbols = provider.symbols
    }

    convenience init(_ generator: consuming CodeGenerator, type: CELType, reads: Set<FieldRead>) {
        self.init(
            resultType: type,
            reads: reads.sorted { ($0.object.id, $0.slot) < ($1.object.id, $1.slot) },
            parts: generator.parts,
            tests: generator.tests,
            instructions: generator.instructions,
            ranges: generator.ranges,
            values: generator.pool.values,
            bytes: generator.pool.bytes,
            names: generator.pool.names,
            patterns: generator.patterns,
            registerCount: generator.registerCount,
            variableCount: generator.variableCount,
            provider: generator.provider
        )
    }
}
