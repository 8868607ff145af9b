import Diagnostics

/// What surrounds the parts of a page: one file that needs no other.
enum HTMLPage {
    /// What comes before the first part, with a navigation to the sections.
    ///
    /// The policy lets nothing in from outside, and runs no script but the one of `end` (Content Security Policy 3).
    static func begin(title: String, sections: [(id: String, name: String)], script: HTMLScript = .report) -> String {
        let policy =
            "default-src 'none'; style-src \(EmbeddedText.file("pages/style.sha256")); "
            + "script-src \(EmbeddedText.file("pages/\(script).sha256")); base-uri 'none'; form-action 'none'"
        let links = sections.map { "<a href=\"#\($0.id)\">\($0.name)</a>" }.joined()
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="screenlint">
            <title>\(title)</title>
            <style>\(HTMLStyle.text)</style>
            </head>
            <body>
            <a class="skip" href="#\(sections.first?.id ?? "")">Skip to the content</a>
            <header class="page"><h1>\(title)</h1><nav aria-label="Sections">\(links)</nav></header>
            <main>

            """
    }

    /// The start of the section of the screens.
    static let screensHead =
        "<section id=\"screens\" aria-labelledby=\"screens-name\"><h2 id=\"screens-name\">Screens</h2>\n"

    /// The controls that filter the screens: boxes to tick, lists to choose from, and a field for text; a script shows them.
    static func filters(_ legend: String, boxes: String, choices: String) -> String {
        "<form id=\"filters\" role=\"search\" aria-label=\"Filter the screens\" hidden>"
            + "<fieldset><legend class=\"aside\">\(legend)</legend>\(boxes)</fieldset>\(choices)"
            + "<label><span class=\"aside\">Text</span><input type=\"search\" name=\"text\" autocomplete=\"off\" "
            + "placeholder=\"Search\"></label><button type=\"reset\">Reset</button>"
            + "<output id=\"shown\" aria-live=\"polite\"></output></form>\n"
    }

    /// The article on what is found in a file and belongs to no screen; `data` are its attributes for the script.
    static func article(ofFile path: String, _ data: String, _ findings: String) -> String {
        let anchor = HTMLAnchors.file(path)
        return "<article class=\"screen\" id=\"\(anchor)\"\(data) aria-labelledby=\"\(anchor)-name\">"
            + "<header><h3 id=\"\(anchor)-name\">\(HTMLText.isolated(RelativePath.plain(path)))</h3>"
            + "<p class=\"meta\">What is found in the file as a whole</p></header>"
            + "<div class=\"body plain\">\(findings)</div></article>\n"
    }

    /// What comes after the last part.
    static func end(script: HTMLScript = .report) -> String {
        "</main>\n<script>\(script.text)</script>\n</body>\n</html>\n"
    }
}
