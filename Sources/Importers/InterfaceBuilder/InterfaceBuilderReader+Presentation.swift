import ScreenModel

// How a screen appears.
extension InterfaceBuilderReader {
    mutating func readPresentation(of number: Int, into screen: Record) {
        leaveOpen("presentation", of: screen)
        let place = containment.places[number]
        // What is pushed as well is shown in more than one way.
        guard !place.isPushed, !place.surroundings.isPushed, let word = place.surroundings.presentations.word else {
            return
        }
        let element = place.presentedBy.map { document.segues[$0].element } ?? document.controllers[number].element
        setWord("presentation", of: screen, to: word, at: node(at: xml.tagRange(of: element)))
    }
}
