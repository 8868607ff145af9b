import Diagnostics

/// The texts of one file of translations, with where each stands.
///
/// A file holds one language (`.strings`) or several (`.xcstrings`).
struct Translation: Sendable {
    /// A text in a file.
    struct Entry: Sendable {
        /// The number of the file among those of a screen file's translations.
        var file = 0
        /// What the text is a translation of: an object id and a property.
        let key: String
        let language: String
        let text: String
        /// Where it stands, without its quotes.
        let range: SourceRange
    }

    let path: String
    /// The file's text, in UTF-8.
    let source: [UInt8]
    /// The language of the texts that are translated, where the file says so.
    var sourceLanguage: String?
    /// What is wrong with the file, and the first place from which on texts can't be read; nil if all of it can.
    private(set) var problem: (message: String, range: SourceRange)?
    /// The texts; of a property that a file holds several times in a language the last one counts.
    private(set) var entries: [Entry] = []

    /// Notes what is wrong, where nothing is noted yet; lines that git left are told as such.
    mutating func note(_ message: String, at range: SourceRange) {
        guard problem == nil else { return }
        let marker = ConflictMarker.range(near: range.start, in: source)
        problem = (marker == nil ? message : ConflictMarker.message, marker ?? range)
    }

    mutating func add(_ text: String, at range: SourceRange, as key: String, in language: String) {
        entries.append(Entry(key: key, language: language, text: text, range: range))
    }
}

/// The translations of one screen file, found by what they translate.
struct Translations: Sendable {
    /// The files, in the order of their paths.
    let files: [Translation]
    /// The texts by the property of an object that they translate, `nit-00-001.title`, in the order of the files.
    private(set) var entries: [String: [Translation.Entry]] = [:]

    /// Creates translations from the files that hold them.
    init(_ files: [Translation] = []) {
        self.files = files
        for (number, file) in files.enumerated() {
            for var entry in file.entries {
                entry.file = number
                entries[entry.key, default: []].enter(entry)
            }
        }
    }

    /// The language of the texts that are translated; nil if no file says.
    var sourceLanguage: String? { files.lazy.compactMap(\.sourceLanguage).first }
}

extension [Translation.Entry] {
    /// Adds a text after those of the files before, or in place of the one that its file has in the same language.
    fileprivate mutating func enter(_ entry: Translation.Entry) {
        if let known = lastIndex(where: { $0.file == entry.file && $0.language == entry.language }) {
            remove(at: known)
        }
        append(entry)
    }
}
