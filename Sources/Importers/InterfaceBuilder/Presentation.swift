/// A way in which a segue shows a view controller over another one, by the schema's word for it.
enum Presentation: String {
    case fullScreen = "full-screen"
    case sheet, popover
    /// As the system does it where nothing else is said.
    case modal
    /// In a way that depends on what the running app stands in.
    case unknown

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
