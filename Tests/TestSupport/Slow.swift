import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
    /// Marks a test that takes more than half a second of processor time: `Scripts/test --fast` leaves it out.
    package static var slow: Self {
        .disabled(
            if: ProcessInfo.processInfo.environment["SKIP_SLOW_TESTS"] != nil,
            "it is slow, and SKIP_SLOW_TESTS is set"
        )
    }
}
