/// The files of a first rule pack, commented so that a team can go on from them.
enum StartingPack {
    /// Where a pack is written if nobody says where.
    static let folder = "design/rules"

    /// The files with their texts.
    static let files = [("pack.yaml", packText), ("screens.yaml", rulesText)]

    private static let packText = """
        # A rule pack of your own. It is named after its folder, and its rules are '<folder>/<rule>'.
        # In .screenlint.yml, 'rulePacks: [<this folder>]' makes its rules apply to all screens.
        guideline: Our design guidelines
        # The platform of screens that name none: ios, ipados, macos, visionos, watchos, tvos or android.
        defaultPlatform: ios
        # The documents that rules rest on; each rule file beside this one belongs to one of them.
        documents:
          screens:
            title: Screens
            publisher: Our design team
            url: https://design.example.com/screens

        """

    private static let rulesText = #"""
        # Rules of one document. 'screenlint test <this folder>' runs their examples; 'screenlint trace RULE FILE'
        # shows why a rule fires on a screen, or doesn't; 'screenlint eval EXPRESSION FILE' tries a condition.
        # 'screenlint test --mutate <this folder>' changes one thing of a rule at a time, such as a figure by one, and
        # names the changes that no example notices: what they change is not shown yet.
        # 'screenlint schema rules' writes a JSON Schema with which editors complete and check this file.
        document: screens

        # Statements of the document in a sentence each; a rule can cite them, and needs none.
        # modality is must (error), should (warning), may (info) or fact.
        clauses:
          OUR-01: {modality: should, says: "A title has at most 30 characters."}
          OUR-02: {modality: must, says: "A button without text has a label for VoiceOver."}

        rules:
          # A check kind with a figure; a configuration can change what stands in params.
          title-length:
            summary: A title has at most 30 characters
            clauses: [OUR-01]
            # The nodes that the rule visits; [] visits each element of a list.
            on: navigationBar.title
            check: {maxCharacters: $max}
            params: {max: 30}
            help: Shorten the title, or move a part of it to the subtitle.
            # Screens that show what the rule means. They are its tests: it must be silent on the valid ones and fire on
            # the invalid ones, on the line marked '# here' if there is such a mark.
            examples:
              valid:
                - {navigationBar: {title: Orders}}
                - {navigationBar: {title: "Thirty characters, that's all."}}
              invalid:
                - navigationBar:
                    title: "Thirty-one characters, too many" # here

          # A condition in CEL, the Common Expression Language, over 'screen', 'self' (the visited node) and 'params'.
          # A field that a screen doesn't describe makes it undecided, which is no finding.
          button-named:
            summary: A button without text has a label for VoiceOver
            clauses: [OUR-02]
            on: screen.buttons[]
            when: self.isIconOnly
            check: {satisfies: has(self.accessibilityLabel)}
            message: This button has neither a text nor a label for VoiceOver.
            help: Give it an accessibilityLabel that says what it does.
            examples:
              valid:
                - {navigationBar: {trailing: [{icon: plus, accessibilityLabel: Add order}]}}
                - {toolbar: {items: [{label: Approve}]}}
              invalid:
                - navigationBar:
                    trailing:
                      - {icon: plus} # here

          # A list of what is allowed, for some platforms only, and without a clause; so the severity is named here.
          toolbar-background:
            summary: A toolbar has a colour of our palette
            platforms: [ios, ipados]
            on: toolbar.background
            check: {oneOf: $colors}
            params: {colors: [surface, brand-light]}
            severity: warning
            examples:
              valid:
                - {toolbar: {background: brand.light}}
                - {toolbar: {background: surface}}
                - {toolbar: {items: [{label: Approve}]}}
              invalid:
                - toolbar:
                    background: dark-gray # here

          # Screens compared with each other: what most of them do is right.
          done-side:
            summary: Done stands on the same side everywhere
            on: navigationBar
            when: (self.leading + self.trailing).exists(item, item.role == 'done')
            check:
              consistent: "self.trailing.exists(item, item.role == 'done') ? 'trailing' : 'leading'"
              across: screens
            severity: warning
            message: "Done is at the {value} side here, and at the {expected} one on other screens."
            examples:
              valid:
                - screens:
                    - {id: one, navigationBar: {trailing: [{role: done, label: Done}]}}
                    - {id: two, navigationBar: {trailing: [{role: add, label: Add}, {role: done, label: Done}]}}
                    - {id: three, navigationBar: {leading: [{role: back}], trailing: []}}
              invalid:
                - screens:
                    - {id: one, navigationBar: {trailing: [{role: done, label: Done}]}}
                    - {id: two, navigationBar: {trailing: [{role: done, label: Done}]}}
                    - id: three
                      navigationBar: {leading: [{role: done, label: Done}]} # here

        """#
}
