import ScreenModel

// Bars that stand in a view in some size classes only.
extension InterfaceBuilderReader {
    /// The widths in which a view can have other parts.
    enum Width: String, CaseIterable {
        case compact, regular
    }

    /// Reads the bar of a kind that stands in the view: the one for compact width into the screen, another one, or
    /// none, for regular width into a variant; false if there is no such bar in any size class.
    mutating func readBar(
        _ name: XMLName,
        _ field: String,
        inViewOf number: Int,
        into screen: Record,
        _ read: (inout InterfaceBuilderReader, Int, Record) -> Void
    ) -> Bool {
        // For each bar all that the variations list is looked through.
        let all = bars(name, inViewOf: number).prefix(InterfaceBuilderReader.mostVaried)
        guard let first = all.first else { return false }
        func chosen(_ width: Width) -> Int? {
            let shown = all.filter { isInstalled($0, inViewOf: number, width) }
            return shown.first { edge(of: $0, inViewOf: number) == "bottom" } ?? shown.first
        }
        let (compact, regular) = (chosen(.compact), chosen(.regular))
        if let compact { read(&self, compact, screen) }
        guard compact != regular else { return true }
        let variant = variant(for: .regular, of: screen)
        if let regular {
            read(&self, regular, variant)
        } else {
            setUndetermined(field, of: variant, at: node(of: compact ?? first))
        }
        return true
    }

    /// What differs in a width, made when it is asked for first.
    private mutating func variant(for width: Width, of screen: Record) -> Record {
        if let slot = slot("variants", of: screen), let known = store.elements(screen, slot).first {
            return known.record
        }
        let node = store.node(of: screen)
        let place = Place(screen, slot: slot("variants", of: screen), element: 0)
        let variant = addRecord(.variant, node: node, in: place)
        setWord("sizeClass", of: variant, to: width.rawValue, at: node)
        let list = store.addList([Slot(node: node, payload: variant.offset)], node: node)
        set("variants", of: screen, to: list, at: node)
        return variant
    }

    /// Whether a bar and all views around it are there in a width, held upright.
    private func isInstalled(_ bar: Int, inViewOf number: Int, _ width: Width) -> Bool {
        guard let view = view(of: number) else { return false }
        var part = bar
        while part > view {
            var owner = Int(xml.elements[part].parent)
            while owner > view, xml.attribute("id", of: owner) == nil { owner = Int(xml.elements[owner].parent) }
            guard let id = xml.value(of: "id", in: part), isInstalled(id, in: owner, width) else { return false }
            part = owner
        }
        return true
    }

    /// Whether a view shows the part with an object id; what is said of more of the size classes counts more.
    func isInstalled(_ id: String, in view: Int, _ width: Width) -> Bool {
        var answer = (weight: -1, isInstalled: true)
        for variation in xml.children(of: view) where xml.elements[variation].name == "variation" {
            guard let key = xml.value(of: "key", in: variation), let weight = weight(of: key, width),
                weight > answer.weight, let mask = xml.child(keyed: "subviews", of: variation)
            else { continue }
            for entry in xml.children(of: mask) where xml.value(of: "reference", in: entry) == id {
                answer = (weight, xml.elements[entry].name == "include")
            }
        }
        return answer.isInstalled
    }

    /// How much of a width, held upright, a variation is for: 0 for the default; nil if it is for another one.
    private func weight(of key: String, _ width: Width) -> Int? {
        if key == "default" { return 0 }
        let parts = key.split(separator: "-")
        return parts.allSatisfy { $0 == "widthClass=\(width.rawValue)" || $0 == "heightClass=regular" }
            ? parts.count : nil
    }
}
