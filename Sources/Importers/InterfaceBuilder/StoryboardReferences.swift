/// What other storyboards say of where the screens of one stand.
package struct StoryboardReferences: Sendable {
    /// By the identifier that references name; nil for the view controller that the storyboard begins with.
    var surroundings: [String?: Containment.Surroundings] = [:]

    /// Creates references that say nothing.
    package init() {}

    /// What the view controllers of the storyboard stand in, by their number.
    func entries(of document: InterfaceBuilderDocument) -> [Int: Containment.Surroundings] {
        guard !surroundings.isEmpty else { return [:] }
        var entries: [Int: Containment.Surroundings] = [:]
        for (number, controller) in document.controllers.enumerated() {
            if controller.id == document.initialID, let found = surroundings[nil] { entries[number] = found }
            guard let identifier = document.xml.value(of: "storyboardIdentifier", in: controller.element),
                let found = surroundings[identifier]
            else { continue }
            entries[number] = entries[number].map { $0.union(found) } ?? found
        }
        return entries
    }
}

extension Containment.Surroundings {
    /// What holds it by either; a bar is hidden only if it is by both.
    func union(_ other: Self) -> Self {
        var result = self
        result.isInNavigation = isInNavigation || other.isInNavigation
        result.isInTabBar = isInTabBar || other.isInTabBar
        result.isInSplit = isInSplit || other.isInSplit
        result.isEmbedded = isEmbedded && other.isEmbedded
        result.hidesBottomBar = hidesBottomBar && other.hidesBottomBar
        return result
    }
}
