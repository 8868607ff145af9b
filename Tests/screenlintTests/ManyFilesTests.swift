import TestSupport
import Testing

@testable import Reporters

/// Runs over more files than are linted together (`Scripts/bench jobs` does the same with many more).
@Suite struct ManyFilesTests {
    /// Files whose screens speak of each other; some depart from the others, repeat an id, or are slow.
    private static let files: [String: String] = {
        var files = [String: String]()
        for number in 100..<340 {
            let side = number % 41 == 0 ? "trailing" : "leading"
            var text = "id: s\(number % 97 == 0 ? 0 : number)\nparent: s\(number - 1)\nlevel: 1\n"
            text +=
                "app: {name: App \(number / 200)}\nnavigationBar:\n  title: \(number % 13 == 0 ? "Very " : "")Long Title\n"
            text += "  segmentedControl: {segments: [One, Two]}\n"
            if number % 31 == 0 { text += "  # screenlint:disable-next-line sap-fiori-ios/back-side -- agreed\n" }
            text +=
                "  \(side): [{role: back, label: \(number % 17 == 0 ? "Other" : "Long Title"), target: s\(number - 1)}]\n"
            if number == 150 {
                text += "content:\n"
                for item in 0..<3_000 { text += "  - {kind: button, label: B\(item), style: primary}\n" }
            }
            files["part-\(number % 7)/p\(number).screen.yaml"] = text
        }
        return files
    }()

    @Test(.slow, arguments: ReportFormat.allCases.map(\.rawValue))
    func aReportIsTheSameForAnyNumberOfJobs(format: String) throws {
        let command = BuiltCommand(folder: try TemporaryFolder(Self.files))
        let words = ["-f", format, "--guidelines", "apple-hig,sap-fiori-ios,workday-canvas", "--jobs"]
        let outcome = try command.run(words + ["1"])
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.output.contains("sap-fiori-ios/back-side") || format == "github")
        for jobs in ["2", "4", "8"] {
            let other = try command.run(words + [jobs])
            #expect(other.output == outcome.output, "\(jobs) jobs")
        }
    }
}
