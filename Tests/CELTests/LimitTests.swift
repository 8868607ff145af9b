import CEL
import Testing

/// No expression runs away, however it is written.
@Suite("Limits")
struct LimitTests {
    private let environment = Environment(variables: [("x", .list(.int))])

    private func firstMistake(_ source: String) -> String? {
        do {
            _ = try environment.compile(source)
            return nil
        } catch {
            return error.errors.first?.message
        }
    }

    @Test(arguments: [
        ("(", ")"), ("[", "]"), ("-(", ")"), ("!(", ")"), ("size([", "])"), ("true ? 1 : (", ")"), ("{1: ", "}"),
    ])
    func nestingEnds(opening: String, closing: String) {
        let source = String(repeating: opening, count: 1_000) + "1" + String(repeating: closing, count: 1_000)
        #expect(firstMistake(source) == "The expression is nested deeper than 100 levels.")
    }

    @Test func longChainsAreNested() {
        let deep = "The expression is nested deeper than 100 levels."
        #expect(firstMistake("1" + String(repeating: " + 1", count: 1_000)) == deep)
        #expect(firstMistake("x" + String(repeating: ".a", count: 1_000)) == deep)
        #expect(firstMistake(String(repeating: "-", count: 1_001) + "x") == deep)
        // Conjunctions are flat, so that they may be long.
        #expect(firstMistake("true" + String(repeating: " && true", count: 1_000)) == nil)
        #expect(
            firstMistake(String(repeating: " ", count: 20_000))
                == "The expression has 20000 bytes; at most 16384 are read."
        )
    }

    @Test(arguments: [
        "[0,1,2,3,4,5,6,7,8,9].map(a, [0,1,2,3,4,5,6,7,8,9].map(b, [0,1,2,3,4,5,6,7,8,9].map(c, x.all(d, x.all(e, true)))))",
        "x.map(a, cel.bind(s, 'abcdefghijklmnop', cel.bind(t, s+s+s+s+s+s+s+s+s+s, t+t+t+t+t+t+t+t+t+t))).size() > 0",
        "cel.bind(l, x.map(a, x), cel.bind(m, l+l+l+l+l+l+l+l, m.map(n, m+m+m+m+m+m+m+m))) == []",
        "x.map(a, 'aaaaaaaaaaaaaaaaaaaaaaaa'.replace('', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb')).join().split('') == []",
        "x.map(a, string(a) + 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa').join().matches('(a?){200}(a*)*c') || x.map(a, x) != x.map(b, x)",
    ])
    func evaluationEnds(source: String) throws {
        let program = try environment.compile(source)
        var host = FakeHost()
        let list = host.list((0..<1_000).map { .int(Int64($0)) })
        var evaluator = Evaluator(costLimit: 100_000)
        guard case .failure(let failure) = evaluator.result(program, variables: [list], reader: host) else {
            Issue.record("It does not fail.")
            return
        }
        #expect(failure.message == "The evaluation takes more than 100000 steps.")
        // The evaluator is as good as new.
        let simple = try environment.compile("x.size() == 1000")
        #expect(evaluator.evaluate(simple, variables: [list], reader: host).kind == .bool(true))
    }

    /// What goes over long texts and lists is counted by their length, not as one step.
    @Test(arguments: [
        "x.all(a, text == same)",
        "cel.bind(t, text + '', x.all(a, text == t))",
        "cel.bind(t, text + '', cel.bind(u, same + '', x.all(a, t == u)))",
        "cel.bind(t, text + '', cel.bind(u, same + '', x.all(a, t <= u)))",
        "cel.bind(t, text + '', '%s'.format([x.map(a, t)]).size() > 0)",
        "cel.bind(t, text + '', x.map(a, t).sort().size() > 0)",
        "cel.bind(l, x.map(a, a), x.all(a, l[a] == a))",
        "x.all(a, x[a] == a)",
    ])
    func lengthCounts(source: String) throws {
        let program = try Environment(
            variables: [
                ("x", .list(.int)), ("text", .string),
                ("same", .string),
            ]
        ).compile(source)
        var host = FakeHost()
        let text = String(repeating: "a", count: 20_000)
        let variables = [host.list((0..<1_000).map { .int(Int64($0)) }), host.text(text), host.text(text)]
        var evaluator = Evaluator(costLimit: 60_000)
        #expect(evaluator.evaluate(program, variables: variables, reader: host).kind == .failure)
    }

    @Test func theLimitIsNotAbsorbed() throws {
        let program = try environment.compile("x.all(a, x.all(b, true)) || true || x.size() > 0")
        #expect(program.isConstant)
        let other = try environment.compile("x.all(a, x.all(b, true)) || x.size() > 0")
        var host = FakeHost()
        let list = host.list((0..<1_000).map { .int(Int64($0)) })
        var evaluator = Evaluator(costLimit: 10_000)
        #expect(evaluator.evaluate(other, variables: [list], reader: host).kind == .failure)
    }
}
