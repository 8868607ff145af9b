import Diagnostics
import Testing

/// What holds in one layout alone, as people say it who know other tools: it is read as a variant.
@Suite struct VariantFormTests {
    @Test(arguments: [
        // When it holds.
        (
            "variants: [{size: compact, toolbar: [Save]}, {device: iPad, toolbar: [Save, Share]}]",
            "variants: [{sizeClass: compact, toolbar: [Save]}, {platform: ipados, toolbar: [Save, Share]}]"
        ),
        (
            "variants: [{horizontalSizeClass: compact, toolbar: [Save]}, {width: regular, toolbar: [Share]}]",
            "variants: [{sizeClass: compact, toolbar: [Save]}, {sizeClass: regular, toolbar: [Share]}]"
        ),
        (
            "variants: [{for: iPhone 15 Pro, toolbar: [Save]}, {on: landscape, toolbar: [Share]}]",
            "variants: [{sizeClass: compact, toolbar: [Save]}, {orientation: landscape, toolbar: [Share]}]"
        ),
        (
            "variants: [{when: {sizeClass: compact, state: editing}, toolbar: [Save]}]",
            "variants: [{sizeClass: compact, state: editing, toolbar: [Save]}]"
        ),
        (
            "variants: [{condition: {size_class: regular}, toolbar: [Save]}]",
            "variants: [{sizeClass: regular, toolbar: [Save]}]"
        ),
        (
            "variants: [{name: compact, toolbar: [Save]}, {name: iPad, toolbar: [Share]}]",
            "variants: [{sizeClass: compact, name: compact, toolbar: [Save]}, {platform: ipados, name: iPad, toolbar: [Share]}]"
        ),
        ("variants: [{sizeClasses: [regular], level: 1}]", "variants: [{sizeClass: regular, level: 1}]"),
        ("variants: [{states: [selection], level: 1}]", "variants: [{state: selection, level: 1}]"),
        ("variant: [{sizeClass: regular, level: 1}]", "variants: [{sizeClass: regular, level: 1}]"),
        // What differs.
        (
            "variants: [{sizeClass: regular, overrides: {toolbar: [Save], navigationBar: {title: A}}}]",
            "variants: [{sizeClass: regular, toolbar: [Save], navigationBar: {title: A}}]"
        ),
        (
            "variants: [{state: error, changes: {toolbar: [Retry]}}, {state: editing, set: {toolbar: [Done]}}]",
            "variants: [{state: error, toolbar: [Retry]}, {state: editing, toolbar: [Done]}]"
        ),
        // The list itself.
        (
            "sizeClasses: {compact: {toolbar: [Save]}, regular: {toolbar: [Share]}}",
            "variants: [{sizeClass: compact, toolbar: [Save]}, {sizeClass: regular, toolbar: [Share]}]"
        ),
        (
            "size_class: {compact: {toolbar: [Save]}, regular: {toolbar: [Share]}}",
            "variants: [{sizeClass: compact, toolbar: [Save]}, {sizeClass: regular, toolbar: [Share]}]"
        ),
        (
            "adaptive: {iphone: {toolbar: [Save]}, ipad: {toolbar: [Share]}}",
            "variants: [{sizeClass: compact, toolbar: [Save]}, {platform: ipados, toolbar: [Share]}]"
        ),
        (
            "variations: [{state: error, toolbar: [Save]}]",
            "variants: [{state: error, toolbar: [Save]}]"
        ),
        // What differs, by the values of the field that it differs by.
        (
            "sizeClasses: {compact: {toolbar: [A]}, regular: {toolbar: [A, B]}}",
            "variants: [{sizeClass: compact, toolbar: [A]}, {sizeClass: regular, toolbar: [A, B]}]"
        ),
        (
            "platforms: {iphone: {nav bar: {title: A}}, ipad: {}}",
            "variants: [{sizeClass: compact, navigationBar: {title: A}}, {platform: ipados}]"
        ),
        (
            "orientation: {portrait: {level: 1}, landscape: {toolbar: {hidden: true}}}",
            "variants: [{orientation: portrait, level: 1}, {orientation: landscape, toolbar: {hidden: true}}]"
        ),
        ("sizeClasses: {compact: {toolbar: [A]}}", "variants: [{sizeClass: compact, toolbar: [A]}]"),
        // A value for each class where one for all of them stands.
        (
            "navigationBar: {title: A, trailing: {iphone: [Save], ipad: [Save, Share]}}",
            """
            navigationBar: {title: A, trailing: "{any}"}
            variants:
              - {sizeClass: compact, navigationBar: {trailing: [Save]}}
              - {platform: ipados, navigationBar: {trailing: [Save, Share]}}
            """
        ),
        (
            "toolbar: {items: {default: [Save], landscape: [Save, Share]}}",
            "toolbar: {items: [Save]}\nvariants: [{orientation: landscape, toolbar: {items: [Save, Share]}}]"
        ),
        (
            "navigationBar: {title: A, compact: {trailing: [Save]}, regular: {trailing: [Share]}}",
            """
            navigationBar: {title: A}
            variants:
              - {sizeClass: compact, navigationBar: {trailing: [Save]}}
              - {sizeClass: regular, navigationBar: {trailing: [Share]}}
            """
        ),
        (
            "toolbar: {sizeClasses: {compact: [Save], regular: [Save, Share]}}",
            "toolbar: {}\nvariants: [{sizeClass: compact, toolbar: [Save]}, {sizeClass: regular, toolbar: [Save, Share]}]"
        ),
        // The one class of a screen.
        ("width: compact\ntoolbar: [Save]", "sizeClasses: [compact]\ntoolbar: [Save]"),
    ])
    func isReadAsAVariant(written: String, full: String) {
        WideFormTests.expectSame(written, full)
    }

    /// A state that no guideline knows is another one than that of the screen at rest, and stays what the variant is for.
    @Test(arguments: ["state: empty", "state: loading"])
    func aStateOfOnesOwnLeavesTheScreenAtRestAsItIs(_ state: String) {
        var decoded = Decoded("id: a\nnavigationBar: {title: A}\nvariants: [{\(state), navigationBar: {title: B}}]\n")
        let layouts = decoded.layouts()
        #expect(layouts.count == 1 && decoded.description.contains("title: A"))
        #expect(decoded.diagnostics.count == 1 && decoded.diagnostics[0].fixes.isEmpty, "\(decoded.places)")
    }

    @Test(arguments: ["state: [selection, editing]", "sizeClass: [compact, regular]", "state: selected items"])
    func whenAVariantHoldsIsNoNote(_ condition: String) {
        let decoded = Decoded("id: a\nvariants: [{\(condition), navigationBar: {title: B}}]\n")
        #expect(decoded.diagnostics.flatMap(\.fixes).allSatisfy { !$0.title.contains("x-") }, "\(decoded.places)")
    }

    /// What is named like a device or an appearance is no layout where labels stand.
    @Test(arguments: ["{TV: tv, Mac: laptop, Phone: phone}", "{Phone: {icon: phone}, TV: {icon: tv}}"])
    func tabsMayBeNamedLikeDevices(items: String) {
        let decoded = Decoded("id: a\ntabBar: {items: \(items)}\n")
        #expect(decoded.description.contains("{label: Phone, icon: phone}"), "\(decoded.description)")
        #expect(!decoded.description.contains("variants"))
    }
}
