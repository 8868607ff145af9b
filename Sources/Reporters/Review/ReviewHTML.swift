import Diagnostics
import Linter
import Wireframe

/// The report on a review as a page: each screen before and after, side by side.
struct ReviewHTML {
    let review: Review
    let sides: ReviewFormat.Sides
    let files: ReviewFormat.Files
    /// The size in bytes beyond which further screens are told in words alone, so that a browser opens the page at once.
    private static let mostBytes = 20_000_000

    var text: String {
        let names = [("overview", "Overview"), ("screens", "Screens")]
        var text = HTMLPage.begin(title: "What changed on the screens", sections: names, script: .review)
        text += overview
        text += HTMLPage.screensHead + filters
        var pictures = ReviewPictures(files)
        var anchors = HTMLAnchors()
        for screen in review.screens {
            let anchor = anchors.screen(screen.place?.id, file: screen.place?.file ?? "")
            let isFull = text.utf8.count > ReviewHTML.mostBytes
            let (pairs, tokens) = isFull ? ([], ReviewTokens()) : pictures.pairs(of: screen)
            text += article(screen, anchor, pairs, tokens, isFull: isFull)
        }
        for file in review.files { text += article(file) }
        let nothing = review.screens.isEmpty && review.files.isEmpty
        text += "<p class=\"none\"\(nothing ? "" : " hidden")>"
        text += (nothing ? "Nothing changed." : "No screen fits the filter.") + "</p></section>\n"
        return text + HTMLPage.end(script: .review)
    }

    private var overview: String {
        let summary = review.summary
        var text = "<section id=\"overview\" aria-labelledby=\"overview-name\"><h2 id=\"overview-name\">Overview</h2>"
        text += "<p class=\"lead\">\(HTMLText.escaped(ReviewWords.screens(summary))) "
        text += "\(HTMLText.escaped(ReviewWords.sides(sides))).</p><dl class=\"figures\">"
        var figures = ReviewWords.figures(summary).map { (word: $0.word, count: $0.count, kind: "") }
        for severity in Severity.allCases.reversed() {
            guard let count = summary.came[severity] else { continue }
            let word = Plural.phrase(count, severity.rawValue).drop { $0.isNumber || $0 == " " }
            figures.append((word + " came", count, severity.rawValue))
        }
        if summary.came.isEmpty { figures.append(("findings came", 0, "zero")) }
        figures += [("went", summary.went, ""), ("stayed", summary.stayed, "")]
        for figure in figures {
            text +=
                "<div class=\"\(figure.kind)\"><dt>\(HTMLText.escaped(figure.word))</dt><dd>\(figure.count)</dd></div>"
        }
        return text + "</dl></section>\n"
    }

    private var filters: String {
        var text = ""
        for status in ReviewedScreen.Status.allCases where review.summary.statuses[status] != nil {
            text +=
                "<label class=\"toggle\"><input type=\"checkbox\" name=\"status\" value=\"\(status.rawValue)\" checked>"
            text += "\(ReviewHTML.word(status))</label>"
        }
        var choice = "<label><span class=\"aside\">Findings</span><select name=\"findings\">"
        choice += "<option value=\"\">All findings</option><option value=\"came\">Some came</option>"
        choice += "<option value=\"went\">Some went</option></select></label>"
        return HTMLPage.filters("What became of them", boxes: text, choices: choice)
    }

    private static func word(_ status: ReviewedScreen.Status) -> String {
        switch status {
        case .added: "Added"
        case .removed: "Removed"
        case .renamed: "Renamed or moved"
        case .changed: "Changed"
        case .unreadable: "Not readable"
        case .readable: "Readable again"
        }
    }

    private func article(
        _ screen: ReviewedScreen,
        _ anchor: String,
        _ pairs: [ReviewPictures.Pair],
        _ tokens: ReviewTokens,
        isFull: Bool
    ) -> String {
        guard let place = screen.place else { return "" }
        var text = "<article class=\"screen\" id=\"\(anchor)\" data-status=\"\(screen.status.rawValue)\""
        text += " data-came=\"\(screen.findings.came.count)\" data-went=\"\(screen.findings.went.count)\""
        text += HTMLText.attribute("data-screen", place.id ?? "") + " aria-labelledby=\"\(anchor)-name\">"
        text += "<header><h3 id=\"\(anchor)-name\"><a href=\"#\(anchor)\">\(HTMLText.isolated(place.name))</a> "
        text +=
            "<span class=\"status\">\(HTMLText.escaped(ReviewWords.status(of: screen)))</span></h3><p class=\"meta\">"
        var parts = [String]()
        if let id = place.id, id != place.name { parts.append("<code>\(HTMLText.isolated(id))</code>") }
        parts.append("<code>\(HTMLText.isolated("\(RelativePath.plain(place.file)):\(place.line)"))</code>")
        if let reasons = ReviewWords.reasons(of: screen) { parts.append(HTMLText.escaped(reasons)) }
        text += parts.map { "<span class=\"part\">\($0)</span>" }.joined(separator: " ") + "</p></header>"
        text += "<div class=\"body\"><div class=\"pictures\">"
        for (index, pair) in pairs.enumerated() {
            let prefix = "picture-\(anchor.suffix(8))-\(index)-"
            text += "<div class=\"pair\">"
            let sides = [("Before", pair.nameBefore, "b", pair.before), ("After", pair.name, "a", pair.after)]
            for (word, name, key, wireframe) in sides {
                guard let wireframe else { continue }
                text += "<figure>\(wireframe.svg(idPrefix: "\(prefix)\(key)-"))"
                text += "<figcaption><b>\(word)</b> \(HTMLText.escaped(name))</figcaption></figure>"
            }
            text += "</div>"
        }
        if !tokens.lists.isEmpty { text += "<div class=\"pair\">\(tokens.markup)</div>" }
        if isFull { text += "<p class=\"note\">The page would be too large with a picture of this screen.</p>" }
        text += "</div><div class=\"words\">" + changes(screen.changes) + findings(screen.findings, place.file)
        return text + "</div></div></article>\n"
    }

    private func changes(_ changes: [ScreenChange]) -> String {
        guard !changes.isEmpty else { return "" }
        var text = "<h4>What changed</h4><ol class=\"changes\">"
        for (number, change) in changes.enumerated() {
            let letter = ReviewPictures.letter(number)
            text += "<li class=\"change \(change.kind.rawValue)\" data-letter=\"\(letter)\">"
            text +=
                "<span class=\"tag\">\(letter)</span><p class=\"message\"><span class=\"aside\">\(change.kind.rawValue): "
            text += "</span>\(HTMLText.escaped(change.sentence))</p></li>"
        }
        return text + "</ol>"
    }

    private func findings(_ findings: FindingDifference, _ file: String) -> String {
        var text = ""
        var number = 0
        let groups = [
            ("Findings that came", findings.came), ("Findings that may be old", findings.unknown),
            ("Findings that went", findings.went),
        ]
        for (title, list) in groups where !list.isEmpty {
            text += "<h4>\(title)</h4><ol class=\"findings\(title.hasSuffix("went") ? " went" : "")\">"
            for finding in list {
                number += 1
                text += self.finding(finding, number, file)
            }
            text += "</ol>"
        }
        let rest = findings.stayed.count
        if rest > 0 { text += "<p class=\"meta\">\(Plural.phrase(rest, "finding")) stayed.</p>" }
        return text.isEmpty ? "<p class=\"clean\">No findings.</p>" : text
    }

    private func finding(_ finding: ReviewedFinding, _ number: Int, _ file: String) -> String {
        let found = finding.diagnostic
        let severity = found.severity.rawValue
        var text = "<li class=\"finding\" data-severity=\"\(severity)\" data-number=\"\(number)\">"
        text += "<span class=\"badge \(severity)\" aria-hidden=\"true\"><span>\(number)</span></span>"
        text += "<div><p class=\"message\">\(HTMLFinding.word(found.severity)) "
        text += HTMLText.escaped(found.namedMessage) + "</p>"
        text += "<p class=\"meta\"><code class=\"rule\">\(HTMLText.escaped(found.rule))</code> "
        let place = found.file == file ? "" : RelativePath.plain(found.file) + ", "
        text += "<span class=\"part\">\(HTMLText.escaped(place))line \(finding.positions.start.line)</span>"
        if let path = found.path { text += " <span class=\"part\"><code>\(HTMLText.isolated(path))</code></span>" }
        if let locale = found.locale { text += " <span class=\"part\">locale \(HTMLText.isolated(locale))</span>" }
        return text + "</p></div></li>"
    }

    private func article(_ file: ReviewedFile) -> String {
        let found = file.findings
        let data = " data-status=\"\" data-came=\"\(found.came.count)\" data-went=\"\(found.went.count)\""
        return HTMLPage.article(ofFile: file.path, data, findings(found, file.path))
    }
}
