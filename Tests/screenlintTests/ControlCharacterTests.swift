import Reporters
import TestSupport
import Testing

/// Control characters, wherever they stand: a raw one is a finding at its place, and in no report one comes out raw.
@Suite struct ControlCharacterTests {
    /// C0, DEL and C1, but for the tab and for what ends lines.
    private static let forbidden =
        (0..<0x20).filter { ![9, 10, 13].contains($0) } + [0x7F] + (0x80..<0xA0).filter { $0 != 0x85 }

    /// Descriptions with something before the character and after it.
    private static let descriptions: [(name: String, before: String, after: String)] = [
        ("title", "id: a\nnavigationBar: {title: x", "y}\n"),
        ("label", "id: a\ntoolbar: {items: [{label: \"x", "y\"}]}\n"),
        ("id", "id: x", "y\n"),
        ("key", "id: a\nx", "y: b\n"),
        ("comment", "id: a # x", "y\n"),
        ("reason", "id: a # screenlint:disable-line a/b -- x", "y\n"),
    ]

    @Test(.slow) func eachIsAFindingAtItsPlace() throws {
        let folder = try TemporaryFolder()
        for (name, before, after) in Self.descriptions {
            for code in Self.forbidden {
                let character = Unicode.Scalar(code).map(String.init) ?? ""
                try folder.write("\(name)-\(code).screen.yaml", before + character + after)
            }
        }
        let run = try BuiltCommand(folder: folder)("check", "-f", "concise", ".")
        for (name, before, _) in Self.descriptions {
            let lines = before.split(separator: "\n")
            let place = "\(lines.count):\(lines[lines.count - 1].count + 1)"
            for code in Self.forbidden {
                let start = "\(name)-\(code).screen.yaml:\(place): error: "
                #expect(run.lines.contains { $0.hasPrefix(start) && $0.hasSuffix("[yaml/encoding]") }, "\(start)")
            }
        }
        expectNone(in: run.output + run.errors)
    }

    @Test(.slow, arguments: ReportFormat.allCases) func noneComesOutRaw(_ format: ReportFormat) throws {
        let all = (1..<0x20) + [0x7F] + (0x80..<0xA0) + [0x2028, 0x2029, 0x202E, 0x2066, 0xFEFF]
        let escaped = all.map {
            "\\u" + String(repeating: "0", count: 4 - String($0, radix: 16).count) + String($0, radix: 16)
        }
        .joined()
        let name = String(String.UnicodeScalarView(all.compactMap(Unicode.Scalar.init)))
        let folder = try TemporaryFolder([
            "a\(name).screen.yaml": """
            id: "a\(escaped)"
            platform: "\(escaped)"
            "key\(escaped)": 1
            navigationBar:
              title: "T\(escaped)"
              trailing: [{label: "L\(escaped)", target: a}, {label: "L\(escaped)", target: a}]
            # screenlint:disable-next-line a/b -- reason\u{85}\u{2028}\u{2029}\u{202E}\u{2066}\u{FEFF}
            toolbar: {items: [{label: "L\(escaped)"}, {label: "L\(escaped)"}], "\(escaped)": 1}

            """
        ])
        let packs = "apple-hig,sap-fiori-ios,workday-canvas"
        let run = try BuiltCommand(folder: folder)("check", "--guidelines", packs, "-f", format.rawValue, ".")
        #expect(run.status == 1)
        #expect(run.output.count > 500)
        expectNone(in: run.output + run.errors)
        // The text around it can't be turned round, either.
        #expect(!run.output.unicodeScalars.contains { (0x202A..<0x202F).contains($0.value) })
    }

    private func expectNone(in text: String) {
        let raw = text.unicodeScalars.filter {
            $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value)
        }
        #expect(raw.isEmpty, "\(Set(raw.map(\.value)).sorted())")
    }
}
