import Diagnostics
import Importers

/// Compares the screens of two states of a repository, and their findings.
package struct ReviewRun: Sendable {
    private let before: ReviewSide
    private let after: ReviewSide
    private let jobs: Int
    private let progress: @Sendable () -> Void

    /// Prepares a review; `progress` is called on any thread when a file has been judged, on either side.
    package init(
        from before: ReviewSide,
        to after: ReviewSide,
        jobs: Int,
        progress: @escaping @Sendable () -> Void = {}
    ) {
        (self.before, self.after) = (before, after)
        (self.jobs, self.progress) = (jobs, progress)
    }

    /// Compares the two.
    package func run() -> Review {
        let recolored = RecoloredNames.byFile(Set(before.paths + after.paths), before.rules, after.rules)
        let same = sameFiles.subtracting(recolored.keys)
        let (old, failuresBefore) = before.read(same: same, recolored, isAfter: false, jobs: jobs, progress: progress)
        let (new, failuresAfter) = after.read(same: same, recolored, isAfter: true, jobs: jobs, progress: progress)
        var review = Review()
        review.failures = failuresAfter + failuresBefore.filter { !failuresAfter.contains($0) }
        review.summary.screensBefore = old.reduce(0) { $0 + $1.screenCount }
        review.summary.screensAfter = new.reduce(0) { $0 + $1.screenCount }
        var comparison = SideComparison(before, after, old, new, same, recolored)
        comparison.compare()
        review.screens = comparison.screens
        review.files = comparison.files
        for findings in comparison.all { review.summary.add(findings) }
        for screen in review.screens { review.summary.statuses[screen.status, default: 0] += 1 }
        review.summary.moved = review.screens.count(where: \.isMoved)
        return review
    }

    /// The files whose screens say the same on both sides, because their bytes are the same and no other file has a part
    /// in them.
    private var sameFiles: Set<String> {
        let known = Set(before.paths)
        let files = after.paths.filter { path in
            guard known.contains(path), Importer.forFile(at: path) == nil,
                let bytes = try? after.files.read(path, limit: .max >> 1)
            else { return false }
            return (try? before.files.read(path, limit: bytes.count + 1)) == bytes
        }
        return Set(files)
    }
}

/// Compares what was read of both sides.
private struct SideComparison {
    private let before: ReviewSide
    private let after: ReviewSide
    private let old: [ReviewedSideFile]
    private let new: [ReviewedSideFile]
    private let same: Set<String>
    private let recolored: [String: RecoloredNames]
    private var reasons: ReviewReasons
    private let (suppressedBefore, suppressedAfter):
        ([String: Set<ReviewReasons.Mark>], [String: Set<ReviewReasons.Mark>])
    private let (pathsBefore, pathsAfter): (Set<String>, Set<String>)
    private let brokenBefore: Set<String>
    private let brokenAfter: Set<String>
    private(set) var screens: [ReviewedScreen] = []
    private(set) var files: [ReviewedFile] = []
    /// The findings of all screens and files, those about which nothing is different included.
    private(set) var all: [FindingDifference] = []

    init(
        _ before: ReviewSide,
        _ after: ReviewSide,
        _ old: [ReviewedSideFile],
        _ new: [ReviewedSideFile],
        _ same: Set<String>,
        _ recolored: [String: RecoloredNames]
    ) {
        self.recolored = recolored
        (self.before, self.after, self.old, self.new, self.same) = (before, after, old, new, same)
        reasons = ReviewReasons(before: before, after: after)
        func suppressed(_ files: [ReviewedSideFile]) -> [String: Set<ReviewReasons.Mark>] {
            Dictionary(files.map { ($0.path, Set($0.suppressed.map(ReviewReasons.Mark.init))) }) { first, _ in first }
        }
        (pathsBefore, pathsAfter) = (Set(old.map(\.path)), Set(new.map(\.path)))
        (suppressedBefore, suppressedAfter) = (suppressed(old), suppressed(new))
        brokenBefore = Set(old.filter { !$0.isComplete }.map(\.path))
        brokenAfter = Set(new.filter { !$0.isComplete }.map(\.path))
    }

    mutating func compare() {
        compareSame()
        let (left, right) = (open(old), open(new))
        let (brokenBefore, brokenAfter) = (brokenBefore, brokenAfter)
        let matching = ScreenMatching(left, right) { screen in
            brokenBefore.contains(screen.place.file) || brokenAfter.contains(screen.place.file)
        }
        var homes = [String: String]()
        var texts = ChangedScreens(before, after, recolored)
        let pairs = matching.pairs.sorted { ($0.after, $0.before) < ($1.after, $1.before) }
        for pair in pairs {
            let (was, now) = (left[pair.before], right[pair.after])
            homes[was.place.file] = homes[was.place.file] ?? now.place.file
            compare(was, now, &texts)
        }
        for number in matching.removed.sorted() { add(removed: left[number]) }
        for number in matching.added.sorted() { add(added: right[number]) }
        compareFiles(homes)
        screens.sort { first, second in
            let (mine, other) = (first.place, second.place)
            return (mine?.file ?? "", mine?.number ?? 0) < (other?.file ?? "", other?.number ?? 0)
        }
    }

    /// The screens of the files that are not the same.
    private func open(_ files: [ReviewedSideFile]) -> [ReviewedSideScreen] {
        files.filter { !same.contains($0.path) }.flatMap(\.screens)
    }

    /// Of files that are the same only findings can differ; their screens are matched by their numbers.
    private mutating func compareSame() {
        let known = Dictionary(old.map { ($0.path, $0) }) { first, _ in first }
        for file in new where same.contains(file.path) {
            let was = known[file.path]?.screens ?? []
            for number in 0..<max(was.count, file.screens.count) {
                let (past, present) = (
                    number < was.count ? was[number] : nil, number < file.screens.count ? file.screens[number] : nil
                )
                let findings = FindingDifference(from: past?.findings ?? [], to: present?.findings ?? [])
                let place = present?.place ?? past?.place
                finish(.changed, past?.place ?? place, place, [], findings, isSame: true)
            }
        }
    }

    private mutating func compare(
        _ was: ReviewedSideScreen,
        _ now: ReviewedSideScreen,
        _ texts: inout ChangedScreens
    ) {
        let (isBroken, wasBroken) = (
            brokenAfter.contains(now.place.file), brokenBefore.contains(was.place.file)
        )
        if isBroken || wasBroken {
            var findings = FindingDifference()
            if isBroken, wasBroken {
                findings = FindingDifference(from: was.findings, to: now.findings)
            } else if wasBroken {
                findings.unknown = now.findings
            }
            if isBroken, wasBroken {
                finish(.changed, was.place, now.place, [], findings, isSame: true)
            } else {
                finish(isBroken ? .unreadable : .readable, was.place, now.place, [], findings, isSame: false)
            }
            return
        }
        let changes = was.content == now.content ? [] : texts.changes(from: was.place, to: now.place)
        let isRenamed = was.place.id != now.place.id || was.place.file != now.place.file
        let findings = FindingDifference(from: was.findings, to: now.findings)
        finish(isRenamed ? .renamed : .changed, was.place, now.place, changes, findings, isSame: changes.isEmpty)
    }

    /// Adds a screen, if something is different about it.
    private mutating func finish(
        _ status: ReviewedScreen.Status,
        _ was: ReviewedPlace?,
        _ now: ReviewedPlace?,
        _ changes: [ScreenChange],
        _ findings: FindingDifference,
        isSame: Bool
    ) {
        var findings = findings
        if isSame, !findings.isEmpty, !brokenBefore.isEmpty || !brokenAfter.isEmpty {
            findings.leaveOpen(before: !brokenBefore.isEmpty, after: !brokenAfter.isEmpty) { [before, after] rule in
                before.library.comparesScreens(rule) || after.library.comparesScreens(rule)
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
            let (old, new) = (suppressedBefore[was.file], suppressedAfter[now.file])
            let more = reasons.reasons(for: findings, from: was.file, to: now.file, isSame: isSame) { finding in
                let mark = ReviewReasons.Mark(finding)
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
        guard let importer = Importer.forFile(at: new), bytes(old, before) == bytes(new, after),
            let texts = importer.texts(new, after.files) ?? importer.texts(old, before.files),
            bytes(importer.texts(old, before.files), before) != bytes(texts, after)
        else { return nil }
        return texts
    }

    private mutating func add(removed screen: ReviewedSideScreen) {
        if brokenAfter.contains(screen.place.file) {
            return finish(.unreadable, screen.place, nil, [], FindingDifference(), isSame: false)
        }
        // Of a file that could not be read to its end before, nobody knows which screens it had.
        if brokenBefore.contains(screen.place.file), pathsAfter.contains(screen.place.file) { return }
        finish(.removed, screen.place, nil, [], FindingDifference(from: screen.findings, to: []), isSame: false)
    }

    private mutating func add(added screen: ReviewedSideScreen) {
        if brokenBefore.contains(screen.place.file) {
            var findings = FindingDifference()
            findings.unknown = screen.findings
            return finish(.readable, nil, screen.place, [], findings, isSame: false)
        }
        if brokenAfter.contains(screen.place.file), pathsBefore.contains(screen.place.file) { return }
        finish(.added, nil, screen.place, [], FindingDifference(from: [], to: screen.findings), isSame: false)
    }

    /// Compares the findings that belong to no screen, file by file.
    private mutating func compareFiles(_ homes: [String: String]) {
        var past = [String: [ReviewedFinding]]()
        for file in old {
            let home = pathsAfter.contains(file.path) ? file.path : homes[file.path] ?? file.path
            past[home, default: []] += file.findings
        }
        for file in new {
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

/// The layouts of screens that may have changed; the files at hand are read once for the screens that follow each other.
private struct ChangedScreens {
    private let (before, after): (ReviewSide, ReviewSide)
    private var (old, new): (FileOutlines?, FileOutlines?)

    /// The outlines of the screens of a file.
    private struct FileOutlines {
        let path: String
        let screens: [[LayoutOutline]]

        init?(_ path: String, in files: any FileSource, _ recolored: RecoloredNames?, isAfter: Bool) {
            guard let file = try? ScreenFile(path: path, in: files) else { return nil }
            self.path = path
            var screens = [[LayoutOutline]]()
            let reader = OutlineReader(file, recolored: recolored, isAfter: isAfter)
            for number in file.screens.indices { screens.append(reader.outlines(ofScreen: number, in: file)) }
            self.screens = screens
        }
    }

    private let recolored: [String: RecoloredNames]

    init(_ before: ReviewSide, _ after: ReviewSide, _ recolored: [String: RecoloredNames]) {
        (self.before, self.after, self.recolored) = (before, after, recolored)
    }

    mutating func changes(from was: ReviewedPlace, to now: ReviewedPlace) -> [ScreenChange] {
        if old?.path != was.file { old = FileOutlines(was.file, in: before.files, recolored[was.file], isAfter: false) }
        if new?.path != now.file { new = FileOutlines(now.file, in: after.files, recolored[now.file], isAfter: true) }
        guard let past = old?.screens, let present = new?.screens, was.number < past.count, now.number < present.count
        else { return [] }
        return OutlineComparison.changes(from: past[was.number], to: present[now.number])
    }
}
