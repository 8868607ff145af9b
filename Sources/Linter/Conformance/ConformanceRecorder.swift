import Diagnostics
import RuleEngine

import Synchronization

/// Takes from reports what their screens came to, as bytes that can be put aside until the reports are due.
package final class ConformanceRecorder: Sendable {
    /// The rules that were in force for a screen.
    struct Frame: Sendable {
        /// The names of the built-in packs that apply.
        let packs: [String]
        /// The ids of the rules.
        let rules: [String]
    }

    /// What a screen came to.
    struct Screen {
        /// The id; nil if the file gives none.
        let id: String?
        /// The line it begins on, from 1.
        let line: Int
        /// The number of its frame.
        let frame: Int
        /// For each rule of the frame the most telling verdict.
        let verdicts: [Verdict]
        /// The rules of which nothing is reported, because every finding is an exception.
        let excepted: Set<String>
    }

    private let frames = Mutex([Frame]())

    /// Creates a recorder.
    package init() {}

    /// What counts of a report, which was made with verdicts, and from which the baseline was taken.
    package func record(_ report: FileReport) -> [UInt8] {
        var writer = ByteWriter()
        writer.add(report.path)
        let reported = report.diagnostics + report.suppressed.map(\.diagnostic)
        writer.add(reported.contains { ConformanceRecorder.hidesSomething($0.rule) })
        let lines = LineTable(report.source)
        writer.add(report.verdicts) { screen, writer in
            writer.add(optional: screen.screen) { $1.add($0) }
            writer.add(lines.line(at: screen.offset))
            writer.add(number(of: screen))
            writer.add(block: screen.verdicts.map(\.rawValue))
            let known = report.suppressed.lazy.map(\.diagnostic).filter { $0.screen == screen.screen }.map(\.rule)
            let open = report.all.lazy.flatMap(\.diagnostics).filter { $0.screen == screen.screen }.map(\.rule)
            writer.add(Set(known).subtracting(open)) { $1.add($0) }
        }
        return writer.bytes
    }

    /// The number of a screen's frame; there are few, and the latest is most often the one.
    private func number(of screen: ScreenVerdicts) -> Int {
        let rules = screen.rules.rules
        return frames.withLock { frames in
            let known = frames.lastIndex { frame in
                frame.packs == screen.packs && frame.rules.count == rules.count
                    && zip(frame.rules, rules).allSatisfy { $0 == $1.id }
            }
            if let known { return known }
            frames.append(Frame(packs: screen.packs, rules: rules.map(\.id)))
            return frames.count - 1
        }
    }

    /// The rules that were in force for some screens.
    func frame(at number: Int) -> Frame {
        frames.withLock { $0.indices.contains(number) ? $0[number] : Frame(packs: [], rules: []) }
    }

    /// What was recorded of a file.
    ///
    /// - Parameter bytes: What `record` gave for it.
    /// - Returns: Its path, whether some of it could not be checked, and what its screens came to.
    func read(_ bytes: [UInt8]) -> (file: String, isFlawed: Bool, screens: [Screen]) {
        var reader = ByteReader(bytes)
        return (
            reader.text(), reader.flag(),
            reader.list { reader in
                Screen(
                    id: reader.flag() ? reader.text() : nil,
                    line: reader.number(),
                    frame: reader.number(),
                    verdicts: reader.bytes().map { Verdict(rawValue: $0) ?? .notApplicable },
                    excepted: Set(reader.list { $0.text() })
                )
            }
        )
    }

    /// Whether what a rule of our own finds may keep something of a file from being checked.
    private static func hidesSomething(_ rule: String) -> Bool {
        guard let rule = OwnRule(rawValue: rule) else { return false }
        return rule != .screenDuplicateID && (rule.id.hasPrefix("yaml/") || rule.id.hasPrefix("screen/"))
    }
}
