import Testing

/// Checks that look at all screens of an app: names that lead somewhere, what is unique, how many there are.
@Suite("Across screens") struct AcrossScreensTests {
    private func failures(on: String, _ check: String, _ screens: String, when: String = "") throws -> [String] {
        let lines = screens.split(separator: "\n").map { "                \($0)\n" }.joined()
        let condition = when.isEmpty ? "" : "    when: \"\(when)\"\n"
        return try PackTrial.failures(
            """
            rules:
              rule:
                summary: A rule
                on: \(on)
            \(condition)    check: \(check)
                examples:
                  valid:
                    - screens:
            \(lines)      invalid:
                    - {id: never}

            """
        ).filter { !$0.contains("does not fire") }
    }

    @Test func textsAreComparedInTheirLanguage() throws {
        let consistent = "{consistent: self.label, by: self.action, across: screens}"
        let both = """
            - {id: a, toolbar: {items: [{label: {en: Save, de: Sichern}, action: save}]}}
            - {id: b, toolbar: {items: [{label: {en: Save, de: Sichern}, action: save}]}}
            """
        #expect(try failures(on: "toolbar.items[]", consistent, both, when: "has(self.action)") == [])
        let plain = """
            - {id: a, locale: en, toolbar: {items: [{label: Save, action: save}]}}
            - {id: b, locale: de, toolbar: {items: [{label: Sichern, action: save}]}}
            """
        #expect(try failures(on: "toolbar.items[]", consistent, plain, when: "has(self.action)") == [])
        let other = both + "\n- {id: c, toolbar: {items: [{label: {en: Save, de: Speichern}, action: save}]}}"
        let found = try failures(on: "toolbar.items[]", consistent, other, when: "has(self.action)")
        #expect(found.count == 1)
        #expect(found.first?.contains("'Speichern'; 2 of 3 screens have 'Sichern'") == true, "\(found)")

        let titles = """
            - {id: a, navigationBar: {title: {en: Chef, de: Koch}}}
            - {id: b, navigationBar: {title: {en: Boss, de: Chef}}}
            """
        #expect(try failures(on: "navigationBar", "{unique: title, across: screens}", titles) == [])
        #expect(try failures(on: "navigationBar.title", "{unique: self, across: screens}", titles) == [])
        let same = titles + "\n- {id: c, navigationBar: {title: {en: Cook, de: Koch}}}"
        #expect(try failures(on: "navigationBar", "{unique: title, across: screens}", same).count == 1)
        let items = """
            - {id: a, tabBar: {items: [{label: {en: Chef, de: Koch}}]}}
            - {id: b, tabBar: {items: [{label: {en: Boss, de: Chef}}]}}
            """
        #expect(try failures(on: "tabBar.items", "{unique: label, across: screens}", items) == [])
        let again = items + "\n- {id: c, tabBar: {items: [{label: {en: Cook, de: Koch}}]}}"
        #expect(try failures(on: "tabBar.items", "{unique: label, across: screens}", again).count == 1)
    }

    @Test func aNameLeadsToAScreen() throws {
        let check = "{refersTo: screens}"
        let found = try failures(
            on: "parent",
            check,
            "- {id: orders}\n- {id: order, parent: ordres}\n- {id: a, parent: x}"
        )
        #expect(
            found == [
                "10: The rule fires on a valid example: There is no screen 'ordres'; did you mean 'orders'?",
                "11: The rule fires on a valid example: There is no screen 'x'.",
            ]
        )
        let open = "- {id: orders}\n- {id: order, parent: \"{id}\"}"
        #expect(try failures(on: "parent", check, open) == [])
    }

    @Test func aNameLeadsToAnActionOrToWhatAPathLeadsTo() throws {
        let screens =
            "- {id: a, toolbar: {items: [{label: A, action: add}, {label: B, target: b}]}}\n- {id: b, description: add}"
        #expect(try failures(on: "description", "{refersTo: actions}", screens) == [])
        #expect(try failures(on: "id", "{refersTo: \"toolbar.items[].target\"}", screens).count == 1)
        let unknown = screens + "\n- {id: c, toolbar: {items: [{label: A, action: \"{any}\"}]}, description: remove}"
        #expect(try failures(on: "description", "{refersTo: actions}", unknown) == [])
    }

    @Test func namesDoNotLeadInACircle() throws {
        let check = "{refersTo: screens, acyclic: true}"
        let circle = "- {id: a, parent: b}\n- {id: b, parent: c}\n- {id: c, parent: b}\n- {id: d, parent: d}"
        #expect(
            try failures(on: "parent", check, circle) == [
                "11: The rule fires on a valid example: 'b' leads back here: c → b → c.",
                "12: The rule fires on a valid example: 'd' leads back here: d → d.",
            ]
        )
        #expect(try failures(on: "parent", check, "- {id: a}\n- {id: b, parent: a}\n- {id: c, parent: a}") == [])
    }

    /// Each of many screens may close a circle through all of them.
    @Test func ofALongCircleTheFirstScreensAreNamed() throws {
        let circle = (0..<30).map { "- {id: s\($0), parent: s\(($0 + 1) % 30)}" }.joined(separator: "\n")
        let found = try failures(on: "parent", "{refersTo: screens, acyclic: true}", circle)
        #expect(found.count == 1)
        #expect(
            found.first?.hasSuffix("s29 → \((0..<20).map { "s\($0)" }.joined(separator: " → ")) → … → s29.") == true
        )
    }

    @Test func namesAreNotTooDeep() throws {
        let screens =
            "- {id: a}\n- {id: b, parent: a}\n- {id: c, parent: b}\n- {id: d, parent: c}\n- {id: e, parent: d}"
        let found = try failures(on: "parent", "{refersTo: screens, maxDepth: 2}", screens)
        #expect(
            found == [
                "12: The rule fires on a valid example: This is 3 levels deep, and at most 2 are allowed: d → c → b → a."
            ]
        )
    }

    @Test func aNameThatNoScreenHasIsNoLevel() throws {
        let screens = "- {id: b, parent: gone}\n- {id: c, parent: b}\n- {id: d, parent: c}"
        let found = try failures(on: "parent", "{refersTo: screens, maxDepth: 2}", screens)
        #expect(found.count == 1)
        #expect(found.first?.contains("gone") == true)
    }

    @Test func aValueIsUniqueAmongScreens() throws {
        let check = "{unique: self, across: screens}"
        let titles = "- {id: a, navigationBar: {title: Orders}}\n- {id: b, navigationBar: {title: Orders}}"
        let found = try failures(on: "navigationBar.title", check, titles)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("10: ") == true)
        #expect(found.first?.contains("The screen 'a' in rules.yaml has 'Orders', too") == true)
        let apps = "- {id: a, app: A, navigationBar: {title: O}}\n- {id: b, app: B, navigationBar: {title: O}}"
        #expect(try failures(on: "navigationBar.title", check, apps) == [])
        let layouts = "- {id: a, sizeClasses: [compact, regular], navigationBar: {title: Orders}}"
        #expect(try failures(on: "navigationBar.title", check, layouts) == [])
        #expect(try failures(on: "navigationBar", "{unique: title, across: screens}", titles).count == 1)
        let items = "- {id: a, tabBar: {items: [A, B]}}\n- {id: b, tabBar: {items: [C, B]}}"
        #expect(try failures(on: "tabBar.items", "{unique: label, across: screens}", items).count == 1)
        // What may be hidden is held against no other.
        #expect(try failures(on: "'tabBar.items[]'", "{unique: self.label, across: screens}", items).count == 1)
        let mayBeHidden = items.replacing("[C, B]", with: "[C, {label: B, hidden: '{x}'}]")
        #expect(try failures(on: "'tabBar.items[]'", "{unique: self.label, across: screens}", mayBeHidden) == [])
    }

    @Test func rulesThatCountTheSameEachCountIt() throws {
        let rules = [("most", "maxItems: 1"), ("least", "minItems: 1")]
        for rules in [rules, rules.reversed()] {
            let text = rules.map { name, check in
                """
                  \(name):
                    summary: Rule
                    on: screen
                    when: screen.role == 'home'
                    check: {\(check), across: screens}
                    examples:
                      valid:
                        - screens: [{id: a, role: home}, {id: b, role: child}]
                      invalid:
                        - screens: [\(name == "most" ? "{id: a, role: home}" : "{id: a, role: child}"), {id: b, role: \(name == "most" ? "home" : "child")}]

                """
            }
            #expect(try PackTrial.failures("rules:\n" + text.joined()) == [])
        }
    }

    @Test func thereAreNotTooManyAndNotTooFew() throws {
        let screens = "- {id: a, role: home}\n- {id: b, role: child}\n- {id: c, role: home}"
        let most = try failures(on: "screen", "{maxItems: 1, across: screens}", screens, when: "self.role == 'home'")
        #expect(most.count == 1)
        #expect(most.first?.hasPrefix("12: ") == true)
        #expect(most.first?.contains("There are 2 of these in all screens; at most 1 is allowed.") == true)
        let least = "{minItems: 3, across: screens}"
        #expect(try failures(on: "screen", least, screens, when: "self.role == 'home'").count == 1)
        let open = screens + "\n- {id: d}"
        #expect(try failures(on: "screen", least, open, when: "self.role == 'home'") == [])
        let tabs = "- {id: a, tabBar: {items: [A, B]}}\n- {id: b, tabBar: {items: [C]}}"
        #expect(try failures(on: "tabBar.items", "{maxItems: 2, across: screens}", tabs).count == 1)
        #expect(try failures(on: "tabBar.items", "{maxItems: 3, across: screens}", tabs) == [])
        let hidden = tabs.replacing("A, B", with: "A, {label: B, hidden: '{x}'}")
        for (path, check) in [
            ("tabBar.items", "maxItems: 2"), ("tabBar.items[]", "maxItems: 2"),
            ("tabBar.items", "maxItems: 2, where: item.label != 'x'"), ("tabBar.items", "minItems: 3"),
        ] {
            #expect(try failures(on: path, "{\(check), across: screens}", hidden) == [], "\(path): \(check)")
        }
        let variants =
            "- {id: a, sizeClasses: [compact, regular], tabBar: {items: [A, B]}, "
            + "variants: [{sizeClass: regular, tabBar: {items: [C, D]}}]}"
        #expect(try failures(on: "tabBar.items", "{maxItems: 2, across: screens}", variants) == [])
    }

    @Test(arguments: [
        ("parent", "{refersTo: 3x}", "A screen has no field '3x'"),
        ("scrolls", "{refersTo: screens}", "'refersTo' wants a name; 'scrolls' is a value"),
        ("description", "{refersTo: actions, acyclic: true}", "go with 'refersTo: screens'"),
        ("parent", "{refersTo: screens, maxDepth: many}", "'maxDepth' takes a whole number, 1 at least."),
        ("tabBar.items", "{unique: label, across: layouts}", "'unique' takes 'across: screens', or none."),
        ("screen", "{maxItems: 1, across: screens, where: \"true\"}", "says 'when'"),
    ])
    func mistakesSayWhatToWrite(on: String, check: String, message: String) throws {
        let found = try failures(on: on, check, "- {id: a}")
        #expect(found.count == 1)
        #expect(found.first?.contains(message) == true, "\(found)")
    }
}
