import Foundation

/// The three folders that every output format is shown.
enum OutputCase: String, CaseIterable {
    case none
    case several
    case hostile

    /// The files of the folder.
    var files: [String: String] {
        switch self {
        case .none:
            ["orders.screen.yaml": "id: orders\nguidelines: [apple-hig]\nnavigationBar: {title: Orders}\n"]
        case .several:
            [
                "bestellungen.screen.yaml": """
                id: bestellungen
                guidelines: [apple-hig]
                navigationBar:
                  title: Überfällige Aufträge für Käufer 🛒
                  farbe: grün

                """,
                "tiefer/注文.screen.yaml": """
                screens:
                  - id: 注文一覧
                    guidelines: [apple-hig]
                    navigationBar: {size: lage}
                  - id: 注文一覧
                    guidelines: [apple-hog]

                """,
            ]
        case .hostile:
            [
                "::error::[x](y) & <b>, 'q'.screen.yaml": #"""
                id: "evil\e[31m]]></failure>::error::pwned"
                guidelines: ["<script>alert(1)</script> ]]> &amp; [click](javascript:alert) @all #1 `x` | y", apple-hig]
                "::error::first\n::error::second\r\n%0A": 1
                "<![CDATA[ \a\u202e **bold** <img src=x> https://evil.example www.evil.example": 2
                navigationBar:
                  title: "::warning::\e]0;title\a \" ' <b> & ]]> [a](b) ![i](http://x) {0}"

                """#
            ]
        }
    }
}
