import Diagnostics
import Testing

/// Screens as language models write them that are asked for a linter's input: what they mean is read, also before its fix.
@Suite struct PromptedFormTests {
    @Test(arguments: [
        // How a button looks, where its kind or its role stands.
        (
            "toolbar: {items: [{kind: primary, label: Pay}, {type: tertiary, label: Help}]}",
            "toolbar: {items: [{style: primary, label: Pay}, {style: tertiary, label: Help}]}"
        ),
        (
            "toolbar: {items: [{importance: primary, label: Pay}, {prominence: secondary, label: Wait}]}",
            "toolbar: {items: [{style: primary, label: Pay}, {style: secondary, label: Wait}]}"
        ),
        (
            "toolbar: {items: [{style: primary_button, label: Pay}, {type: SecondaryButton, label: Wait}]}",
            "toolbar: {items: [{style: primary, label: Pay}, {style: secondary, label: Wait}]}"
        ),
        (
            "content: [{type: PrimaryButton, label: Pay}, {component: secondary_button, label: Wait}]",
            "content: [{kind: button, style: primary, label: Pay}, {kind: button, style: secondary, label: Wait}]"
        ),
        // Buttons of the screen itself.
        (
            "buttons: [{text: Pay, type: primary}, {label: Wait}]",
            "content: [{kind: button, label: Pay, style: primary}, {kind: button, label: Wait}]"
        ),
        (
            "buttons: {primary: Pay, secondary: Wait}",
            "content: [{kind: button, style: primary, label: Pay}, {kind: button, style: secondary, label: Wait}]"
        ),
        (
            "buttons: {primary: [Pay, Order], secondary: [Wait]}",
            "content: [{kind: button, style: primary, label: Pay}, {kind: button, style: primary, label: Order}, {kind: button, style: secondary, label: Wait}]"
        ),
        // A map around a list.
        (
            "navigationBar: {right: {actions: [{icon: plus}, {icon: flag}]}}",
            "navigationBar: {trailing: [{icon: plus}, {icon: flag}]}"
        ),
        ("navigationBar: {leading: {items: [{role: back}]}}", "navigationBar: {leading: [{role: back}]}"),
        (
            "navigationBar: {leading: {menu: [Name, Date]}}",
            "navigationBar: {leading: [{kind: menu, items: [Name, Date]}]}"
        ),
        // The banner of a state stands below the bar.
        (
            "states: {offline: {banner: {text: No connection}}}",
            "variants: [{state: offline, navigationBar: {banner: {text: No connection}}}]"
        ),
        // Which bar it is says its type.
        (
            "bottom_bar: {type: tab_bar, items: [Tree, People]}",
            "tabBar: {items: [Tree, People]}"
        ),
        ("bottom: {type: toolbar, items: [Merge]}", "toolbar: {items: [Merge]}"),
        (
            "navigationBar: {elements: [{icon: xmark, position: left}, {icon: plus, position: right}]}",
            "navigationBar: {leading: [{icon: xmark, area: leading}], trailing: [{icon: plus, area: trailing}]}"
        ),
        (
            "navigationBar: {items: [{placement: .topBarLeading, icon: xmark}, {placement: .topBarTrailing, icon: plus}]}",
            "navigationBar: {leading: [{icon: xmark}], trailing: [{icon: plus}]}"
        ),
        (
            "navigationBar: {rightButton1: {icon: plus}, right_button_2: {icon: flag}}",
            "navigationBar: {trailing: [{icon: plus}, {icon: flag}]}"
        ),
        // What stands at the top and has a title is the bar.
        ("bars: {top: {title: Log, right: [Filter]}}", "navigationBar: {title: Log, trailing: [Filter]}"),
        ("ui: {screen: {nav: {title: Pass}}}", "navigationBar: {title: Pass}"),
        ("navigationBar: {title: A, style: large_title}", "navigationBar: {title: A, size: large}"),
        ("toolbar:\n  - Apply filters [primary]", "toolbar: {items: [{label: Apply filters, style: primary}]}"),
        ("platform: iOS (iPhone)", "platform: ios"),
        // How a bar looks, in a map of its own.
        (
            "navigationBar: {title: A, style: {backgroundColor: white, tint: red, elevation: 0}}",
            "navigationBar: {title: A, background: white, color: red}"
        ),
        ("tabBar: {items: [A], colors: {background: white}}", "tabBar: {items: [A], background: white}"),
        (
            "toolbar: {items: [A], background: {hex: '#fff', alpha: 1}, appearance: {foreground: red}}",
            "toolbar: {items: [A], background: '#fff', color: red}"
        ),
        (
            "toolbar: {items: [A], background: {r: 255, g: 0, b: 51}}", "toolbar: {items: [A], background: '#FF0033'}"
        ),
        (
            "toolbar: {items: [A], background: {type: solid, color: white, opacity: 100%}}",
            "toolbar: {items: [A], background: white}"
        ),
        ("size: regular\ntoolbar: [A]", "sizeClasses: [regular]\ntoolbar: [A]"),
        // Content, and what stands in it.
        (
            "form: {actions: [{label: Send, kind: primary}, {label: Back, kind: Tertiary}]}",
            "content: [{kind: form, items: [{kind: button, label: Send, style: primary}, {kind: button, label: Back, style: tertiary}]}]"
        ),
        (
            "content: [PrimaryButton: Order, {SecondaryButton: Save}]",
            "content: [{kind: button, style: primary, label: Order}, {kind: button, style: secondary, label: Save}]"
        ),
        ("content: [group: [A, {text: B}]]", "content: [{kind: group, items: [A, {text: B}]}]"),
        (
            "panes: {list: {title: Inbox}, detail: {title: Mail}}",
            "splitView: {panes: [{name: Inbox}, {name: Mail}]}"
        ),
        ("splitView: {panes: {sidebar: {title: A}, detail: B}}", "splitView: {panes: [{name: A}, {name: B}]}"),
        ("splitView: {panes: {sidebar: ~, detail: }}", "splitView: {panes: [{name: sidebar}, {name: detail}]}"),
        ("footer: {tabs: [Home, Shop]}", "tabBar: {items: [Home, Shop]}"),
        // What shows an icon alone has no label.
        ("toolbar: {items: [{type: icon, name: plus}]}", "toolbar: {items: [{kind: button, icon: plus}]}"),
        ("toolbar: {items: [{kind: icon, label: plus}]}", "toolbar: {items: [{kind: button, icon: plus}]}"),
        ("toolbar: {items: [iconButton: plus]}", "toolbar: {items: [{kind: button, icon: plus}]}"),
        (
            "toolbar: {items: [{component: IconButton, icon: plus, label: Add}]}",
            "toolbar: {items: [{kind: button, icon: plus, accessibilityLabel: Add}]}"
        ),
        (
            "toolbar: {items: [{iconButton: {icon: plus, label: Add}}]}",
            "toolbar: {items: [{kind: button, icon: plus, accessibilityLabel: Add}]}"
        ),
        ("tabBar: {items: [{icon: house, name: Home}]}", "tabBar: {items: [{icon: house, label: Home}]}"),
        ("tabBar: {items: [{kind: icon, label: Home}]}", "tabBar: {items: [{kind: button, label: Home}]}"),
        // A map of one key, which is what the entry is.
        ("toolbar: {items: [text: Help]}", "toolbar: {items: [{label: Help}]}"),
        ("toolbar: {items: [spacer: , {divider: true}]}", "toolbar: {items: [flexible-space, separator]}"),
        (
            "toolbar: {items: [{segmentedPicker: [A, B]}]}",
            "toolbar: {items: [{kind: segmented-control, items: [A, B]}]}"
        ),
        ("tabBar: {items: [tab: {label: A}]}", "tabBar: {items: [{label: A}]}"),
        ("content: [toggle: Wi-Fi]", "content: [{kind: toggle, label: Wi-Fi}]"),
        ("overlays: [alert: {title: A, items: [OK]}]", "overlays: [{kind: alert, title: A, items: [OK]}]"),
        ("variants: [tablet: {scrolls: true}]", "variants: [{platform: ipados, scrolls: true}]"),
        ("dark: {background: black}", "variants: [{appearance: dark, background: black}]"),
        ("menus: [{name: File}]", "menuBar: {menus: [{name: File}]}"),
        ("content: [{kind: button, variant: primary}]", "content: [{kind: button, style: primary}]"),
        ("navigationBar: {text: Orders, filter: true}", "navigationBar: {title: Orders, trailing: [{role: filter}]}"),
        ("menuBar: {menus: {File: [New, Open]}}", "menuBar: {menus: [{name: File, commands: [New, Open]}]}"),
        (
            "menuBar: {View: [Zoom, {label: Toolbar, items: [Hide, {More: [Show]}]}]}",
            "menuBar: {menus: [{name: View, commands: [Zoom, Toolbar, Hide, More, Show]}]}"
        ),
        ("navigationBar: {title: A, overflow: more}", "navigationBar: {title: A, overflow: true}"),
        ("navigationBar: {title: A, overflow: Export}", "navigationBar: {title: A, overflow: [Export]}"),
        ("variants: none", "variants: []"),
        (
            "splitView: {panes: [{sidebar: {title: A, items: [B]}}, {detail: {title: C}}]}",
            "splitView: {panes: [{name: A, content: [B]}, {name: C}]}"
        ),
        (
            "splitView: {columns: {sidebar: {content: [B]}, detail: {content: []}}}",
            "splitView: {panes: [{name: sidebar, content: [B]}, {name: detail, content: []}]}"
        ),
        (
            "splitView: {left: {content: [B]}, right: {content: []}}",
            "splitView: {panes: [{name: left, content: [B]}, {name: right, content: []}]}"
        ),
        (
            "menuBar: {File: [New, Open], View: [Zoom]}",
            "menuBar: {menus: [{name: File, commands: [New, Open]}, {name: View, commands: [Zoom]}]}"
        ),
        (
            "variants: {regular: {scrolls: true}, offline: {scrolls: false}}",
            "variants: [{sizeClass: regular, scrolls: true}, {state: offline, scrolls: false}]"
        ),
        // A bar and its field in one word.
        (
            "Page background: white\nNavigation bar background: white\ntabBarItems: [A]",
            "background: white\nnavigationBar: {background: white}\ntabBar: {items: [A]}"
        ),
        // What an item is for.
        (
            "navigationBar: {leading: [{purpose: back}, {systemItem: close}], trailing: [{system: trash}]}",
            "navigationBar: {leading: [{role: back}, {role: close}], trailing: [{role: delete}]}"
        ),
        ("toolbar: {items: [{label: A, foreground: red}]}", "toolbar: {items: [{label: A, color: red}]}"),
        // What is expected of the linter.
        ("expect: [title-length]\nvalid: false\ntoolbar: [A]", "toolbar: [A]"),
        ("status: in review\nmodal: modal", "presentation: modal"),
        // The title, with its size, and once more.
        ("navigationBar: {title: {text: Hives, size: large}}", "navigationBar: {title: Hives, size: large}"),
        (
            "name: Hives\ntitle: My Hives\nnavigationBar: {title: My Hives}",
            "name: Hives\nnavigationBar: {title: My Hives}"
        ),
    ])
    func isReadAsTheFullForm(written: String, full: String) {
        WideFormTests.expectSame(written, full)
    }

    /// A map of variants is no list of them: the entries to write are told of it, and no line has it as it stands.
    @Test func aMapOfStatesIsNotToBeWrittenAsItStands() {
        let decoded = Decoded("id: a\nstates: {scrolled: {navigationBar: {title: B}}}\n")
        let messages = decoded.diagnostics.map(\.message)
        #expect(messages.contains { $0.contains("'variants: […]'") }, "\(messages)")
        #expect(messages.contains { $0.contains("'- {state: scrolled, navigationBar: {title: B}}'") }, "\(messages)")
    }

    /// What may mean several things is left open, and one line tells what to write.
    @Test(arguments: [
        (
            "navigationBar: {size: {compact: small, regular: large}}",
            "variants: [{sizeClass: compact, navigationBar: {size: small}}]"
        ),
        (
            "toolbar: {items: {iphone: [Save], ipad: [Save, Share]}}",
            "variants: [{sizeClass: compact, toolbar: {items: [Save]}}]"
        ),
        ("sizeClasses: {horizontal: compact, vertical: regular}", "sizeClasses: [compact]"),
        ("tabs: {position: top, items: [News, Fixtures]}", "content: [{kind: tabs, items: [Details, Notes]}]"),
        ("toolbar: {items: [A], background: {color: white, opacity: 0.5}}", "'background'"),
        ("toolbar: {items: [A], background: {type: gradient, color: white}}", "'background'"),
        ("navigationBar: {rightButtons: 2}", "trailing: […]"), ("tabs: 6", "items: […]"),
        ("actionBar: {items: [Approve, Release]}", "toolbar: {items: [Save]}"),
        ("navigationBar: {trailing: [[plus, Add], [flag, Mark]]}", "{label: Edit, icon: pencil}"),
    ])
    func whatIsOpenIsToldOnce(written: String, line: String) {
        let decoded = Decoded("id: a\n\(written)\n")
        let messages = Set(decoded.diagnostics.map(\.message))
        #expect(messages.count == 1)
        #expect(messages.first?.contains(line) == true, "\(messages)")
    }

    /// A text in the middle of a toolbar may tell how things are.
    @Test(arguments: [
        "items: [{id: status, text: Updated Just Now, position: center}]", "center: [{label: 3 appointments}]",
    ])
    func aTextInTheMiddleMayBeNoButton(items: String) {
        let decoded = Decoded("id: a\ntoolbar: {\(items)}\n")
        #expect(decoded.diagnostics.contains { $0.message.contains("{kind: label, label: …}") })
        #expect(decoded.description.contains("kind: undetermined"))
    }

    /// What a word says that no guideline reads isn't lost by a safe fix, so that nothing would be known of the style.
    @Test func aStyleOfOnesOwnIsNoNote() {
        let fixes = Decoded("id: a\ntoolbar: {items: [{label: Reject, emphasis: low}]}\n").diagnostics.flatMap(\.fixes)
        #expect(fixes.map(\.applicability) == [.unsafe])
    }
}
