/// The ways in which segues show a view controller over another one.
struct Presentations: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let fullScreen = Presentations(rawValue: 1)
    static let sheet = Presentations(rawValue: 2)
    static let popover = Presentations(rawValue: 4)
    /// As the system does it where nothing else is said.
    static let modal = Presentations(rawValue: 8)
    /// In a way that depends on what the running app stands in.
    static let unknown = Presentations(rawValue: 16)

    private static let words: [Presentations: String] = [
        .fullScreen: "full-screen", .sheet: "sheet", .popover: "popover", .modal: "modal",
    ]

    /// The schema's word, if there is one way that is known.
    var word: String? { Presentations.words[self] }
}

extension Presentations {
    /// The way that a segue of a file shows what it leads to.
    init(_ segue: Segue, in document: InterfaceBuilderDocument) {
        switch segue.kind {
        case "popoverPresentation", "popover": self = .popover
        case "presentation", "modal":
            let xml = document.xml
            let destination = document.controller(withID: segue.destination).map { document.controllers[$0].element }
            self.init(
                style: xml.value(of: "modalPresentationStyle", in: segue.element)
                    ?? destination.flatMap { xml.value(of: "modalPresentationStyle", in: $0) }
            )
        default: self = .unknown
        }
    }

    /// The way that UIKit's word for a style means.
    init(style: String?) {
        switch style {
        case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": self = .fullScreen
        case "formSheet", "pageSheet": self = .sheet
        case "popover": self = .popover
        case nil, "automatic": self = .modal
        default: self = .unknown
        }
    }
}
