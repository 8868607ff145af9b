import ScreenModel

// How a screen appears.
extension InterfaceBuilderReader {
    mutating func readPresentation(of number: Int, into screen: Record) {
        leaveOpen("presentation", of: screen)
        let place = containment.places[number]
        let words = Set(place.presentedBy.map { presentation(by: document.segues[$0]) })
        guard !place.isPushed, words.count == 1, let word = words.first ?? nil,
            let segue = place.presentedBy.first
        else { return }
        setWord("presentation", of: screen, to: word, at: node(at: xml.tagRange(of: document.segues[segue].element)))
    }

    /// How a segue presents what it leads to; nil if that depends on what the running app stands in.
    private func presentation(by segue: Segue) -> String? {
        switch segue.kind {
        case "popoverPresentation", "popover": return "popover"
        case "presentation", "modal":
            let destination = document.controller(withID: segue.destination).map { document.controllers[$0].element }
            let style =
                xml.value(of: "modalPresentationStyle", in: segue.element)
                ?? destination.flatMap { xml.value(of: "modalPresentationStyle", in: $0) }
            switch style {
            case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": return "full-screen"
            case "formSheet", "pageSheet": return "sheet"
            case "popover": return "popover"
            case nil, "automatic": return "modal"
            default: return nil
            }
        default: return nil
        }
    }
}
