/// Carries out the instructions of a program, in one loop over plain values of which none is counted by reference.
enum Interpreter {
    /// Carries out instructions up to `finish`, whose value it gives, or up to the end of `range`.
    static func run(
        _ program: Program,
        _ range: Range<Int>,
        _ registers: inout [Value],
        _ evaluation: inout Evaluation,
        _ reader: borrowing some Reader
    ) -> Value {
        let instructionArray = program.instructions
        let instructions = instructionArray.span
        var registers = registers.mutableSpan
        var next = range.lowerBound
        while next < range.upperBound {
            let instruction = instructions[next]
            let target = Int(instruction.target)
            let left = Int(instruction.left)
            let right = Int(instruction.right)
            evaluation.position = next
            next += 1
            switch instruction.operation {
            case .move: registers[target] = registers[left]
            case .constant: registers[target] = instruction.constant
            case .field:
                let object = registers[left]
                if object.tag == .object {
                    registers[target] = evaluation.fromHost(reader.field(right, of: object.reference))
                } else {
                    registers[target] = evaluation.noOverload(object)
                }
            case .hasField:
                let object = registers[left]
                registers[target] =
                    object.tag == .object
                    ? evaluation.truth(reader.has(right, of: object.reference)) : evaluation.hasNothing(object)
            case .namedField: registers[target] = evaluation.field(right, of: registers[left], reader)
            case .hasNamedField: registers[target] = evaluation.hasField(right, of: registers[left], reader)
            case .list: registers[target] = evaluation.makeList(registers.span.extracting(left..<left + right))
            case .map: registers[target] = evaluation.makeMap((left..<(left + 2 * right)).map { registers[$0] }, reader)

            case .call:
                let count = left >> 8
                registers[target] = evaluation.call(
                    Function(rawValue: UInt8(truncatingIfNeeded: left)) ?? .toDyn,
                    CallArguments(
                        count: count,
                        first: registers[right],
                        second: count > 1 ? registers[right + 1] : .absent,
                        third: count > 2 ? registers[right + 2] : .absent,
                        fourth: count > 3 ? registers[right + 3] : .absent
                    ),
                    reader
                )
                if evaluation.isExhausted { return evaluation.fail(.costLimit) }
            case .equalSymbol:
                registers[target] = evaluation.equalSymbol(registers[left], UInt32(right), isNegated: false, reader)
            case .notEqualSymbol:
                registers[target] = evaluation.equalSymbol(registers[left], UInt32(right), isNegated: true, reader)
            case .equal:
                registers[target] = evaluation.equality(registers[left], registers[right], isNegated: false, reader)
            case .notEqual:
                registers[target] = evaluation.equality(registers[left], registers[right], isNegated: true, reader)
            case .less: registers[target] = evaluation.ordering(registers[left], registers[right], .less, reader)
            case .lessOrEqual:
                registers[target] = evaluation.ordering(registers[left], registers[right], .lessOrEqual, reader)
            case .greater: registers[target] = evaluation.ordering(registers[left], registers[right], .greater, reader)
            case .greaterOrEqual:
                registers[target] = evaluation.ordering(registers[left], registers[right], .greaterOrEqual, reader)
            case .add:
                registers[target] = evaluation.sum(registers[left], registers[right], reader)
                if evaluation.isExhausted { return evaluation.fail(.costLimit) }
            case .not:
                let value = registers[left]
                registers[target] = value.tag == .bool ? .bool(value.bits == 0) : evaluation.noOverload(value)
            case .size: registers[target] = evaluation.size(registers[left], reader)
            case .contained:
                registers[target] = evaluation.contains(registers[right], element: registers[left], reader)

            case .match:
                registers[target] = evaluation.matches(registers[left], program.patterns[right], reader)
                if evaluation.isExhausted { return evaluation.fail(.costLimit) }

            case .jump: next = left
            case .jumpIfFalse:
                let value = evaluation.bool(registers[target])
                registers[target] = value
                if value.isFalse { next = left }
            case .jumpIfTrue:
                let value = evaluation.bool(registers[target])
                registers[target] = value
                if value.isTrue { next = left }
            case .and:
                let value = evaluation.combine(registers[target], registers[right], decisive: 0)
                registers[target] = value
                if value.isFalse { next = left }
            case .or:
                let value = evaluation.combine(registers[target], registers[right], decisive: 1)
                registers[target] = value
                if value.isTrue { next = left }
            case .branch:
                let value = evaluation.bool(registers[target])
                if value.isFailure {
                    registers[target] = value
                    next = right
                } else if value.isFalse {
                    next = left
                }

            case .beginLoop:
                let source = registers[target + 1]
                if let count = evaluation.count(source, reader) {
                    registers[target + 2] = Value(.int, UInt64(UInt32(truncatingIfNeeded: count)))
                } else {
                    registers[target] = evaluation.noOverload(source)
                    next = left
                }
            case .nextElement:
                // The upper half of the count register is the index of the next element.
                let cursor = registers[target + 2].bits
                let index = cursor >> 32
                guard index < cursor & 0xFFFF_FFFF else {
                    next = left
                    continue
                }
                guard evaluation.charge(1) else { return evaluation.fail(.costLimit) }
                registers[target + 2] = Value(.int, cursor &+ 1 << 32)
                registers[target + 3] = evaluation.element(Int(index), of: registers[target + 1], reader)
            case .exists:
                var outcome = registers[target + 4]
                if outcome.isTrue, !evaluation.isThere(registers[target + 3], reader) { outcome = evaluation.absent }
                let value = evaluation.combine(registers[target], outcome, decisive: 1)
                registers[target] = value
                next = value.isTrue ? left : right
            case .all:
                var outcome = registers[target + 4]
                if outcome.isFalse, !evaluation.isThere(registers[target + 3], reader) { outcome = evaluation.absent }
                let value = evaluation.combine(registers[target], outcome, decisive: 0)
                registers[target] = value
                next = value.isFalse ? left : right
            case .count:
                var outcome = evaluation.bool(registers[target + 4])
                if outcome.isTrue, !evaluation.isThere(registers[target + 3], reader) { outcome = evaluation.absent }
                next = right
                if outcome.isTrue || outcome.tag == .absent {
                    registers[target] = Evaluation.counting(outcome, after: registers[target])
                } else if outcome.isFailure {
                    registers[target] = outcome
                    next = left
                }
            case .beginList: registers[target] = .int(Int64(evaluation.pending.count))
            case .keep:
                var outcome = evaluation.bool(registers[target + 4])
                if outcome.isTrue, !evaluation.isThere(registers[target + 3], reader) { outcome = evaluation.absent }
                next = right
                if outcome.isTrue {
                    evaluation.pending.append(registers[target + 3])
                } else if outcome.isFailure, !evaluation.passesOver(outcome) {
                    evaluation.dropPending(from: registers[target])
                    registers[target] = outcome
                    next = left
                }
            case .append:
                var outcome = registers[target + 4].withoutCount
                if !evaluation.isThere(registers[target + 3], reader) { outcome = evaluation.absent }
                next = right
                if !outcome.isFailure {
                    evaluation.pending.append(outcome)
                } else if !evaluation.passesOver(outcome) {
                    evaluation.dropPending(from: registers[target])
                    registers[target] = outcome
                    next = left
                }
            case .skip:
                let outcome = evaluation.bool(registers[target + 4])
                if outcome.isFailure {
                    evaluation.dropPending(from: registers[target])
                    registers[target] = outcome
                    next = right
                } else if outcome.isFalse {
                    next = left
                }
            case .endList: registers[target] = evaluation.collectPending(from: registers[target])
            case .isOne:
                let count = registers[target]
                if count.tag == .int { registers[target] = .bool(count.bits == 1) }
                if let least = count.leastCount, least > 1 { registers[target] = .bool(false) }

            case .fail:
                registers[target] = evaluation.fail(
                    FailureCode(rawValue: UInt8(truncatingIfNeeded: left)) ?? .unknownName
                )
            case .finish: return evaluation.isExhausted ? evaluation.fail(.costLimit) : registers[left]
            }
        }
        return .absent
    }
}
