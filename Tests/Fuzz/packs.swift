import Diagnostics
import RuleEngine

private let packFile = RuleFile(
    path: "team/pack.yaml",
    bytes: Array("guideline: Team\ndocuments:\n  bars: {title: Bars, publisher: Team, url: https://example.com}\n".utf8)
)

/// A rule file, or a `pack.yaml`, to compiled rules, which then run on the examples in it.
func examine(_ bytes: [UInt8]) {
    let file = RuleFile(path: "team/bars.yaml", bytes: bytes)
    for files in [[packFile, file], [file]] {
        guard let loaded = LoadedPack(name: "team", files: files, readsExamples: true) else { continue }
        var diagnostics = loaded.diagnostics
        let rules = loaded.compile(loaded.pack.rules, &diagnostics)
        diagnostics += loaded.unknownRules(known: rules.map(\.definition.id))
        for diagnostic in diagnostics where diagnostic.file == file.path {
            let range = diagnostic.range
            let isInside = range.start >= 0 && range.start <= range.end && range.end <= file.source.count
            require(isInside, "\(range) is not in the text of \(file.source.count) bytes: \(diagnostic)")
        }
        for failure in ExampleRunner.run(loaded, rules) {
            require(failure.range.end <= file.source.count, "\(failure.range) is not in the text: \(failure)")
        }
    }
}
