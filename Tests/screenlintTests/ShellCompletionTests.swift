import Foundation
import TestSupport
import Testing

/// Completion scripts, tried in the shells that they are for; where a shell is not installed, its test is skipped.
@Suite struct ShellCompletionTests {
    private static func has(_ shell: String) -> Bool {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
    }

    private static let shell = URL(filePath: "/usr/bin/env")

    /// What is typed, and what must come of it: one word, the words that are offered, or none.
    private static let cases = [
        ("comp", "completions"), ("check --write", "--write-baseline"), ("-f sar", "sarif"),
        ("config a.", "a.screen.yaml"),
        ("conformance --format ba", "badge"), ("conformance --format sar", ""), ("rules -f id", "ids"),
        ("explain sap-fiori-ios/title-length-w", "sap-fiori-ios/title-length-with-subtitle"),
        ("explain navigationBar.titleV", "navigationBar.titleVisible"), ("explain FIORI-NAV-04", "FIORI-NAV-04"),
        ("trace apple-hig/title-le", "apple-hig/title-length"), ("trace apple-hig/title-length a.", "a.screen.yaml"),
        ("check --only apple-hig/title-le", "apple-hig/title-length"), ("check --rules de", "design"),
        ("check --config a.", "a.screen.yaml"), ("check --jobs a.", ""), ("schema con", "config"),
        ("completions z", "zsh"),
        ("rules sap", "sap-fiori-ios"), ("version a", ""), ("check --skip screen/unknown-k", "screen/unknown-key"),
    ]

    private static func command() throws -> BuiltCommand {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\n", "design/pack.yaml": ""])
        var command = BuiltCommand(folder: folder)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        command.environment["PATH"] = BuiltCommand.productsFolder.path + ":" + path
        return command
    }

    /// The first word that is offered must be the wanted one, or there must be none.
    private func expect(_ outcome: BuiltCommand.Outcome) {
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        for ((typed, wanted), offered) in zip(Self.cases, lines) {
            #expect(offered == wanted, "\(typed): \(offered) \(outcome.errors)")
        }
        #expect(lines.count == Self.cases.count + 1, "\(outcome)")
    }

    @Test(.slow, .enabled(if: has("bash"), "install bash"))
    func bashCompletesWhatEachCommandTakes() throws {
        let command = try Self.command()
        try command.folder.write("screenlint.bash", try command("completions", "bash").output)
        var script = "source screenlint.bash\n"
        for (typed, _) in Self.cases {
            script += "COMP_WORDS=(screenlint \(typed)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _screenlint\n"
            script += "printf '%s\\n' \"${COMPREPLY[0]%/}\"\n"
        }
        expect(try command.run(["bash", "--norc", "-c", script], of: Self.shell))
    }

    @Test(.slow, .enabled(if: has("fish"), "install fish"))
    func fishCompletesWhatEachCommandTakes() throws {
        let command = try Self.command()
        try command.folder.write("screenlint.fish", try command("completions", "fish").output)
        var script = "source screenlint.fish\n"
        for (typed, _) in Self.cases {
            script += "set words (complete -C 'screenlint \(typed)')\n"
            script += "echo (string replace -r '\\t.*' '' -- \"$words[1]\" | string trim -rc /)\n"
        }
        expect(try command.run(["fish", "--no-config", "-c", script], of: Self.shell))
    }

    /// zsh completes in its line editor only, so the keys are typed at a terminal of its own.
    @Test(.slow, .enabled(if: has("zsh"), "install zsh"))
    func zshCompletesWhatEachCommandTakes() throws {
        let command = try Self.command()
        try command.folder.write("_screenlint", try command("completions", "zsh").output)
        try command.folder.write(
            ".zshrc",
            """
            PS1='READY>'; fpath=($PWD $fpath)
            autoload -Uz compinit; compinit -u -d $PWD/dump
            bindkey '^I' complete-word; unset zle_bracketed_paste
            """
        )
        let lines = Self.cases.filter { !$0.1.isEmpty }.map { typed, wanted in
            // What stands behind the typed letters is what completion adds.
            let last = typed.split(separator: " ").last ?? ""
            return "'screenlint \(typed):*\(wanted.dropFirst(last.count))*'"
        }
        let script = """
            zmodload zsh/zpty
            for line in \(lines.joined(separator: " ")); do
                zpty shell "ZDOTDIR=$PWD TERM=dumb zsh -i"
                zpty -r -m shell out '*READY>*'
                zpty -w -n shell "${line%%:*}"$'\\t'
                zpty -r -m shell out "${line#*:}" && print completed
                zpty -d shell
            done
            """
        let outcome = try command.run(["zsh", "-f", "-c", script], of: Self.shell)
        #expect(outcome.lines == lines.map { _ in "completed" }, "\(outcome)")
    }
}
