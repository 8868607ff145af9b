/// What surrounds the parts of a page: one file that needs no other.
enum HTMLPage {
    /// What comes before the first part, with a navigation to the sections.
    ///
    /// The policy lets nothing in from outside, and runs no script but the one of `end` (Content Security Policy 3).
    static func begin(title: String, sections: [(id: String, name: String)], script: String = HTMLScript.text) -> String
    {
        let policy =
            "default-src 'none'; style-src \(ContentHash.source(of: HTMLStyle.text)); "
            + "script-src \(ContentHash.source(of: script)); base-uri 'none'; form-action 'none'"
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

    /// What comes after the last part.
    static let end = end(script: HTMLScript.text)

    /// What comes after the last part of a page with a script of its own.
    static func end(script: String) -> String { "</main>\n<script>\(script)</script>\n</body>\n</html>\n" }
}
