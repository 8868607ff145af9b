/// The storyboards of one app: what references lead to, and what the screens of one stand in by what others say.
package struct StoryboardFamily: Sendable {
    /// A storyboard that refers to others, or that others refer to.
    private struct Member: Sendable {
        let path: String
        let document: InterfaceBuilderDocument
        /// The numbers of the view controllers that a reference can name; nil for the one that the storyboard begins with.
        let entries: [String?: [Int]]

        init(path: String, document: InterfaceBuilderDocument) {
            (self.path, self.document) = (path, document)
            let names = document.controllers.indices.flatMap { number in
                Member.names(of: number, in: document).map { (name: $0, number: number) }
            }
            entries = Dictionary(grouping: names, by: \.name).mapValues { $0.map(\.number) }
        }

        /// What a reference can name a view controller by.
        static func names(of number: Int, in document: InterfaceBuilderDocument) -> [String?] {
            let controller = document.controllers[number]
            let name = document.xml.value(of: "storyboardIdentifier", in: controller.element)
            return (controller.id == document.initialID ? [nil] : []) + (name.map { [$0] } ?? [])
        }
    }

    /// What a reference names: a storyboard, and the identifier in it.
    private struct Entry: Hashable {
        let member: Int
        let identifier: String?
    }

    /// A reference: the number of the view controller that stands for another, and what it names.
    private typealias Way = (controller: Int, entry: Entry)

    private var members: [Member] = []
    private var numbers: [String: Int] = [:]
    private var pathsByName: [Substring: [String]] = [:]
    private var surroundings: [Entry: Containment.Surroundings] = [:]
    /// The storyboards that refer to others, of which some are not here.
    private var lacking = Set<Int>()
    /// The storyboards that others refer to.
    private var named = Set<Int>()

    /// References that lead on through this many storyboards are followed.
    private static let mostRounds = 8

    /// Creates the family of a storyboard that refers to no other, and of a xib.
    init() {}

    /// Creates the family of all storyboards of an app; `document` gives none for one that can't be read,
    /// `refersToOthers` tells of one before it is parsed.
    init(
        _ paths: [String],
        document: (_ path: String) -> InterfaceBuilderDocument?,
        refersToOthers: (_ path: String) -> Bool
    ) {
        pathsByName = Dictionary(grouping: paths, by: StoryboardFamily.name)
        for path in paths.filter(refersToOthers) { add(path, document) }
        for member in members.indices {
            let (own, storyboard) = (members[member].path, members[member].document)
            for (number, controller) in storyboard.controllers.enumerated() where controller.kind == .reference {
                guard let path = path(of: number, in: storyboard, from: own) else {
                    // What stands in another bundle is nowhere else.
                    if storyboard.xml.attribute("bundleIdentifier", of: controller.element) == nil {
                        lacking.insert(member)
                    }
                    continue
                }
                add(path, document)
                if path != own, let other = numbers[path] { named.insert(other) }
            }
        }
        follow(members.indices.map { ways(from: $0) })
    }

    private mutating func add(_ path: String, _ document: (String) -> InterfaceBuilderDocument?) {
        guard numbers[path] == nil, let document = document(path) else { return }
        numbers[path] = members.count
        members.append(Member(path: path, document: document))
    }

    /// Whether others refer to a storyboard, or it refers to others, and all of them are here.
    func isConnected(_ path: String) -> Bool {
        guard let member = numbers[path], !lacking.contains(member) else { return false }
        return named.contains(member) || members[member].document.controllers.contains { $0.kind == .reference }
    }

    // MARK: What references lead to

    /// The view controller that a reference in a storyboard stands for; nil if that can't be told.
    func target(of reference: Int, in storyboard: Storyboard) -> PlacedController? {
        guard let path = path(of: reference, in: storyboard.document, from: storyboard.path), let member = numbers[path]
        else { return nil }
        let element = storyboard.document.controllers[reference].element
        let identifier = storyboard.document.xml.value(of: "referencedIdentifier", in: element)
        guard let found = members[member].entries[identifier], found.count == 1 else { return nil }
        return PlacedController(storyboard: self.storyboard(member), number: found[0])
    }

    /// The storyboard of an address, and the number of the view controller in it.
    func controller(at address: ControllerAddress) -> PlacedController {
        PlacedController(storyboard: storyboard(address.storyboard), number: address.number)
    }

    private func storyboard(_ member: Int) -> Storyboard {
        Storyboard(path: members[member].path, document: members[member].document)
    }

    /// The path of the storyboard that a reference names: the only one of its name, or the one that stands nearest.
    private func path(of reference: Int, in document: InterfaceBuilderDocument, from path: String) -> String? {
        let controller = document.controllers[reference]
        guard controller.kind == .reference,
            document.xml.attribute("bundleIdentifier", of: controller.element) == nil
        else { return nil }
        guard let name = document.xml.value(of: "storyboardName", in: controller.element) else {
            // One that names a view controller alone means one of its own storyboard.
            return document.xml.attribute("referencedIdentifier", of: controller.element).map { _ in path }
        }
        guard let paths = pathsByName[name[...]] else { return nil }
        if paths.count == 1 { return paths[0] }
        let nearness = paths.map { StoryboardFamily.sharedFolders($0, path) }
        guard let nearest = nearness.max(), nearness.count(where: { $0 == nearest }) == 1 else { return nil }
        return nearness.firstIndex(of: nearest).map { paths[$0] }
    }

    /// How many folders, from the outermost on, two files have in common.
    private static func sharedFolders(_ path: String, _ other: String) -> Int {
        zip(path.split(separator: "/").dropLast(), other.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }

    private static func name(of path: String) -> Substring {
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
        return path[start..<path.utf8.index(path.endIndex, offsetBy: -".storyboard".utf8.count)]
    }

    // MARK: What screens stand in

    /// What the view controllers of a storyboard stand in by what others say, by their number.
    func entries(of storyboard: Storyboard) -> [Int: Containment.Surroundings] {
        guard let member = numbers[storyboard.path] else { return [:] }
        return entries(of: storyboard.document, member)
    }

    private func entries(of document: InterfaceBuilderDocument, _ member: Int) -> [Int: Containment.Surroundings] {
        guard !surroundings.isEmpty else { return [:] }
        var entries: [Int: Containment.Surroundings] = [:]
        for number in document.controllers.indices {
            for identifier in Member.names(of: number, in: document) {
                guard let found = surroundings[Entry(member: member, identifier: identifier)] else { continue }
                entries[number] = entries[number].map { $0.union(found) } ?? found
            }
        }
        return entries
    }

    private func ways(from member: Int) -> [Way] {
        let (path, document) = (members[member].path, members[member].document)
        return document.controllers.indices.compactMap { number in
            guard let target = self.path(of: number, in: document, from: path), let other = numbers[target] else {
                return nil
            }
            let identifier = document.xml.value(of: "referencedIdentifier", in: document.controllers[number].element)
            guard members[other].entries[identifier] != nil else { return nil }
            return (number, Entry(member: other, identifier: identifier))
        }
    }

    /// Hands on what each storyboard says, again for those of which others say something new.
    private mutating func follow(_ ways: [[Way]]) {
        var said = ways.map { [Containment.Surroundings?](repeating: nil, count: $0.count) }
        var incoming: [Entry: [(member: Int, way: Int)]] = [:]
        for (member, ways) in ways.enumerated() {
            for (number, way) in ways.enumerated() { incoming[way.entry, default: []].append((member, number)) }
        }
        var pending = ways.indices.filter { !ways[$0].isEmpty }
        for _ in 0..<StoryboardFamily.mostRounds where !pending.isEmpty {
            var touched = Set<Entry>()
            for member in pending {
                let document = members[member].document
                let containment = Containment(document, entries: entries(of: document, member))
                for (number, way) in ways[member].enumerated() {
                    let new = handedOn(containment.placements[way.controller], from: member, to: way.entry)
                    if said[member][number] != new {
                        said[member][number] = new
                        touched.insert(way.entry)
                    }
                }
            }
            var changed = Set<Int>()
            for entry in touched {
                let all = (incoming[entry] ?? []).compactMap { said[$0.member][$0.way] }
                let new = all.dropFirst().reduce(all.first ?? .init()) { $0.union($1) }
                if surroundings[entry] != new {
                    surroundings[entry] = new
                    changed.insert(entry.member)
                }
            }
            pending = changed.filter { !ways[$0].isEmpty }.sorted()
        }
    }

    /// What a view controller stands in by one of the references to it.
    private func handedOn(_ placement: Containment.Placement, from member: Int, to entry: Entry)
        -> Containment.Surroundings
    {
        var found = placement.surroundings
        for (kind, number) in placement.containers {
            found.containers[kind] = .one(ControllerAddress(storyboard: member, number: number))
        }
        found.isPushed = found.isPushed || placement.isPushed
        let document = members[entry.member].document
        guard let number = members[entry.member].entries[entry.identifier]?.first else { return found }
        if found.isPushed, document.controllers[number].kind == .navigation {
            // A navigation controller can't be pushed: it comes over what is there.
            return Containment.Surroundings(presentations: [.unknown])
        }
        let element = document.controllers[number].element
        if found.isPushed, document.xml.flag("hidesBottomBarWhenPushed", of: element) == true {
            found.hidesBottomBar = true
        }
        if let style = document.xml.value(of: "modalPresentationStyle", in: element),
            found.presentations.remove(.modal) != nil
        {
            found.presentations.insert(Presentation(style: style))
        }
        return found
    }

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

/// A storyboard or xib, and where it stands.
struct Storyboard: Sendable {
    let path: String
    let document: InterfaceBuilderDocument
}

/// A view controller, and the storyboard that it stands in.
struct PlacedController {
    let storyboard: Storyboard
    let number: Int

    var controller: ViewController { storyboard.document.controllers[number] }

    func flag(_ name: StaticString) -> Bool? { storyboard.document.xml.flag(name, of: controller.element) }

    func child(keyed key: StaticString) -> Int? { storyboard.document.xml.child(keyed: key, of: controller.element) }
}

/// A view controller in one of the storyboards of a family, by their numbers.
struct ControllerAddress: Sendable, Hashable {
    let storyboard: Int
    let number: Int
}
