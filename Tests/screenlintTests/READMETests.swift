import Foundation
import TestSupport
import Testing

/// What the README and the pages of `docs` show is what the command does.
@Suite struct READMETests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    private static func page(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test func theOutputIsThatOfARun() throws {
        let sample = "Samples/fieldworks/assets.screen.yaml"
        let folder = try TemporaryFolder([sample: try Self.page(sample)])
        let text = try Self.page("README.md")
        let result = try BuiltCommand(folder: folder)("--color", "never", sample)
        #expect(text.contains("$ Scripts/run \(sample)\n\(result.output)"), "\(result.output)")
    }

    @Test func itIsShortInFront() throws {
        let lines = try Self.page("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 150)
        let start = lines.prefix(40)
        #expect(
            start.contains { $0.hasPrefix("Scripts/run Samples") } && start.contains { $0.hasPrefix("Scripts/test") }
        )
    }

    @Test func theTableNamesEveryCommand() throws {
        let help = try BuiltCommand(folder: try TemporaryFolder([:]))("help")
        let commands = help.lines.drop { $0 != "Commands:" }.dropFirst().prefix(while: { $0.hasPrefix("  ") })
            .filter { !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(commands.contains("check"))
        let rows = try Self.page("README.md").split(separator: "\n").filter { $0.hasPrefix("| `screenlint ") }
        let named = rows.flatMap { row in
            (row.split(separator: "|").first ?? "").split(separator: "`")
                .map { $0.dropFirst($0.hasPrefix("screenlint ") ? 11 : 0).prefix(while: { $0.isLetter }) }
        }
        #expect(Set(commands).subtracting(named.map(String.init)) == [], "commands that the README leaves out")
    }

    /// Each command of the README's table, and of the pages' blocks for a shell, runs in a repository such as they tell of.
    @Test(.slow) func whatItTellsToRunRuns() throws {
        let pages = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "docs").path)
            .filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
        var commands: [String] = []
        for page in pages.sorted() + ["README.md"] {
            let text = try Self.page(page)
            let blocks = text.components(separatedBy: "```sh\n").dropFirst().map {
                $0.components(separatedBy: "```")[0]
            }
            commands += blocks.flatMap { $0.split(separator: "\n") }.map(String.init).filter {
                $0.hasPrefix("screenlint ")
            }
            commands += text.split(separator: "\n").compactMap { $0.wholeMatch(of: /\| `(screenlint [^`]+)` \|.*/) }
                .map { String($0.1) }
        }
        // They wait for an editor, or need what the pages have downloaded before.
        commands.removeAll { $0.hasPrefix("screenlint lsp") || $0.contains("cloud-mdk") || $0.contains("fpath") }
        try #require(commands.count > 15)
        let colors = #"{"page": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.9, 0.9, 0.9]}}}"#
        let folder = try TemporaryFolder([
            "Samples/fieldworks/orders.screen.yaml": try Self.page("Samples/fieldworks/orders.screen.yaml"),
            "App/Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
                <scenes><scene sceneID="1"><objects>
            <viewController id="BYZ-38-t0r" sceneMemberID="viewController"><view key="view" id="v"/><navigationItem key="navigationItem" title="Orders" id="n"/></viewController>
            </objects></scene></scenes></document>
            """,
            ".screenlint.yml": "tokens: design/*.tokens.json\n",
            "Samples/peopledesk/design/peopledesk.tokens.json": colors,
            "design/base.tokens.json": colors,
            "design/brand.tokens.json": colors.replacingOccurrences(of: "page", with: "bar"),
        ])
        var command = BuiltCommand(folder: folder)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        command.environment = ["PATH": "\(BuiltCommand.productsFolder.path):\(path)", "HOME": folder.url.path]
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: ".config/fish/completions"),
            withIntermediateDirectories: true
        )
        // Some compare with a revision.
        let author = "-c user.name=t -c user.email=t@example.org"
        let commit = "git init -q -b main && git add . && git \(author) commit -qm first"
        #expect(try command.run(["-c", commit], of: URL(filePath: "/bin/bash")).status == 0)
        for line in commands {
            let outcome = try command.run(["-c", line], of: URL(filePath: "/bin/bash"))
            #expect([0, 1].contains(outcome.status), "\(line): \(outcome.errors)")
        }
    }
}
