import Foundation
import TestSupport
import Testing

/// The line on a terminal that tells how far a long run is; `script` makes the terminal.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "install script"))
struct ProgressTests {
    private static func typescript(_ redirection: String) throws -> String {
        let folder = try TemporaryFolder()
        for file in 0..<40 {
            let screens = (0..<200).map { screen in
                "  - {id: s\(file)-\(screen), guidelines: [apple-hig], navigationBar: {title: A}}\n"
            }
            try folder.write("\(file).screen.yaml", "screens:\n" + screens.joined())
        }
        let command = BuiltCommand.productsFolder.appending(path: "screenlint").path
        let line = "'\(command)' . \(redirection)"
        #if os(macOS)
            let words = ["-q", "/dev/null", "/bin/sh", "-c", line]
        #else
            let words = ["-qec", line, "/dev/null"]
        #endif
        let outcome = try BuiltCommand(folder: folder).run(words, of: URL(filePath: "/usr/bin/script"))
        #expect(outcome.status == 0, "\(outcome)")
        return outcome.output
    }

    @Test(.slow) func aLongRunTellsHowFarItIsAndCleansUp() throws {
        let output = try Self.typescript("> /dev/null")
        #expect(output.contains(" of 40 files"))
        #expect(output.hasSuffix("\r\u{1B}[K"))
    }

    @Test(.slow) func aReportOnTheTerminalIsLeftAlone() throws {
        #expect(try !Self.typescript("").contains(" of 40 files"))
    }

    @Test(.slow) func noTerminalNoLine() throws {
        #expect(try !Self.typescript("> /dev/null 2>&1 | cat").contains(" of 40 files"))
    }
}
