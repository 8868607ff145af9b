import Diagnostics

/// The layouts of screens that may have changed; the files at hand are read once for the screens that follow each other.
struct ChangedScreens {
    private let (before, after): (ReviewSide, ReviewSide)
    private var (old, new): (FileOutlines?, FileOutlines?)

    /// The outlines of the screens of a file.
    private struct FileOutlines {
        let path: String
        let screens: [[LayoutOutline]]

        init?(_ path: String, in files: any FileSource, _ recolored: RecoloredNames?, isAfter: Bool) {
            guard let file = try? ScreenFile(path: path, in: files) else { return nil }
            self.path = path
            let reader = OutlineReader(file, recolored: recolored, isAfter: isAfter)
            screens = file.screens.indices.map { reader.outlines(ofScreen: $0, in: file) }
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
