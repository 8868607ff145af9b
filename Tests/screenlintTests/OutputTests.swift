import Foundation
import TestSupport
import Testing

@testable import Reporters

/// Each format, for each of the three folders, against what it is known to look like.
///
/// `UPDATE_GOLDENS=1` writes what the command says now; such a run fails, so that nobody takes it for a test.
@Suite struct OutputTests {
    static let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

    /// The only rule of a pack that is run, so that new rules change nothing here.
    static let rule = "apple-hig/title-length"

    static func report(_ format: ReportFormat, _ outputCase: OutputCase) throws -> BuiltCommand.Outcome {
        let folder = try TemporaryFolder(outputCase.files)
        return try BuiltCommand(folder: folder)("check", "--only", rule, "-f", format.rawValue, ".")
    }

    @Test(arguments: ReportFormat.allCases, OutputCase.allCases)
    func looksAsKnown(_ format: ReportFormat, _ outputCase: OutputCase) throws {
        let outcome = try Self.report(format, outputCase)
        #expect(outcome.status == (outputCase == .none ? 0 : 1))
        #expect(outcome.errors == "")
        let output = format == .html ? Self.withoutFittings(outcome.output) : outcome.output
        let golden = Self.goldens.appending(path: "\(outputCase.rawValue).\(format.rawValue).txt")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data(output.utf8).write(to: golden)
            Issue.record("wrote \(golden.lastPathComponent); run again without UPDATE_GOLDENS")
        } else {
            let wanted = try? String(contentsOf: golden, encoding: .utf8)
            #expect(output == wanted, "if this is as it should be, run Scripts/update")
        }
    }

    /// The page without what every page has, and without what changes with each rule: pictures and conformance.
    private static func withoutFittings(_ page: String) -> String {
        var page = page
        for (start, end) in [
            ("<meta http-equiv", ">"), ("<style>", "</style>"), ("<script>", "</script>"), ("<svg", "</svg>"),
            ("<section id=\"conformance\"", "</main>"), ("<form", "</form>"),
        ] {
            while let from = page.range(of: start), let to = page[from.upperBound...].range(of: end) {
                page.replaceSubrange(from.lowerBound..<to.upperBound, with: "[\(start.drop { $0 == "<" })]")
            }
        }
        return page
    }

    @Test(.slow, arguments: ReportFormat.allCases)
    func hostileTextStaysText(_ format: ReportFormat) throws {
        let output = try Self.report(format, .hostile).output
        let controls = output.unicodeScalars.filter {
            $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value)
        }
        #expect(controls.isEmpty)
        for line in output.split(separator: "\n") where line.hasPrefix("::") || line.hasPrefix("##[") {
            #expect(format == .github && line.hasPrefix("::") && line.contains(" file="), "\(line)")
        }
        switch format {
        case .junit, .checkstyle: #expect(!output.contains("]]>") && !output.contains("<b>"))
        case .markdown: #expect(!output.contains("<script") && !output.contains("](javascript"))
        case .html:
            #expect(!output.contains("<b>x") && !output.contains("<script>alert") && !output.contains("<img"))
            #expect(!output.contains("href=\"javascript") && !output.contains("href=\"http://x"))
        case .sarif: #expect(!output.contains("[click](javascript"))
        default: break
        }
    }

    @Test func severalReportsOfOneRun() throws {
        let folder = try TemporaryFolder(OutputCase.several.files)
        let outcome = try BuiltCommand(folder: folder)(
            "-f",
            "sarif",
            "-o",
            "out.sarif",
            "-f",
            "concise",
            "-f",
            "junit",
            "--output-file=junit.xml"
        )
        #expect(outcome.status == 1)
        #expect(outcome.output == (try Self.report(.concise, .several).output))
        #expect(try folder.read("out.sarif") == Self.report(.sarif, .several).output)
        #expect(try folder.read("junit.xml") == Self.report(.junit, .several).output)
    }

    @Test(arguments: [("out.sarif", "\"runs\""), ("junit.xml", "<testsuites"), ("a.md", "|"), ("out", "apple-hig/")])
    func theEndingOfAFileSaysTheFormat(file: String, part: String) throws {
        let folder = try TemporaryFolder(OutputCase.several.files)
        _ = try BuiltCommand(folder: folder)("-o", file)
        let report = try folder.read(file)
        #expect(report.contains(part) && report.hasPrefix("{") == file.hasSuffix("sarif"), "\(report.prefix(300))")
    }

    @Test func theEndingsOfSeveralFilesSayTheirFormats() throws {
        let folder = try TemporaryFolder(OutputCase.several.files)
        let outcome = try BuiltCommand(folder: folder)(
            "check",
            "--only",
            Self.rule,
            "-o",
            "a.sarif",
            "-f",
            "concise",
            "-o",
            "b.md",
            "-o",
            "c.txt",
            "."
        )
        #expect(outcome.output == "", "\(outcome.errors)")
        #expect(try folder.read("a.sarif") == Self.report(.concise, .several).output)
        #expect(try folder.read("b.md") == Self.report(.markdown, .several).output)
        #expect(try folder.read("c.txt").contains("apple-hig/"))
        _ = try BuiltCommand(folder: folder)("check", "--only", Self.rule, "-o", "d.sarif", "-o", "d.json", ".")
        #expect(try folder.read("d.sarif") == Self.report(.sarif, .several).output)
        #expect(try folder.read("d.json") == Self.report(.json, .several).output)
    }

    @Test(arguments: [ReportFormat.junit, .sarif])
    func whatCouldNotBeReadStandsInTheReport(format: ReportFormat) throws {
        let folder = try TemporaryFolder(OutputCase.none.files)
        let link = folder.url.appending(path: "no.screen.yaml").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        let outcome = try BuiltCommand(folder: folder)("-f", format.rawValue, ".")
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("no.screen.yaml: "), "\(outcome.output)")
    }

    @Test func impossibleOutputsAreRefused() throws {
        let command = BuiltCommand(folder: try TemporaryFolder(OutputCase.none.files))
        let weird = try command("-o", "findings.srif")
        #expect(weird.status == 2 && weird.errors.contains("There are full, concise, json,"))
        let open = try command("-o", "out.xml")
        #expect(open.status == 2 && open.errors.contains("name one before it: -f junit -o out.xml."))
        let two = try command("-f", "json", "-f", "full")
        #expect(two.status == 2 && two.output == "" && two.errors.contains("Only one format"))
        let lost = try command("-f", "json", "-o", "a", "-o", "b")
        #expect(lost.status == 2 && lost.errors.contains("The name 'b' says no format"))
        let nowhere = try command("-f", "json", "-o", "no/such/folder/file")
        #expect(nowhere.status == 2 && nowhere.errors.contains("can't be written"))
        let one = try command("-f", "json", "-o", "a", "-f", "sarif", "-o", "./a")
        #expect(one.status == 2 && one.errors.contains("Two reports can't go to one file, './a'"))
    }

    @Test(arguments: [
        ["--only", "nosuch"], ["--guidelines", "nosuch"], ["--since", "nosuch"], ["--rules", "nosuch"],
        ["--baseline", "nosuch"], ["nosuch"],
    ])
    func aReportIsKeptWhereNothingCanBeChecked(words: [String]) throws {
        let folder = try TemporaryFolder(OutputCase.none.files.merging(["out.sarif": "a report"]) { $1 })
        let outcome = try BuiltCommand(folder: folder).run(["-f", "sarif", "-o", "out.sarif"] + words)
        #expect(outcome.status == 2)
        if words != ["nosuch"] { #expect(try folder.read("out.sarif") == "a report") }
    }

    @Test func gitHubIsToldWhatItDoesNotShow() throws {
        let screens = (1...15).map { "  - {id: s\($0), guidelines: [], colour\($0): red}\n" }.joined()
        let folder = try TemporaryFolder(["many.screen.yaml": "screens:\n" + screens])
        var command = BuiltCommand(folder: folder)
        command.environment["GITHUB_STEP_SUMMARY"] = folder.outside("summary.md").path
        let outcome = try command("-f", "github")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(lines.last?.hasPrefix("::notice title=screenlint::") == true)
        #expect(lines.last?.contains("5 more findings") == true)
        let summary = try String(contentsOf: folder.outside("summary.md"), encoding: .utf8)
        #expect(summary.split(separator: "\n").count { $0.contains("| error |") } == 15)
    }

    @Test(arguments: ["/nowhere/summary.md", "/dev/full"])
    func aSummaryThatCantBeWrittenTakesNothingElse(_ path: String) throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\ncolour: red\n"])
        var command = BuiltCommand(folder: folder)
        command.environment["GITHUB_STEP_SUMMARY"] = path
        let outcome = try command("-f", "github")
        #expect(outcome.errors.contains("screenlint: The job summary, \(path), can't be written: "), "\(outcome)")
        #expect(outcome.output.contains("::error file=a.screen.yaml"))
        #expect(outcome.status == 2)
    }

    /// The platform looks a file up from the root of the project, wherever in it the command runs.
    @Test(arguments: [("github", "GITHUB_WORKSPACE"), ("gitlab", "CI_PROJECT_DIR"), ("sarif", "GITHUB_WORKSPACE")])
    func filesAreNamedFromTheRootOfTheProject(format: String, variable: String) throws {
        let folder = try TemporaryFolder(["app/a.screen.yaml": "id: a\ncolour: red\n"])
        var command = BuiltCommand(folder: folder)
        command.environment[variable] = folder.url.path
        let fromRoot = try command("-f", format, "app")
        let fromFolder = try command("-f", format, "\(folder.url.path)/app")
        #expect(fromRoot.output.contains("app/a.screen.yaml"))
        #expect(fromFolder.output == fromRoot.output)
    }

    /// Its finding stands in a file of the program, whose text isn't at hand.
    @Test func aBuiltInRuleThatCannotBeEvaluatedIsTold() throws {
        let items = (1...1500).map { "    - {icon: plus, action: a\($0)}\n" }.joined()
        let screen = "id: a\nguidelines: [sap-fiori-ios]\nnavigationBar:\n  trailing:\n" + items
        let command = BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": screen]))
        let outcome = try command("--isolated", "--only", "sap-fiori-ios/duplicate-action")
        #expect(outcome.status == 2 && outcome.output.contains("[rule/evaluation-failed]"), "\(outcome.errors)")
    }

    /// A report that isn't written would be missed only by who looks for it.
    @Test func severalReportsWhereOneIsWrittenAreRefused() throws {
        let command = BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": "id: a\n"]))
        let outcomes = [
            try command("conformance", "-f", "json", "-o", "c.json", "-f", "html", "-o", "c.html"),
            try command("preview", "a.screen.yaml", "-o", "a.svg", "-o", "b.svg"),
        ]
        #expect(outcomes.allSatisfy { $0.status == 2 && $0.errors.contains("given twice") }, "\(outcomes)")
        #expect(!command.folder.has("b.svg") && !command.folder.has("c.html"))
    }
}
