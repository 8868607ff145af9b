import ScreenModel

// How a screen appears.
extension InterfaceBuilderReader {
    mutating func readPresentation(of number: Int, into screen: Record) {
        leaveOpen("presentation", of: screen)
        let placement = containment.placements[number]
        // What is pushed as well is shown in more than one way.
        guard !placement.isPushed, !placement.surroundings.isPushed,
            let word = placement.surroundings.presentations.word
        else { return }
        let element = placement.presentedBy.map { document.segues[$0].element } ?? document.controllers[number].element
        setWord("presentation", of: screen, to: word, at: node(of: element))
    }
}
