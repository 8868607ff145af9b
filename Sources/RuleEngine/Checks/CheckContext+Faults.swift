import CEL
import Diagnostics
import ScreenModel

// What of a component is at fault, if a condition on it does not hold.
extension CheckContext {
    /// The written fields that keep a condition from holding, one for each operand that fails; none if unknown.
    mutating func faults(of condition: Condition, _ visit: Visit) -> [Place] {
        unexplained { context in
            let program = condition.program
            return program.parts.indices.compactMap { index in
                let tests = program.parts[index].tests
                let known = context.test(program.tests, tests, visit)
                guard (known ?? context.test(index, of: condition, visit)) == .no else { return nil }
                return program.tests[tests.indices.range].compactMap { context.fault(in: $0, visit) }.first
            }
        }
    }

    /// The written field that fails a test: one of what is visited, or of another part of the screen.
    ///
    /// What the screen itself is, such as its role, is no fault of a part.
    private func fault(in test: FieldTest, _ visit: Visit) -> Place? {
        let object = test.variable == 0 ? layout : visit.place.record
        let isOfPart = test.variable == 1 || test.variable == 0 && test.depth > 1
        guard isOfPart, reader.test(test, object.offset) == .no else { return nil }
        return reader.writtenPlace(of: test, object)
    }
}
