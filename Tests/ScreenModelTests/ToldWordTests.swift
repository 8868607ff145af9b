import Diagnostics
import Testing

@testable import ScreenModel

/// What people tell by the way: a guideline beside the device, an icon beside a text, and when a button is there.
@Suite struct ToldWordTests {
    @Test(arguments: [
        ("platform: SAP Fiori for iOS", "platform: ios\nguidelines: sap-fiori-ios"),
        ("target: SAP Fiori, iPad", "platform: ipados\nguidelines: sap-fiori-ios"),
        ("for: Fiori on iPhone", "platform: ios\nguidelines: sap-fiori-ios"),
        ("platform: Workday Canvas on Android", "platform: android\nguidelines: workday-canvas"),
        ("spec: Fiori iPad", "platform: ipados\nguidelines: sap-fiori-ios"),
        ("platform: Apple iOS", "platform: ios"), ("platform: SAP Fiori", "guidelines: [SAP Fiori]"),
        ("platform: HIG", "guidelines: [HIG]"),
        (
            "buttons: Save (primary), Cancel",
            "content: [{kind: button, label: Save, style: primary}, {kind: button, label: Cancel}]"
        ),
        (
            "buttons: {login: Log in, register: Register}",
            "content: [{kind: button, label: Log in}, {kind: button, label: Register}]"
        ),
        (
            "content: [{buttons: {play: Play, shuffle: Shuffle}}]",
            "content: [{items: [{kind: button, label: Play}, {kind: button, label: Shuffle}]}]"
        ),
        ("platform: iPhone (not iPad)", "platform: ios"), ("platform: iPhone (later iPad)", "platform: ios"),
        ("platform: 'iOS, no iPad'", "platform: ios"), ("platform: iOS 17 (iPad too)", "platform: ios"),
        ("platform: iPad (see iPhone for compact)", "platform: ipados"),
        ("size: compact (iPad Split View)", "sizeClasses: [compact]"),
        ("size: regular (iPhone Pro Max landscape)", "sizeClasses: [regular]"),
        ("size class: compact / regular", "sizeClasses: [compact, regular]"),
        ("size class: both", "sizeClasses: [compact, regular]"),
        ("size class: 'compact on iPhone, regular on iPad'", "sizeClasses: [compact, regular]"),
        ("size class: 'compact width, regular height'", "sizeClasses: [compact]"),
        ("toolbar: N.A.", "toolbar: false"), ("toolbar: ❌", "toolbar: false"),
        ("toolbar: {items: [Save], status: ready for dev}", "toolbar: {items: [Save]}"),
        (
            "buttons: [Post (main), Hold (CTA)]",
            "content: [{kind: button, label: Post, style: primary}, {kind: button, label: Hold, style: primary}]"
        ),
        (
            "cta: Book\ncta 2: Pay later (secondary)",
            "content: [{kind: button, style: primary, label: Book}, {kind: button, style: secondary, label: Pay later}]"
        ),
        (
            "navigationBar: {title: A, items_right: [Search, Filter]}",
            "navigationBar: {title: A, trailing: [Search, Filter]}"
        ),
        (
            "navigationBar: {title: A, right 1: Search, right 2: Filter}",
            "navigationBar: {title: A, trailing: [Search, Filter]}"
        ),
        (
            "navigationBar: {title: A, right: Search + Filter + Share}",
            "navigationBar: {title: A, trailing: [Search, Filter, Share]}"
        ),
        (
            "sheet: [Track order, Contact courier]",
            "overlays: [{kind: sheet, items: [Track order, Contact courier]}]"
        ),
        (
            "background: {default: Soap 200, on error: Cinnamon 100}",
            "background: Soap 200\nvariants: [{state: error, background: Cinnamon 100}]"
        ),
        (
            "content: [{button: Save, style: primary, position: bottom}]",
            "content: [{kind: button, label: Save, style: primary, position: bottom}]"
        ),
        (
            "buttons: [Send: {style: primary}, Cancel: {primary: true}]",
            "content: [{kind: button, label: Send, style: primary}, {kind: button, label: Cancel, style: primary}]"
        ),
        (
            "buttons: [{label: Forgot password, type: link}]",
            "content: [{kind: button, label: Forgot password, style: plain}]"
        ),
        (
            "navigationBar: {title: A, buttons: [Back (left), Share (right)]}",
            "navigationBar: {title: A, leading: [{label: Back, area: leading}], trailing: [{label: Share, area: trailing}]}"
        ),
        ("navigationBar: [title: Orders, x-shadow: soft]", "navigationBar: {title: Orders}"),
        ("navigationBar: [title: Orders, color: white]", "navigationBar: {title: Orders, color: white}"),
        (
            "navigationBar: {trailing: [Save]}\nheaderBackTitle: Home",
            "navigationBar: {trailing: [Save], backLabel: Home}"
        ),
        (
            "footer: Save (primary), Cancel",
            "content: [{kind: footer, items: [{kind: button, label: Save, style: primary}, {kind: button, label: Cancel}]}]"
        ),
        (
            "toolbar: ['Save (primary CTA, disabled until valid)']",
            "toolbar: [{label: Save, style: primary, x-note: disabled until valid}]"
        ),
        ("toolbar: Approve / Reject / Forward", "toolbar: [Approve, Reject, Forward]"),
        ("background: white (French Vanilla 100)", "background: French Vanilla 100"),
        ("toolbar: visible (Share, Delete)", "toolbar: true"), ("tabBar: 'standard (Home, Jobs)'", "tabBar: true"),
        ("toolbar: [{label: A, style: primary (filled)}]", "toolbar: [{label: A, style: primary}]"),
        ("toolbar: [{label: A, style: 'primary, blue'}]", "toolbar: [{label: A, style: primary}]"),
        ("toolbar: [{label: Save (primary)}]", "toolbar: [{label: Save, style: primary}]"),
        ("toolbar: {position: top (sticky)}", "toolbar: {position: top}"), ("platform: mobile", ""),
        ("sizeClass: compact width", "sizeClasses: [compact]"),
        ("navigationBar: {header: Orders}", "navigationBar: {title: Orders}"),
        (
            "navigationBar: {trailing: {photo: {icon: plus}, location: {icon: map}}}",
            "navigationBar: {trailing: [{icon: plus}, {icon: map}]}"
        ),
        ("toolbar: {items: [Save], draft: true, specs: 'https://a.b'}", "toolbar: {items: [Save]}"),
        ("background: Soap 200 (light grey)", "background: Soap 200"),
        ("navigationBar: {ttl: A, sub: B}", "navigationBar: {title: A, subtitle: B}"),
        ("guidelines: apple-hig\nplatform: SAP Fiori for iOS", "guidelines: apple-hig\nplatform: ios"),
        ("design: SAP Fiori", "guidelines: [SAP Fiori]"), ("theme: SAP Fiori", "guidelines: [SAP Fiori]"),
        ("app type: Apple HIG", "guidelines: [Apple HIG]"),
        ("design: SAP Fiori for iOS\ndevice: iPhone", "guidelines: [SAP Fiori for iOS]\nplatform: ios"),
        ("platform: iPhone (small)", "platform: ios"), ("platform: Apple watch", "platform: watchos"),
        ("meta: {design system: SAP Fiori, device: iPad}", "guidelines: [SAP Fiori]\nplatform: ipados"),
        ("info: {guideline: fiori, author: Jo}", "guidelines: [fiori]"),
        ("device family: [iPad]", "platform: ipados"), ("designed for: tablets", "platform: ipados"),
        ("supported devices: iPad only", "platform: ipados"),
        ("device: mobile (iPhone)", "platform: ios"),
        ("type: overview page", "role: overview"), ("kind: task screen", "role: task"),
        ("navigationBar: {title: A, selected: 2}", "navigationBar: {title: A, selection: {active: true, count: 2}}"),
        (
            "navigationBar: {title: A, leading: chevron left}",
            "navigationBar: {title: A, leading: [{icon: chevron-left}]}"
        ),
        (
            "navigationBar: {title: A, trailing: [Edit, 16pt space, Select]}",
            "navigationBar: {title: A, trailing: [Edit, {kind: fixed-space}, Select]}"
        ),
        (
            "navigationBar: {title: A, trailing: [A, overflow_menu: [Delete]]}",
            "navigationBar: {title: A, trailing: [A, {role: overflow, items: [Delete]}]}"
        ),
        (
            "navigationBar: {title: A, trailing: [A, overflow menu]}",
            "navigationBar: {title: A, trailing: [A, {role: overflow}]}"
        ),
        ("navigationBar: {title: A, search: in the header}", "navigationBar: {title: A, search: {placement: in-bar}}"),
        ("navigationBar: {title: A, role: task}", "navigationBar: {title: A}\nrole: task"),
        ("toolbar: {items: [A], presentation: sheet}", "toolbar: [A]\npresentation: sheet"),
        (
            "navigationBar: {leading: [{logo: ACME, height: 32}]}",
            "navigationBar: {logo: {name: ACME, height: 32, position: leading}}"
        ),
        ("toolbar: ['Save (trash icon, tertiary)']", "toolbar: [{label: Save, icon: trash, style: tertiary}]"),
        // No fix loses what a word says of the button behind it.
        (
            "primaryButton: {label: A, style: destructive}",
            "content: [{kind: button, style: primary, label: A, semantic: negative}]"
        ),
        ("primaryButton: {en: A, de: B}", "content: [{kind: button, style: primary, label: {en: A, de: B}}]"),
        ("bottomBar:\n  systemImage: plus", "toolbar: {position: bottom, items: [{icon: plus}]}"),
        ("navigationBar: {icons: [{title: A}]}", "navigationBar: {trailing: [{accessibilityLabel: A}]}"),
        ("primaryButton: Cancel (secondary)", "content: [{kind: button, label: Cancel, style: secondary}]"),
    ])
    func isReadAsTheFullForm(written: String, full: String) { WideFormTests.expectSame(written, full) }

    /// A bar that is there on one device, or is not, is left open.
    @Test(arguments: [
        "hidden (iPad)", "hidden on iPad", "none (compact)", "visible (landscape)", "hidden in landscape",
    ])
    func aBarOfOneDeviceIsLeftOpen(text: String) {
        let decoded = Decoded("id: a\ntabBar: \(text)\n")
        #expect(decoded.description.contains("hidden: undetermined"), "\(decoded.description)")
    }

    /// What all screens of a file share.
    @Test(arguments: ["design: SAP Fiori", "platform: SAP Fiori for iOS", "meta: {design: SAP Fiori, platform: iPad}"])
    func aGuidelineIsSharedByTheScreensOfAFile(line: String) {
        let decoded = Decoded("\(line)\nscreens:\n  - {id: a, navigationBar: {title: A}}\n")
        #expect(decoded.description.contains("guidelines: ["), "\(decoded.description)")
    }

    /// Of a title with a remark on its looks at least the rest is read.
    @Test(arguments: [
        ("Maintenance Records (bold)", 19), ("Scheduled Transfers, bold", 19), ("name of the customer (dynamic)", 0),
        ("Name of the customer (dynamic)", 0), ("Settings (centred)", 8), ("Orders of today (15 characters)", 15),
    ])
    func aTitleWithARemarkIsAsLongAsTheRest(title: String, characters: Int) {
        let measure = TextMeasure(Array(title.utf8).span)
        #expect(measure.characters == characters && measure.hasPlaceholder)
    }

    @Test(arguments: ["Samsung phone", "Google phone", "Surface tablet", "Wear OS watch"])
    func anotherMakersDeviceIsNoneOfApples(device: String) {
        #expect(Decoded("id: a\ndevice: \(device)\n").description.contains("platform: undetermined"))
    }

    /// What may name something else, too.
    @Test(arguments: [
        "type: CANVAS", "source: canvas", "team: Workday", "backend: SAP Fiori", "predecessor: Apple HIG",
        "platform: iOS (not SAP Fiori)", "old design: SAP Fiori", "theme: canvas", "device: iPhone canvas",
        "system: SAP", "migrated from: SAP Fiori",
        "name: SAP Fiori", "app: SAP Fiori",
    ])
    func isNoGuideline(line: String) { #expect(!Decoded("id: a\n\(line)\n").description.contains("guidelines")) }

    /// A text with an icon beside it is no button without one, even if nobody says which.
    @Test(arguments: [
        "[Save (icon and text)]", "[Save (disk icon and text)]", "['Save, tertiary, with icon']",
        "{items: [Save], display mode: icon and label}",
        "[{label: Save, display: icon and text}]", "{items: [Save], all buttons: icon + label}",
    ])
    func anIconThatIsToldOfIsLeftOpen(toolbar: String) {
        let decoded = Decoded("id: a\ntoolbar: \(toolbar)\n")
        let screen = decoded.screens[0].record
        #expect(decoded.payload("toolbar.items[0].icon", of: screen) == Slot.undetermined, "\(decoded.description)")
    }

    @Test(arguments: [
        "share icon (iPad only)", "share icon (hidden)", "Share (in edit mode)", "share icon (on iPad)",
        "'share icon, hidden'", "share icon (in menu)",
    ])
    func aButtonThatIsThereAtTimesIsLeftOpen(item: String) {
        let decoded = Decoded("id: a\nnavigationBar: {title: A, trailing: [Edit, \(item)]}\n")
        let screen = decoded.screens[0].record
        #expect(decoded.payload("navigationBar.trailing[1].hidden", of: screen) == Slot.undetermined)
    }

    /// Of two buttons where there is one, the second is a mistake.
    @Test func anotherWordForTheOnlyButtonIsTold() {
        let decoded = Decoded("id: a\nfloatingButton: {icon: plus}\nfab: Save\n")
        #expect(decoded.diagnostics.map(\.severity) == [.error])
    }

    /// A status text is no button.
    @Test func aStatusIsNoButton() {
        let decoded = Decoded("id: a\ntoolbar: [Updated Just Now (text)]\n")
        #expect(decoded.payload("toolbar.items[0].kind", of: decoded.screens[0].record) == Slot.undetermined)
    }
}
