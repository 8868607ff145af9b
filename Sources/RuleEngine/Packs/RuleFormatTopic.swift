/// What is to be known about a part of rules beyond its one line: for the reference and `screenlint explain`.
package struct RuleFormatTopic: Sendable {
    /// The name: of a key, of a check kind, of a function's kind of value, or of the topic itself.
    package let name: String
    /// The names that it tells of, too.
    package let others: [String]
    /// Paragraphs and examples in Markdown.
    package let text: String

    private init(_ name: String, others: [String] = [], _ text: String) {
        self.name = name
        self.others = others
        self.text = text
    }

    /// The topic that tells of a name; nil if there is none.
    package static func named(_ name: String) -> RuleFormatTopic? {
        all.first { $0.name == name } ?? all.first { $0.others.contains(name) }
    }

    /// All topics.
    package static let all =
        [severity, condition, parent, ownKeys, blocks, texts, places, fix, examples, yaml] + checks

    private static let severity = RuleFormatTopic(
        "severity",
        others: ["modality", "approximate"],
        """
        The modality of a rule's first clause makes its severity, unless the rule says its own:

        - `must`, an obligation: `error`
        - `should`, a recommendation: `warning`
        - `fact`, how a platform or a component is, without asking for anything: `warning`, as a screen that says otherwise \
        is probably mistaken
        - `may`, a choice or advice: `info`

        A rule without clauses is a `warning`. `approximate: true` lowers what comes from a clause by one.
        """
    )

    private static let condition = RuleFormatTopic(
        "when",
        others: ["unless", "let", "undetermined"],
        """
        `when` is a condition in CEL, `unless` a path. Conditions are true, false or undetermined: what rests on something \
        that is not described is undetermined, and then the rule is silent. `||` and `&&` decide where one side does, so \
        `has(…)` goes first where absence counts:

        ```yaml
        when: has(self.role) && self.role == 'back'
        ```

        The same goes for conditions over `item`: one item that doesn't say its role leaves `item.role == 'back'` open, and \
        with it an order or a number that hangs on it. In conditions paths begin with a name, such as `screen.navigationBar`; \
        those of `on` and `unless` begin at the screen itself.
        """
    )

    private static let parent = RuleFormatTopic(
        "parent",
        others: ["self", "screen", "params"],
        """
        `screen` is the whole screen, `self` what is visited, `params` the rule's `params` and the pack's `lists`. `parent` \
        is the component that has the visited value or list: with `on: navigationBar.subtitle` it is the bar, with \
        `on: navigationBar.trailing` too. Where a component itself is visited, such as `on: navigationBar` or \
        `on: content[].iconSize`, there is no `parent`; visit the one above it and name the field with `self.iconSize`. \
        There is no way further up but `screen`.
        """
    )

    private static let ownKeys = RuleFormatTopic(
        "x-",
        """
        Keys of your own are visited like others: `on: navigationBar.x-owner`, and what stands in them, such as \
        `on: navigationBar.trailing[].x-analytics.event` or `on: x-tags[]`. No schema tells what they hold: a check for texts \
        takes numbers as they are written, too, and what is something else than the check is for is undetermined. `present`, \
        `absent`, `unique` and `uniform` take such a key by its name. In conditions it stands in backticks, as hyphens are \
        minus signs there: ``parent.`x-owner` ``. Such a key that isn't written isn't there: a comparison with it is false, \
        where one with a key of the format that isn't written is undetermined.
        """
    )

    private static let blocks = RuleFormatTopic(
        "blocks",
        """
        A block that doesn't write `items` may hold more than is described, so `screen.blocks` may go on: `exists` is true \
        as soon as one block is found, but `all`, `size()` and an `exists` that finds none are undetermined unless every block \
        writes `items`, be it `items: []`. `screenlint eval "screen.blocks" FILE` shows `undetermined` at the end of such a list.
        """
    )

    private static let texts = RuleFormatTopic(
        "texts",
        """
        `on: texts[]` visits every text that people see, wherever it stands: titles, labels, placeholders and messages of \
        bars, items, blocks, menus and overlays; no ids, targets or icons. It is a path alone: `texts` without brackets, and \
        `texts[].label`, lead nowhere.
        """
    )

    private static let places = RuleFormatTopic(
        "places",
        others: ["at", "# here"],
        """
        A finding points at what is visited; where that is

        - a component that is written: at its first key, so `# here` stands on that line; of a screen at its `id`
        - a list: at one of its elements, the first that is too many, the second of two that are the same, and with `order` the \
        one that stands in the wrong place: with `first` and `last` the one that should be there, with `before` the later one; \
        `minItems` points at the list, which begins at its first element
        - `present`: at the key of the component that lacks something; `absent`: at what should not be there
        - a circle of `refersTo`: once, at the name that closes it

        `satisfies` has `at`: components or texts, such as `at: self.title`. A number or a truth value has no place, and \
        without one the visited node is taken.
        """
    )

    private static let fix = RuleFormatTopic(
        "fix",
        others: ["applicability"] + FixTemplate.keys.map(\.name),
        """
        A fix does one thing to what the finding points at. `is`, `equals`, `terms`, `textStyle` and a `oneOf` of \
        one value have fixes of their own, which `fix` replaces.

        ```yaml
        fix: {set: center, applicability: safe}       # of a value: its new one
        fix: {set: {style: primary, size: large}}     # of a component or an item: fields
        fix: {setTo: screen.background}               # the value of another field
        fix: {trimEnd: "!"}                           # of a text: these characters off its end
        fix: {moveTo: first}                          # of an item: also last, and before the related one
        fix: {moveTo: overflow, keep: 2}              # of items too many: into the overflow menu
        fix: {insertBefore: {kind: separator}}        # of an item: a new one before it
        fix: {remove: true}                           # of an item: out of its list
        ```

        - `moveTo`, `insertBefore` and `remove` want an item: a rule that visits elements of a list, or a list with `maxItems`, \
        `order`, `unique` or `uniform`, whose findings point at elements. Those of `minItems` and `present` point at none.
        - `moveTo` takes `first`, `last`, `before`, `overflow`, or a list of the bar: `leading`, `trailing` of a navigation bar, \
        `items` of a toolbar.
        - Values are written as they are: a parameter (`set: $size`), but no expression and no `{placeholder}`.
        - No fix takes a key away; `remove` takes items alone.
        - `safe` is for spelling and form, and `screenlint check --fix` does it. What changes the design is `unsafe`, which is \
        what holds if nothing is said, and wants `--unsafe-fixes`. `display-only` is shown and never done.
        """
    )

    private static let examples = RuleFormatTopic(
        "examples",
        others: ["valid", "invalid", "says", "fixed", "x-also"],
        """
        An example is a screen, or several under `screens`. `valid` ones are passed over by the rule, `invalid` ones are not, on \
        the lines with a comment `# here`. Beside the keys of its screen an example may have

        - `says`, of an invalid one: the message
        - `fixed`, of an invalid one: the screen as the rule's fix leaves it
        - `x-also`, of a valid one: other rules of the pack that do find fault with it
        """
    )

    private static let yaml = RuleFormatTopic(
        "yaml",
        """
        Rule files are YAML, which has ideas of its own:

        - `when: "!screen.isModal"`: quotes, as a value that begins with `!` is a tag to YAML, and one with `*`, `&`, `[`, `{` or a \
        quote is none of CEL's either
        - `on: ["navigationBar.trailing[]", "texts[]"]`: quotes in a list in brackets, as `[]` would end it; a path alone needs none
        - `{says: "A banner tells of a state, such as being offline."}`: quotes in braces, as a comma ends the value
        - `message: "{count} of {max}"`: quotes where a text begins with a brace, or has `: ` or ` #` in it
        - `terms: {"Yes": ~}`: quotes around words that other YAML tools take for true and false
        """
    )

    private static let checks = [
        RuleFormatTopic(
            "textStyle",
            """
            `case` is for English: a text whose own locale, or else its screen's, is not `en` or `en-…` is undetermined, and so is \
            one with placeholders.

            - `title`: all words begin with a capital, but for \(Capitalization.minorWordList), which may be small between the first and the last.
            - `sentence`: the first word begins with a capital. One more capital may be a name, so `Add Account` passes; two words or \
            more that all have one, short words left out, make a title, so `Add Online Account` does not.
            - Words with capitals inside, such as `iPhone` or `SAP`, and what begins with no letter are left alone.

            `endPunctuation: false` asks that no `.` `,` `:` `;` `!` or `?` ends the text, in any language; an ellipsis may. \
            `true` asks that one does.
            """
        ),
        RuleFormatTopic(
            "order",
            """
            An item that doesn't say what the condition asks for leaves the order open. Ask `has` first, unless all items say it: \
            `order: {first: has(item.role) && item.role == 'back'}`.
            """
        ),
        RuleFormatTopic(
            "minItems",
            """
            An item that doesn't say what `where` asks for may be one of those that count, so nothing is found. If it is not to \
            count, write `where: has(item.role) && item.role == 'back'`.
            """
        ),
        RuleFormatTopic(
            "languages",
            """
            A text that is written once is in the `locale` of its screen; if the screen has none, it is in one language, nobody \
            knows which, and is found as soon as two are wanted. `en` is there if `en-GB` is, and the other way round.
            `{missing}` are those that lack, all if the language is not known.
            """
        ),
        RuleFormatTopic(
            "equals",
            """
            The path begins at the screen, whatever is visited. A field beside the visited one is compared with \
            `satisfies: self == parent.subtitle`.
            """
        ),
        RuleFormatTopic(
            "refersTo",
            """
            `{value}` is the name. Of one that leads nowhere, `{target}` says what it should lead to, `screen` or `name`. Of a circle, \
            and of a way that is too deep, `{way}` has the names along it; of the latter alone `{depth}` is its length and \
            `{max}` the limit.
            """
        ),
    ]
}
