import Foundation
import TestSupport
import Testing

/// Texts that are made to hurt: each ends quickly, within bounded memory, in a finding with a position.
@Suite(.serialized) struct HostileTextTests {
    /// A text, and the rule and place of the first finding it has to end in.
    struct Hostile: Sendable, CustomTestStringConvertible {
        let name: String
        let text: @Sendable () -> [UInt8]
        let place: String?
        let rule: String?

        var testDescription: String { name }

        init(_ name: String, _ place: String, _ rule: String, _ text: @escaping @Sendable () -> String) {
            self.name = name
            self.text = { Array(text().utf8) }
            self.place = place
            self.rule = rule
        }

        init(_ name: String, bytes place: String, _ rule: String, _ text: @escaping @Sendable () -> [UInt8]) {
            (self.name, self.text, self.place, self.rule) = (name, text, place, rule)
        }

        /// A text with nothing wrong in it, or of which only the time and the memory matter.
        init(harmless name: String, _ text: @escaping @Sendable () -> String) {
            self.name = name
            self.text = { Array(text().utf8) }
            place = nil
            rule = nil
        }
    }

    static func repeated(_ count: Int, _ make: (Int) -> String) -> String {
        (0..<count).map(make).joined()
    }

    static let texts: [Hostile] = [
        Hostile("deep nesting", "1:101", "yaml/too-deep") { String(repeating: "[", count: 200_000) },
        Hostile("billion laughs", "6:38", "yaml/too-many-aliases") {
            "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
                + repeated(9) { level in
                    "a\(level + 1): &a\(level + 1) [" + repeated(9) { _ in "*a\(level)," } + "*a\(level)]\n"
                }
        },
        Hostile("20,000 directives", "101:1", "yaml/too-large") {
            repeated(20_000) { "%TAG !e\($0)! tag:e,2000:\n" } + "---\nid: a\n"
        },
        Hostile("a cut UTF-16 file", bytes: "2:8", "yaml/encoding") {
            [0xFF, 0xFE] + "id: a\nname: x\n".utf8.flatMap { [$0, 0] }.dropLast()
        },
        Hostile("a NUL byte", "2:8", "yaml/encoding") { "id: a\nname: x\0y\n" },
        Hostile("invalid UTF-8", bytes: "2:8", "yaml/encoding") {
            Array("id: a\nname: x".utf8) + [0xFF, 0xFE, 0x0A]
        },
        Hostile("invalid UTF-8 behind a comma that ends a text", bytes: "", "yaml/encoding") {
            Array("id: a\nnavigationBar: {title: Now, the".utf8) + [0x9B] + Array(", size: large}\n".utf8)
        },
        Hostile("overlong UTF-8", bytes: "2:7", "yaml/encoding") {
            Array("id: a\nname: ".utf8) + [0xC0, 0xAF, 0x0A]
        },
        Hostile("a lone surrogate", "2:8", "yaml/syntax") { "id: a\nname: \"\\ud800\"\n" },
        Hostile("a million keys", "2:1", "screen/unknown-key") { "id: a\n" + repeated(1_000_000) { "k\($0): 1\n" } },
        Hostile("300,000 duplicate keys", "3:1", "yaml/duplicate-key") {
            "id: a\n" + String(repeating: "name: x\n", count: 300_000)
        },
        Hostile("many mistakes in one line", "1:31", "screen/unknown-value") {
            "{screens: [" + repeated(20_000) { "{id: s\($0), platform: x}," } + "]}"
        },
        Hostile("a truncated file", "3:28", "yaml/syntax") {
            "screens:\n  - id: a\n    navigationBar: {title: \"Orde"
        },
        Hostile("an alias cycle", "2:40", "yaml/unknown-alias") {
            "id: a\nnavigationBar: &n {title: a, overflow: *n}\n"
        },
        Hostile("a merge cycle", "4:7", "yaml/unknown-alias") {
            "id: a\nnavigationBar: &n\n  title: a\n  <<: *n\n"
        },
        Hostile("merges that double", "18:18", "yaml/too-many-aliases") {
            "x-0: &a0 {title: x}\n" + repeated(30) { "x-\($0 + 1): &a\($0 + 1) {<<: [*a\($0), *a\($0)]}\n" }
        },
        Hostile("100,000 locales", "2:1715", "yaml/too-large") {
            "id: a\nnavigationBar: {title: {" + repeated(100_000) { "l\($0): x, " } + "}}\n"
        },
        Hostile("9,000 buttons in 112 layouts", "1:5", "yaml/too-large") {
            let platforms = ["ios", "ipados", "macos", "visionos", "watchos", "tvos", "android"]
            let states = ["default", "scrolled", "selection", "searching", "editing", "error", "offline", "warning"]
            let variants = platforms.flatMap { platform in
                states.flatMap { state in
                    ["compact", "regular"].map { "{platform: \(platform), state: \(state), sizeClass: \($0)}" }
                }
            }
            return "id: a\nvariants: [\(variants.joined(separator: ", "))]\ncontent:\n"
                + String(repeating: "  - {kind: button, label: x}\n", count: 9000)
        },
        Hostile("2,000 buttons, each compared with all", "1:5", "yaml/too-large") {
            "id: a\nguidelines: [sap-fiori-ios]\ntoolbar:\n  items: [" + repeated(2000) { "{label: l\($0)}, " } + "]\n"
        },
        Hostile("2,000 buttons under 2,000 screens", "", "yaml/too-large") {
            "defaults: {toolbar: {items: [" + String(repeating: "{label: x}, ", count: 2000) + "]}}\nscreens:\n"
                + repeated(2000) { "  - {id: s\($0)}\n" }
        },
        Hostile("2,000 variants under 2,000 screens", "", "yaml/too-large") {
            "defaults: {variants: [" + repeated(2000) { "{sizeClass: compact, name: n\($0)}, " } + "]}\nscreens:\n"
                + repeated(2000) { "  - {id: s\($0)}\n" }
        },
        Hostile("30,000 keys written twice, after others", "10003:1", "yaml/duplicate-key") {
            "id: a\n" + repeated(10_000) { "x-\($0): 1\n" } + String(repeating: "name: x\n", count: 30_000)
        },
        Hostile("line ends of every kind", "5:1", "screen/unknown-key") {
            "id: a\rname: b\r\nrole: home\n\rbad: 1\r\n"
        },
        Hostile("an anchor given twice", "2:17", "screen/wrong-type") {
            "name: &a x\ndescription: &a {b: c}\nid: *a\n"
        },
        Hostile(harmless: "a scalar of 50 MB") { "id: a\nname: " + String(repeating: "a", count: 50 << 20) + "\n" },
        Hostile(harmless: "a text of open brackets") {
            "id: a\nnavigationBar: {title: \"" + String(repeating: "é{$(", count: 1 << 18) + "\"}\n"
        },
        Hostile(harmless: "100,000 screens") {
            "screens:\n" + repeated(100_000) { "  - {id: s\($0)}\n" }
        },
        Hostile(harmless: "screens in many locales") {
            "screens:\n" + repeated(5000) { "  - {id: s\($0), navigationBar: {title: {l\($0): Orders}}}\n" }
        },
        Hostile(harmless: "20,000 buttons in the content") {
            "id: a\ncontent:\n" + String(repeating: "  - {kind: button, label: x}\n", count: 20_000)
        },
        Hostile(harmless: "deep defaults") {
            let open = String(repeating: "[{items: ", count: 45)
            let close = String(repeating: "}]", count: 45)
            return "defaults: {content: \(open)[]\(close)}\nscreens:\n" + repeated(1000) { "  - {id: s\($0)}\n" }
        },
        Hostile(harmless: "wide defaults") {
            let items = String(repeating: "{label: x},", count: 1000)
            return "defaults: {navigationBar: {trailing: [\(items)]}}\nscreens:\n"
                + repeated(300) { "  - {id: s\($0)}\n" }
        },
        Hostile(harmless: "10,000 variants") {
            "id: a\nnavigationBar: {title: Orders}\nvariants:\n"
                + repeated(10_000) { "  - {sizeClass: regular, navigationBar: {subtitle: s\($0)}}\n" }
        },
    ]

    @Test(.slow, arguments: texts) func endsQuickly(_ hostile: Hostile) throws {
        let folder = try TemporaryFolder()
        try folder.write("a.screen.yaml", hostile.text())
        let run = try BuiltCommand(folder: folder).run(["check", "-f", "concise", "a.screen.yaml"])
        #expect(run.status == 0 || run.status == 1, "\(run.errors)")
        if let place = hostile.place, let rule = hostile.rule {
            // What took too much work stands where there was not enough left, after what was found before.
            let first = String(run.lines.first { place != "" || $0.hasSuffix("[\(rule)]") } ?? "")
            #expect(first.hasPrefix("a.screen.yaml:" + place), "\(first.prefix(200))")
            #expect(first.hasSuffix("[\(rule)]"), "\(first.suffix(200))")
            #expect(run.status == 1)
        }
    }

    @Test(.slow) func endsAtAFileOf200MB() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.screen.yaml", "")
        let handle = try FileHandle(forWritingTo: folder.url.appending(path: "a.screen.yaml"))
        try handle.truncate(atOffset: 200 << 20)
        try handle.close()
        let run = try BuiltCommand(folder: folder).run(["check", "-f", "concise", "a.screen.yaml"])
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("a.screen.yaml:1:1: error: "))
        #expect(run.output.hasSuffix("[yaml/too-large]\n"))
    }

    @Test(.slow) func tellsOnlySoManyMistakes() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.screen.yaml", "id: a\n" + HostileTextTests.repeated(20_000) { "k\($0): 1\n" })
        let run = try BuiltCommand(folder: folder).run(["check", "-f", "concise", "a.screen.yaml"])
        #expect(run.lines.count == 10_001)
        #expect(run.lines.last?.hasSuffix("[yaml/too-large]") == true)
    }
}
