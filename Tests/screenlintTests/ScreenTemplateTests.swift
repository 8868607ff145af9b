import TestSupport
import Testing

/// `screenlint init --template`, which writes a screen to start from.
@Suite struct ScreenTemplateTests {
    private static let names = ["list", "detail", "form", "split-view"]

    @Test(
        .slow,
        arguments: names,
        [
            "apple-hig", "sap-fiori-ios", "workday-canvas", "apple-hig,sap-fiori-ios",
            "apple-hig,sap-fiori-ios,workday-canvas",
        ]
    )
    func aTemplateIsCleanAndShort(name: String, guidelines: String) throws {
        let command = BuiltCommand(folder: try TemporaryFolder())
        let outcome = try command("init", "--template", name, "--guidelines", guidelines)
        #expect(outcome.errors == "Wrote \(name).screen.yaml.\n")
        let checked = try command("-f", "concise", "--fail-level", "info", ".")
        #expect(checked.output == "" && checked.status == 0, "\(checked)")
        let text = try command.folder.read("\(name).screen.yaml")
        #expect(text.contains("guidelines: [\(guidelines.replacing(",", with: ", "))]\n"))
        #expect(text.split(separator: "\n").count <= 26)
        #expect(text.split(separator: "\n").count { $0.contains("# ") } >= 4, "it is explained")
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
    }

    @Test func withoutGuidelinesItFollowsTheStandardOne() throws {
        let command = BuiltCommand(folder: try TemporaryFolder())
        _ = try command("init", "--template", "list")
        #expect(try command.folder.read("list.screen.yaml").contains("guidelines: [apple-hig]\n"))
    }

    @Test(arguments: [["--template", "lst"], ["--template", "zzz"], ["--template"]])
    func aWrongNameIsToldTheOthers(words: [String]) throws {
        let outcome = try BuiltCommand(folder: try TemporaryFolder()).run(["init"] + words)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("list, detail, form, split-view."), "\(outcome.errors)")
    }

    @Test func aConfigurationTakesTheGuidelines() throws {
        let command = BuiltCommand(folder: try TemporaryFolder())
        _ = try command("init", "--guidelines", "workday-canvas")
        #expect(try command.folder.read(".screenlint.yml").contains("\nguidelines: [workday-canvas]\n"))
    }
}
