import Linter

/// One subcommand of `screenlint`.
struct Command: Sendable {
    /// The word that chooses it.
    let name: String
    /// One line on what it does.
    let summary: String
    /// What it takes beside options, such as `[PATH...]`.
    let operands: String
    /// Does it and answers the exit status.
    let run: @Sendable (Arguments) throws(UsageError) -> Int32
    private let makeOptions: @Sendable () -> [Option]

    /// Creates a command, whose options are not made before they are asked for.
    init(
        name: String,
        summary: String,
        operands: String = "",
        options: @autoclosure @escaping @Sendable () -> [Option] = [],
        run: @escaping @Sendable (Arguments) throws(UsageError) -> Int32
    ) {
        (self.name, self.summary, self.operands) = (name, summary, operands)
        makeOptions = options
        self.run = run
    }

    var options: [Option] { makeOptions() }

    /// All commands, in the order of the help text; the first is taken when none is named.
    static let all: [Command] = [
        .check, .fix, .test, .lsp, .conformance, .rules, .explain, .trace, .eval, .preview, .review, .tokens, .describe,
        .schema, .config, .initialize, .completions, .manual, .version, .help,
    ]

    /// How many operands it takes; nil for any number.
    var mostOperands: Int? { operands.contains("...") ? nil : operands.split(separator: " ").count }

    static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
