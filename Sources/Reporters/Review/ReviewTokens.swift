import Tokens
import Wireframe

/// The tokens whose colours the pictures of a screen show, before and after.
struct ReviewTokens {
    /// What to show, with a heading: one list where both sides have the same colours, else one for each.
    let lists: [(title: String, tokens: [DesignToken])]

    init(_ before: [DesignToken] = [], _ after: [DesignToken] = []) {
        func colors(_ tokens: [DesignToken]) -> [String: [String?]] {
            Dictionary(tokens.map { ($0.name, [$0.light?.hex, $0.dark?.hex]) }) { first, _ in first }
        }
        let (was, now) = (colors(before), colors(after))
        // What one side does not name is no difference of the colours.
        let isSame = was.allSatisfy { now[$0.key] == nil || now[$0.key] == $0.value }
        let all =
            isSame
            ? [("Colours", after + before.filter { now[$0.name] == nil })]
            : [("Colours before", before), ("Colours after", after)]
        lists = all.filter { !$0.1.isEmpty }
    }

    /// The lists as figures of a page.
    var markup: String {
        lists.map { list in
            "<figure>\(WireframeLegend(list.tokens, width: 320).svg())<figcaption>\(list.title)</figcaption></figure>"
        }
        .joined()
    }
}
