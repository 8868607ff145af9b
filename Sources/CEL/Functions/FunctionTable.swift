/// All functions by their name, with their forms.
///
/// Sources: cel-spec doc/langdef.md "List of Standard Definitions" and doc/extensions/strings.md; for lists, the
/// functions of cel-go's lists extension, where `first` and `last` give the element itself.
enum FunctionTable {
    /// The forms of a function.
    static func overloads(named name: String) -> [Overload]? { functions[name] }

    /// The names of all functions, for suggestions.
    static var names: some Sequence<String> { functions.keys }

    /// The forms of an operator, all of one function.
    static func overloads(of symbol: Operator) -> [Overload] { operators[symbol] ?? [] }

    private static let a = CELType.parameter(0)
    private static let b = CELType.parameter(1)
    private static let listOfA = CELType.list(a)
    private static let mapOfAToB = CELType.map(a, b)
    private static let strings = CELType.list(.string)

    private static let operators: [Operator: [Overload]] = [
        .not: [.global(.not, [.bool], .bool)],
        .negate: same(.negate, [.int, .double], arity: 1),
        .multiply: same(.multiply, [.int, .uint, .double], arity: 2),
        .divide: same(.divide, [.int, .uint, .double], arity: 2),
        .remainder: same(.remainder, [.int, .uint], arity: 2),
        .add: same(.add, [.int, .uint, .double, .string, .bytes, listOfA], arity: 2),
        .subtract: same(.subtract, [.int, .uint, .double], arity: 2),
        .less: ordering(.less),
        .lessOrEqual: ordering(.lessOrEqual),
        .greater: ordering(.greater),
        .greaterOrEqual: ordering(.greaterOrEqual),
        .equal: [.global(.equal, [a, a], .bool)],
        .notEqual: [.global(.notEqual, [a, a], .bool)],
        .contained: [.global(.contained, [a, listOfA], .bool), .global(.contained, [a, mapOfAToB], .bool)],
        .index: [.global(.index, [listOfA, .int], a), .global(.index, [mapOfAToB, a], b)],
    ]

    private static let functions: [String: [Overload]] = [
        "size": [.string, .bytes, listOfA, mapOfAToB].flatMap {
            [.global(.size, [$0], .int), .member(.size, [$0], .int)]
        },
        "startsWith": [.member(.startsWith, [.string, .string], .bool)],
        "endsWith": [.member(.endsWith, [.string, .string], .bool)],
        "contains": [.member(.contains, [.string, .string], .bool)],
        "matches": [
            .member(.matches, [.string, .string], .bool), .global(.matches, [.string, .string], .bool),
        ],
        "bool": conversion(.toBool, from: [.bool, .string], to: .bool),
        "int": conversion(.toInt, from: [.int, .uint, .double, .string], to: .int),
        "uint": conversion(.toUint, from: [.uint, .int, .double, .string], to: .uint),
        "double": conversion(.toDouble, from: [.double, .int, .uint, .string], to: .double),
        "string": conversion(.toString, from: [.string, .bool, .int, .uint, .double, .bytes], to: .string),
        "bytes": conversion(.toBytes, from: [.bytes, .string], to: .bytes),
        "dyn": [.global(.toDyn, [a], .dyn)],
        "type": [.global(.typeOf, [a], .type(a))],

        "charAt": [.member(.charAt, [.string, .int], .string)],
        "indexOf": [
            .member(.indexOf, [.string, .string], .int), .member(.indexOf, [.string, .string, .int], .int),
        ],
        "lastIndexOf": [
            .member(.lastIndexOf, [.string, .string], .int), .member(.lastIndexOf, [.string, .string, .int], .int),
        ],
        "lowerAscii": [.member(.lowerASCII, [.string], .string)],
        "upperAscii": [.member(.upperASCII, [.string], .string)],
        "replace": [
            .member(.replace, [.string, .string, .string], .string),
            .member(.replace, [.string, .string, .string, .int], .string),
        ],
        "split": [.member(.split, [.string, .string], strings), .member(.split, [.string, .string, .int], strings)],
        "substring": [
            .member(.substring, [.string, .int], .string), .member(.substring, [.string, .int, .int], .string),
        ],
        "words": [.member(.words, [.string], strings)],
        "trim": [.member(.trim, [.string], .string)],
        "join": [.member(.join, [strings], .string), .member(.join, [strings, .string], .string)],
        "reverse": [.member(.reverse, [.string], .string)],
        "strings.quote": [.global(.quote, [.string], .string)],
        "format": [.member(.format, [.string, .list(.dyn)], .string)],

        "slice": [.member(.slice, [listOfA, .int, .int], listOfA)],
        "first": [.member(.first, [listOfA], a)],
        "last": [.member(.last, [listOfA], a)],
        "distinct": [.member(.distinct, [listOfA], listOfA)],
        "flatten": [
            .member(.flatten, [.list(listOfA)], listOfA), .member(.flatten, [.list(.dyn)], .list(.dyn)),
            .member(.flatten, [.list(.dyn), .int], .list(.dyn)),
        ],
        "color": [.global(.color, [.string], .color)],
        "contrast": [.color, .string].flatMap { color in
            [.global(.contrast, [color, .color], .double), .global(.contrast, [color, .string], .double)]
        },
        "over": [.member(.over, [.color, .color], .color), .member(.over, [.color, .string], .color)],
        "sort": [.int, .uint, .double, .bool, .string, .bytes].map { .member(.sort, [.list($0)], .list($0)) },
    ]

    private static func same(_ function: Function, _ types: [CELType], arity: Int) -> [Overload] {
        types.map { .global(function, Array(repeating: $0, count: arity), $0) }
    }

    private static func ordering(_ function: Function) -> [Overload] {
        [.int, .uint, .double, .string, .bytes, .bool].map { .global(function, [$0, $0], .bool) }
    }

    private static func conversion(_ function: Function, from types: [CELType], to result: CELType) -> [Overload] {
        types.map { .global(function, [$0], result) }
    }
}
