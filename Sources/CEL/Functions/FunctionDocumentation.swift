/// What there is to say about a function of conditions, for those who write rules.
package struct FunctionDocumentation: Sendable {
    /// The name as it is typed.
    package let name: String
    /// What it gives, in one sentence.
    package let summary: String
    /// An expression that uses it, and after `//` what it gives.
    package let example: String

    private init(_ name: String, _ summary: String, _ example: String) {
        self.name = name
        self.summary = summary
        self.example = example
    }

    /// The documentation of the function or macro with a name; nil if there is none.
    package static func named(_ name: String) -> FunctionDocumentation? { all.first { $0.name == name } }

    /// The ways to call it, such as `string.trim() gives string`; none for a macro.
    package var forms: [String] {
        (FunctionTable.overloads(named: name) ?? []).map { "\($0.description(name: name)) gives \($0.result)" }
    }

    /// All functions and macros.
    package static let all: [FunctionDocumentation] = [
        .init("has", "Whether a field is described and not null or empty.", "has(screen.toolbar)"),
        .init("all", "Whether a condition holds for every element.", "[1, 2].all(n, n > 0) // true"),
        .init("exists", "Whether it holds for some element.", "[1, 2].exists(n, n > 1) // true"),
        .init("exists_one", "Whether it holds for exactly one element.", "[1, 2].exists_one(n, n > 1) // true"),
        .init("filter", "The elements for which it holds.", "[1, 2].filter(n, n > 1) // [2]"),
        .init("map", "What an expression gives for each element.", "[1, 2].map(n, n * 2) // [2, 4]"),
        .init("cel.bind", "Gives a value a name within an expression.", "cel.bind(n, 2, n * n) // 4"),
        .init("size", "The characters of a text, or the elements of a list.", "size('bar') // 3"),
        .init("startsWith", "Whether a text begins with another.", "'bar'.startsWith('b') // true"),
        .init("endsWith", "Whether a text ends with another.", "'bar'.endsWith('r') // true"),
        .init("contains", "Whether a text holds another.", "'bar'.contains('a') // true"),
        .init("matches", "Whether a regular expression finds something.", "'b7'.matches('[0-9]') // true"),
        .init("bool", "A text as a truth value.", "bool('true') // true"),
        .init("int", "A text or a number as a whole number.", "int('7') // 7"),
        .init("uint", "A text or a number as a whole number of at least 0.", "uint(7) // 7u"),
        .init("double", "A text or a number as a number with a fraction.", "double('1.5') // 1.5"),
        .init("string", "A value as text.", "string(7) // '7'"),
        .init("bytes", "A text as its UTF-8 bytes.", "bytes('a') // b'a'"),
        .init("dyn", "A value whose type is not checked.", "dyn(1) == 1.0 // true"),
        .init("type", "The type of a value.", "type(1) == int // true"),
        .init("charAt", "The character at a place, counted from 0.", "'bar'.charAt(1) // 'a'"),
        .init("indexOf", "Where a text first occurs; -1 if it doesn't.", "'bar'.indexOf('r') // 2"),
        .init("lastIndexOf", "Where a text last occurs; -1 if it doesn't.", "'abab'.lastIndexOf('a') // 2"),
        .init(
            "words",
            "The words of the text in lower case, split at what is neither letter nor digit.",
            "'Check-In…'.words() // ['check', 'in']"
        ),
        .init("lowerAscii", "The text with A to Z in lower case.", "'BAR'.lowerAscii() // 'bar'"),
        .init("upperAscii", "The text with a to z in upper case.", "'bar'.upperAscii() // 'BAR'"),
        .init("replace", "The text with one text in place of another.", "'bar'.replace('b', 'c') // 'car'"),
        .init("split", "The parts of a text between separators.", "'a b'.split(' ') // ['a', 'b']"),
        .init("substring", "A part of a text, from one place to before another.", "'bar'.substring(1, 3) // 'ar'"),
        .init("trim", "The text without white space at its ends.", "' bar '.trim() // 'bar'"),
        .init("join", "The texts of a list as one.", "['a', 'b'].join('-') // 'a-b'"),
        .init("reverse", "The text from its end to its start.", "'bar'.reverse() // 'rab'"),
        .init("strings.quote", "The text in quotes, with escapes.", "strings.quote('a') // '\"a\"'"),
        .init("format", "A text with values filled in.", "'%d items'.format([3]) // '3 items'"),
        .init("slice", "A part of a list, from one place to before another.", "[1, 2, 3].slice(0, 2) // [1, 2]"),
        .init("first", "The first element.", "[1, 2].first() // 1"),
        .init("last", "The last element.", "[1, 2].last() // 2"),
        .init("distinct", "The list without repetitions.", "[1, 1, 2].distinct() // [1, 2]"),
        .init("flatten", "The elements of lists in a list, as one list.", "[[1], [2]].flatten() // [1, 2]"),
        .init(
            "color",
            "The colour that a token, figures or a name of CSS stand for: its hex, and its luminance from 0 to 1; "
                + "unknown where token files would have to say.",
            "color('#fff').hex == '#FFFFFF' && color(self.background).luminance > 0.5"
        ),
        .init(
            "contrast",
            "How much a colour stands out from the one behind it, from 1 to 21, as WCAG 2.2 reckons.",
            "contrast(self.color, screen.toolbar.background) >= 4.5"
        ),
        .init(
            "over",
            "The colour that is seen where one that lets others through lies over another.",
            "color('#00000080').over('#fff').hex == '#7F7F7F'"
        ),
        .init("sort", "The list in ascending order.", "[2, 1].sort() // [1, 2]"),
    ]
}
