import Diagnostics
import YAMLSyntax

/// Reads the String Catalogs of Xcode (`.xcstrings`): JSON with the texts of all languages.
enum StringCatalog {
    /// The texts of a file; those that nobody has translated yet are left out.
    static func translation(_ bytes: [UInt8], path: String) -> Translation {
        let tree = YAMLTree(bytes)
        var translation = Translation(path: path, source: tree.source)
        if let problem = tree.problems.first { translation.note(problem.message, at: problem.range) }
        guard let root = tree.documents.first, let strings = tree.value(of: "strings", in: root) else {
            let start = SourceRange(start: 0, end: 0)
            translation.note("This is no String Catalog: its texts stand under 'strings', in JSON.", at: start)
            return translation
        }
        if let language = tree.value(of: "sourceLanguage", in: root), tree[language].kind == .scalar {
            translation.sourceLanguage = tree.text(of: language)
        }
        for (key, value) in tree.pairs(of: strings) {
            guard let languages = tree.value(of: "localizations", in: tree.resolved(value)) else { continue }
            let key = tree.text(of: key)
            for (language, value) in tree.pairs(of: languages) {
                guard let unit = unit(in: tree.resolved(value), tree),
                    let text = tree.value(of: "value", in: unit), tree[text].kind == .scalar,
                    tree.value(of: "state", in: unit).map({ tree.text(of: $0) }) != "new"
                else { continue }
                let range = tree.withoutQuotes(text)
                translation.add(tree.text(of: text), at: range, as: key, in: tree.text(of: language))
            }
        }
        return translation
    }

    /// The text of a language; of one that varies by device, that for the iPhone, and of one that varies by number, that for
    /// numbers without a form of their own.
    private static func unit(in language: NodeIndex, _ tree: borrowing YAMLTree) -> NodeIndex? {
        var node = language
        // Each of the two can stand in the other.
        for _ in 0..<3 {
            if let unit = tree.value(of: "stringUnit", in: node) { return unit }
            guard let variations = tree.value(of: "variations", in: node),
                let forms = tree.value(of: "device", in: variations) ?? tree.value(of: "plural", in: variations),
                let form = tree.value(of: "iphone", in: forms) ?? tree.value(of: "other", in: forms)
            else { return nil }
            node = form
        }
        return nil
    }
}

extension YAMLTree {
    /// Where a scalar's text stands, without its quotes.
    fileprivate func withoutQuotes(_ index: NodeIndex) -> SourceRange {
        let node = self[index]
        guard node.style == .doubleQuoted || node.style == .singleQuoted, node.range.length >= 2 else {
            return node.range
        }
        return SourceRange(start: node.range.start + 1, end: node.range.end - 1)
    }
}
