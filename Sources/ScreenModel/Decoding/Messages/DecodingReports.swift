import Diagnostics
import YAMLSyntax

// What the decoder says about each kind of mistake: the diagnostic with its place, its fix, and `Message`'s words.
extension ScreenDecoder {
    /// Whether there is room for one more diagnostic; the first for which there is none is replaced by a last one.
    mutating func hasRoom(at range: SourceRange) -> Bool {
        if diagnostics.count < ScreenDecoder.maximumDiagnostics { return true }
        if diagnostics.count == ScreenDecoder.maximumDiagnostics {
            diagnostics.append(Diagnostic(.yamlTooLarge, in: file, at: range, Message.tooManyMistakes))
        }
        return false
    }

    /// Notes that something of the component at hand could not be read: nothing in it counts as none.
    mutating func noteUnread() { if let holder { store.noteUnread(in: holder) } }

    /// Notes that a key of the component at hand could not be read; whether it says that the component is hidden, only
    /// its value can tell.
    mutating func noteUnread(_ pair: OtherPair) {
        let value = tree.resolved(pair.value)
        // How high a bar is says nothing of what stands in it.
        let isInBar = holder.map { [.navigationBar, .toolbar, .tabBar].contains(store.kind(of: $0)) } ?? false
        if isInBar, tree.number(of: value) != nil, !CommonWords.mayNamePart(tree.text(of: pair.key)) { return }
        noteUnreadPart(pair)
        guard let holder, ["true", "always", "temporary"].contains(tree.text(of: value)) else { return }
        leaveOpen(["hidden"], at: pair.value, of: holder, as: Slot.unreadable)
    }

    /// Notes that a key of the component at hand could not be read, of a screen also whether it may say how or in which
    /// state that appears.
    mutating func noteUnreadPart(_ pair: OtherPair) {
        guard let holder else { return }
        let isOfScreen = [.screen, .variant].contains(store.kind(of: holder))
        store.noteUnread(in: holder, saysState: !isOfScreen || maySayState(pair))
    }

    /// Whether a key or its value has a word for how or in which state a screen appears, or says in a word that is not known
    /// here what kind of screen it is.
    private func maySayState(_ pair: OtherPair) -> Bool {
        let range = tree[pair.value].range
        guard tree[pair.key].kind == .scalar, range.length <= 400 else { return true }
        let key = CommonWords.parts(of: tree.text(of: pair.key))
        let value = CommonWords.parts(of: tree.sourceText(in: range))
        if (key + value).contains(where: CommonWords.speaksOfState) { return true }
        return key.contains(where: CommonWords.ofKinds.contains) && !value.allSatisfy(WordSet.kindsOfPages.contains)
    }

    /// Adds a diagnostic of one of our own rules: about the component at hand, unless a path says what else.
    mutating func report(
        _ rule: OwnRule,
        _ range: SourceRange,
        _ message: String,
        path: String? = nil,
        severity: Severity? = nil,
        related: [RelatedRange] = [],
        fix: Fix? = nil
    ) {
        guard hasRoom(at: range) else { return }
        let path = path ?? (screenID == nil ? nil : holder.map { store.path(of: Place($0)) })
        var diagnostic = Diagnostic(rule, in: file, screen: screenID, path: path, at: range, message, related: related)
        if let severity { diagnostic.severity = severity }
        if let fix { diagnostic.fixes = [fix] }
        diagnostics.append(diagnostic)
    }

    /// Tells at a node what is read otherwise than it is written, or left open.
    mutating func tell(_ node: NodeIndex, _ message: String, as rule: OwnRule = .screenOtherWord, fix: Fix? = nil) {
        report(rule, tree[node].range, message, severity: .info, fix: fix)
    }

    /// Reports a value of the wrong type.
    mutating func reportWrongType(
        _ name: String,
        wanted: String,
        _ node: NodeIndex,
        severity: Severity? = nil,
        fix: Fix? = nil
    ) {
        // An alias without anchor has its own finding.
        if tree[node].kind == .alias { return }
        var message = Message.wrongType(name, wanted: wanted, found: described(node))
        let written = tree.sourceText(in: tree[node].range)
        let isTitleView = name == "title" && tree[node].kind == .mapping
        let advice =
            OtherValue.advicesOnSeveral[name] ?? adviceOnVariants(name, node)
            ?? (isTitleView ? OtherWord.row(for: "titleView", in: .navigationBar)?.advice : nil)
        // `platforms: [iOS]` is no list of several.
        if tree[node].kind != .scalar, let advice, onlyElement(of: node) == nil {
            message += " " + advice
        } else if let line = Message.example(name, wanted: wanted, written) {
            message += Message.write(line)
        }
        let listsLocales = name == "locale" && tree[node].kind == .sequence
        report(.screenWrongType, tree[node].range, message, severity: listsLocales ? .info : severity, fix: fix)
    }

    /// A component in braces with the field that takes a word: `{sizeClass: regular}`; nil if none does.
    func element(of kind: ComponentKind, with word: String) -> String? {
        let field = kind.component.fields.first { field in
            !field.isDerived && field.type.enumeration.flatMap { symbol(ofOtherSpelling: word, in: $0) } != nil
        }
        return field.map { "{\($0.name): \(word)}" }
    }

    /// Reports what stands for no component; a word that one of its fields takes leads to that field.
    mutating func reportWrongForm(of kind: ComponentKind, _ name: String, _ node: NodeIndex) {
        let isEntry = tree[tree[node].parent].kind == .sequence
        let wanted = Message.component(kind.component)
        var message = Message.wrongType(name, isEntry: isEntry, wanted: wanted, found: described(node))
        let first = tree.resolved(tree.firstChild(of: node))
        let isButton = tree[first].kind == .mapping && !tree.hasKey(["title"], in: first)
        let isBar = kind == .navigationBar && (tree[node].count > 1 || isButton)
        if tree[node].kind == .scalar {
            let word = tree.text(of: node)
            if let element = element(of: kind, with: word) {
                message += Message.write(Message.line([name], isEntry ? "[\(element)]" : element))
            } else if tree.number(of: node) != nil, kind == .size {
                message += Message.write(Message.line([name], "{width: \(word), height: \(word)}"))
            } else if tree.integer(of: node) != nil, kind == .selection {
                message += Message.write(Message.line([name], "{count: \(word)}"))
            } else if kind == .toolbar || kind == .tabBar, let text = tree.flowText(of: node), text.count <= 40,
                tree.number(of: node) == nil
            {
                // `5 tabs` is no tab, and what is told in small letters no button.
                let line = text.hasPrefix("hid") ? "{hidden: true}" : "[\(text)]"
                let isProse = text.first?.isUppercase != true && !text.hasPrefix("hid")
                message += isProse ? Message.entries(name) : Message.write(Message.line([name], line))
            }
        } else if tree[node].kind == .sequence, kind.component.takesText,
            isBar || tree[tree.firstChild(of: node)].kind == .scalar
        {
            let example = isBar ? "{title: Orders, trailing: [Save]}" : tree.text(of: tree.firstChild(of: node))
            message += Message.write(Message.line([name], example))
        } else if tree[node].kind == .sequence, tree[node].count == 1, tree[tree.firstChild(of: node)].kind == .mapping,
            let only = tree.flowText(of: tree.firstChild(of: node)), only.count <= 60
        {
            message += Message.write(Message.line([name], only))
        }
        // A table of what stands in a bar, and an icon's measure, are no slips.
        let isScalar = tree[node].kind == .scalar
        let isKnown =
            holdsMaps(node) || isScalar && isCommonWord(tree.text(of: node), for: kind) || kind == .menuBar && isScalar
            || kind == .size && isScalar && isUnderstood(node)
        report(.screenWrongType, tree[node].range, message, severity: isKnown ? .info : nil)
    }

    /// Reports a selection that no entry has as its label.
    mutating func reportUnknownEntry(_ node: NodeIndex, among labels: [String], takesBoolean: Bool = true) {
        let word = tree.text(of: node)
        let isWord = tree.integer(of: node) == nil && word.utf8.count > 2
        let suggestion = isWord ? Suggestion.closest(to: word, in: labels) : nil
        // A bar may have more entries than are listed.
        let isLikely = !takesBoolean || CommonWords.hold(word) || tree.integer(of: node) != nil
        let message = Message.unknownEntry(word, among: labels, suggestion: suggestion, takesBoolean: takesBoolean)
        let fix = suggestion.map { respelling(node, as: $0, .unsafe) }
        let severity: Severity? = suggestion == nil && isLikely ? .info : nil
        report(.screenUnknownValue, tree[node].range, message, severity: severity, fix: fix)
    }

    /// Reports something other than `true` or `false`; the spellings of older YAML versions get a fix.
    mutating func reportWrongBoolean(_ name: String, _ node: NodeIndex, meant: Bool?) {
        var message = Message.wrongType(name, wanted: Message.boolean, found: described(node))
        let mapping = tree[tree[node].parent]
        if meant == nil, let kind = BlockKinds.name(spelt: name), tree[node].kind == .scalar,
            mapping.kind == .mapping, mapping.count == 1
        {
            message += Message.write("{kind: \(kind), label: \(tree.sourceText(in: tree[node].range))}")
        } else if tree[node].kind == .scalar {
            message += Message.write(meant.map { "\(name): \($0)" } ?? Message.either(name))
        }
        let fix = meant.flatMap { replacing(node, with: $0 ? "true" : "false") }
        report(.screenWrongType, tree[node].range, message, severity: meant == nil ? nil : .info, fix: fix)
    }

    /// The fix that makes a note of a pair whose value is none of its field's; nil where the value stands elsewhere.
    ///
    /// It is never safe: somebody means something by a key of ours, and nobody would be told any more.
    private func noting(_ name: String, _ node: NodeIndex) -> Fix? {
        let key = tree.key(of: node)
        // Which guidelines apply is no note, nor is whether something is there, or when a variant holds.
        guard name != "guidelines", name != "hidden", !isCondition(name), tree.text(of: key, equals: name),
            variedPairs(of: node).isEmpty,
            let edit = tree.replacement(of: key, by: ScalarText("x-" + name))
        else { return nil }
        return Fix(title: Message.renameKey("x-" + name), applicability: .unsafe, edits: [edit])
    }

    /// Whether a field of the component at hand says when it holds, as those of variants do.
    private func isCondition(_ name: String) -> Bool {
        guard let holder, store.kind(of: holder) == .variant else { return false }
        return ComponentKind.variant.component.slot(named: name).map(LayoutResolver.conditions.contains) ?? false
    }

    /// Reports a value that people understand and that no guideline reads, so that nothing more is known of its field.
    mutating func reportNoteValue(_ name: String, _ node: NodeIndex, of enumeration: Enumeration) {
        let message = Message.noteValue(tree.text(of: node), of: name, known: enumeration.spellings)
        tell(node, message, fix: noting(name, node))
    }

    /// Tells of a word for all kinds of phones where one system should stand.
    mutating func reportAnyPlatform(_ node: NodeIndex) {
        tell(node, Message.anyPlatform(tree.text(of: node)), fix: noting("platform", node))
    }

    /// Reports a value of the wrong type that people understand all the same.
    mutating func reportOpenValue(_ name: String, wanted: String, _ node: NodeIndex) {
        let severity: Severity? = name == "guidelines" ? nil : .info
        var fix = noting(name, node)
        if wanted == Message.wholeNumber || wanted == Message.number, tree[node].kind == .scalar,
            let number = Numerals.number(meantBy: tree.text(of: node), of: name)
        {
            fix = respelling(node, as: String(number), .unsafe)
        }
        reportWrongType(name, wanted: wanted, node, severity: severity, fix: fix)
    }

    /// Reports a value of the wrong type that people may understand all the same; it is read as none.
    mutating func reportUnreadable(_ name: String, wanted: String, _ node: NodeIndex) -> UInt32? {
        if isUnderstood(node) {
            reportOpenValue(name, wanted: wanted, node)
        } else {
            reportWrongType(name, wanted: wanted, node)
        }
        return nil
    }

    /// Reports another tool's word for a value: what it is read as, or how to say it.
    mutating func reportOtherValue(_ name: String, _ node: NodeIndex, _ row: OtherValue) {
        let word = tree.text(of: node)
        guard let value = row.value else {
            let message = Message.noValue(word, of: name, advice: row.advice ?? "")
            // On another platform nothing is checked.
            return report(.screenUnknownValue, tree[node].range, message, severity: name == "platform" ? nil : .info)
        }
        // What is left of "iOS 18" and "compact (iPhone)" goes into a comment, where one can stand.
        let isCondition = value == "temporary" && word.contains(" ") || OtherValue.saysMore(word)
        let isPart =
            isCondition
            || ["platform", "sizeClass", "sizeClasses", "state"].contains(name)
                && word.contains { $0.isNumber || "(, ".contains($0) }
                && !OtherValue.table.contains { $0.value == value && $0.spells(Spelling.folded(word)) }
        let hasRoom = tree[node].style == .plain && tree[tree[node].parent].style != .flow
        let text = isPart && hasRoom ? "\(value) # \(word)" : value
        let fix = respelling(node, as: text, isPart && !hasRoom ? .unsafe : .safe)
        tell(node, Message.readAs(word, line: Message.line([name], value)), fix: fix)
    }

    /// Reports a word that is not on its field's list, with the one that was probably meant.
    mutating func reportUnknownValue(_ name: String, _ node: NodeIndex, of words: Enumeration, _ meant: MeantWord?) {
        let word = tree.text(of: node)
        let isUnderstood = isUnderstood(name, node, meant)
        let message = Message.unknownValue(word, of: name, known: words.spellings, suggestion: meant?.word)
        let fix =
            meant.map { respelling(node, as: $0.word, $0.isCertain ? .safe : .unsafe) }
            ?? (isUnderstood ? noting(name, node) : nil)
        let isKnown = isUnderstood || meant.map { OwnWords.isForm(word, of: $0.word) } == true
        report(.screenUnknownValue, tree[node].range, message, severity: isKnown ? .info : nil, fix: fix)
    }

    /// The safe fix that writes a text in place of a node; `line` is what its title shows where that is more than the text.
    func replacing(_ node: NodeIndex, with text: String, line: String? = nil) -> Fix? {
        Fix(safe: Message.replace(with: line ?? text), Edit(range: tree[node].range, text: text))
    }

    /// The fix that writes another word in place of a node; quotes around it stay.
    func respelling(_ node: NodeIndex, as word: String, _ applicability: Applicability) -> Fix {
        let edit = respelling(tree[node].range, word)
        return Fix(title: Message.replace(with: word), applicability: applicability, edits: [edit])
    }

    /// The fix that writes another name for a key, safe where that is certainly meant.
    func renaming(_ key: SourceRange, to name: String, isCertain: Bool = true) -> Fix {
        let edit = respelling(key, name)
        return Fix(title: Message.renameKey(name), applicability: isCertain ? .safe : .unsafe, edits: [edit])
    }

    /// The replacement of a word by another one; quotes around it stay.
    func respelling(_ range: SourceRange, _ word: String) -> Edit {
        guard range.length >= 2, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(store.source[range.start]) else {
            return Edit(range: range, text: word)
        }
        return Edit(range: SourceRange(start: range.start + 1, end: range.end - 1), text: word)
    }

    func described(_ node: NodeIndex) -> String {
        switch tree[node].kind {
        case .mapping: Message.aMap
        case .sequence: Message.aList
        default: tree.isNull(node) ? Message.nothing : Message.quoted(tree.text(of: node))
        }
    }
}
