import Diagnostics
import Testing

/// Forms that people tried who saw the format for the first time: each is read as meant, or left open.
@Suite struct FirstContactTests {
    @Test(arguments: [
        (
            "sidebar: {navigationBar: {title: A}, content: [B]}\ndetail: {navigationBar: {title: C}}",
            "splitView: {panes: [{name: sidebar, navigationBar: {title: A}, content: [B]}, {name: detail, navigationBar: {title: C}}]}"
        ),
        (
            "list: {navigationBar: {title: A}}\ndetail: {navigationBar: {title: C}}",
            "splitView: {panes: [{name: list, navigationBar: {title: A}}, {name: detail, navigationBar: {title: C}}]}"
        ),
        (
            "panes: [{sidebar: {navigationBar: {title: A}}}, {detail: {content: [B]}}]",
            "splitView: {panes: [{name: sidebar, navigationBar: {title: A}}, {name: detail, content: [B]}]}"
        ),
        (
            "columns: {sidebar: {content: [B]}, content: {navigationBar: {title: A}}, detail: {content: [C]}}",
            """
            splitView: {panes: [{name: sidebar, content: [B]}, {name: content, navigationBar: {title: A}},\
             {name: detail, content: [C]}]}
            """
        ),
        ("elements: [{navigationBar: , title: A, trailing: [B]}]", "navigationBar: {title: A, trailing: [B]}"),
        ("elements: [{toolbar: , items: [B]}]", "toolbar: {items: [B]}"),
        (
            "regions: [{region: Navigation Bar, title: A, right: B, subtitle: C}]",
            "navigationBar: {title: A, trailing: [B], subtitle: C}"
        ),
        (
            "regions: [{location: Navigation Bar, title: A, icon: plus}]",
            "navigationBar: {trailing: [{title: A, icon: plus}]}"
        ),
        (
            "regions: [{area: Nav Bar, title: A, note: B}, {area: Nav Bar, text: C, style: primary}]",
            "navigationBar: {title: A, trailing: [{label: C, style: primary}]}"
        ),
        (
            "areas: [{area: header, title: A, right: [B]}, {kind: list}]",
            "navigationBar: {title: A, trailing: [B]}\ncontent: [{kind: list}]"
        ),
        ("navigationBar: {title: A, center: segmented control}", "navigationBar: {title: A, segmentedControl: {}}"),
        ("navigationBar: {title: A, center: none}", "navigationBar: {title: A}"),
        ("navigationBar: {title: A, center: logo (32pt)}", "navigationBar: {title: A, logo: {height: 32}}"),
        ("navigationBar: {center: A (title)}", "navigationBar: {title: A}"),
        ("navigationBar: {title: A, logo: 32pt}", "navigationBar: {title: A, logo: {height: 32}}"),
        (
            "navigationBar: {title: A, left: [{logo: {height: 24}}]}",
            "navigationBar: {title: A, logo: {height: 24, position: leading}}"
        ),
        (
            "navigationBar: {title: A, left: SAP logo (32pt)}",
            "navigationBar: {title: A, logo: {name: SAP, height: 32, position: leading}}"
        ),
        (
            "navigationBar: {title: A, right: [{type: logo, height: 24}, B]}",
            "navigationBar: {title: A, logo: {height: 24, position: trailing}, trailing: [B]}"
        ),
        (
            "toolbar: {Properties: {Type: 2 Buttons}, Layers: [A, B]}",
            "toolbar: {items: [A, B]}"
        ),
        ("toolbar: {state: default, items: [A]}", "toolbar: {items: [A]}"),
        (
            "guidelines: apple-hig\nnavigationBar: {title: A, largeTitle: false}",
            "guidelines: apple-hig\nnavigationBar: {title: A, size: small}"
        ),
        (
            "tabs: [A]\nwhen selecting: {tabs: hidden, toolbar: [B]}",
            "tabBar: {items: [A]}\nvariants: [{state: selection, tabBar: {hidden: true}, toolbar: [B]}]"
        ),
        ("tabs: [A]\ntabs hidden: yes", "tabBar: {items: [A], hidden: true}"),
        ("navigationBar: {title: A, position: at the top of the screen}", "navigationBar: {title: A, position: top}"),
        ("tabBar: {items: [A], position: 'bottom, fixed'}", "tabBar: {items: [A], position: bottom}"),
        ("navigationBar: {logo: {position: on the left}}", "navigationBar: {logo: {position: leading}}"),
        (
            "navigationBar: {contentSlot: [{kind: secondary buttons}]}",
            "navigationBar: {contentSlot: [{kind: secondary-button}]}"
        ),
        (
            "navigationBar: {border: {rest: hidden, scrolled: visible}}",
            "navigationBar: {border: on-scroll}"
        ),
        (
            "navigationBar: {title: {text: A, overflow: end}}",
            "navigationBar: {title: A, titleOverflow: ellipsis}"
        ),
        (
            "navigationBar: {leading: [{icon: chevron-left (24x24)}]}",
            "navigationBar: {leading: [{icon: chevron-left}]}"
        ),
        ("toolbar: {overflow: {presents: confirmationDialog}}", "toolbar: {overflow: {presents: action-sheet}}"),
        (
            "toolbar: {items: [{icon: a, icon size: 24x20}]}",
            "toolbar: {items: [{icon: a, iconSize: {width: 24, height: 20}}]}"
        ),
        (
            "toolbar: {items: [{icon: a, iconSize: 24 pt}]}",
            "toolbar: {items: [{icon: a, iconSize: {width: 24, height: 24}}]}"
        ),
        (
            "variants: [{state: selection, title: A, right: B}]",
            "variants: [{state: selection, navigationBar: {title: A, trailing: [B]}}]"
        ),
        ("navigationBar: {title: A, icon buttons: 'tertiary, large'}", "navigationBar: {title: A}"),
        (
            "navigationBar: {right: {button: {type: text, text: A}}}",
            "navigationBar: {trailing: [{kind: button, label: A}]}"
        ),
        ("statusBar: {name: A}", "statusBar: {background: A}"),
        ("tabBar: not on this page", "tabBar: {hidden: true}"),
    ])
    func isReadAs(written: String, full: String) {
        #expect(Decoded("id: a\n\(written)\n").description == Decoded("id: a\n\(full)\n").description)
    }

    @Test(arguments: [
        "navigationBar: {trailing: [{kind: picker, label: Sort, items: [A, B]}]}",
        "navigationBar: {title: A, position: fixed}",
        "navigationBar: {title: A (appears on scroll)}", "navigationBar: {title lines: 1-2}",
        "toolbar: {items: [{label: A, priority: highest}]}", "navigationBar: {search: {dismissal: B}}",
        "toolbar: {items: [{icon: a, highlighted: true}]}",
        "toolbar: {position: above keyboard, items: [A]}", "navigationBar: {trailing: [{icon: a, acts on: B}]}",
    ])
    func isLeftOpen(written: String) {
        let decoded = Decoded("id: a\n\(written)\n")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info })
        for word in ["segmented", "top", "primary", "bottom", "action"] {
            #expect(!decoded.description.contains(word))
        }
    }

    @Test func aListOfScreensMayHaveNamesThatAreWordsOfOurs() {
        let decoded = Decoded("screens: [{Contacts: {toolbar: [A]}}, {Contact: {toolbar: [B]}}]\n")
        #expect(decoded.description.contains("id: Contacts") && decoded.description.contains("id: Contact,"))
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info })
    }

    @Test(arguments: [
        ("elements: [{area: Toolbar, element: Button, position: right, text: A}]", "area: trailing"),
        ("navigationBar: {title: A, right: [{text: B, label: C}]}", "label: B"),
    ])
    func noFixWritesAKeyThatIsThere(written: String, text: String) {
        let fixes = Decoded("id: a\n\(written)\n").diagnostics.flatMap(\.fixes).flatMap(\.edits)
        #expect(fixes.allSatisfy { $0.text != text })
    }
}
