import CEL
import Foundation
import Testing

/// What compiling and evaluating cost, where `CEL_BENCHMARK` is set.
///
/// To be run with `CEL_BENCHMARK=1 swift test -c release --filter CELTests.BenchmarkTests`; prints the medians.
@Suite("Benchmark")
struct BenchmarkTests {
    private static let isEnabled = ProcessInfo.processInfo.environment["CEL_BENCHMARK"] != nil

    private static let conditions = [
        "item.role != 'back'",
        "screen.platform == 'ios' && has(bar.title) && bar.items.filter(i, i.isAction).size() > 3",
        "bar.items.exists(i, i.role == 'search')",
        "bar.title.size() <= 37 && bar.title != 'Home'",
        "item.icon in ['chevron-left', 'arrow-left', 'back'] || item.priority > 3",
        "bar.title.matches('^[A-Z][a-z]+( [A-Z][a-z]+)*$')",
    ]

    @Test(.enabled(if: isEnabled, "CEL_BENCHMARK is not set."))
    func conditions() throws {
        var host = FakeHost()
        let items = (0..<5).map { index in
            host.object(
                FakeHost.item,
                [
                    "label": host.text("Add"), "role": .null, "isAction": .bool(index > 0), "priority": .int(5),
                    "icon": host.text("plus"),
                ]
            )
        }
        let bar = host.object(FakeHost.bar, ["title": host.text("Orders to Approve"), "items": host.list(items)])
        let screen = host.object(FakeHost.screen, ["platform": host.symbol("ios"), "bar": bar])
        let item = items[0]
        // A host that does not change, so that the closures below need not copy it.
        let reader = host
        let environment = Environment(
            variables: [
                ("screen", .object(FakeHost.screen)),
                ("bar", .object(FakeHost.bar)),
                ("item", .object(FakeHost.item)),
            ],
            provider: reader
        )
        for source in Self.conditions {
            let program = try environment.compile(source)
            var evaluator = Evaluator()
            let evaluation = median(runs: 15, of: 100_000) {
                evaluator.evaluate(program, screen, bar, item, reader: reader).isAbsent
            }
            let compilation = median(runs: 15, of: 200) { (try? environment.compile(source)) == nil }
            print("\(Int(evaluation)) ns to evaluate, \((compilation / 100).rounded() / 10) µs to compile: \(source)")
        }
    }

    /// The median, over some runs, of the nanoseconds of processor time that one of many calls takes.
    ///
    /// Processor time, so that what else the machine does shows little.
    private func median(runs: Int, of count: Int, _ body: () -> Bool) -> Double {
        var times: [Double] = []
        var failures = 0
        for _ in 0..<runs {
            let start = clock()
            for _ in 0..<count where body() { failures += 1 }
            times.append(Double(clock() - start) * 1e9 / Double(CLOCKS_PER_SEC) / Double(count))
        }
        #expect(failures == 0)
        return times.sorted()[runs / 2]
    }
}
