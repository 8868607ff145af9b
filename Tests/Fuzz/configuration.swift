import Diagnostics
import Foundation
import Linter

private let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "screenlint-fuzz-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}()

/// Read once: the built-in packs take longer to read than any configuration.
private let library = PackLibrary()

/// A configuration file to the rules of a file and its baseline.
func examine(_ bytes: [UInt8]) {
    let path = folder.appending(path: ".screenlint.yml").path
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else { return }
    let finder = ConfigurationFinder(.file(path), library: library)
    let rules = ConfiguredRules(finder: finder, library: library, commandLine: RuleSelection())
    let provider = rules.provider(forFile: folder.appending(path: "orders/a.screen.yaml").path)
    var linter = FileLinter(provider: provider)
    let report = linter.lint(Array("id: a\nnavigationBar: {title: Orders}\n".utf8), path: "a.screen.yaml")
    require(report.summary.files == 1, "The file is not checked.")
    for report in finder.reports where report.path.hasSuffix(".screenlint.yml") {
        for diagnostic in report.diagnostics {
            let range = diagnostic.range
            let isInside = range.start >= 0 && range.start <= range.end && range.end <= report.source.count
            require(isInside, "\(range) is not in the text of \(report.source.count) bytes: \(diagnostic)")
        }
    }
}
