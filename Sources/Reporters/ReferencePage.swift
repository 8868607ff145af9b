import Diagnostics
package import RuleEngine
import YAMLSyntax

/// The reference of a pack as Markdown: for each document its rules with examples, and all clauses.
package struct ReferencePage {
    private let loaded: LoadedPack
    private var pack: RulePack { loaded.pack }

    /// Creates the reference of a pack, which was read with its examples.
    package init(_ loaded: LoadedPack) { self.loaded = loaded }

    /// The page as Markdown.
    package var text: String {
        let documents = pack.documents.map(section)
        return "# \(escaped(pack.title))\n\nRules of the pack `\(pack.name)`.\n\n" + documents.joined(separator: "\n")
    }

    private func section(_ document: GuidelineDocument) -> String {
        var text = "## \(escaped(document.title))\n\n"
        text += "\(escaped(document.publisher)), <\(document.url)>\(document.updated.map { ", \($0)" } ?? "")\n\n"
        for rule in pack.rules where rule.document == document.name { text += section(rule) }
        text += "### Clauses\n\n| clause | modality | says | checked by |\n|---|---|---|---|\n"
        for clause in pack.clauses where clause.document == document.name {
            let says = escaped(clause.says)
            text += "| \(clause.id) | \(clause.modality.rawValue) | \(says) | \(escaped(checker(of: clause))) |\n"
        }
        return text
    }

    private func section(_ rule: RuleDefinition) -> String {
        var text = "### \(rule.name)\n\n\(escaped(rule.summary)).\n\n"
        var facts = [rule.severity.rawValue + (rule.isApproximate ? ", an approximation" : "")]
        facts.append(rule.platforms.isEmpty ? "all platforms" : rule.platforms.joined(separator: ", "))
        facts += rule.parameters.map { "`\($0.name)`: \(escaped($0.value.text ?? "a list"))" }
        if !rule.supersedes.isEmpty {
            facts.append("takes precedence over " + rule.supersedes.map { "`\($0.text)`" }.joined(separator: ", "))
        }
        if !rule.clauses.isEmpty { facts.append("rests on " + rule.clauses.joined(separator: ", ")) }
        text += facts.map { "- \($0)\n" }.joined() + "\n"
        if let help = rule.help { text += escaped(help) + "\n\n" }
        for isValid in [true, false] {
            guard let example = rule.examples.first(where: { $0.isValid == isValid }),
                let lines = loaded.files[rule.file]?.lines(of: example.range)
            else { continue }
            text += "\(isValid ? "Good" : "Bad"):\n\n```yaml\n\(lines.joined(separator: "\n"))\n```\n\n"
        }
        return text
    }

    private func checker(of clause: Clause) -> String {
        if let other = clause.sameAs { return "see \(other)" }
        if let rule = clause.permits { return "permits, see \(rule)" }
        if let checker = clause.checkedBy { return "the \(checker)" }
        if let reason = clause.unchecked { return "not checked: \(reason)" }
        return pack.rules.filter { $0.clauses.contains(clause.id) }.map(\.name).joined(separator: ", ")
    }

    /// Text in which nothing is taken for Markdown or HTML, nor for the end of a table's cell.
    private func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "\\`*_[]<>|#".contains(character) { result.append("\\") }
            result += character.isNewline ? " " : String(character)
        }
        return result
    }
}
