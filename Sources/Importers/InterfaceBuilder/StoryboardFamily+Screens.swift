// What people see where a segue leads.
extension StoryboardFamily {
    /// How many references and containers are followed one after the other.
    private static let mostSteps = 8

    /// What stands where a segue leads, references followed; nil if that can't be told.
    func controller(withID id: String, in storyboard: Storyboard) -> PlacedController? {
        guard let number = storyboard.document.controller(withID: id) else { return nil }
        var found = PlacedController(storyboard: storyboard, number: number)
        for _ in 0..<StoryboardFamily.mostSteps {
            guard found.controller.kind == .reference else { return found }
            guard let next = target(of: found.number, in: found.storyboard) else { return nil }
            found = next
        }
        return nil
    }

    /// The id of the screen that people see when a view controller is shown; nil if the files don't tell.
    func screen(behind id: String, in storyboard: Storyboard) -> String? {
        var (id, storyboard) = (id, storyboard)
        for _ in 0..<StoryboardFamily.mostSteps {
            guard let found = controller(withID: id, in: storyboard) else { return nil }
            if found.controller.isScreen { return "\(found.storyboard.path)#\(found.controller.id)" }
            guard found.controller.kind == .navigation, let root = found.storyboard.document.roots[found.number]
            else { return nil }
            (id, storyboard) = (root, found.storyboard)
        }
        return nil
    }
}
