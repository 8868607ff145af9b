import Diagnostics
import RuleEngine
import YAMLSyntax

/// Reads the values of one configuration file.
struct ConfigurationValues {
    let file: RuleFile
    /// The names of the team's own packs.
    private(set) var ownPacks: [String] = []
    /// What has been said of rules so far, which later settings change.
    var earlier: [[String: Configuration.Setting<RuleSetting>]] = []
    let library: PackLibrary
    private let enclosure: Enclosure
    private let path: String
    private let lines: LineTable
    var reader: MapReader
    /// The number of unknown rules so far: for the first ones a rule is looked for that may be meant.
    var unknownCount = 0
    static let mostSuggestions = 100

    /// Starts to read.
    init(path: String, file: RuleFile, root: YAMLValue, _ enclosure: Enclosure, library: PackLibrary) {
        (self.path, self.enclosure, self.file, self.library) = (path, enclosure, file, library)
        lines = LineTable(file.source)
        reader = MapReader(root, "A configuration", keys: ConfigurationKeys.file, in: file)
    }

    /// The folder that paths are relative to.
    var folder: String { FilePath.folder(of: path) }

    /// The files and folders that a key names, each of which is looked for: of too many, the first.
    mutating func named(_ key: String) -> ArraySlice<WrittenText> {
        let texts = reader.texts(key)
        let most = ConfigurationValues.mostNamed
        if texts.count > most {
            let message = "'\(key)' names \(most) files at most; from here on they are not looked for."
            report(.configTooManyFiles, texts[most].range, message)
        }
        return texts.prefix(most)
    }

    private static let mostNamed = 2000

    /// The absolute path that a value names from the folder of the file; nil, and a mistake, outside of the repository.
    mutating func path(_ value: WrittenText) -> String? {
        let path = FilePath.absolute(value.text, from: folder)
        if enclosure.contains(path) { return path }
        report(
            .configOutside,
            value.range,
            "'\(value.text)' leads out of the folder \(FilePath.name(of: enclosure.root)), in which all must lie that "
                + "a configuration names: its repository, or without one, the configuration's own folder."
        )
        return nil
    }

    /// Adds a mistake.
    mutating func report(_ rule: OwnRule, _ range: SourceRange, _ message: String) {
        reader.report(rule, range, message)
    }

    /// Reads all values on top of what the configuration holds, and gives the mistakes in rule packs that they name.
    mutating func read(into configuration: inout Configuration) -> [FileReport] {
        var reports = [FileReport]()
        var named = Set<String>()
        for folder in self.named("rulePacks") {
            guard let path = path(folder) else { continue }
            do {
                let pack = try library.read(folder: path)
                reports += pack.reports
                if !named.insert(pack.folder).inserted {
                    let message = "The rule pack '\(folder.text)' is named here for the second time."
                    report(.configRepeated, folder.range, message)
                }
                if !configuration.rulePacks.contains(where: { $0.value == pack.folder }) {
                    configuration.rulePacks.append(setting(pack.folder, folder.range))
                }
            } catch {
                report(.configMissingFile, folder.range, "'\(folder.text)' is no rule pack: \(error.message).")
            }
        }
        ownPacks = configuration.rulePacks.compactMap { library.pack(ofFolder: $0.value)?.name }
        configuration.guidelines = guidelines(&reader) ?? configuration.guidelines
        if let locale = reader.expression("locale") {
            let language = locale.text.prefix { $0 != "-" && $0 != "_" }
            let meant = LanguageCode.meant(by: String(language))
            if meant == nil, (2...3).contains(language.count), language.allSatisfy(\.isLetter) {
                configuration.locale = setting(locale.text, locale.range)
            } else {
                let rest =
                    meant.map { ": write '\($0)' for '\(locale.text)'." }
                    ?? ", such as 'en' or 'de-CH', and not '\(locale.text)'."
                let message = "'locale' is the code of a language\(rest)"
                report(.configUnknownValue, locale.range, message)
            }
        }
        earlier = [configuration.rules] + configuration.overrides.map(\.rules)
        configuration.rules = Configuration.overlaid(configuration.rules, by: rules(reader.value("rules")))
        earlier.append(configuration.rules)
        configuration.icons += icons()
        configuration.tokens += tokens()
        configuration.include = globs("include", &reader) ?? configuration.include
        configuration.exclude = globs("exclude", &reader) ?? configuration.exclude
        for value in list("overrides", of: "{files: \"drafts/**\", guidelines: [apple-hig]}") {
            if let override = override(value) { configuration.overrides.append(override) }
        }
        if let level = reader.word("failLevel", FailLevel.self), let value = reader.value("failLevel") {
            configuration.failLevel = setting(level.rawValue, value.range)
        }
        // A blank text says that there is none.
        if let baseline = reader.expression("baseline"), !baseline.text.isEmpty, let path = path(baseline) {
            if library.files.kind(of: path) == .folder {
                let message = "'baseline' is a file, such as .screenlint-baseline.json; '\(baseline.text)' is none."
                report(.configWrongType, baseline.range, message)
            } else {
                configuration.baseline = setting(path, baseline.range)
            }
        }
        return reports
    }

    func setting<Value>(_ value: Value, _ range: SourceRange) -> Configuration.Setting<Value> {
        Configuration.Setting(value: value, origin: Configuration.Origin(file: path, line: lines.line(at: range.start)))
    }

    private mutating func list(_ key: String, of entry: String) -> [YAMLValue] {
        guard let value = reader.value(key), !value.isNull else { return [] }
        if value.elements == nil {
            report(.configWrongType, value.range, "'\(key)' is a list, such as \(key): [\(entry)].")
        }
        return value.elements ?? []
    }

    private func guidelines(_ reader: inout MapReader) -> Configuration.Setting<[String]>? {
        guard let value = reader.value("guidelines") else { return nil }
        var names = [String]()
        let known = RuleLibrary.packNames + ownPacks
        for name in reader.texts("guidelines") {
            if known.contains(name.text) {
                if names.contains(name.text) {
                    reader.report(.configRepeated, name.range, "'\(name.text)' is named here for the second time.")
                } else {
                    names.append(name.text)
                }
                continue
            }
            if name.text.contains(",") {
                let names = "write them as a list: guidelines: [\(name.text)]"
                reader.report(.configUnknownValue, name.range, "There is no guideline '\(name.text)'; \(names).")
                continue
            }
            let list = "there are \(known.joined(separator: ", ")); packs of your own go into rulePacks, too."
            let rest =
                GuidelineName.pack(meantBy: name.text, among: known).map { "; did you mean '\($0)'?" }
                ?? Suggestion.ending(for: name.text, in: known, else: list)
            reader.report(.configUnknownValue, name.range, "There is no guideline '\(name.text)'\(rest)")
        }
        return setting(names, value.range)
    }

    /// The names of icons, by what they stand for.
    private mutating func icons() -> [Configuration.Setting<Configuration.IconName>] {
        guard let value = reader.value("icons"), !value.isNull else { return [] }
        var icons = MapReader(value, "'icons'", keys: ConfigurationKeys.icons, in: file)
        defer { reader.add(icons.diagnostics) }
        return (value.members ?? []).flatMap { member in
            let meaning = member.key.text ?? ""
            return icons.texts(meaning).map { name in
                setting(Configuration.IconName(meaning: meaning, name: name.text), name.range)
            }
        }
    }

    /// The files with colours; of a pattern, those below the configuration's folder that it fits.
    private mutating func tokens() -> [Configuration.Setting<String>] {
        var files = [Configuration.Setting<String>]()
        var search = TokenFileSearch(folder, in: library.files)
        for value in named("tokens") {
            if value.text.contains("*") {
                let found = search.files(value.text)
                files += found.map { setting($0, value.range) }
                guard found.isEmpty else { continue }
                let message = "No file below the configuration's folder fits '\(value.text)'."
                report(.configMissingFile, value.range, message)
            } else if let path = path(value) {
                if library.files.kind(of: path) == .file {
                    files.append(setting(path, value.range))
                } else {
                    let isFolder = library.files.kind(of: path) == .folder
                    let message =
                        isFolder
                        ? "'\(value.text)' is a folder; write which of its files, such as "
                            + "'\(FilePath.joined(value.text, "*.tokens.json"))'."
                        : "There is no file '\(value.text)'."
                    report(.configMissingFile, value.range, message)
                }
            }
        }
        return files
    }

    /// Patterns, of which those are reported that can fit nothing.
    private func globs(_ key: String, _ reader: inout MapReader) -> Configuration.Setting<[Glob]>? {
        guard let value = reader.value(key) else { return nil }
        let globs = reader.texts(key).map { text in
            let glob = Glob(text.text, folder: folder)
            if let mistake = glob.mistake(in: library.files) {
                reader.report(mistake.rule, text.range, mistake.message)
            }
            return glob
        }
        return setting(globs, value.range)
    }

    private mutating func override(_ value: YAMLValue) -> Configuration.Override? {
        var reader = MapReader(value, "An override", keys: ConfigurationKeys.override, in: file)
        let files = globs("files", &reader)
        if files == nil, value.members != nil, !reader.isMisnamed("files") {
            reader.report(.configMissingKey, value.range, "An override needs 'files', the patterns of its files.")
        }
        let guidelines = guidelines(&reader)
        if let files, files.value.isEmpty, let value = reader.value("files") {
            reader.report(.configUnknownValue, value.range, "'files' names no pattern, so this is for no file.")
        } else if files != nil, reader.diagnostics.isEmpty, guidelines == nil, reader.value("rules") == nil {
            let message = "An override needs something that is other for its files: 'guidelines' or 'rules'."
            reader.report(.configMissingKey, value.range, message)
        }
        self.reader.add(reader.diagnostics)
        let rules = rules(reader.value("rules"))
        earlier.append(rules)
        return files.map { Configuration.Override(files: $0.value, guidelines: guidelines, rules: rules) }
    }
}
