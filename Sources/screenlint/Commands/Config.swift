import Diagnostics
import Linter
import RuleEngine
import ScreenModel
import YAMLSyntax

extension Command {
    /// `screenlint config FILE`.
    static let config = Command(
        name: "config",
        summary: "Show what is in force for a file, and where each value comes from.",
        operands: "[FILE]",
        options: CheckRun.options(named: ["guidelines", "rules", "config", "isolated"])
    ) { arguments throws(UsageError) in
        let setup = try RunSetup(RunRequest(rules: arguments))
        let path = arguments.operands.first ?? "."
        let folder = setup.files.kind(of: path) == .folder ? path : FilePath.folder(of: path)
        let configuration = setup.finder.configuration(forFolder: folder)
        let usual = setup.rules.provider(forFile: path).defaultPacks(forFile: path)
        var text = ConfigurationText(configuration, path: FilePath.absolute(path), usual: usual, arguments: arguments)
        if !arguments.has("guidelines") { text.addGuidelines(ofScreensIn: path, setup.rules.provider(forFile: path)) }
        if setup.finder.excludes(path) { text.addExclusion() }
        text.addSettings(ofRun: setup.finder.configuration(forFolder: "."))
        Console.writeLines(text.text)
        // Token files are read when something asks for their colours.
        _ = setup.library.tokens(of: configuration?.tokens.map(\.value) ?? [])
        for report in setup.reports {
            let lines = LineTable(report.source)
            for diagnostic in report.diagnostics {
                let position = lines.position(at: diagnostic.range.start)
                Console.note(
                    "\(report.path):\(position.line):\(position.column): \(diagnostic.message) [\(diagnostic.rule)]"
                )
            }
        }
        for note in setup.notes { Console.note(note) }
        for failure in setup.failures { Console.note("screenlint: \(failure)") }
        return setup.failures.isEmpty && !setup.reports.contains(where: \.hasErrors) ? 0 : 2
    }
}

/// What is in force for a file, as YAML with the origin of each value in a comment.
private struct ConfigurationText {
    private(set) var text = ""

    init(_ configuration: Configuration?, path: String, usual: [String], arguments: Arguments) {
        line("# in force for \(FilePath.display(path).inOneLine)")
        line("# configuration: \(configuration.map { FilePath.display($0.file) } ?? "none")")
        if let names = arguments.list("guidelines") {
            line("guidelines: \(list(names))", from: "--guidelines")
        } else if let guidelines = configuration?.guidelines(for: path) {
            line("guidelines: \(list(guidelines.value))", guidelines.origin)
        } else {
            line("guidelines: \(list(usual))", from: "default")
        }
        if let locale = configuration?.locale { line("locale: \(quoted(locale.value))", locale.origin) }
        let packs = (configuration?.rulePacks ?? []).map { (FilePath.display($0.value), origin($0.origin)) }
        entries("rulePacks", packs + arguments.all("rules").map { ($0, "--rules") })
        let tokens = (configuration?.tokens ?? []).map { (FilePath.display($0.value), origin($0.origin)) }
        entries("tokens", tokens + arguments.all("tokens").map { ($0, "--tokens") })
        rules(configuration?.rules(for: path) ?? [:])
        icons(configuration?.icons ?? [])
        globs("include", configuration?.include)
        globs("exclude", configuration?.exclude)
    }

    /// The guidelines that screens of the file name themselves, which go before those of a configuration.
    mutating func addGuidelines(ofScreensIn path: String, _ provider: RuleProvider) {
        guard FileDiscovery.hasScreenName(path), let file = try? ScreenFile(path: path, provider: provider) else {
            return
        }
        let lines = LineTable(file.tree.source)
        for screen in file.screens {
            let store = file.description.store
            guard store.packs(namedBy: screen) != nil else { continue }
            let names = provider.packs(for: screen, store, ofFile: path)
            let said = store[screen.record, Slots.Screen.guidelines]
            let position = lines.position(at: file.tree[said.nodeIndex].range.start)
            let origin = "\(FilePath.display(path).inOneLine):\(position.line)"
            line("# screen \(screen.id?.inOneLine ?? "without id"): guidelines: \(list(names))", from: origin)
        }
    }

    /// That a run leaves the file out.
    mutating func addExclusion() { line("# this file is excluded") }

    /// What belongs to a run that starts here, whatever file it is about.
    mutating func addSettings(ofRun configuration: Configuration?) {
        if let level = configuration?.failLevel {
            line("failLevel: \(level.value)", level.origin)
        } else {
            line("failLevel: error", from: "default")
        }
        if let baseline = configuration?.baseline {
            line("baseline: \(quoted(FilePath.display(baseline.value)))", baseline.origin)
        }
    }

    private mutating func rules(_ rules: [String: Configuration.Setting<RuleSetting>]) {
        if !rules.isEmpty { line("rules:") }
        for (id, setting) in rules.sorted(by: { $0.key < $1.key }) {
            var parts = [String]()
            if setting.value.isOff == true { parts.append("off: true") }
            if let severity = setting.value.severity { parts.append("severity: \(severity.rawValue)") }
            let parameters = setting.value.parameters.sorted { $0.key < $1.key }
            if !parameters.isEmpty {
                let values = parameters.compactMap { name, said in
                    YAMLValue.combined(said).map { "\(name.inOneLine): \(written($0))" }
                }
                parts.append("params: {\(values.joined(separator: ", "))}")
            }
            line("  \(id): {\(parts.joined(separator: ", "))}", setting.origin)
        }
    }

    private mutating func icons(_ icons: [Configuration.Setting<Configuration.IconName>]) {
        if !icons.isEmpty { line("icons:") }
        for icon in icons { line("  \(icon.value.meaning): \(quoted(icon.value.name))", icon.origin) }
    }

    private mutating func globs(_ key: String, _ setting: Configuration.Setting<[Glob]>?) {
        entries(key, setting.map { setting in setting.value.map { ($0.pattern, origin(setting.origin)) } } ?? [])
    }

    private mutating func entries(_ key: String, _ entries: [(String, String)]) {
        if !entries.isEmpty { line("\(key):") }
        for (entry, origin) in entries { line("  - \(quoted(entry))", from: origin) }
    }

    private func list(_ names: [String]) -> String { "[\(names.joined(separator: ", "))]" }

    private func written(_ value: YAMLValue) -> String {
        if let elements = value.elements { return "[\(elements.map(written).joined(separator: ", "))]" }
        if let members = value.members {
            return "{\(members.map { "\(written($0.key)): \(written($0.value))" }.joined(separator: ", "))}"
        }
        guard case .scalar(let text, let type) = value.content, type == .string else { return value.text ?? "null" }
        return quoted(text)
    }

    /// The text in double quotes, with what could end them or change the terminal escaped.
    private func quoted(_ text: String) -> String {
        text.quoted(escaping: VisibleText.isHidden).replacing(VisibleText.commandMark, with: "#\\u0023[")
    }

    private func origin(_ origin: Configuration.Origin) -> String {
        "\(FilePath.display(origin.file).inOneLine):\(origin.line)"
    }

    private mutating func line(_ line: String, _ origin: Configuration.Origin) {
        self.line(line, from: self.origin(origin))
    }

    private mutating func line(_ line: String, from origin: String) { self.line("\(line)  # \(origin)") }

    private mutating func line(_ line: String) { text += line + "\n" }
}
