/// What an Interface Builder file holds: its view controllers, and the segues between them.
package struct InterfaceBuilderDocument: Sendable {
    /// The file's elements.
    let xml: XMLDocument
    /// The view controllers and, in a xib, the views that are the view of one; in the order of the file.
    private(set) var controllers: [ViewController] = []
    /// The segues, in the order of the file.
    private(set) var segues: [Segue] = []
    /// The object ids of the first view controllers in navigation controllers, by the number of these.
    private(set) var roots: [Int: String] = [:]
    /// The segues to what the other containers hold, by the number of the container.
    private(set) var members: [Int: [Segue]] = [:]
    /// Whether the screens are made for the iPad alone.
    let isForTablet: Bool
    /// The object id of the view controller that a storyboard begins with.
    let initialID: String?
    /// The index of the element that stands for the owner of a xib, whose code loads it.
    private(set) var fileOwner: Int?
    private var numbers: [String: Int] = [:]

    /// Reads the file; there are no view controllers if it is none of iOS.
    package init(_ bytes: [UInt8]) { self.init(XMLDocument(bytes)) }

    /// Takes the elements of a file.
    init(_ xml: XMLDocument) {
        self.xml = xml
        isForTablet = !xml.elements.isEmpty && xml.value(of: "targetRuntime", in: 0) == "iOS.CocoaTouch.iPad"
        initialID = xml.elements.isEmpty ? nil : xml.value(of: "initialViewController", in: 0)
        guard InterfaceBuilderDocument.isScreenFile(xml) else { return }
        for index in xml.elements.indices {
            switch xml.elements[index].name {
            case ElementName.objects: addControllers(in: index)
            case ElementName.segue: addSegue(index)
            default: break
            }
        }
    }

    /// Whether a document is a storyboard or xib of iOS that is no launch screen.
    static func isScreenFile(_ xml: XMLDocument) -> Bool {
        guard xml.elements.first?.name == "document", xml.flag("launchScreen", of: 0) != true,
            let type = xml.value(of: "type", in: 0), type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.")
        else { return false }
        return ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad"].contains(xml.value(of: "targetRuntime", in: 0))
    }

    /// The number of the view controller with an object id.
    func controller(withID id: String) -> Int? { numbers[id] }

    /// The number of the view controller whose scene an element is part of; in a xib, that it is part of.
    private func controller(around element: Int) -> Int? {
        guard let last = controllers.last else { return nil }
        // A scene holds one controller; its cells can stand beside it.
        if last.isAlone { return element < Int(xml.elements[last.owner].next) ? controllers.count - 1 : nil }
        return controllers.lastIndex { $0.element <= element && element < Int(xml.elements[$0.element].next) }
    }

    private mutating func addControllers(in objects: Int) {
        let isScene =
            xml.elements[objects].parent >= 0
            && xml.elements[Int(xml.elements[objects].parent)].name == ElementName.scene
        var ownView: String?
        for child in xml.children(of: objects) {
            guard let id = xml.value(of: "id", in: child) else { continue }
            let name = xml.elements[child].name
            if !isScene, id == "-1" {
                fileOwner = child
                ownView = viewOutlet(of: child)
            }
            let kind: ViewController.Kind
            if isScene {
                guard xml.value(of: "sceneMemberID", in: child) == "viewController" else { continue }
                kind = ViewController.kinds[name] ?? .content
            } else if let known = ViewController.kinds[name] {
                kind = known
            } else if name == ElementName.view, id == ownView || holdsBar(child) {
                kind = .view
            } else {
                continue
            }
            numbers[id] = numbers[id] ?? controllers.count
            controllers.append(ViewController(element: child, id: id, kind: kind, owner: objects, isAlone: isScene))
        }
    }

    /// The object id of the view of a xib's owner.
    private func viewOutlet(of owner: Int) -> String? {
        guard let connections = xml.child("connections", of: owner) else { return nil }
        let view = xml.children(of: connections).first { xml.value(of: "property", in: $0) == "view" }
        return view.flatMap { xml.value(of: "destination", in: $0) }
    }

    private func holdsBar(_ view: Int) -> Bool {
        xml.descendants(of: view).contains { index in
            let name = xml.elements[index].name
            return name == ElementName.navigationBar || name == ElementName.toolbar || name == ElementName.tabBar
        }
    }

    private mutating func addSegue(_ index: Int) {
        guard let source = controller(around: index), let destination = xml.value(of: "destination", in: index),
            let kind = xml.value(of: "kind", in: index)
        else { return }
        let relation = xml.value(of: "relationship", in: index)
        segues.append(
            Segue(element: index, source: source, destination: destination, kind: kind, relationship: relation)
        )
        if relation == "rootViewController" {
            roots[source] = roots[source] ?? destination
        } else if relation != nil {
            members[source, default: []].append(segues[segues.count - 1])
        }
    }
}

/// A view controller, or in a xib a view that stands for one.
struct ViewController: Sendable {
    /// What it does with others.
    enum Kind: Sendable {
        /// It shows content of its own.
        case content
        /// It is the view of a xib, whose controller stands elsewhere.
        case view
        case navigation, tabBar, split, page
        /// It stands for one in another storyboard.
        case reference
    }

    /// The kinds by the names of elements; others show content.
    static let kinds: [XMLName: Kind] = [
        "viewController": .content, "tableViewController": .content, "collectionViewController": .content,
        "glkViewController": .content, "avPlayerViewController": .content, "hostingController": .content,
        "navigationController": .navigation, "tabBarController": .tabBar, "splitViewController": .split,
        "pageViewController": .page, "viewControllerPlaceholder": .reference,
    ]

    /// The index of its element.
    let element: Int
    let id: String
    /// What it does with others.
    let kind: Kind
    /// The index of the element that lists it and the objects beside it.
    let owner: Int
    /// Whether the objects beside it are its own.
    let isAlone: Bool

    /// Whether it shows content of its own, so that it is a screen.
    var isScreen: Bool { kind == .content || kind == .view }
}

/// A way from a view controller to another, or that it contains the other.
struct Segue: Sendable {
    /// The index of its element.
    let element: Int
    /// The number of the view controller it begins at.
    let source: Int
    /// The object id of the view controller it leads to.
    let destination: String
    /// Its kind, such as `show` or `relationship`.
    let kind: String
    /// Of a segue of the kind `relationship`, which one.
    let relationship: String?
}

/// The names of elements that are asked for often.
enum ElementName {
    static let objects: XMLName = "objects"
    static let scene: XMLName = "scene"
    static let segue: XMLName = "segue"
    static let view: XMLName = "view"
    static let navigationBar: XMLName = "navigationBar"
    static let navigationItem: XMLName = "navigationItem"
    static let toolbar: XMLName = "toolbar"
    static let tabBar: XMLName = "tabBar"
    static let barButtonItem: XMLName = "barButtonItem"
}
