import Foundation
import Testing

/// What the recipes for CI and the action run, run as a script would.
@Suite struct RecipeTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    private static let files = [
        "good.screen.yaml": "id: good\nguidelines: [apple-hig]\nnavigationBar: {title: Orders}\n",
        "views/bad.screen.yaml": "id: bad\nguidelines: [apple-hig]\nnavigationBar: {titel: Orders}\n",
    ]

    /// Runs a script in a folder with a good and a bad screen, with the command on the path.
    private static func run(
        _ script: String,
        in folder: TemporaryFolder,
        _ variables: [String: String] = [:]
    ) throws -> BuiltCommand.Outcome {
        var command = BuiltCommand(folder: folder)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        command.environment = variables.merging(["PATH": "\(BuiltCommand.productsFolder.path):\(path)"]) { $1 }
        return try command.run(["-euo", "pipefail", "-c", script], of: URL(filePath: "/bin/bash"))
    }

    @Test(arguments: [
        ("github.yml", 1, ["screens.sarif"], "::error file=views/bad.screen.yaml,line=3,"),
        ("gitlab.yml", 1, ["gl-code-quality-report.json"], "views/bad.screen.yaml:3:17: error"),
        ("Jenkinsfile", 0, ["junit.xml", "checkstyle.xml"], ""),
    ])
    func theCommandOfARecipeWorks(_ name: String, _ status: Int32, _ reports: [String], _ output: String) throws {
        let recipe = try String(contentsOf: Self.root.appending(path: "Samples/ci/\(name)"), encoding: .utf8)
        let commands = recipe.split(separator: "\n").compactMap { line -> Substring? in
            guard let range = line.range(of: "screenlint check ") else { return nil }
            return line[range.lowerBound...].prefix { $0 != "'" }
        }
        try #require(commands.count == 1)
        let folder = try TemporaryFolder(Self.files)
        let outcome = try Self.run(String(commands[0]), in: folder)
        #expect(outcome.status == status, "\(outcome)")
        #expect(outcome.output.hasPrefix(output), "\(outcome)")
        for report in reports {
            #expect(recipe.components(separatedBy: report).count > 2, "nothing reads \(report)")
            #expect(try folder.read(report).contains("screen/unknown-key"))
        }
    }

    @Test func theActionChecksItsPaths() throws {
        let action = try String(contentsOf: Self.root.appending(path: "action.yml"), encoding: .utf8)
        let script = try #require(action.components(separatedBy: "run: |\n").last)
        let variables = [
            "BINARY": "screenlint", "PATHS": "good.screen.yaml views", "OPTIONS": "--fail-level warning",
            "GITHUB_ACTION_PATH": Self.root.path,
        ]
        let bad = try Self.run(script, in: try TemporaryFolder(Self.files), variables)
        #expect(bad.status == 1 && bad.output.hasPrefix("::error file=views/bad.screen.yaml"), "\(bad)")
        let good = try Self.run(
            script,
            in: try TemporaryFolder(Self.files),
            variables.merging(["PATHS": "good.screen.yaml", "OPTIONS": ""]) { $1 }
        )
        #expect(good.status == 0 && good.output == "", "\(good)")
    }

    /// The README's example of a hook, in a repository.
    @Test func theHookOfTheREADMEStopsABadScreen() throws {
        let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let blocks = text.components(separatedBy: "```sh\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        let hook = try #require(blocks.first { $0.hasPrefix("#!/bin/sh") })
        let folder = try TemporaryFolder(Self.files)
        try folder.write("hook", hook)
        let outcome = try Self.run(
            """
            git init -q .
            git add good.screen.yaml
            sh hook
            git add views
            sh hook && exit 3 || [ $? = 123 ] || [ $? = 1 ]
            """,
            in: folder
        )
        #expect(outcome.status == 0 && outcome.output.contains("screen/unknown-key"), "\(outcome)")
    }
}
