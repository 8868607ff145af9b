import Diagnostics
import Testing

@testable import ScreenModel

/// What designers write without a look at the format: words round a label, names of components, and lists in a sentence.
@Suite struct DesignerWordTests {
    @Test(arguments: [
        // What is said of a button beside its label.
        (#"Button "Scan" (primary)"#, "{label: Scan, kind: button, style: primary}"),
        (#"Primary button "Scan""#, "{label: Scan, style: primary}"),
        ("'Button: Scan (primary)'", "{label: Scan, style: primary}"),
        ("Scan button (filled)", "{label: Scan, style: primary}"),
        ("Save & Close (primary)", "{label: Save & Close, style: primary}"),
        ("Scan - primary", "{label: Scan, style: primary}"),
        ("Scan – primary button", "{label: Scan, style: primary}"),
        ("Scan -> primary", "{label: Scan, style: primary}"),
        ("Scan / secondary", "{label: Scan, style: secondary}"),
        ("Scan=primary", "{label: Scan, style: primary}"),
        (#""Primary: Scan""#, "{label: Scan, style: primary}"),
        (#""Button: Scan, disabled""#, "{label: Scan, kind: button, disabled: true}"),
        ("Scan (text only)", "{label: Scan, kind: button}"),
        ("back button (Orders)", "{label: Orders, role: back}"),
        (#"Back arrow "Orders""#, "{label: Orders, role: back}"),
        ("Scan, primary, blue", "{label: Scan, style: primary}"),
        ("Scan - primary, large", "{label: Scan, style: primary}"),
        ("Scan <primary>", "{label: Scan, style: primary}"),
        // What else they look like.
        (#"icon "share""#, "{icon: share}"),
        ("Share button (icon)", "{icon: share}"),
        ("Icon/Plus", "{icon: Icon/Plus}"),
        ("Icons / 24 / Filter", "{icon: Icons / 24 / Filter}"),
        ("{name: Icon Button/Search, type: INSTANCE}", "{icon: Icon Button/Search}"),
        ("{name: Segmented Control, segments: [Day, Week]}", "{kind: segmented-control, items: [Day, Week]}"),
        ("{name: Icon=Plus, type: INSTANCE}", "{icon: Icon=Plus}"),
        ("{name: Spacer, type: FRAME}", "{kind: flexible-space}"),
        ("{name: Button/Primary, label: Scan}", "{label: Scan, style: primary}"),
        ("{label: Scan, colour: blue filled}", "{label: Scan, style: primary, color: blue filled}"),
        // What is none of that.
        ("Sort - ascending", "{label: Sort - ascending}"),
        (#""Filter: active""#, #"{label: "Filter: active"}"#),
        ("A/B test", "{label: A/B test}"),
        ("Search / Filter", "{label: Search / Filter}"),
    ])
    func whatIsSaidOfAButtonIsNoneOfItsLabel(written: String, ours: String) {
        #expect(
            Decoded("id: a\ntoolbar:\n- \(written)\n").description
                == Decoded("id: a\ntoolbar:\n- \(ours)\n").description
        )
    }

    @Test(arguments: [
        "Button/Primary", "Bell", "Magnifying glass", "Document title", "editButtonItem", "EditButton",
        #"Round button "Save""#,
        "{name: Tab/Home, type: INSTANCE}", "{name: Back Button, type: INSTANCE}",
    ])
    func whatNobodyReadsIsNoLabel(written: String) {
        let screen = Decoded("id: a\nnavigationBar:\n  trailing:\n  - \(written)\n").description
        #expect(screen.contains("label: undetermined"), "\(screen)")
    }

    /// A text with commas is the list that it says.
    @Test(arguments: [
        ("Share icon, Print icon", "[Share icon, Print icon]"),
        ("Search (icon), Add (icon)", "[Search (icon), Add (icon)]"),
        ("SearchIcon, AddIcon", "[SearchIcon, AddIcon]"), ("Share button, Edit", "[Share button, Edit]"),
        ("Sidebar toggle, Back", "[Sidebar toggle, Back]"), (#""Edit, Share""#, "[Edit, Share]"),
        (#""Edit | Share""#, "[Edit, Share]"), ("Edit; Share", "[Edit, Share]"),
        ("Back, Document title", "[Back, Document title]"),
    ])
    func severalNamesAreAList(text: String, list: String) {
        for place in ["navigationBar: {leading: %}", "toolbar: %", "title: A\ntop right: %"] {
            let line = place.replacing("%", with: text)
            guard !place.hasPrefix("nav") || !text.hasPrefix("\"") else { continue }
            let block = line.replacing("navigationBar: {leading: ", with: "navigationBar:\n  leading: ").replacing(
                "}",
                with: ""
            )
            let ours = place.replacing("%", with: list)
            #expect(Decoded("id: a\n\(block)\n").description == Decoded("id: a\n\(ours)\n").description, "\(line)")
        }
    }

    @Test(arguments: [
        ("toolbar: Approve", "toolbar: [Approve]"),
        ("toolbar: Create Order (primary)", "toolbar: [{label: Create Order, style: primary}]"),
        ("toolbar: no toolbar on this screen", "toolbar: false"),
        ("toolbar: {Approve: primary, Reject: secondary}", "toolbar: [Approve (primary), Reject (secondary)]"),
        ("title: A\nleft: Cancel\nright: Save", "navigationBar: {title: A, leading: [Cancel], trailing: [Save]}"),
        (
            "navigationBar: {title: A, Left Accessory: Back, Right Accessory: [Edit]}",
            "navigationBar: {title: A, leading: [Back], trailing: [Edit]}"
        ),
        (
            "navigationBar:\n  title: A\n  Right icons: Add, Filter",
            "navigationBar: {title: A, trailing: [{icon: Add}, {icon: Filter}]}"
        ),
        ("navigationBar: {title: Materials (large)}", "navigationBar: {title: Materials, size: large}"),
        ("title: Materials (large)", "navigationBar: {title: Materials, size: large}"),
        (
            "toolbar: {Button/Primary: A, Button/Secondary: B}",
            "toolbar: [{label: A, style: primary}, {label: B, style: secondary}]"
        ),
        (
            "toolbar: [{type: icon, name: plus}, {type: text, name: Save}]",
            "toolbar: [{kind: button, icon: plus}, {kind: button, label: Save}]"
        ),
        ("footer: 5 tabs (A, B)", "tabBar: 5 tabs (A, B)"),
        ("navigationBar: {title: A, title style: Large title}", "navigationBar: {title: A, size: large}"),
        ("Navigation Bar / Large: {title: A}", "navigationBar: {title: A, size: large}"),
        ("platform: iPad, compact width", "platform: ipados\nsizeClasses: compact"),
        ("elements: [{component: Toolbar, text: Save, style: primary}]", "toolbar: [{label: Save, style: primary}]"),
        ("elements: [{place: Toolbar, element: Button, text: Save}]", "toolbar: [{kind: button, label: Save}]"),
        ("elements: [{area: Toolbar, text: Save}]", "toolbar: [{label: Save}]"),
        (
            "device: iPad\ntoolbar: {iPhone: [A], iPad: [B]}",
            "platform: ipados\nvariants: [{platform: ios, toolbar: [A]}, {platform: ipados, toolbar: [B]}]\ntoolbar: {}"
        ),
    ])
    func guessesAreRead(text: String, ours: String) {
        #expect(Decoded("id: a\n\(text)\n").description == Decoded("id: a\n\(ours)\n").description)
    }

    @Test(arguments: ["screen: Watch List", "screen: Browser", "screen: Mac"])
    func whatAScreenIsCalledIsNoDevice(line: String) {
        let screen = Decoded("\(line)\nplatform: iOS\n").description
        #expect(screen == Decoded("id: \(line.dropFirst(8))\nplatform: ios\n").description)
    }

    /// What the fixes write says the same as what was there, or more.
    @Test(arguments: [
        "toolbar: {topBarLeading: [Edit], bottomBar: [Archive]}", "toolbar: [{type: icon button, label: Share}]",
        "toolbar: [{icon: plus, accessibility: {label: Add, hint: Adds one}}]", "bottom bar: 5 tabs (A, B, C, D, E)",
        "platform: iPad in Split View", "navigationBar: {Variant: Default, title: A}", "title: A\nleft: B\nright: C",
        "title: {iPhone: A, iPad: B}\ndevice: iPad",
    ])
    func fixesKeepTheDesign(text: String) {
        let first = Decoded("id: a\n\(text)\n")
        for diagnostic in first.diagnostics {
            let fixed = OtherWordTests.fixed("id: a\n\(text)\n", [diagnostic])
            #expect(Decoded(fixed).description == first.description, "\(fixed)")
        }
    }

    @Test func halvesOfATextAreNoButtons() {
        let screen = Decoded("id: a\ntoolbar: [Reject (secondary, red)]\n")
        #expect(screen.description.contains("hidden: undetermined"))
        #expect(screen.diagnostics.allSatisfy { $0.message.contains("put the whole text in quotes") })
    }

    @Test(arguments: ["- \"Toolbar: Share, Edit\"", "- Toolbar with Share and Edit"])
    func aBarInATextIsTold(entry: String) {
        let told = Decoded("id: a\nsections:\n\(entry)\n").diagnostics.map(\.message).joined()
        #expect(told.contains("tells of a bar"), "\(told)")
    }

    @Test func statesInAListSayNothingOfTheOneAtRest() {
        let screen = Decoded("id: a\nstates: [empty, error]\n").description
        #expect(!screen.contains("undetermined") && screen == Decoded("id: a\n").description, "\(screen)")
    }
}
