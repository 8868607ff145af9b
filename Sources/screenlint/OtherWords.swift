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
        "update-baseline": "write-baseline", "generate-baseline": "write-baseline", "fix-unsafe": "unsafe-fixes",
        "strict": "fail-level", "max-warnings": "fail-level",
    ]

    /// What leads to what no option does, as the end of a sentence.
    private static let advice = [
        "exclude": "a configuration says what to leave out: exclude: [\"drafts/**\"].",
        "include": "a configuration says which files are screens: include: [\"design/*.yaml\"].",
        "list-rules": "'screenlint rules' lists the rules.",
        "print-config": "'screenlint config FILE' shows what is in force.",
        "show-config": "'screenlint config FILE' shows what is in force.",
        "explain": "'screenlint explain RULE' explains a rule.",
        "verbose": "'screenlint trace RULE FILE' shows why a rule fires or not.",
        "debug": "'screenlint trace RULE FILE' shows why a rule fires or not.",
        "watch": "'screenlint lsp' checks in an editor while you type.",
        "staged": "the hook of the README checks what is staged; --since HEAD what is not committed.",
        "locale": "the configuration has 'locale', or the screen.",
        "platform": "a screen says its 'platform'.",
        "cache": "there is none to turn on.", "no-cache": "there is none to turn off.",
    ]

    /// What other tools call the values of options, each with ours.
    private static let values = [
        "jsonl": "json-lines", "ndjson": "json-lines", "jsonlines": "json-lines", "text": "full", "pretty": "full",
        "human": "full", "table": "full", "compact": "concise", "short": "concise", "unix": "concise",
        "line": "concise",
        "junit-xml": "junit", "junitxml": "junit", "xml": "junit", "github-actions": "github", "actions": "github",
        "codeclimate": "gitlab", "code-climate": "gitlab", "code-quality": "gitlab", "reviewdog": "rdjson",
        "md": "markdown",
        "warn": "warning", "warnings": "warning", "errors": "error", "notice": "info", "information": "info",
        "none": "never", "off": "never", "on": "always", "yes": "always", "no": "never",
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

    /// What to do in place of giving an option, behind a semicolon; nil if nobody knows.
    ///
    /// The name of a format is a value, such as `--json`.
    static func advice(_ name: String, _ options: [Option]) -> String? {
        if let format = options.first(where: { $0.name == "format" }), format.choices.contains(name) {
            return "write '--format \(name)'."
        }
        return advice[name]
    }

    /// Our value of an option for one of another tool, if the option takes it.
    static func value(_ word: String, in known: [String]) -> String? {
        values[word.lowercased()].flatMap { known.contains($0) ? $0 : nil }
    }

    /// Our command for one of another tool.
    static func command(_ name: String) -> String? { commands[name] }
}
