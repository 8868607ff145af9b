import Diagnostics
import Importers

/// Compares what was read of both sides.
struct SideComparison {
    private let before: ReadSide
    private let after: ReadSide
    private let same: Set<String>
    private let recolored: [String: RecoloredNames]
    private var reasons: ReviewReasons
    private(set) var screens: [ReviewedScreen] = []
    private(set) var files: [ReviewedFile] = []
    /// The findings of all screens and files, those about which nothing is different included.
    private(set) var all: [FindingDifference] = []

    init(_ before: ReadSide, _ after: ReadSide, _ same: Set<String>, _ recolored: [String: RecoloredNames]) {
        (self.before, self.after, self.same, self.recolored) = (before, after, same, recolored)
        reasons = ReviewReasons(before: before.side, after: after.side)
    }

    mutating func compare() {
        compareSame()
        let (left, right) = (open(before), open(after))
        let broken = before.broken.union(after.broken)
        let matching = ScreenMatching(left, right) { broken.contains($0.place.file) }
        var homes = [String: String]()
        var texts = ChangedScreens(before.side, after.side, recolored)
        for pair in matching.pairs {
            let (was, now) = (left[pair.before], right[pair.after])
            homes[was.place.file] = homes[was.place.file] ?? now.place.file
            compare(was, now, &texts)
        }
        for number in matching.removed { add(removed: left[number]) }
        for number in matching.added { add(added: right[number]) }
        compareFiles(homes)
        screens.sort { first, second in
            let (mine, other) = (first.place, second.place)
            return (mine?.file ?? "", mine?.number ?? 0) < (other?.file ?? "", other?.number ?? 0)
        }
    }

    /// The screens of the files that are not the same.
    private func open(_ side: ReadSide) -> [ReviewedSideScreen] {
        side.files.filter { !same.contains($0.path) }.flatMap(\.screens)
    }

    /// Of files that are the same only findings can differ; their screens are matched by their numbers.
    private mutating func compareSame() {
        let known = Dictionary(before.files.map { ($0.path, $0) }) { first, _ in first }
        for file in after.files where same.contains(file.path) {
            let was = known[file.path]?.screens ?? []
            for number in 0..<max(was.count, file.screens.count) {
                let past = number < was.count ? was[number] : nil
                let present = number < file.screens.count ? file.screens[number] : nil
                let findings = FindingDifference(from: past?.findings ?? [], to: present?.findings ?? [])
                let place = present?.place ?? past?.place
                finish(.changed, past?.place ?? place, place, findings, isSame: true)
            }
        }
    }

    private mutating func compare(_ was: ReviewedSideScreen, _ now: ReviewedSideScreen, _ texts: inout ChangedScreens) {
        let findings = FindingDifference(from: was.findings, to: now.findings)
        switch (before.broken.contains(was.place.file), after.broken.contains(now.place.file)) {
        case (true, true): finish(.changed, was.place, now.place, findings, isSame: true)
        case (true, false): finish(.readable, was.place, now.place, FindingDifference(unknown: now.findings))
        case (false, true): finish(.unreadable, was.place, now.place, FindingDifference())
        case (false, false):
            let changes = was.content == now.content ? [] : texts.changes(from: was.place, to: now.place)
            let isRenamed = was.place.id != now.place.id || was.place.file != now.place.file
            let status = isRenamed ? ReviewedScreen.Status.renamed : .changed
            finish(status, was.place, now.place, findings, changes, isSame: changes.isEmpty)
        }
    }

    /// Adds a screen, if something is different about it.
    private mutating func finish(
        _ status: ReviewedScreen.Status,
        _ was: ReviewedPlace?,
        _ now: ReviewedPlace?,
        _ findings: FindingDifference,
        _ changes: [ScreenChange] = [],
        isSame: Bool = false
    ) {
        var findings = findings
        let (wasBroken, isBroken) = (!before.broken.isEmpty, !after.broken.isEmpty)
        if isSame, !findings.isEmpty, wasBroken || isBroken {
            findings.leaveOpen(before: wasBroken, after: isBroken) { [before, after] rule in
                before.side.library.comparesScreens(rule) || after.side.library.comparesScreens(rule)
            }
        }
        all.append(findings)
        guard status != .changed || !changes.isEmpty || !findings.isEmpty else { return }
        var screen = ReviewedScreen(status: status, before: was, after: now)
        screen.changes = changes
        screen.findings = findings
        for change in changes {
            if let origin = change.origin, !screen.reasons.contains(origin) { screen.reasons.append(origin) }
        }
        if screen.reasons.isEmpty, !changes.isEmpty, let was, let now, let file = changedTexts(was.file, now.file) {
            screen.reasons.append(.file(file))
        }
        if !findings.isEmpty, let was, let now, status == .changed || status == .renamed {
            let (old, new) = (before.suppressed[was.file], after.suppressed[now.file])
            let more = reasons.reasons(for: findings, from: was.file, to: now.file, isSame: isSame) { finding in
                let mark = ReviewReasons.mark(finding)
                return old?.contains(mark) == true || new?.contains(mark) == true
            }
            screen.reasons += more.filter { !screen.reasons.contains($0) }
        }
        screens.append(screen)
    }

    /// The file with texts that says something else of a screen file that is the same; nil if there is none.
    private func changedTexts(_ old: String, _ new: String) -> String? {
        func bytes(_ path: String?, _ side: ReviewSide) -> [UInt8]? {
            path.flatMap { try? side.files.read($0, limit: .max >> 1) }
        }
        let (before, after) = (before.side, after.side)
        guard let importer = Importer.forFile(at: new), bytes(old, before) == bytes(new, after),
            let texts = importer.texts(new, after.files) ?? importer.texts(old, before.files),
            bytes(importer.texts(old, before.files), before) != bytes(texts, after)
        else { return nil }
        return texts
    }

    private mutating func add(removed screen: ReviewedSideScreen) {
        let file = screen.place.file
        if after.broken.contains(file) { return finish(.unreadable, screen.place, nil, FindingDifference()) }
        // Of a file that could not be read to its end before, nobody knows which screens it had.
        if before.broken.contains(file), after.paths.contains(file) { return }
        finish(.removed, screen.place, nil, FindingDifference(from: screen.findings, to: []))
    }

    private mutating func add(added screen: ReviewedSideScreen) {
        let file = screen.place.file
        if before.broken.contains(file) {
            return finish(.readable, nil, screen.place, FindingDifference(unknown: screen.findings))
        }
        if after.broken.contains(file), before.paths.contains(file) { return }
        finish(.added, nil, screen.place, FindingDifference(from: [], to: screen.findings))
    }

    /// Compares the findings that belong to no screen, file by file.
    private mutating func compareFiles(_ homes: [String: String]) {
        var past = [String: [ReviewedFinding]]()
        for file in before.files {
            let home = after.paths.contains(file.path) ? file.path : homes[file.path] ?? file.path
            past[home, default: []] += file.findings
        }
        for file in after.files {
            let findings = FindingDifference(from: past.removeValue(forKey: file.path) ?? [], to: file.findings)
            add(findings, path: file.path)
        }
        for (path, findings) in past.sorted(by: { $0.key < $1.key }) {
            add(FindingDifference(from: findings, to: []), path: path)
        }
    }

    private mutating func add(_ findings: FindingDifference, path: String) {
        all.append(findings)
        if !findings.isEmpty { files.append(ReviewedFile(path: path, findings: findings)) }
    }
}
