/// Completion scripts, made from the tables of commands and options.
enum CompletionScript {
    /// The text in single quotes, for a shell.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
