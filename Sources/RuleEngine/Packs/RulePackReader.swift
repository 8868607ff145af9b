package import Diagnostics
import ScreenModel
import YAMLSyntax

/// Reads the files of a rule pack and reports every mistake in them.
package struct RulePackReader {
    /// What is wrong with the files read so far.
    var diagnostics: [Diagnostic] = []
    var pack: RulePack
    /// The names in clauses that stand for other clauses or rules of the pack, to be looked up in the end.
    var references: [(name: WrittenText, file: String, isRule: Bool)] = []
    /// The lists that all rules may use.
    var lists: [YAMLValue.Member] = []
    private let packFile: String
    var unread: [UnreadRule] = []
    /// The file of each clause.
    var clauseFiles: [String: String] = [:]
    /// The ids of the clauses with mistakes, of which nobody can tell how they are checked.
    var flawedClauses = Set<String>()

    /// A rule that waits for the clauses of all files, because it may cite any of them.
    typealias UnreadRule = (member: YAMLValue.Member, defaults: FileDefaults, readsExamples: Bool, file: RuleFile)

    /// What a rule file says for all its rules.
    struct FileDefaults {
        var document = ""
        var platforms: [String] = []
        var condition: WrittenText?
        var definitions: [RuleDefinition.Definition] = []
    }

    /// Starts to read the pack in the folder `name`, whose `pack.yaml` is `file`.
    package init(name: String, packFile file: RuleFile) {
        diagnostics = file.problems
        packFile = file.path
        let root = file.root ?? YAMLValue(.map([]), range: SourceRange(at: 0))
        var reader = MapReader(root, "A pack", keys: RuleFileKeys.pack, in: file)
        let title = reader.text("guideline") ?? name
        let platforms = RulePackReader.platforms("platforms", &reader)
        let defaultPlatform = RulePackReader.defaultPlatform(among: platforms, &reader)
        let documents = reader.map("documents", of: "a document by its name, such as {texts: {title: Texts}}")
        pack = RulePack(
            name: name,
            title: title,
            defaultPlatform: defaultPlatform ?? platforms.first ?? "ios",
            version: reader.text("version"),
            platforms: platforms,
            isListed: reader.boolean("listed"),
            documents: [],
            clauses: [],
            rules: []
        )
        if let requires = reader.expression("requires"), let message = RequiredRelease.mistake(requires.text) {
            reader.report(.ruleUnknownValue, requires.range, message)
        }
        if let lists = reader.value("lists") {
            diagnostics += MapReader(lists, "'lists'", in: file).diagnostics
            self.lists = lists.members ?? []
        }
        diagnostics += reader.diagnostics
        for member in documents {
            var reader = MapReader(member.value, "A document", keys: RuleFileKeys.document, in: file)
            var url = reader.expression("url")
            if let link = url, !RulePackReader.isAddress(link.text) {
                let message = "A link leads to an address such as https://example.com/guideline; this is left out."
                reader.report(.ruleNoEffect, link.range, message)
                url = nil
            }
            pack.documents.append(
                GuidelineDocument(
                    name: member.key.text ?? "",
                    title: reader.text("title") ?? "",
                    publisher: reader.text("publisher") ?? "",
                    url: url?.text,
                    updated: reader.text("updated")
                )
            )
            diagnostics += reader.diagnostics
        }
    }

    /// Reads one more file of the pack: its clauses and rules, and their examples, of which a normal run needs none.
    package mutating func read(_ file: RuleFile, readsExamples: Bool) {
        diagnostics += file.problems
        // What YAML could not read leaves the rest in doubt.
        let isWhole = !file.problems.contains { $0.rule == OwnRule.yamlSyntax.id }
        guard isWhole, let root = file.root, !root.isNull else { return }
        var reader = MapReader(root, "A rule file", keys: RuleFileKeys.file, in: file)
        let document = reader.expression("document")
        if let document, pack.document(document.text) == nil {
            let rest = Suggestion.ending(for: document.text, in: pack.documents.map(\.name))
            reader.report(.ruleUnknownValue, document.range, "pack.yaml names no document '\(document.text)'\(rest)")
        }
        let defaults = FileDefaults(
            document: document?.text ?? "",
            platforms: RulePackReader.platforms("platforms", &reader),
            condition: fileCondition(&reader),
            definitions: RulePackReader.definitions(&reader)
        )
        if readsExamples, let rules = root["rules"] {
            for name in ParameterUses.unusedNames(of: root["let"], in: [rules]) {
                reader.report(.ruleNoEffect, name.range, IneffectiveParts.unused(name))
            }
        }
        let clause = "a clause by its id, such as {ACME-1: {modality: should, says: A title is short.}}"
        let clauses = reader.map("clauses", of: clause)
        let rules = reader.map("rules", of: "a rule by its name, such as {title-length: {…}}")
        diagnostics += reader.diagnostics
        for member in clauses { readClause(member, document: defaults.document, in: file) }
        unread += rules.map { ($0, defaults, readsExamples, file) }
    }

    private static func isAddress(_ text: String) -> Bool {
        (text.hasPrefix("https://") || text.hasPrefix("http://")) && !text.contains(where: \.isWhitespace)
    }

    /// The platforms that a key names; unknown ones are reported and left out.
    static func platforms(_ key: String, _ reader: inout MapReader) -> [String] {
        let known = Field.platformNames
        return reader.texts(key).compactMap { name in
            if known.contains(name.text) { return name.text }
            let field = Field.platform
            let other = field.type.enumeration.flatMap { words in
                OtherValue.row(for: name.text, of: field.name, in: words, of: ComponentKind.screen.component)?.value
            }
            let rest =
                other.map { "; write '\($0)'." }
                ?? Suggestion.ending(for: name.text, in: known, else: "there are \(known.joined(separator: ", ")).")
            reader.report(.ruleUnknownValue, name.range, "'\(name.text)' is no platform\(rest)")
            return nil
        }
    }

    /// The one platform of examples that name none, which is one of those that the rules are for.
    private static func defaultPlatform(among all: [String], _ reader: inout MapReader) -> String? {
        guard let value = reader.value("defaultPlatform") else { return nil }
        guard value.text != nil else {
            reader.report(.ruleWrongType, value.range, "'defaultPlatform' is one platform, such as ios.")
            return nil
        }
        guard let platform = platforms("defaultPlatform", &reader).first else { return nil }
        if !all.isEmpty, !all.contains(platform) {
            let message = "The pack's rules are for \(all.joined(separator: ", ")), and say nothing of '\(platform)'."
            reader.report(.ruleNoEffect, value.range, message)
        }
        return platform
    }

    /// The condition of a file, over the screen alone; nil after a mistake, which is reported.
    private func fileCondition(_ reader: inout MapReader) -> WrittenText? {
        guard let written = reader.expression("when") else { return nil }
        let mistakes = ScreenCondition.mistakes(in: written, of: reader.file)
        reader.add(mistakes)
        if let message = ScreenCondition.constant(written) { reader.report(.ruleNoEffect, written.range, message) }
        return mistakes.isEmpty ? written : nil
    }

    /// The names that `let` gives to parts of conditions.
    static func definitions(_ reader: inout MapReader) -> [RuleDefinition.Definition] {
        guard let value = reader.value("let") else { return [] }
        var names = MapReader(value, "'let'", in: reader.file)
        defer { reader.add(names.diagnostics) }
        return (value.members ?? []).compactMap { member in
            let name = member.key.text ?? ""
            guard name.first.map({ $0.isLetter || $0 == "_" }) ?? false,
                name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
                !["screen", "self", "parent", "item", "params"].contains(name)
            else {
                let message =
                    "A name in 'let' is a word of letters, digits and '_', and none of screen, self, parent, item and params."
                names.report(.ruleWrongType, member.key.range, message)
                return nil
            }
            return names.expression(name).map { RuleDefinition.Definition(name: name, expression: $0) }
        }
    }

    /// The platforms of a rule: its own among those of its file and its pack.
    func platforms(_ defaults: FileDefaults, _ reader: inout MapReader) -> [String] {
        let around = defaults.platforms.isEmpty ? pack.platforms : defaults.platforms
        let own = RulePackReader.platforms("platforms", &reader)
        guard !own.isEmpty, !around.isEmpty else { return own.isEmpty ? around : own }
        let both = own.filter(around.contains)
        for name in reader.texts("platforms") where own.contains(name.text) && !both.contains(name.text) {
            let message =
                "The file's rules are for \(around.joined(separator: ", ")), so that '\(name.text)' has no effect."
            reader.report(.ruleNoEffect, name.range, message)
        }
        return both.isEmpty ? around : both
    }

    /// Ends reading: what refers to other parts of the pack is looked up now.
    ///
    /// Rules with mistakes that keep them from being compiled are left out of the pack later.
    package mutating func finish() -> (pack: RulePack, diagnostics: [Diagnostic]) {
        for rule in unread { readRule(rule) }
        reportEmptyPack()
        reportUnusedLists()
        reportUnusedFormerIDs()
        let clauses = Set(pack.clauses.map(\.id))
        // A rule that can't be read is there all the same.
        let names = unread.compactMap { $0.member.key.text }
        let rules = Set(names + names.map { "\(pack.name)/\($0)" })
        for reference in references where !(reference.isRule ? rules : clauses).contains(reference.name.text) {
            let known = reference.isRule ? names : pack.clauses.map(\.id)
            let rule: OwnRule = reference.isRule ? .ruleUnknownRule : .ruleUnknownClause
            let rest = Suggestion.ending(for: reference.name.text, in: known)
            let message = "The pack has no \(reference.isRule ? "rule" : "clause") '\(reference.name.text)'\(rest)"
            diagnostics.append(Diagnostic(rule, in: reference.file, at: reference.name.range, message))
        }
        reportUnusedClauses()
        unread = []
        return (pack, diagnostics)
    }

    /// Reports a pack that asks nothing, unless something else is wrong with it.
    private mutating func reportEmptyPack() {
        guard unread.isEmpty, pack.clauses.isEmpty, diagnostics.isEmpty else { return }
        let message = "The pack has no rules; a file beside this one has them, under 'rules'."
        diagnostics.append(Diagnostic(.ruleNoEffect, in: packFile, at: SourceRange(at: 0), message))
    }

    /// Reports the lists that no rule uses.
    private mutating func reportUnusedLists() {
        // A file that could not be read to its end may use any of them.
        guard !diagnostics.contains(where: { $0.rule == OwnRule.yamlSyntax.id }) else { return }
        let used = unread.reduce(into: Set<String>()) { $0.formUnion(ParameterUses($1.member.value).names) }
        for list in lists {
            guard let name = list.key.text, !used.contains(name), unread.allSatisfy({ $0.readsExamples }) else {
                continue
            }
            let message =
                "No rule uses the list '\(name)'; write $\(name) in a check, or \(ParameterUses.inCondition(name)) in a condition."
            diagnostics.append(Diagnostic(.ruleNoEffect, in: packFile, at: list.key.range, message))
        }
    }
}
