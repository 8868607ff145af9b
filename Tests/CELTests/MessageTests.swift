import CEL
import Testing

/// What authors of conditions read when they err.
@Suite("Messages")
struct MessageTests {
    private let environment = Environment(
        variables: [
            ("screen", .object(FakeHost.screen)),
            ("item", .object(FakeHost.item)),
        ],
        provider: FakeHost()
    )

    /// The mistakes of an expression: `place "text there": message`.
    private func mistakes(_ source: String) -> [String] {
        do {
            _ = try environment.compile(source, constants: ["params": .map(["max": .int(3)])])
            return []
        } catch {
            return error.errors.map { mistake in
                let place = Array(source.utf8)[mistake.range]
                return "\(mistake.range.lowerBound) \"\(String(decoding: place, as: UTF8.self))\": \(mistake.message)"
            }
        }
    }

    @Test(arguments: [
        ("", ["0 \"\": Expected a value, but the expression ends."]),
        ("screen.", ["7 \"\": Expected the name of a field after '.', but the expression ends."]),
        ("(1 + 2", ["6 \"\": Expected ')', but the expression ends."]),
        ("1 2", ["2 \"2\": Expected an operator or the end, but found '2'."]),
        ("size(1,)", ["7 \")\": Expected an argument after ',', but found ')'."]),
        ("a = b", ["2 \"=\": A single '=' means nothing here; '==' compares."]),
        ("'a", ["0 \"'a\": This string has no end '."]),
        ("'a\\y'", ["2 \"\\y\": This escape is unknown; a backslash itself is written '\\\\'."]),
        ("ä", ["0 \"ä\": The character 'ä' means nothing here."]),
        ("9223372036854775808", ["0 \"9223372036854775808\": The number is too large for int."]),
        ("1 + if", ["4 \"if\": The word 'if' is reserved and names nothing. Write a ? b : c."]),
        ("Message{a: 1}", ["0 \"Message\": Messages cannot be made here."]),
        ("has(screen)", ["4 \"screen\": has() takes a field, such as has(screen.toolbar)."]),
        ("screen and item", ["7 \"and\": Expected an operator or the end, but found 'and'. Write '&&' for 'and'."]),
        ("not has(a.b)", ["4 \"has\": Expected an operator or the end, but found 'has'. Write '!' for 'not'."]),
        ("[1].all(1, true)", ["8 \"1\": The first argument of all() is a name for each value."]),
    ])
    func syntax(source: String, expected: [String]) {
        #expect(mistakes(source) == expected)
    }

    @Test(arguments: [
        ("scren.level", ["0 \"scren\": The name 'scren' is not declared. Did you mean 'screen'?"]),
        ("item.label == home", ["14 \"home\": The name 'home' is not declared. A word needs quotes: 'home'."]),
        ("len(item.label) > 3", ["0 \"len\": There is no function 'len'. Write size(x)."]),
        ("item.label.length > 3", ["11 \"length\": A value of type string has no field 'length'. Write size(x)."]),
        (
            "item.label.toLowerCase()",
            ["11 \"toLowerCase\": There is no function 'toLowerCase'. Write x.lowerAscii()."]
        ),
        ("screen.levle", ["7 \"levle\": 'screen' has no field 'levle'. Did you mean 'level'?"]),
        ("has(item.lable)", ["9 \"lable\": 'item' has no field 'lable'. Did you mean 'label'?"]),
        (
            "item.label.startWith('a')",
            [
                "11 \"startWith\": There is no function 'startWith'. Did you mean 'startsWith'?"
            ]
        ),
        (
            "item.label.startsWith(1)",
            [
                "11 \"startsWith\": Found string.startsWith(int), but expected string.startsWith(string)."
            ]
        ),
        (
            "screen.level + 'a'",
            [
                "13 \"+\": Found int + string, but expected int + int, uint + uint, double + double, string + string, "
                    + "bytes + bytes, list(dyn) + list(dyn). The text of a number is string(x)."
            ]
        ),
        (
            "screen.level == 'a'",
            [
                "13 \"==\": Found int == string, but expected two values of one type. "
                    + "A number stands without quotes, a text in quotes."
            ]
        ),
        ("screen.platform == 'iso'", ["19 \"'iso'\": 'iso' is no platform. Did you mean 'ios'?"]),
        (
            "screen.platform in ['ios', 'windows']",
            [
                "27 \"'windows'\": 'windows' is no platform. Expected one of ios, ipados, android."
            ]
        ),
        ("screen.bar.items.exists(i, i.role == 'bakc')", ["37 \"'bakc'\": 'bakc' is no role. Did you mean 'back'?"]),
        ("screen.level && true", ["0 \"screen.level\": '&&' takes bool, but found int. Compare it: x > 0."]),
        ("screen.level.all(x, x)", ["0 \"screen.level\": all() visits a list or a map, but found int."]),
        ("true ? 1 : 'a'", ["7 \"1 : 'a'\": Both outcomes of '?' have one type, but found int and string."]),
        ("params.mxa > 1", ["7 \"mxa\": There is no 'mxa' in 'params'. Did you mean 'max'?"]),
        ("item.label.matches('a(b')", ["21 \"(\": In this regular expression: This group has no end ')'."]),
        (
            "item.label.matches(r'\\d(?=b)')",
            [
                "23 \"(?=\": In this regular expression: Patterns cannot look ahead or behind."
            ]
        ),
        // Each mistake is told, and only once.
        (
            "scren.a == 1 && screen.levle.b > 2 && item.label > 3",
            [
                "0 \"scren\": The name 'scren' is not declared. Did you mean 'screen'?",
                "23 \"levle\": 'screen' has no field 'levle'. Did you mean 'level'?",
                "49 \">\": Found string > int, but expected int > int, uint > uint, double > double, string > string, "
                    + "bytes > bytes, bool > bool. "
                    + "How long something is, tells size(x).",
            ]
        ),
    ])
    func types(source: String, expected: [String]) {
        #expect(mistakes(source) == expected)
    }

    @Test(arguments: [
        ("1 + 2 / (3 - 3)", 4..<15, "Division by zero."),
        ("[1, 2][2]", 0..<9, "The index 2 is out of range."),
        ("{'a': 1}['b']", 0..<13, "The map has no key 'b'."),
        ("{'a': 1, 'a': 2}", 0..<16, "The key 'a' is repeated."),
        ("int('x1')", 0..<9, "'x1' cannot be read as a value of the type."),
        ("[].first()", 0..<10, "The list is empty."),
        ("dyn('a') - 1", 0..<12, "This cannot be computed for string and int."),
        ("dyn(1).b", 0..<8, "A value of type int has no field 'b'."),
        ("'%d'.format(['a'])", 0..<18, "The format '%d' cannot show a value of type string."),
        ("'abc'.substring(2, 1)", 0..<21, "The start 2 lies after the end 1."),
        ("'a'.matches('(' + '(')", nil, ""),
    ])
    func evaluation(source: String, range: Range<Int>?, message: String) throws {
        guard let range else {
            #expect(throws: CompilationFailure.self) { try environment.compile(source) }
            return
        }
        let program = try environment.compile(source)
        var evaluator = Evaluator()
        guard case .failure(let failure) = evaluator.result(program, variables: [], reader: NoObjects()) else {
            Issue.record("\(source) does not fail.")
            return
        }
        #expect(failure.range == range)
        #expect(failure.message == message)
    }
}
