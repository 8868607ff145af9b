/// Words of other linters for what this one calls otherwise, so that a message can lead on.
enum OtherWords {
    private static let options = [
        "severity": "fail-level", "min-severity": "fail-level", "fail-on": "fail-level", "error-level": "fail-level",
        "select": "only", "rule": "only", "enable": "only", "include-rule": "only", "ignore": "skip", "disable": "skip",
        "exclude-rule": "skip", "output": "output-file", "out": "output-file", "reporter": "format",
        "guideline": "guidelines",
        "ruleset": "rules", "rulesdir": "rules", "configuration": "config", "no-config": "isolated", "threads": "jobs",
        "parallel": "jobs", "workers": "jobs", "silent": "quiet", "stats": "statistics", "dry-run": "diff",
        "unsafe": "unsafe-fixes", "changed-since": "since", "stdin": "stdin-filename", "colour": "color",
    ]

    private static let commands = [
        "lint": "check", "validate": "check", "verify": "check", "run": "check", "autofix": "fix", "format": "fix",
        "list": "rules", "ls": "rules", "show": "explain", "docs": "explain", "rule": "explain",
        "draw": "preview", "render": "preview", "report": "conformance", "coverage": "conformance", "debug": "trace",
        "why": "trace", "server": "lsp", "language-server": "lsp", "settings": "config", "new": "init",
        "completion": "completions",
    ]

    /// Our option for one of another tool, if the command at hand has it.
    static func option(_ name: String, in known: [String]) -> String? {
        options[name].flatMap { known.contains($0) ? $0 : nil }
    }

    /// Our command for one of another tool.
    static func command(_ name: String) -> String? { commands[name] }
}
