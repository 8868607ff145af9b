import Foundation
import Testing

/// Holds every target to what it may import.
@Suite struct LayeringTests {
    /// For each target what it stands on; it may import all that lies below that, too.
    private static let below: [String: [String]] = [
        "CStandardLibrary": [],
        "Diagnostics": ["CTexts"],
        "YAMLSyntax": ["YAMLShim", "Diagnostics"],
        "CEL": ["Diagnostics"],
        "ScreenModel": ["YAMLSyntax", "Tokens"],
        "Tokens": ["YAMLSyntax", "CStandardLibrary"],
        "Importers": ["ScreenModel", "CExpat"],
        "RuleEngine": ["ScreenModel", "CEL", "CRules"],
        "Linter": ["RuleEngine", "Importers", "FileShim"],
        "Wireframe": ["ScreenModel"],
        "Reporters": ["Linter", "Wireframe"],
        "LanguageServer": ["Linter"],
        "ScreenLintKit": ["Linter"],
        "screenlint": ["Reporters", "LanguageServer"],
    ]

    /// Foundation is not among them: linking it alone makes every start longer.
    private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"]

    private static var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    private static func allowed(_ target: String) -> Set<String> {
        let direct = below[target] ?? []
        return direct.reduce(into: Set(direct)) { $0.formUnion(allowed($1)) }
    }

    @Test(arguments: LayeringTests.below.keys.sorted())
    func importsOnlyWhatLiesBelow(target: String) throws {
        let folder = LayeringTests.root.appending(path: "Sources/\(target)")
        guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return }
        let allowed = LayeringTests.allowed(target).union(LayeringTests.system)
        for case let file as URL in files where file.pathExtension == "swift" {
            // What a program gets that is not the command is an error as all of Foundation's are.
            if file.lastPathComponent == "ScreenLintError.swift" { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ").filter { $0 != "package" && $0 != "public" && $0 != "internal" }
                guard words.first == "import", words.count > 1 else { continue }
                #expect(allowed.contains(String(words[1])), "\(file.lastPathComponent) imports \(words[1])")
            }
        }
    }

    @Test func everyTargetHasItsPlace() throws {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: LayeringTests.root.appending(path: "Sources").path
        )
        let swift = names.filter {
            !["CLibYAML", "CExpat", "CRules", "CTexts", "FileShim", "YAMLShim"].contains($0) && !$0.hasPrefix(".")
        }
        #expect(Set(swift).isSubset(of: LayeringTests.below.keys))
    }
}
