import Foundation
import Testing

/// Completion scripts, tried in the shells that they are for; where a shell is not installed, its test is skipped.
@Suite struct ShellCompletionTests {
    private static func has(_ shell: String) -> Bool {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
    }

    private static let shell = URL(filePath: "/usr/bin/env")

    @Test(.enabled(if: has("fish"), "install fish"))
    func fishCompletesCommandsOptionsValuesAndFiles() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\n"])
        let command = BuiltCommand(folder: folder)
        try folder.write("screenlint.fish", try command("completions", "fish").output)
        let script = """
            source screenlint.fish
            complete -C 'screenlint comp'
            complete -C 'screenlint check --write'
            complete -C 'screenlint -f sar'
            complete -C 'screenlint config a.'
            """
        let outcome = try command.run(["fish", "--no-config", "-c", script], of: Self.shell)
        let words = outcome.lines.map { String($0.prefix { $0 != "\t" }) }
        #expect(words == ["completions", "--write-baseline", "sarif", "a.screen.yaml"], "\(outcome)")
    }

    /// zsh completes in its line editor only, so the keys are typed at a terminal of its own.
    @Test(.enabled(if: has("zsh"), "install zsh"))
    func zshCompletesCommandsOptionsValuesAndFiles() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\n"])
        let command = BuiltCommand(folder: folder)
        try folder.write("_screenlint", try command("completions", "zsh").output)
        try folder.write(
            ".zshrc",
            """
            PS1='READY>'; fpath=($PWD $fpath)
            autoload -Uz compinit; compinit -u -d $PWD/dump
            bindkey '^I' complete-word; unset zle_bracketed_paste
            """
        )
        let script = """
            zmodload zsh/zpty
            for line in 'screenlint comp:*letions*' 'screenlint check --write:*-baseline*' \\
                'screenlint -f sar:*if*' 'screenlint config a.:*screen.yaml*'; do
                zpty shell "ZDOTDIR=$PWD TERM=dumb zsh -i"
                zpty -r -m shell out '*READY>*'
                zpty -w -n shell "${line%%:*}"$'\\t'
                zpty -r -m shell out "${line#*:}" && print completed
                zpty -d shell
            done
            """
        let outcome = try command.run(["zsh", "-f", "-c", script], of: Self.shell)
        #expect(outcome.lines == ["completed", "completed", "completed", "completed"], "\(outcome)")
    }
}
