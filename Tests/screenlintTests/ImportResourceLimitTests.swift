import Foundation
import TestSupport
import Testing

/// Files of other tools below a megabyte, and reviews, take no more time and memory than others.
@Suite(.serialized, .enabled(if: releaseBinary != nil, "SCREENLINT_RELEASE names no binary"))
struct ImportResourceLimitTests {
    private static func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }

    private static func storyboard(_ scenes: String) -> String {
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\"><scenes>"
            + scenes + "</scenes></document>"
    }

    private static func scene(_ id: String, _ content: String, kind: String = "viewController") -> String {
        "<scene><objects><\(kind) id=\"\(id)\" sceneMemberID=\"viewController\">\(content)</\(kind)></objects></scene>"
    }

    private static func titled(_ number: Int) -> String {
        scene("v\(number)", "<navigationItem key=\"navigationItem\" title=\"T\(number)\" id=\"n\(number)\"/>")
    }

    private static func segue(to target: String, _ kind: String, _ id: String) -> String {
        "<segue destination=\"\(target)\" kind=\"\(kind)\" relationship=\"viewControllers\" id=\"\(id)\"/>"
    }

    private static let importedFiles: [(name: String, files: [String: String])] = [
        ("scenes", ["M.storyboard": storyboard(lines(5000, titled))]),
        (
            "tabs",
            [
                "M.storyboard": storyboard(
                    scene(
                        "t",
                        "<connections>" + lines(3500) { segue(to: "v\($0)", "relationship", "s\($0)") }
                            + "</connections>",
                        kind: "tabBarController"
                    ) + lines(3500, titled)
                )
            ]
        ),
        (
            "segues from each to each",
            [
                "M.storyboard": storyboard(
                    lines(95) { from in
                        scene(
                            "v\(from)",
                            "<connections>" + lines(95) { segue(to: "v\($0)", "show", "s\(from)-\($0)") }
                                + "</connections>"
                        )
                    }
                )
            ]
        ),
        (
            "a chain of containers",
            [
                "M.storyboard": storyboard(
                    lines(3500) {
                        scene(
                            "v\($0)",
                            "<connections>" + segue(to: "v\($0 + 1)", "relationship", "s\($0)") + "</connections>",
                            kind: "navigationController"
                        )
                    }
                )
            ]
        ),
        (
            "items",
            [
                "M.storyboard": storyboard(
                    scene(
                        "v",
                        "<navigationItem key=\"navigationItem\" id=\"n\"><rightBarButtonItems>"
                            + lines(15_000) { "<barButtonItem title=\"b\($0)\" id=\"b\($0)\"/>" }
                            + "</rightBarButtonItems></navigationItem>"
                    )
                )
            ]
        ),
        (
            "views in a xib",
            [
                "M.xib":
                    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>"
                    + lines(9000) { "<view id=\"w\($0)\"><subviews><navigationBar id=\"n\($0)\"/></subviews></view>" }
                    + "</objects></document>"
            ]
        ),
        (
            "attributes",
            [
                "M.storyboard": storyboard(
                    scene(
                        "v",
                        "<navigationItem key=\"navigationItem\" " + lines(60_000) { "a\($0)=\"x\" " }
                            + "title=\"T\" id=\"n\"/>"
                    )
                )
            ]
        ),
        (
            "languages",
            Dictionary(
                uniqueKeysWithValues: (0..<300).map { number in
                    ("l\(number).lproj/M.strings", lines(500) { "\"n\($0).title\" = \"t\(number)\";\n" })
                } + [("Base.lproj/M.storyboard", storyboard(lines(500, titled)))]
            )
        ),
        (
            "languages of a catalog",
            [
                "M.storyboard": storyboard(lines(3000, titled)),
                "M.xcstrings": "{\"strings\": {\"n0.title\": {\"localizations\": {"
                    + lines(14_000) { "\"l\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"v\"}}, " }
                    + "\"de\": {}}}}}",
            ]
        ),
        (
            "an unfinished text and comments",
            [
                "Base.lproj/M.storyboard": storyboard(titled(0)),
                "de.lproj/M.strings": String(repeating: "\"", count: 500_000)
                    + String(repeating: "/*", count: 200_000),
            ]
        ),
        (
            "storyboards that refer to each other",
            Dictionary(
                uniqueKeysWithValues: (0..<8).map { number in
                    let reference = { (other: Int) in
                        "<scene><objects><viewControllerPlaceholder storyboardName=\"S\(other % 8)\" "
                            + "referencedIdentifier=\"r\(other)\" id=\"p\(other)\" sceneMemberID=\"viewController\"/>"
                            + "</objects></scene>"
                    }
                    return ("S\(number).storyboard", storyboard(titled(0) + lines(3000, reference)))
                }
            )
        ),
        ("a chain of tokens", tokens(lines(25_000) { "\"c\($0)\": {\"$value\": \"{c.c\($0 + 1)}\"}, " })),
        (
            "a circle of tokens",
            tokens(
                lines(15_000) { "\"c\($0)\": {\"$type\": \"color\", \"$value\": \"{c.c\(($0 + 1) % 15_000)}\"}, " }
            )
        ),
        ("wrong tokens", tokens(lines(20_000) { "\"c\($0)\": {\"$type\": \"color\", \"$value\": \"no\"}, " })),
        (
            "groups that extend each other",
            tokens("\"x\": {}}, " + lines(15_000) { "\"g\($0)\": {\"$extends\": \"{g\($0 + 1)}\"}, " } + "\"d\": {")
        ),
        ("deep tokens", tokens(String(repeating: "\"a\": {", count: 100_000))),
    ]

    /// A token file with some members of the group `c`, and a screen that uses it.
    private static func tokens(_ members: String) -> [String: String] {
        [
            "t.tokens.json": "{\"c\": {\(members)\"z\": {\"$type\": \"color\", \"$value\": \"#ffffff\"}}}",
            ".screenlint.yml": "tokens: [t.tokens.json]\nguidelines: [contrast]\n",
            "a.screen.yaml": "id: a\nbackground: \"{c.c0}\"\nnavigationBar: {title: A, background: \"{c.z}\"}\n",
        ]
    }

    @Test(
        arguments: importedFiles.map(\.name),
        [["check", "-f", "full"], ["check", "-f", "html"], ["conformance"], ["preview"], ["describe"], ["tokens"]]
    )
    func anImportedFileTakesTimeInProportion(_ name: String, _ words: [String]) throws {
        let files = Self.importedFiles.first { $0.name == name }?.files ?? [:]
        #expect(files.values.allSatisfy { $0.utf8.count < 1_000_000 }, "\(name)")
        let main = files.keys.first { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") } ?? "a.screen.yaml"
        let isDescription = main == "a.screen.yaml"
        if words == ["tokens"], !isDescription { return }
        if words == ["describe"], isDescription { return }
        _ = try ResourceLimitTests.run(try TemporaryFolder(files), words + (words == ["tokens"] ? [] : [main]))
    }

    @Test(
        arguments: [
            "documents with a screen", "items", "changed lines", "used suppressions", "misspelt keys in one line",
        ],
        ["text", "html"]
    )
    func aReviewTakesTimeInProportion(_ name: String, _ format: String) throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\nnavigationBar: {title: A}\n"])
        let git = "git init -q . && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm x"
        let commit = try Program(["/bin/sh", "-c", git], in: folder.url).run()
        try #require(commit.status == 0)
        let text = ResourceLimitTests.texts.first { $0.name == name }?.text ?? ""
        try text.write(to: folder.url.appending(path: "a.screen.yaml"), atomically: true, encoding: .utf8)
        _ = try ResourceLimitTests.run(folder, ["review", "HEAD"] + (format == "html" ? ["-f", "html"] : []))
    }
}
