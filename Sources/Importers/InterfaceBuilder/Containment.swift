/// What the view controllers of a file stand in, as far as segues tell.
///
/// A screen that is pushed stands in the navigation controller of the one that pushes it, and with that in all that holds
/// the navigation controller. What code shows is unknown.
struct Containment: Sendable {
    /// What a view controller stands in, wherever the containers are defined.
    struct Surroundings: Sendable, Hashable {
        /// The navigation controller that shows its bar above it, and the tab bar and split view controllers it is part of.
        var containers: [ViewController.Kind: OuterContainer] = [:]
        /// Whether it is shown within another screen.
        var isEmbedded = false
        /// Whether a tab bar is hidden since a screen before it was pushed.
        var hidesBottomBar = false
        /// Whether a view controller in another file pushes it.
        var isPushed = false
        /// How it, or what holds it, is shown over another screen.
        var presentations = Set<Presentation>()

        /// Whether it stands in a container of a kind.
        func isIn(_ kind: ViewController.Kind) -> Bool { containers[kind] != nil }

        /// What holds it by either; a bar is hidden only if it is by both.
        func union(_ other: Self) -> Self {
            var result = self
            for (kind, container) in other.containers { result.containers[kind, default: .here].formUnion(container) }
            result.isEmbedded = isEmbedded && other.isEmbedded
            result.hidesBottomBar = hidesBottomBar && other.hidesBottomBar
            result.isPushed = isPushed || other.isPushed
            result.presentations.formUnion(other.presentations)
            return result
        }
    }

    /// A container in this file, or in another one.
    enum OuterContainer: Sendable, Hashable {
        case here, one(ControllerAddress)
        /// There are several, so that nobody knows which it is.
        case several

        /// Takes the container by either.
        mutating func formUnion(_ other: Self) {
            guard other != .here, self != other else { return }
            self = self == .here ? other : .several
        }
    }

    /// What one view controller stands in.
    struct Placement: Sendable, Hashable {
        /// What holds it, here or in another file.
        var surroundings = Surroundings()
        /// The numbers of the containers in this file.
        var containers: [ViewController.Kind: Int] = [:]
        /// Whether it is the navigation controller's first screen.
        var isRoot = false
        /// Whether another view controller pushes it.
        var isPushed = false
        /// The numbers of the view controllers that push it.
        var pushedBy: [Int] = []
        /// The first segue that presents it, or what holds it, over another screen.
        var presentedBy: Int?
    }

    /// The placements by the number of the view controller.
    private(set) var placements: [Placement]

    /// How many ways to one view controller are looked at.
    private static let mostWays = 32

    /// Follows the segues of a file; `entries` has by number what view controllers stand in, as other files say.
    init(_ document: InterfaceBuilderDocument, entries: [Int: Surroundings]) {
        placements = [Placement](repeating: Placement(), count: document.controllers.count)
        for (number, surroundings) in entries { placements[number].surroundings = surroundings }
        var ways = [[(segue: Int, to: Int)]](repeating: [], count: placements.count)
        for (number, segue) in document.segues.enumerated() {
            guard let destination = document.controller(withID: segue.destination) else { continue }
            ways[segue.source].append((number, destination))
        }
        follow(ways) { $0.contain(document.segues[$1.segue], from: $2, to: $1.to, document) }
        // What is presented is known only when all is known that is pushed.
        follow(ways) { $0.present($1.segue, from: $2, to: $1.to, document) }
        for (source, ways) in ways.enumerated() {
            for way in ways where isPush(document.segues[way.segue], from: source, to: way.to, document) {
                placements[way.to].isPushed = true
                if placements[way.to].pushedBy.count < Containment.mostWays,
                    !placements[way.to].pushedBy.contains(source)
                {
                    placements[way.to].pushedBy.append(source)
                }
            }
        }
    }

    /// Enters what each segue says, again where something has changed; a circle ends, since a place only gains facts.
    private mutating func follow(
        _ ways: [[(segue: Int, to: Int)]],
        _ enter: (inout Containment, (segue: Int, to: Int), Int) -> Void
    ) {
        var pending = Array(placements.indices)
        while !pending.isEmpty {
            var changed = Set<Int>()
            for source in pending {
                for way in ways[source] {
                    let before = placements[way.to]
                    enter(&self, way, source)
                    if placements[way.to] != before { changed.insert(way.to) }
                }
            }
            pending = changed.sorted()
        }
    }

    /// Enters what contains the view controller that a segue leads to.
    private mutating func contain(
        _ segue: Segue,
        from source: Int,
        to target: Int,
        _ document: InterfaceBuilderDocument
    ) {
        let outer = placements[source]
        switch (segue.kind, segue.relationship) {
        case ("relationship", "rootViewController"):
            inherit(outer, target)
            put(target, in: .navigation, source, .here)
            placements[target].isRoot = true
        case ("relationship", "viewControllers"):
            inherit(outer, target)
            put(target, in: .tabBar, source, .here)
        case ("relationship", _):
            inherit(outer, target)
            // The one for compact width is shown in place of the columns.
            guard document.controllers[source].kind == .split, segue.relationship != "compactViewController" else {
                return
            }
            put(target, in: .split, source, .here)
        case ("show", _), ("push", _):
            guard isPush(segue, from: source, to: target, document) else { return }
            inherit(outer, target)
            put(target, in: .navigation, outer.containers[.navigation], outer.surroundings.containers[.navigation])
            let hides = document.xml.flag("hidesBottomBarWhenPushed", of: document.controllers[target].element) == true
            if hides || outer.surroundings.hidesBottomBar && !placements[target].isRoot {
                placements[target].surroundings.hidesBottomBar = true
            }
        case ("showDetail", _):
            guard outer.surroundings.isIn(.split) else { return }
            put(target, in: .split, outer.containers[.split], .here)
        case ("embed", _): placements[target].surroundings.isEmbedded = true
        default: return
        }
    }

    /// Whether a segue pushes: a navigation controller holds where it begins, and what it leads to is none.
    private func isPush(_ segue: Segue, from source: Int, to target: Int, _ document: InterfaceBuilderDocument) -> Bool
    {
        (segue.kind == "show" || segue.kind == "push") && placements[source].surroundings.isIn(.navigation)
            && document.controllers[target].kind != .navigation
    }

    /// Enters by which segues a view controller is presented, or what holds it.
    private mutating func present(_ number: Int, from source: Int, to target: Int, _ document: InterfaceBuilderDocument)
    {
        switch document.segues[number].kind {
        case "relationship":
            placements[target].surroundings.presentations.formUnion(placements[source].surroundings.presentations)
            placements[target].presentedBy = placements[target].presentedBy ?? placements[source].presentedBy
            return
        case "presentation", "modal", "popoverPresentation", "popover": break
        case "show" where !isPush(document.segues[number], from: source, to: target, document): break
        default: return
        }
        placements[target].surroundings.presentations.insert(Presentation(document.segues[number], in: document))
        placements[target].presentedBy = placements[target].presentedBy ?? number
    }

    /// Enters a container by its number here, and by what other files say.
    private mutating func put(_ target: Int, in kind: ViewController.Kind, _ number: Int?, _ outer: OuterContainer?) {
        placements[target].containers[kind] = placements[target].containers[kind] ?? number
        placements[target].surroundings.containers[kind, default: .here].formUnion(outer ?? .here)
    }

    private mutating func inherit(_ outer: Placement, _ target: Int) {
        for kind in [ViewController.Kind.tabBar, .split] where outer.surroundings.isIn(kind) {
            put(target, in: kind, outer.containers[kind], outer.surroundings.containers[kind])
        }
        if outer.surroundings.isEmbedded { placements[target].surroundings.isEmbedded = true }
    }
}
