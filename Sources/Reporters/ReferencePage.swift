import Diagnostics
package import RuleEngine
import YAMLSyntax

/// The reference of one document of a guideline as Markdown: its rules with examples, and what becomes of each clause.
package struct ReferencePage {
    private let loaded: LoadedPack
    private let document: GuidelineDocument
    private let rules: [RuleDefinition]
    private let clauses: [Clause]

    /// Creates the reference of a document.
    ///
    /// - Parameters:
    ///   - document: A document of the pack.
    ///   - loaded: The pack, read with its examples.
    package init(_ document: GuidelineDocument, of loaded: LoadedPack) {
        self.document = document
        self.loaded = loaded
        rules = loaded.pack.rules.filter { $0.document == document.name }
        clauses = loaded.pack.clauses.filter { $0.document == document.name }.sorted {
            // Numbers have two digits or three.
            ($0.id.count, $0.id) < ($1.id.count, $1.id)
        }
    }

    /// The pages of all documents of a pack, which was read with its examples.
    package static func pages(of loaded: LoadedPack) -> [ReferencePage] {
        loaded.pack.documents.map { ReferencePage($0, of: loaded) }
    }

    /// Where the page of a built-in pack stands in the repository, beside the rules of the document.
    package var path: String { "Rules/\(loaded.pack.name)/\(document.name).md" }

    /// The page as Markdown.
    package var text: String {
        let pack = loaded.pack
        var text = "# \(escaped(pack.title)): \(escaped(document.title))\n\n"
        let address = isLink(document.url) ? "<\(document.url)>" : escaped(document.url)
        let source = [escaped(document.publisher), address, escaped(document.updated ?? "")].filter { !$0.isEmpty }
        if !source.isEmpty { text += source.joined(separator: ", ") + "\n\n" }
        if let version = pack.version { text += "Version \(escaped(version)).\n\n" }
        text += "The rules of `\(pack.name)` that rest on this document, then all its statements in our own words.\n\n"
        if !rules.isEmpty {
            text += "| rule | severity | asks |\n|---|---|---|\n"
            for rule in rules { text += "| \(link(rule)) | \(rule.severity.rawValue) | \(escaped(rule.summary)) |\n" }
            text += "\n"
        }
        for rule in rules { text += section(rule) }
        guard !clauses.isEmpty else { return text }
        text += "## Clauses\n\n| clause | modality | says | checked by |\n|---|---|---|---|\n"
        for clause in clauses {
            let cells = [escaped(clause.id), clause.modality.rawValue, escaped(clause.says), checker(of: clause)]
            text += "| \(cells.joined(separator: " | ")) |\n"
        }
        return text
    }

    private func section(_ rule: RuleDefinition) -> String {
        var text = "## \(escaped(rule.name))\n\n\(escaped(rule.summary)).\n\n"
        var facts = [rule.severity.rawValue + (rule.isApproximate ? ", an approximation" : "")]
        facts.append(rule.platforms.isEmpty ? "all platforms" : rule.platforms.map(escaped).joined(separator: ", "))
        facts.append("visits \(code(rule.on.text))")
        if let condition = rule.condition { facts.append("when \(code(condition.text))") }
        facts += rule.definitions.map { "where \(code($0.name)) is \(code($0.expression.text))" }
        if let exception = rule.unless { facts.append("unless there is \(code(exception.text))") }
        facts.append("asks \(code(rule.check.flowText))")
        if rule.fix != nil { facts.append("can be mended by a fix") }
        if let other = rule.replacedBy {
            facts.append(other.text.isEmpty ? "deprecated" : "deprecated, see \(code(other.text))")
        }
        facts += rule.parameters.map { "\(code($0.name)): \(code($0.value.flowText))" }
        if !rule.supersedes.isEmpty {
            facts.append("takes precedence over " + rule.supersedes.map { code($0.text) }.joined(separator: ", "))
        }
        if !rule.clauses.isEmpty { facts.append("rests on " + rule.clauses.map(escaped).joined(separator: ", ")) }
        text += facts.map { "- \($0)\n" }.joined() + "\n"
        if let help = rule.help { text += escaped(help.text) + "\n\n" }
        for isValid in [true, false] {
            guard let example = rule.examples.first(where: { $0.isValid == isValid }),
                let lines = loaded.files[rule.file]?.lines(of: example.range)
            else { continue }
            let shown = VisibleText.escapedLines(lines.joined(separator: "\n"))
            // A fence longer than any in the text, so that the text can't end it.
            let fence = String(repeating: "`", count: shown.contains("```") ? shown.utf8.count : 3)
            text += "\(isValid ? "Good" : "Bad"):\n\n\(fence)yaml\n\(shown)\n\(fence)\n\n"
        }
        return text
    }

    private func checker(of clause: Clause) -> String {
        if let other = clause.sameAs { return "see \(escaped(other))" }
        if let name = clause.permits {
            return "permits, see \(rules.first { $0.name == name }.map(link) ?? escaped(name))"
        }
        if let checker = clause.checkedBy { return "the \(escaped(checker))" }
        if let reason = clause.unchecked { return "not checked: \(escaped(reason))" }
        let checking = loaded.pack.rules.filter { $0.clauses.contains(clause.id) }
        return checking.map { $0.document == document.name ? link($0) : escaped($0.name) }.joined(separator: ", ")
    }

    /// Text as code, of which nothing can end it.
    private func code(_ text: String) -> String {
        "`\(VisibleText.escaped(text).replacing("`", with: "'"))`"
    }

    /// Whether an address may be a link: on the web, and without what would end it.
    private func isLink(_ address: String) -> Bool {
        (address.hasPrefix("https://") || address.hasPrefix("http://"))
            && address.unicodeScalars.allSatisfy { $0 != "<" && $0 != ">" && $0 != " " && !VisibleText.isHidden($0) }
    }

    private func link(_ rule: RuleDefinition) -> String { "[\(escaped(rule.name))](#\(escaped(rule.name)))" }

    /// Text in which nothing is taken for Markdown or HTML, nor for the end of a table's cell.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in VisibleText.escaped(text.split(whereSeparator: \.isNewline).joined(separator: " ")).unicodeScalars
        {
            if "\\`*_[]<>|#".unicodeScalars.contains(scalar) { result.append("\\") }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
