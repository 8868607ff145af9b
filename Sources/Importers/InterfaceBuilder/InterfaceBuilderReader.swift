package import Diagnostics
package import ScreenModel

/// Reads the screens of a storyboard or xib: one for each view controller that shows content of its own.
///
/// Only what a file says for certain is taken over. What it doesn't say, code can set: it is unknown, never none. The id
/// of a screen is the file's path and the object id of the view controller, joined by `#`.
package struct InterfaceBuilderReader {
    /// The records read.
    package var store: RecordStore
    /// Where the values stand that the records refer to, and in which file, 0 for the one at hand; the first has number 1.
    package private(set) var places: [(range: SourceRange, source: Int)] = []
    /// The other files that values stand in, translations and storyboards; the first of them has number 1.
    package internal(set) var otherFiles: [(path: String, source: [UInt8])] = []
    /// What is wrong with the file.
    package internal(set) var diagnostics: [Diagnostic] = []
    /// The UTF-8 text that ranges count in.
    package var source: [UInt8] { document.xml.source }
    /// The storyboards of the app.
    let family: StoryboardFamily
    /// The file that is being read: the one at hand, or for a while another storyboard.
    private(set) var file: Storyboard
    /// The file at hand.
    private let own: Storyboard
    /// The number of that file; 0 for the one at hand.
    private(set) var fileNumber = 0
    /// The translations of that file's texts.
    private(set) var translations: Translations
    /// The language that the file itself is written in, if its folder names one.
    private(set) var language: String?
    /// Where translations of other storyboards are found; nil if nobody wants any.
    private(set) var catalogs: TranslationCatalogs?
    /// The id of the screen that is being read.
    private(set) var screenID = ""
    /// The numbers of the locales in which the screen that is being read has texts.
    var screenLocales = Set<UInt32>()
    /// Whether the screen that is being read has a text that Xcode wrote.
    var hasTemplate = false
    /// Where texts stand that were said to be Xcode's.
    var toldTemplates = Set<Int>()
    /// The object ids of what code can get at in the screen that is being read.
    var outlets = Set<String>()
    /// The element whose outlets these are.
    var outletsOwner: Int?
    /// How many blocks of content have been read.
    var blockCount = 0
    let path: String
    /// The folder that holds the file and its translations, which stands for the app.
    private let appFolder: String
    let containment: Containment
    /// The number of tabs beyond which nobody reads a tab bar.
    static let mostTabs = 50

    /// Creates a reader that writes into `store`, whose memory is used again; what it held is dropped.
    package init(
        _ document: InterfaceBuilderDocument,
        path: String,
        catalogs: consuming TranslationCatalogs?,
        family: StoryboardFamily,
        reusing store: consuming RecordStore = RecordStore()
    ) {
        (self.path, self.catalogs) = (path, catalogs)
        translations = self.catalogs?.translations(ofFileAt: path) ?? Translations()
        let place = LocalizedPath(path)
        appFolder = place.folder
        language = place.ownLanguage
        self.store = store
        own = Storyboard(path: path, document: document)
        file = own
        self.family = family
        containment = Containment(document, entries: family.entries(of: file))
    }

    /// Whether a file holds screens of iOS, as far as its first bytes tell; what is broken there can be one, too.
    package static func mayHoldScreens(_ bytes: [UInt8]) -> Bool {
        // The first element tells.
        let xml = XMLDocument(Array(bytes.prefix(4096)), limits: XMLLimits(elementCount: 1))
        return xml.elements.isEmpty || InterfaceBuilderDocument.isScreenFile(xml)
    }

    /// Reads the screens, in the order of the file.
    package mutating func read() -> [Screen] {
        store.reset(source: source)
        // What a file leaves out, code may add.
        store.settlesSilence = false
        store.takesOwnKeys = false
        if let problem = document.xml.problem {
            diagnostics.append(Diagnostic(problem.rule, in: path, at: SourceRange(at: problem.offset), problem.message))
        }
        reportOtherFile()
        let screens = document.controllers.indices.filter { document.controllers[$0].isScreen }.map { readScreen($0) }
        if !screens.isEmpty { reportTranslations() }
        return screens
    }

    /// Says of a file that somebody names that it is none of Interface Builder.
    private mutating func reportOtherFile() {
        // Those of versions before Xcode 4 are archives.
        guard xml.problem == nil, let root = xml.elements.first?.name, root != "document", root != "archive" else {
            return
        }
        let message = "This is no Interface Builder file, which begins with a 'document'."
        diagnostics.append(Diagnostic(.screenNotAScreen, in: path, at: xml.tagRange(of: 0), message))
    }

    /// Says what of the translations can't be read.
    private mutating func reportTranslations() {
        for file in translations.files {
            guard let problem = file.problem else { continue }
            _ = number(ofFile: file.path, file.source)
            diagnostics.append(Diagnostic(.translationsSyntax, in: file.path, at: problem.range, problem.message))
        }
    }

    private mutating func readScreen(_ number: Int) -> Screen {
        let controller = document.controllers[number]
        let element = controller.element
        let first = node(of: element)
        let screen = addRecord(.screen, node: first, in: nil)
        let id = "\(path)#\(controller.id)"
        let idNode = xml.attribute("id", of: element).map { node(at: $0) } ?? first
        screenID = id
        screenLocales = []
        hasTemplate = false
        setString("id", of: screen, to: id, at: idNode)
        if let language = language ?? translations.sourceLanguage {
            setString("locale", of: screen, to: language, at: first)
        }
        for name: StaticString in ["storyboardIdentifier", "customClass"] where isUnset("name", of: screen) {
            if let value = xml.attribute(name, of: element), value.length > 0 {
                setString("name", of: screen, from: value)
            }
        }
        setWord("platform", of: screen, to: document.isForTablet ? "ipados" : "ios", at: first)
        readApp(into: screen, at: first)
        readPresentation(of: number, into: screen)
        readBackground(of: controller, into: screen)
        readNavigationBar(of: number, into: screen)
        readToolbar(of: number, into: screen)
        readContent(of: number, into: screen)
        readTabBar(of: number, into: screen)
        readSplitView(of: number, into: screen)
        return Screen(record: screen, id: id, node: first, locales: screenLocales.sorted())
    }

    /// Screens are compared with those of the same app.
    private mutating func readApp(into screen: Record, at node: UInt32) {
        guard !appFolder.isEmpty else { return }
        let app = addComponent("app", .app, node: node, in: screen)
        setString("name", of: app, to: appFolder, at: node)
    }

    var document: InterfaceBuilderDocument { file.document }

    var xml: XMLDocument { document.xml }

    /// Notes a stretch of the file that is being read, or of another, and answers its number.
    mutating func node(at range: SourceRange, inSource source: Int? = nil) -> UInt32 {
        places.append((range, source ?? fileNumber))
        return UInt32(places.count)
    }

    /// Reads from another storyboard, whose texts are taken with the translations that stand beside it.
    mutating func read(from other: Storyboard, _ body: (inout InterfaceBuilderReader) -> Void) {
        // What is being typed in the file at hand is newer than what others know of it.
        guard other.path != own.path || other.document.xml.source == own.document.xml.source else { return }
        guard other.path != file.path else { return body(&self) }
        let before = (file, fileNumber, translations, language)
        file = other
        fileNumber = other.path == own.path ? 0 : number(ofFile: other.path, other.document.xml.source)
        translations = catalogs?.translations(ofFileAt: other.path) ?? Translations()
        language = LocalizedPath(other.path).ownLanguage
        body(&self)
        (file, fileNumber, translations, language) = before
    }

    /// The number that places have for another file, entered if it is used for the first time.
    mutating func number(ofFile path: String, _ source: [UInt8]) -> Int {
        if let index = otherFiles.firstIndex(where: { $0.path == path }) { return index + 1 }
        otherFiles.append((path, source))
        return otherFiles.count
    }
}
