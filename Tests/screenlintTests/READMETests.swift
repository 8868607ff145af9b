import Foundation
import Testing

/// What the README shows is what the command prints.
@Suite struct READMETests {
    @Test func theOutputIsThatOfARun() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let sample = "Samples/fieldworks/assets.screen.yaml"
        let folder = try TemporaryFolder([
            sample: try String(contentsOf: root.appending(path: sample), encoding: .utf8)
        ])
        let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let result = try BuiltCommand(folder: folder)("--color", "never", sample)
        // The last line counts what is undecided, which changes with every rule.
        let finding = result.output.prefix(
            upTo: result.output.range(of: "\nFound ")?.lowerBound ?? result.output.endIndex
        )
        #expect(text.contains("$ Scripts/run \(sample)\n\(finding)\nFound 1 warning"), "\(result.output)")
    }
}
