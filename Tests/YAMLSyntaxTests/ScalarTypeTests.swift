import Testing

@testable import YAMLSyntax

@Suite struct ScalarTypeTests {
    static let types: [(String, YAMLScalarType)] = [
        ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null), ("nULL", .string),
        ("~~", .string),
        ("true", .boolean(true)), ("True", .boolean(true)), ("TRUE", .boolean(true)), ("yes", .string),
        ("tRUE", .string),
        ("false", .boolean(false)), ("False", .boolean(false)), ("FALSE", .boolean(false)), ("no", .string),
        ("off", .string),
        ("0", .integer), ("12", .integer), ("-12", .integer), ("+12", .integer), ("007", .integer), ("0x1F", .integer),
        ("0o17", .integer), ("0x", .string), ("0o8", .string), ("0xg", .string), ("-0x1", .string), ("1_000", .string),
        ("-x", .string), ("+", .string), ("1a", .string), ("1 2", .string), ("1:2", .string),
        ("1.", .float), ("1.5", .float), ("-1.5", .float), (".5", .float), ("1e3", .float), ("1.e-3", .float),
        ("1E+3", .float), (".inf", .float), ("-.inf", .float), ("+.INF", .float), (".NaN", .float), ("-.nan", .string),
        (".", .string), ("+.", .string), ("1e", .string), ("1.2.3", .string), ("1e+", .string), ("3.10", .float),
        ("Orders", .string), ("No", .string), ("2024-01-01", .string),
    ]

    @Test(arguments: types)
    func followsTheCoreSchema(text: String, type: YAMLScalarType) {
        let tree = parsed("a: \(text)\n")
        #expect(tree.scalarType(of: NodeIndex(rawValue: 3)) == type)
        #expect(tree.text(of: NodeIndex(rawValue: 3)) == text)
    }

    static let tagged: [(String, YAMLScalarType)] = [
        ("!!str 1", .string), ("! 1", .string), ("!!int '1'", .integer), ("!!null ''", .null),
        ("!!bool \"true\"", .boolean(true)),
        ("!!float 1", .integer), ("!local 1", .integer), ("!local '1'", .string), ("!!str", .string), ("'1'", .string),
        ("|\n  1", .string), ("[1]", .string),
    ]

    @Test(arguments: tagged)
    func heedsTagsAndQuotes(text: String, type: YAMLScalarType) {
        #expect(parsed("a: \(text)\n").scalarType(of: NodeIndex(rawValue: 3)) == type)
    }

    static let numbers: [(String, Double?)] = [
        ("12", 12), ("-12", -12), ("+7", 7), ("0x1F", 31), ("0o17", 15), ("1.5", 1.5), (".5", 0.5), ("1.", 1),
        ("1e3", 1000),
        ("-.inf", -.infinity), (".inf", .infinity), ("99999999999999999999", 1e20), ("x", nil), ("'1'", nil),
    ]

    @Test(arguments: numbers)
    func readsNumbers(text: String, number: Double?) {
        #expect(parsed("a: \(text)\n").number(of: NodeIndex(rawValue: 3)) == number)
    }

    @Test func readsIntegersThatFit() {
        let tree = parsed("[12, 99999999999999999999, 1.0, .nan, 0x10]")
        #expect(tree.integer(of: NodeIndex(rawValue: 2)) == 12)
        #expect(tree.integer(of: NodeIndex(rawValue: 3)) == nil)
        #expect(tree.integer(of: NodeIndex(rawValue: 4)) == nil)
        #expect(tree.number(of: NodeIndex(rawValue: 5))?.isNaN == true)
        #expect(tree.integer(of: NodeIndex(rawValue: 6)) == 16)
    }
}
