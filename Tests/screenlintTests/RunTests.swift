import Foundation
import TestSupport
import Testing

@testable import screenlint

/// What every run promises: the same output for any number of jobs, and an exit status that tells.
@Suite struct RunTests {
    private func manyFiles() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for number in 0..<120 {
            var text = "screens:\n"
            for screen in 0..<3 {
                text +=
                    "  - id: s\(number)-\(screen)\n    navigationBar:\n      title: Orders Waiting for Approval by Managers\n"
                text += "      trailing: [{icon: a}, {icon: b}, {icon: c}, {icon: d}, {icon: e}]\n"
                if number % 7 == 0 { text += "    wrong\(screen): 1\n" }
            }
            try folder.write("part-\(number % 10)/f\(number).screen.yaml", text)
        }
        return folder
    }

    @Test(.slow, arguments: ["full", "concise", "json"]) func isTheSameForAnyNumberOfJobs(format: String) throws {
        let folder = try manyFiles()
        let options = ["check", "-f", format, "--guidelines", "apple-hig,sap-fiori-ios,workday-canvas"]
        let first = try BuiltCommand(folder: folder).run(options + ["--jobs", "1"])
        #expect(first.status == 1)
        #expect(first.output.count > 10_000)
        for jobs in ["2", "7"] {
            let other = try BuiltCommand(folder: folder).run(options + ["--jobs", jobs])
            #expect(other.output == first.output)
            #expect(other.status == first.status)
        }
    }

    @Test func exitsByWhatItFound() throws {
        let folder = try TemporaryFolder()
        try folder.write("clean.screen.yaml", "id: a\nnavigationBar: {title: Orders}\n")
        try folder.write("wrong.screen.yaml", "id: b\nwrng: 1\n")
        let cases: [([String], Int32)] = [
            (["clean.screen.yaml"], 0),
            (["wrong.screen.yaml"], 1),
            (["--fail-level", "never", "wrong.screen.yaml"], 0),
            (["missing.screen.yaml"], 2),
            (["missing.screen.yaml", "wrong.screen.yaml"], 2),
            (["--no-such-option"], 2),
            (["--jobs", "0", "."], 2),
            (["--format", "nonsense", "."], 2),
        ]
        for (words, status) in cases {
            let run = try BuiltCommand(folder: folder).run(["check"] + words)
            #expect(run.status == status, "\(words): \(run.errors)")
            if status == 2 { #expect(!run.errors.isEmpty) }
        }
    }

    @Test(arguments: Command.all.map(\.name)) func helpsWithEachCommand(name: String) throws {
        let run = try BuiltCommand(folder: TemporaryFolder()).run([name, "--help"])
        #expect(run.status == 0)
        #expect(run.output.contains("Usage: screenlint \(name)"))
        #expect(run.errors.isEmpty)
    }
}
