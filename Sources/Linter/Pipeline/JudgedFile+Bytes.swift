import Diagnostics
import RuleEngine
import YAMLSyntax

// A judged file as bytes, so that it need not stay in memory until all files have been judged.
extension JudgedFile {
    /// Writes the file, all but its facts, rules and times.
    func write(to writer: inout ByteWriter) {
        writer.add(path)
        writer.add(block: source)
        writer.add(otherSources) { other, writer in
            writer.add(other.file)
            writer.add(block: other.text)
        }
        writer.add(problems, of: path)
        writer.add(findings, of: path)
        writer.add(packs) { names, writer in writer.add(names) }
        writer.add(verdicts) { verdicts, writer in
            verdicts.write(to: &writer, frame: packs.firstIndex(of: verdicts.packs) ?? 0)
        }
        writer.add(directives) { $1.add($0.range) }
        writer.add(isComplete)
        writer.add(usesStandardPack)
        writer.add(summary.figures) { $1.add($0.count) }
        writer.add(optional: fix) { fix, writer in
            writer.add(block: fix.original)
            writer.add(block: fix.fixed)
            writer.add(fix.count)
            writer.add(fix.notes)
            writer.add(fix.choices)
            writer.add(fix.failure)
        }
    }

    /// Reads what was written behind the facts.
    init(_ facts: FileFacts, _ reader: inout ByteReader, rules: (String, [String]) -> RuleSet) {
        let (path, source) = (reader.text(), reader.bytes())
        self.init(path: path, source: source, isComplete: true)
        self.facts = facts
        otherSources = reader.list { OtherSource(file: $0.text(), text: $0.bytes()) }
        problems = reader.diagnostics(of: path)
        findings = reader.diagnostics(of: path)
        packs = reader.list { $0.texts() }
        let sets = packs.map { rules(path, $0) }
        self.rules = sets
        verdicts = reader.list { ScreenVerdicts(&$0, packs, sets) }
        directives = reader.list { $0.range() }.compactMap { SuppressionDirective($0, in: source) }
        isComplete = reader.flag()
        usesStandardPack = reader.flag()
        summary = ReportSummary(figures: reader.list { $0.number() })
        fix = reader.optional { reader in
            FixResult(
                original: reader.bytes(),
                fixed: reader.bytes(),
                count: reader.number(),
                notes: reader.texts(),
                choices: reader.number(),
                failure: reader.optionalText()
            )
        }
    }
}
