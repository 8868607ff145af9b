import Diagnostics
import RuleEngine
import Testing

/// `terms`: preferred and forbidden words.
@Suite("terms") struct TermTests {
    private func findings(_ check: String, _ title: String, screen: String = "") -> [String] {
        let trial = RuleTrial(
            "on: navigationBar.title\ncheck: \(check)",
            on: "\(screen)navigationBar: {title: \(title)}"
        )
        return trial.mistakes + trial.findings.map { String($0.split(separator: ": ", maxSplits: 2).last ?? "") }
            + (trial.verdict == .undetermined ? ["undetermined"] : [])
    }

    @Test(arguments: [
        ("Log in", "Write 'Sign in' for 'Log in'."), ("LOG IN NOW", "Write 'SIGN IN' for 'LOG IN'."),
        ("Catalog in stock", ""), ("Please log  in", "Write 'sign in' for 'log  in'."), ("Log inside", ""),
        ("Log In Here", "Write 'Sign In' for 'Log In'."), ("Blog in", ""), ("E-mail", "Write 'Email' for 'E-mail'."),
        ("Your account", "Write 'user account' for 'account'."), ("Your user account", ""),
        ("Whitelist", "'Whitelist' is a word to avoid."), ("Delete it", "Write 'remove or erase' for 'Delete'."),
        ("Ios", "Write 'iOS' for 'Ios'."), ("iOS", ""), ("登录", "Write '登入' for '登录'."),
        ("请登录吧", "Write '登入' for '登录'."),
    ])
    func aWordIsFoundWhole(title: String, message: String) {
        let terms =
            "{terms: {log in: sign in, e-mail: email, account: user account, whitelist: ~, "
            + "delete: [remove, erase], ios: iOS, 登录: 登入}}"
        #expect(findings(terms, title) == (message.isEmpty ? [] : [message]))
    }

    @Test func literalPartsOfATextWithPlaceholdersAreSearched() {
        let terms = "{terms: {log in: sign in}}"
        #expect(findings(terms, "\"Log in {name}\"") == ["Write 'Sign in' for 'Log in'."])
        #expect(findings(terms, "\"Hello {name}\"") == ["undetermined"])
        #expect(findings(terms, "\"{verb}log in now\"") == ["undetermined"])
        #expect(findings(terms, "\"Log {name} in\"") == ["undetermined"])
    }

    /// A copy of the text for each word would take memory by the square of its length.
    @Test func ofALongTextTheFirstWordsAreMended() {
        let title = (100..<400).map { "w\($0)" }.joined(separator: " ")
        let terms = (100..<400).map { "w\($0): v" }.joined(separator: ", ")
        let rule =
            "  r:\n    summary: A\n    on: name\n    check: {terms: {\(terms)}}\n    message: \"{term} of {text}\""
        let found = Checked(rule, "id: a\nname: \(title)\n").diagnostics
        #expect(found.count == 300 && found[0].fixes.count == 1)
        #expect(found.flatMap(\.fixes).flatMap(\.edits).reduce(0) { $0 + $1.text.utf8.count } < 1 << 17)
        #expect(found.allSatisfy { $0.message.utf8.count < 300 })
    }

    @Test func caseMayMatter() {
        #expect(findings("{terms: {Email: email}, case: match}", "Email") == ["Write 'email' for 'Email'."])
        #expect(findings("{terms: {Email: email}, case: match}", "EMAIL") == [])
        #expect(findings("{terms: {Email: email}}", "Email") == [])
        let mistake = "'case' is ignore (if nothing is said) or match."
        #expect(findings("{terms: {Email: email}, case: yes}", "Email") == [mistake])
    }

    @Test func aListMayBeForTextsOfOneLanguage() {
        let terms = "{terms: {Handy: Smartphone}, locale: de}"
        #expect(findings(terms, "{en: Handy, de: Handy}") == ["Write 'Smartphone' for 'Handy'."])
        #expect(findings(terms, "Handy") == ["undetermined"])
        #expect(findings(terms, "Handy", screen: "locale: de-AT\n") == ["Write 'Smartphone' for 'Handy'."])
        #expect(findings(terms, "Handy", screen: "locale: en\n") == [])
        let byLocale = "{terms: {de: {Handy: Smartphone}, en: {cell: phone}}}"
        #expect(
            findings(byLocale, "{en: Cell, de: Handy}").sorted() == [
                "Write 'Phone' for 'Cell'.", "Write 'Smartphone' for 'Handy'.",
            ]
        )
    }

    /// `OK` is one of the words to replace in any case, and what they are written as.
    @Test func aSpellingMayBeWrittenForSeveralWords() {
        #expect(findings("{terms: {okay: OK, ok: OK}}", "Okay") == ["Write 'OK' for 'Okay'."])
        #expect(findings("{terms: {okay: OK, ok: OK}}", "OK") == [])
    }

    @Test func mistakesSayWhatToWrite() {
        #expect(
            findings("{terms: log in}", "A") == [
                "'terms' takes a map from words to those to write instead, such as {log in: sign in}."
            ]
        )
        let trial = RuleTrial("on: navigationBar.trailing\ncheck: {terms: {a: b}}", on: "")
        #expect(trial.mistakes.first?.hasPrefix("'terms' wants a text; 'trailing' is a list") == true)
    }
}

/// `languages`: the languages that a text is needed in.
@Suite("languages") struct LanguageTests {
    @Test(arguments: [
        ("{en: Orders, de: Aufträge}", Verdict.satisfied, ""), ("{en: Orders}", .violated, "missing in de"),
        ("{en-GB: Orders, de-AT: Aufträge}", .satisfied, ""), ("Orders", .violated, "needed in en, de"),
        ("{en: Orders, de: ' '}", .violated, "missing in de"), ("{en: Orders, de: ''}", .violated, "missing in de"),
        ("{en: '12', de: ''}", .satisfied, ""), ("{fr: Ordres, it: Ordini}", .violated, "missing in en, de"),
        ("\"123\"", .satisfied, ""), ("\"{count}\"", .undetermined, ""),
    ])
    func aTextIsGivenInEach(title: String, verdict: Verdict, message: String) {
        let trial = RuleTrial(
            "on: navigationBar.title\ncheck: {languages: [en, de]}",
            on: "navigationBar: {title: \(title)}"
        )
        #expect(trial.verdict == verdict)
        #expect(trial.findings.count == (verdict == .violated ? 1 : 0))
        #expect(trial.findings.allSatisfy { $0.contains(message) })
    }

    @Test func oneLanguageMayBeTheScreens() {
        let rule = "on: navigationBar.title\ncheck: {languages: de}"
        #expect(RuleTrial(rule, on: "locale: de\nnavigationBar: {title: A}").verdict == .satisfied)
        #expect(RuleTrial(rule, on: "locale: en\nnavigationBar: {title: A}").verdict == .violated)
        #expect(RuleTrial(rule, on: "navigationBar: {title: A}").verdict == .undetermined)
    }

    /// What Xcode calls the base is in the language of the screen.
    @Test func theBaseIsInTheLanguageOfTheScreen() {
        let rule = "on: navigationBar.title\ncheck: {languages: [en, de]}"
        let both = "navigationBar: {title: {Base: Orders, de: Aufträge}}"
        #expect(RuleTrial(rule, on: "locale: en\n" + both).verdict == .satisfied)
        #expect(RuleTrial(rule, on: both).verdict == .undetermined)
        let one = RuleTrial(rule, on: "locale: en\nnavigationBar: {title: {Base: Orders, fr: Ordres}}")
        #expect(one.findings == ["3: navigationBar.title: This text is missing in de."])
        let words = "on: texts[]\ncheck: {terms: {log in: sign in}, locale: en}"
        #expect(RuleTrial(words, on: "locale: en\nnavigationBar: {title: {Base: Log in, de: A}}").verdict == .violated)
        let screen = "on: navigationBar.title\nwhen: screen.locale == 'en'\ncheck: {maxCharacters: 3}"
        #expect(RuleTrial(screen, on: "locale: en\nnavigationBar: {title: {Base: Long, de: A}}").verdict == .violated)
    }
}

/// `is`: a fixed value.
@Suite("is") struct FixedValueTests {
    @Test(arguments: [
        ("on: toolbar.hidden\ncheck: {is: true}", "'hidden'"),
        ("on: scrolls\ncheck: {is: often}", "'is' takes true or false for 'scrolls'."),
        ("on: navigationBar.size\ncheck: {is: larg}", "'larg' is no value of 'size'; did you mean 'large'?"),
        ("on: navigationBar.titleLines\ncheck: {is: two}", "'is' takes a number for 'titleLines'."),
        ("on: navigationBar\ncheck: {is: true}", "'is' wants a value; 'navigationBar' is a component"),
        ("on: navigationBar.size\ncheck: {is: [small, large]}", "for one of several write oneOf."),
    ])
    func aValueThatDoesNotFitIsAMistake(rule: String, message: String) {
        let mistakes = RuleTrial(rule, on: "").mistakes
        #expect(mistakes.count <= 1)
        #expect(mistakes.allSatisfy { $0.contains(message) })
    }

    @Test func aValueIsWhatItHasToBe() {
        let rule = "on: scrolls\ncheck: {is: true}"
        #expect(RuleTrial(rule, on: "scrolls: true").verdict == .satisfied)
        #expect(RuleTrial(rule, on: "scrolls: false").findings == ["2: scrolls: This is 'false'; it has to be 'true'."])
        #expect(RuleTrial(rule, on: "name: A").verdict != .violated)
        let number = "on: navigationBar.titleLines\ncheck: {is: $lines}\nparams: {lines: 1}"
        #expect(RuleTrial(number, on: "navigationBar: {titleLines: 1}").verdict == .satisfied)
        #expect(RuleTrial(number, on: "navigationBar: {titleLines: 2}").verdict == .violated)
    }
}

/// What literal parts of a text decide in conditions.
@Suite("texts with placeholders") struct OpenTextTests {
    @Test(arguments: [
        ("contains('Log')", Verdict.satisfied), ("contains('Out')", .undetermined), ("startsWith('Log')", .satisfied),
        ("startsWith('Sign')", .violated), ("startsWith('Log in Ann')", .undetermined), ("endsWith('!')", .satisfied),
        ("endsWith('?')", .violated), ("lowerAscii().contains('log in')", .satisfied),
        ("lowerAscii().startsWith('sign')", .violated), ("matches('^Log')", .satisfied),
        ("matches('^[a-z]')", .violated), ("matches('[0-9]')", .undetermined), ("matches('!$')", .satisfied),
        ("matches('[.]$')", .violated), ("matches('^Log in .* now$')", .violated),
        ("matches('\\\\\\\\bin\\\\\\\\b')", .satisfied), ("matches('^.{3}')", .satisfied), ("contains('')", .satisfied),
    ])
    func literalPartsDecideWhatTheyCan(call: String, verdict: Verdict) {
        let rule = "on: navigationBar.title\ncheck: {satisfies: \"self.\(call)\"}"
        let trial = RuleTrial(rule, on: "navigationBar: {title: \"Log in {name}!\"}")
        #expect(trial.mistakes == [])
        #expect(trial.verdict == verdict, "\(call)")
    }

    @Test(arguments: [("^Log", Verdict.satisfied), ("^log", .violated), ("Ann", .undetermined), ("!$", .satisfied)])
    func soDoesTheCheckOfAPattern(pattern: String, verdict: Verdict) {
        let rule = "on: navigationBar.title\ncheck: {matches: '\(pattern)'}"
        #expect(RuleTrial(rule, on: "navigationBar: {title: \"Log in {name}!\"}").verdict == verdict)
    }

    @Test func aTextThatBeginsWithAPlaceholderMayBeginWithAnything() {
        let rule = "on: navigationBar.title\ncheck: {matches: '^[A-Z]'}"
        #expect(RuleTrial(rule, on: "navigationBar: {title: \"{name} logs in\"}").verdict == .undetermined)
    }
}
