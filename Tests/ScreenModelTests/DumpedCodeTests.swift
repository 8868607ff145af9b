import Diagnostics
import ScreenModel
import Testing

/// What engineers write down from their code: views around items, menus of Android, options of a screen.
@Suite struct DumpedCodeTests {
    @Test(arguments: [
        // Views that only lay out what is in them.
        (
            "headerRight: {View: [{icon: edit}, {icon: share}]}",
            "navigationBar: {trailing: [{icon: edit}, {icon: share}]}"
        ),
        (
            "headerRight: [{View: [{icon: edit}, {icon: share}]}]",
            "navigationBar: {trailing: [{icon: edit}, {icon: share}]}"
        ),
        (
            "navigationBar: {trailing: [{Row: {spacing: 8, children: [{IconButton: {icon: edit}}, {icon: share}]}}]}",
            "navigationBar: {trailing: [{kind: button, icon: edit}, {icon: share}]}"
        ),
        (
            "navigationBar: {trailing: [{Padding: {padding: 8, child: {icon: edit}}}, {SizedBox: {width: 4}}]}",
            "navigationBar: {trailing: [{icon: edit}, fixed-space]}"
        ),
        (
            "navigationBar: {trailing: [{SizedBox: {width: 48, child: {icon: edit}}}]}",
            "navigationBar: {trailing: [{icon: edit}]}"
        ),
        (
            "navigationBar: {trailing: [{Tooltip: {message: Edit, child: {icon: edit}}}]}",
            "navigationBar: {trailing: [{icon: edit, accessibilityLabel: Edit}]}"
        ),
        (
            "navigationBar: {trailing: [{View: [Icons, List]}]}",
            "navigationBar: {trailing: [{kind: menu, label: View, items: [Icons, List]}]}"
        ),
        // A toolbar with one button.
        ("toolbar: {icon: plus, label: Add}", "toolbar: [{icon: plus, label: Add}]"),
        // Whether there is a search, and how it opens.
        (
            "navBarConfig: {showSearch: false, wantsPersistentSearchMode: true}",
            "navigationBar: {search: {show: false, mode: persistent}}"
        ),
        // What says that nothing leads back.
        (
            "navigationBar: {title: A, automaticallyImplyLeading: false}", "navigationBar: {title: A, leading: []}"
        ),
        ("headerShadowVisible: false", "navigationBar: {border: hidden}"),
        (
            "navigationBar: {leading: [{icon: a, label: Back}]}",
            "navigationBar: {leading: [{icon: a, role: back, label: Back}]}"
        ),
        (
            "navigationBar: {back: true, back icon: chevron-left}",
            "navigationBar: {leading: [{icon: chevron-left, role: back}]}"
        ),
        (
            "navigationBar: {title: A, edit: pencil, add: plus icon}",
            "navigationBar: {title: A, trailing: [{icon: pencil, role: edit}, {icon: plus, role: add}]}"
        ),
        ("ScrollView: true", "scrolls: true"),
        ("navigationBar: {title: A, leading: Icons.menu}", "navigationBar: {title: A, leading: [{icon: Icons.menu}]}"),
        (
            "navigationBar: {leading: [{IconButton: {icon: a, onPressed: Navigator.pop}}]}",
            "navigationBar: {leading: [{kind: button, icon: a, role: back, action: Navigator.pop}]}"
        ),
        ("headerLeft: {icon: a, label: Back}", "navigationBar: {leading: [{icon: a, role: back, label: Back}]}"),
        (
            "navigationBar: {trailing: [{button: Share, text: none, icon: a}]}",
            "navigationBar: {trailing: [{label: null, icon: a, accessibilityLabel: Share}]}"
        ),
        ("toolbar: \"none\"", "toolbar: null"),
        // States by their names alone.
        (
            "navBar: {title: A}\nerror: {navBar: {background: red}}",
            "navigationBar: {title: A}\nvariants: [{state: error, navigationBar: {background: red}}]"
        ),
        ("platform: ipados\ntop toolbar: [Save]", "platform: ipados\ntoolbar: {position: top, items: [Save]}"),
        ("platform: Android tablet", "platform: android"),
        (
            "navigationBar: {title: A, trailing: [{icon: star, states: {off: star, on: star.fill}}]}",
            "navigationBar: {title: A, trailing: [{icon: star, toggle: true, states: [{name: off, icon: star}, {name: on, icon: star.fill}]}]}"
        ),
        (
            "navigationBar: {size: {default: large, scrolled: small}}",
            "navigationBar: {size: large}\nvariants: [{state: scrolled, navigationBar: {size: small}}]"
        ),
    ])
    func isReadAsTheFullForm(written: String, full: String) { WideFormTests.expectSame(written, full) }
}
