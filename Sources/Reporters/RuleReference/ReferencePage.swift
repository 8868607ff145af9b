import Diagnostics
package import RuleEngine
import YAMLSyntax

/// A page in Markdown about the rules of a pack, or of one document of it, with what becomes of each clause.
package struct ReferencePage {
    /// The rules and clauses of one document.
    struct Part {
        /// The document; nil for what names none.
        let document: GuidelineDocument?
        let rules: [RuleDefinition]
        let clauses: [Clause]
    }

    let loaded: LoadedPack
    let parts: [Part]
    /// What each rule finds on its own invalid examples.
    let findings: [String: [RuleExample: Diagnostic]]

    static func findings(of loaded: LoadedPack) -> [String: [RuleExample: Diagnostic]] {
        var mistakes = [Diagnostic]()
        return ExampleRunner.findings(loaded, loaded.compile(loaded.pack.rules, &mistakes))
    }

    /// The documents with what they hold, then what stands in none.
    static func parts(of pack: RulePack) -> [Part] {
        let documents = pack.documents.map(Optional.some) + [nil]
        return documents.compactMap { document in
            let belongs = { (name: String) in document.map { $0.name == name } ?? (pack.document(name) == nil) }
            let rules = pack.rules.filter { belongs($0.document) }
            let clauses = pack.clauses.filter { belongs($0.document) }.sorted {
                // Numbers have two digits or three.
                ($0.id.count, $0.id) < ($1.id.count, $1.id)
            }
            return rules.isEmpty && clauses.isEmpty ? nil : Part(document: document, rules: rules, clauses: clauses)
        }
    }

    /// The page as Markdown.
    package var text: String {
        let pack = loaded.pack
        let title = [pack.title, parts.count == 1 ? parts[0].document?.title : nil].compactMap(\.self)
        var text = "# \(title.map(PageText.escaped).joined(separator: ": "))\n\n"
        if parts.count == 1 { text += source(parts[0]) }
        text += introduction + "\n\n"
        if parts.count > 1 { text += contents }
        for part in parts { text += section(part) }
        return text + listSection + change
    }

    private var rules: [RuleDefinition] { parts.flatMap(\.rules) }

    /// The platforms that all rules of the page are for; none if they differ, or are for all.
    private var platforms: [String] {
        let first = rules.first?.platforms ?? []
        return rules.allSatisfy { $0.platforms == first } ? first : []
    }

    private var introduction: String {
        let pack = loaded.pack
        let version = pack.version.map { ", version \(PageText.escaped($0))," } ?? ""
        let subject = "Rules of \(PageText.code(pack.name))\(version)"
        let hasClauses = parts.contains { !$0.clauses.isEmpty }
        var text =
            switch (parts.count, parts.first?.document) {
            case (2..., _): "\(subject) by the documents they rest on\(hasClauses ? ", with their statements" : "")"
            case (_, .some): "\(subject) that rest on this document\(hasClauses ? ", then its statements" : "")"
            default: version.isEmpty ? subject : String(subject.dropLast())
            }
        text += hasClauses ? " in our own words." : "."
        if !platforms.isEmpty { text += " They are for \(platforms.map(PageText.escaped).joined(separator: ", "))." }
        return text + " How a project switches one off or changes its figures is told [at the end](#\(changeAnchor))."
    }

    private var contents: String {
        var text = ""
        for part in parts {
            let heading = title(of: part)
            text += "- [\(PageText.escaped(heading))](#\(anchors.part[heading] ?? "")): "
            text += Plural.phrase(part.rules.count, "rule") + "\n"
        }
        if !lists.isEmpty { text += "- [Lists](#lists)\n" }
        return text + "- [\(ReferencePage.changeTitle)](#\(changeAnchor))\n\n"
    }

    private func title(of part: Part) -> String { part.document?.title ?? "Further rules" }

    /// The publisher, the address and the date of a document, as far as the pack names them.
    private func source(_ part: Part) -> String {
        guard let document = part.document else { return "" }
        let parts = [
            PageText.escaped(document.publisher), PageText.address(document.url ?? ""),
            PageText.escaped(document.updated ?? ""),
        ].filter { !$0.isEmpty }
        return parts.isEmpty ? "" : parts.joined(separator: ", ") + "\n\n"
    }

    private func section(_ part: Part) -> String {
        let isAlone = parts.count == 1
        let heading = isAlone ? "##" : "###"
        var text = isAlone ? "" : "## \(PageText.escaped(title(of: part)))\n\n" + source(part)
        if !part.rules.isEmpty {
            text += "| rule | severity | asks |\n|---|---|---|\n"
            for rule in part.rules {
                text += "| \(link(rule)) | \(rule.severity.rawValue) | \(PageText.escaped(rule.summary)) |\n"
            }
            text += "\n"
        }
        for rule in part.rules {
            let section = RuleSection(
                words: RuleWords(rule, in: loaded, findings),
                pack: loaded.pack,
                lists: Set(lists.map(\.name)),
                platforms: platforms,
                isWhole: parts.map(\.clauses.count).reduce(0, +) == loaded.pack.clauses.count
            )
            text += "\(heading) \(PageText.escaped(rule.name))\n\n" + section.text
        }
        guard !part.clauses.isEmpty else { return text }
        text += "\(heading) Clauses\(isAlone ? "" : " of \(PageText.escaped(title(of: part)))")\n\n"
        text += "| clause | modality | says | checked by |\n|---|---|---|---|\n"
        for clause in part.clauses {
            let id = "<a id=\"\(PageText.anchor(clause.id))\"></a>\(PageText.escaped(clause.id))"
            let cells = [id, clause.modality.rawValue, PageText.escaped(clause.says), checker(of: clause)]
            text += "| \(cells.joined(separator: " | ")) |\n"
        }
        return text + "\n"
    }

    private func checker(of clause: Clause) -> String {
        if let other = clause.sameAs { return "see \(PageText.escaped(other))" }
        if let name = clause.permits {
            return "permits, see \(rules.first { $0.name == name }.map(link) ?? PageText.escaped(name))"
        }
        if let checker = clause.checkedBy { return "the \(PageText.escaped(checker))" }
        if let reason = clause.unchecked { return "not checked: \(PageText.escaped(reason))" }
        let checking = loaded.pack.rules.filter { $0.clauses.contains(clause.id) }
        return checking.map(link).joined(separator: ", ")
    }

    /// A link to a rule, or its name where the page is not that of its document.
    private func link(_ rule: RuleDefinition) -> String {
        guard let anchor = anchors.rule[rule.name] else { return PageText.escaped(rule.name) }
        return "[\(PageText.escaped(rule.name))](#\(anchor))"
    }
}

extension ReferencePage {
    /// The page of a whole pack, which was read with its examples.
    package init(_ loaded: LoadedPack) {
        self.init(loaded: loaded, parts: Self.parts(of: loaded.pack), findings: Self.findings(of: loaded))
    }
}

// What stands at the end of a page, and the anchors of its headings.
extension ReferencePage {
    private static let changeTitle = "Changing a rule"

    private var changeAnchor: String { PageText.anchor(ReferencePage.changeTitle) }

    /// The lists of the pack that rules of the page use.
    private var lists: [(name: String, value: YAMLValue)] {
        let written = loaded.files.values.lazy.compactMap { $0.root?["lists"]?.members }.first ?? []
        return written.compactMap { member in
            let name = member.key.text ?? ""
            let isUsed = rules.contains { rule in
                rule.parameters.contains { $0.name == name && $0.value.flowText == member.value.flowText }
            }
            return isUsed ? (name, member.value) : nil
        }
    }

    private var listSection: String {
        guard !lists.isEmpty else { return "" }
        let lines = lists.flatMap { list -> [String] in
            guard let members = list.value.members, !members.isEmpty else {
                return ["\(list.name): \(list.value.flowText)"]
            }
            return ["\(list.name):"] + members.map { "  \($0.key.flowText): \($0.value.flowText)" }
        }
        return "## Lists\n\nWhat several rules use.\n\n" + PageText.yaml(lines)
    }

    private var change: String {
        guard let first = rules.first else { return "" }
        let pack = loaded.pack.name
        var lines = ["rules:", "  \(first.id): off    # or info, warning, error"]
        if let rule = rules.dropFirst().first(where: { !$0.parameters.isEmpty }), let figure = rule.parameters.first {
            let value = lists.contains { $0.name == figure.name } ? "{remove: […]}" : figure.value.flowText
            lines.append("  \(rule.id): {params: {\(figure.name): \(value)}}")
        }
        lines.append("  \(pack)/*: warning    # all rules of the pack; what is said of one goes before")
        let comment = PageText.code("# screenlint:disable-next-line \(first.id) -- why")
        return "## \(ReferencePage.changeTitle)\n\n"
            + "A project says it in its `.screenlint.yml`; for one place of a screen, the comment \(comment) does.\n\n"
            + PageText.yaml(lines).dropLast()
    }

    /// The anchors of the headings, by the titles of documents and the names of rules.
    ///
    /// Of headings with the same anchor the later ones get a number.
    private var anchors: (part: [String: String], rule: [String: String]) {
        var seen = [String: Int]()
        func anchor(_ heading: String) -> String {
            let plain = PageText.anchor(heading)
            defer { seen[plain, default: 0] += 1 }
            return seen[plain].map { "\(plain)-\($0)" } ?? plain
        }
        var (part, rule) = ([String: String](), [String: String]())
        for each in parts {
            if parts.count > 1 { part[title(of: each)] = anchor(title(of: each)) }
            for definition in each.rules { rule[definition.name] = anchor(definition.name) }
        }
        return (part, rule)
    }
}
