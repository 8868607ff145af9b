import Diagnostics
import Linter

/// The words of a command line, sorted into options and operands.
struct Arguments: Hashable {
    /// The operands, in their order.
    var operands: [String] = []
    /// The options with their values, in their order; an option without value has an empty one.
    private(set) var occurrences: [Occurrence] = []

    /// One option as it was given.
    struct Occurrence: Hashable {
        let name: String
        let value: String
    }

    /// Parses words against the options of a command; throws for one that is unknown, or lacks a value on its list.
    init(_ words: [String], options: [Option]) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            if word.hasPrefix("--") {
                try parseLong(word, &rest, options)
            } else if word.hasPrefix("-"), word != "-", word.dropFirst().first?.isNumber != true {
                try parseShort(word, &rest, options)
            } else {
                if word.isEmpty { throw UsageError("'' is no file, and no name of anything; an operand is empty.") }
                operands.append(word)
            }
        }
    }

    /// The same words with one more option without value.
    func adding(_ name: String) -> Arguments {
        var arguments = self
        arguments.occurrences.append(Occurrence(name: name, value: ""))
        return arguments
    }

    /// Whether an option without value was given.
    func has(_ name: String) -> Bool { occurrences.contains { $0.name == name } }

    /// The last value of an option; nil if it was not given.
    func value(_ name: String) -> String? { occurrences.last { $0.name == name }?.value }

    /// The value of an option that a command takes once; nil if it was not given.
    func only(_ name: String) throws(UsageError) -> String? {
        guard all(name).count > 1 else { return value(name) }
        throw UsageError("--\(name) is given twice; run the command once for each.")
    }

    /// All values of an option, in their order.
    func all(_ name: String) -> [String] { occurrences.filter { $0.name == name }.map(\.value) }

    /// The values of an option that takes a list: separated by commas, or given several times; nil if not given.
    func list(_ name: String) -> [String]? { has(name) ? all(name).flatMap(Arguments.parts) : nil }

    /// The parts of a value that are separated by commas, and perhaps spaces.
    private static func parts(_ value: String) -> [String] {
        value.split(separator: ",").map { part in
            let end = part.lastIndex { !$0.isWhitespace }.map(part.index(after:)) ?? part.startIndex
            return part[..<end].drop(while: \.isWhitespace)
        }.filter { !$0.isEmpty }.map(String.init)
    }

    /// How many files are worked on at a time: a number of at least 1, or that of the processors.
    func jobs() throws(UsageError) -> Int {
        guard let text = value("jobs") else { return FileSystem.processorCount }
        guard let number = Int(text), number > 0 else {
            throw UsageError("--jobs takes a number of at least 1; this is '\(text)'.")
        }
        return number
    }

    private mutating func parseLong(
        _ word: String,
        _ rest: inout ArraySlice<String>,
        _ options: [Option]
    ) throws(UsageError) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = options.first(where: { $0.name == name }) else {
            let names = options.map(\.name)
            let suggestion = OtherWords.option(name, in: names) ?? Suggestion.likely(for: name, in: names)
            let rest = OtherWords.advice(name, options) ?? suggestion.map { "did you mean '--\($0)'?" }
            throw UsageError("There is no option '--\(name)'" + (rest.map { "; \($0)" } ?? "."))
        }
        if option.value == nil, parts.count > 1 { throw UsageError("'--\(name)' takes no value.") }
        try set(option, parts.count > 1 ? String(parts[1]) : nil, &rest)
    }

    private mutating func parseShort(
        _ word: String,
        _ rest: inout ArraySlice<String>,
        _ options: [Option]
    ) throws(UsageError) {
        let letter = word[word.index(after: word.startIndex)]
        guard let option = options.first(where: { $0.short == letter }) else {
            let isPath = FileSystem.kind(of: word) != nil
            let rest = isPath ? "; a path that begins with '-' is written './\(word)'." : "."
            throw UsageError("There is no option '-\(letter)'\(rest)")
        }
        var attached = word.dropFirst(2)
        if option.value == nil, !attached.isEmpty {
            throw UsageError("'-\(letter)' takes no value; write options one by one.")
        }
        // As behind a long name: -f=json.
        if attached.first == "=" { attached.removeFirst() }
        try set(option, attached.isEmpty ? nil : String(attached), &rest)
    }

    private mutating func set(
        _ option: Option,
        _ attached: String?,
        _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        guard let valueName = option.value else { return occurrences.append(Occurrence(name: option.name, value: "")) }
        guard let value = attached ?? rest.popFirst(), !value.allSatisfy({ $0.isWhitespace || $0 == "," }) else {
            let choices = option.choices.isEmpty ? "" : " It takes \(option.choices.joined(separator: ", "))."
            throw UsageError("'--\(option.name)' needs a value: --\(option.name) \(valueName).\(choices)")
        }
        if !option.choices.isEmpty, !option.isOpen,
            let wrong = Arguments.parts(value).first(where: { !option.choices.contains($0) })
        {
            let suggestion =
                OtherWords.value(wrong, in: option.choices)
                ?? Suggestion.likely(for: wrong, in: option.choices)
            let choices = option.choices.joined(separator: ", ")
            let hint = suggestion.map { "did you mean '\($0)'? It takes \(choices)." } ?? "it takes \(choices)."
            throw UsageError("'--\(option.name)' does not take '\(wrong)'; \(hint)")
        }
        // As with other tools, '-' is standard output.
        if option.name != "output-file" || value != "-" {
            occurrences.append(Occurrence(name: option.name, value: value))
        }
    }
}
