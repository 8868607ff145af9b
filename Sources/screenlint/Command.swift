/// One subcommand of `screenlint`.
struct Command: Sendable {
    /// The word that chooses it.
    let name: String
    /// One line on what it does.
    let summary: String
    /// What it takes beside options, such as `[PATH...]`.
    let operands: String
    /// The options it takes.
    let options: [Option]
    /// Does it and answers the exit status.
    let run: @Sendable (Arguments) throws(UsageError) -> Int32

    /// All commands, in the order of the help text; the first is taken when none is named.
    static let all: [Command] = [
        .check,
        .fix,
        .test,
        .lsp,
        .conformance,
        .rules,
        .explain,
        .trace,
        .eval,
        .preview,
        .schema,
        .config,
        .initialize,
        .completions,
        .manual,
        .version,
        .help,
    ]

    /// The command with a name.
    static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
