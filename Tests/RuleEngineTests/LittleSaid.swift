import ScreenModel

/// Screens of which no text, no list and no part is described.
enum LittleSaid {
    private static func words(_ kind: ComponentKind, _ field: String) -> [String] {
        let component = kind.component
        return component.slot(named: field).flatMap { component.fields[$0].type.enumeration?.names } ?? []
    }

    /// Every combination of role, state and platform, and those of level and presentation with each of them.
    static var screens: [String] {
        let roles = [""] + words(.screen, "role").map { "role: \($0)\n" }
        let states = [""] + words(.screen, "state").map { "state: \($0)\n" }
        let platforms = [""] + words(.screen, "platform").map { "platform: \($0)\n" }
        var screens = [String]()
        for role in roles {
            for platform in platforms {
                screens += states.map { role + platform + $0 }
                for level in 0...2 {
                    screens += (["full-screen"] + words(.screen, "presentation")).map {
                        role + platform + "level: \(level)\npresentation: \($0)"
                    }
                }
            }
        }
        return screens
    }

    /// Bars with an attribute or two, on every platform and in some roles.
    static var bars: [String] {
        var attributes = [String]()
        for (name, kind) in [
            ("navigationBar", ComponentKind.navigationBar), ("toolbar", .toolbar), ("tabBar", .tabBar),
        ] {
            attributes.append("\(name): {}")
            for field in kind.component.fields where !field.isDerived {
                guard case .noneOnce = field.absence else {
                    attributes += values(of: field.type).map { "\(name): {\(field.name): \($0)}" }
                    continue
                }
            }
            let color = kind.component.slot(named: "background") == nil ? "" : ", background: red"
            attributes.append("\(name): {x-owner: me\(color)}")
        }
        attributes += pairs
        let contexts = words(.screen, "platform").flatMap { platform in
            ["", "role: child\nlevel: 1\n", "role: main-destination\nlevel: 0\nscrolls: true\n"].map {
                "platform: \(platform)\n" + $0
            }
        }
        return attributes.flatMap { attribute in contexts.map { $0 + attribute } }
    }

    /// Two parts of a screen of which nothing is known but that they are there.
    private static var pairs: [String] {
        let parts = [
            "navigationBar", "toolbar", "tabBar", "sidebar", "rail", "floatingButton", "splitView", "menuBar", "window",
        ]
        return parts.enumerated().flatMap { index, part in
            parts[(index + 1)...].map { "\(part): {}\n\($0): {}" }
        }
    }

    private static func values(of type: FieldType) -> [String] {
        switch type {
        case .boolean: ["true", "false"]
        case .enumeration(let words): words.spellings
        default: []
        }
    }
}
