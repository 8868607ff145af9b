import Testing

@testable import CEL

/// The functions on lists and some corners that the specification's cases leave out.
@Suite("Functions")
struct FunctionTests {
    @Test(arguments: [
        ("[1, 2, 3, 4].slice(1, 3)", "[2, 3]"),
        ("[1, 2].slice(0, 0)", "[]"),
        ("[3, 4].first()", "3"),
        ("[3, 4].last()", "4"),
        ("[1, 1.0, 2u, 1u, 2].distinct()", "[1, 2]"),
        ("[[1], [2, [3]], []].flatten()", "[1, 2, [3]]"),
        ("[[1, [2, [3]]]].flatten(2)", "[1, 2, [3]]"),
        ("[3, 1, 2].sort()", "[1, 2, 3]"),
        ("['b', 'ä', 'a'].sort().join()", "abä"),
        ("[3, 2, 1, 0].map(x, x > 0, 6 / x)", "[2, 3, 6]"),
        ("[1, 2].map(x, [x, x].filter(y, y > 1))", "[[], [2, 2]]"),
        ("[1, 2, 3].existsOne(x, x == 2)", "true"),
        ("1 < 1.5 && 2u > 1 && 2 == 2.0", "true"),
        ("'a,b,,c'.split(',')", "[a, b, , c]"),
        ("'añb'.split('')", "[a, ñ, b]"),
        ("'abc'.replace('', '-')", "-a-b-c-"),
        ("'%e %.0e %.3f'.format([123456.789, 9.5, -0.0005])", "1.234568e+05 1e+01 -0.001"),
        ("'%f'.format([1e22])", "10000000000000000000000.000000"),
        ("string(1e100)", "1e+100"),
        ("cel.bind(x, 1/0, true || x > 0)", "true"),
        ("matches('grey', 'gr[ae]y')", "true"),
        ("['gr(a|e)y'].all(p, 'grey'.matches(p))", "true"),
    ])
    func computes(source: String, expected: String) throws {
        let program = try Environment(variables: []).compile(source)
        var evaluator = Evaluator()
        let result = evaluator.evaluate(program, variables: [], reader: NoObjects())
        #expect(evaluator.description(of: result, reader: NoObjects()) == expected)
    }

    @Test func everyFunctionIsDocumented() {
        let documented = Set(FunctionDocumentation.all.map(\.name))
        #expect(Set(FunctionTable.names).subtracting(documented) == [])
        #expect(documented.count == FunctionDocumentation.all.count)
    }

    @Test(arguments: FunctionDocumentation.all.map(\.example).filter { $0.contains(" // ") })
    func anExampleGivesWhatItSays(example: String) throws {
        let sides = example.replacing(" // ", with: "\n").split(separator: "\n")
        let program = try Environment(variables: []).compile("(\(sides[0])) == (\(sides[1]))")
        var evaluator = Evaluator()
        let result = evaluator.evaluate(program, variables: [], reader: NoObjects())
        #expect(evaluator.description(of: result, reader: NoObjects()) == "true")
    }
}
