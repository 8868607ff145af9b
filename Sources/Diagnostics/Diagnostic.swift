/// A further place that proves or explains a diagnostic.
package struct RelatedRange: Sendable, Hashable {
    /// What is to be seen there.
    package var message: String
    /// The path of the file, as reached from the paths given.
    package var file: String
    /// The stretch of that file.
    package var range: SourceRange
    /// The lines and columns of the stretch, if it is in another file than the diagnostic.
    package var positions: PositionRange?

    /// What is to be seen where a value is used that stands elsewhere.
    package static let use = "used here"

    /// Creates a related range.
    package init(message: String, file: String, range: SourceRange) {
        (self.message, self.file, self.range) = (message, file, range)
    }
}

/// What the user sees: one defect, where it stands and how to mend it.
package struct Diagnostic: Sendable, Hashable {
    /// The path of the file, as reached from the paths given.
    package var file: String
    /// The exact node.
    package var range: SourceRange
    /// The id of the screen, or nil for a finding about the file.
    package var screen: String?
    /// The path of the node in the resolved layout, such as `toolbar.items[2].label`, or nil for a finding about the file.
    package var path: String?
    /// The layouts it appears in, such as `ios/compact`, in the order of the screen's layouts.
    package var layouts: [String]
    /// The locale of the text it concerns, if the text is localised.
    package var locale: String?
    /// The rule's id, such as `sap-fiori-ios/title-length`.
    package var rule: String
    /// The ids of the clauses it breaks, canonical ones first.
    package var clauses: [String]
    /// How much it weighs.
    package var severity: Severity
    /// What is wrong, as one or two plain sentences.
    package var message: String
    /// The thing that it is about, such as `Back button 'Inbox'`, where that is one of several of its kind.
    var subject: String?
    /// How to mend it, in words, where the message alone does not tell.
    package var help: String?
    /// Further places that prove it.
    package var related: [RelatedRange]
    /// What would mend it, the best first.
    package var fixes: [Fix]
}

extension Diagnostic {
    /// Creates a diagnostic; everything but file, rule, severity, message and range may be left out.
    package init(
        file: String,
        screen: String? = nil,
        path: String? = nil,
        layouts: [String] = [],
        locale: String? = nil,
        rule: String,
        clauses: [String] = [],
        severity: Severity,
        message: String,
        subject: String? = nil,
        help: String? = nil,
        range: SourceRange,
        related: [RelatedRange] = [],
        fixes: [Fix] = []
    ) {
        // An initializer that sets the parts itself copies the whole in the end; the compiler's own, in the order of the
        // properties, does not.
        self.init(
            file: file,
            range: range,
            screen: screen,
            path: path,
            layouts: layouts,
            locale: locale,
            rule: rule,
            clauses: clauses,
            severity: severity,
            message: message,
            subject: subject,
            help: help,
            related: related,
            fixes: fixes
        )
    }

    /// Creates a diagnostic of one of screenlint's own rules, with its severity.
    package init(
        _ rule: OwnRule,
        in file: String,
        screen: String? = nil,
        path: String? = nil,
        at range: SourceRange,
        _ message: String,
        related: [RelatedRange] = [],
        fixes: [Fix] = []
    ) {
        self.init(
            file: file,
            screen: screen,
            path: path,
            rule: rule.id,
            severity: rule.severity,
            message: message,
            range: range,
            related: related,
            fixes: fixes
        )
    }

    /// The message with the name of the thing it is about, for where its line of the file is not to be seen.
    package var namedMessage: String {
        guard let subject else { return message }
        // What the message shows in quotes needs no other name.
        let bytes = subject.utf8Span.span
        return message.utf8Span.span.showsInQuotes(bytes.extracting(bytes.quoted)) ? message : subject + ": " + message
    }

    /// The named message with what tells it from others at the same place, for where nothing else does.
    package var distinctMessage: String { namedMessage + (distinction().map { " (\($0))" } ?? "") }

    /// The screen, if several could share what the diagnostic is about or it is to be named in any case, and the locale.
    package func distinction(namesScreen: Bool = false) -> String? {
        let isShared = namesScreen || related.contains { $0.message == RelatedRange.use }
        let screen = isShared ? screen.map { "screen " + $0 } : nil
        guard let locale else { return screen }
        return (screen.map { $0 + ", " } ?? "") + "locale " + locale
    }
}

extension Span<UInt8> {
    /// Where what is behind the first quotation mark stands, up to the next one.
    fileprivate var quoted: Range<Int> {
        let start = indices.first { self[$0] == UInt8(ascii: "'") }.map { $0 + 1 } ?? count
        let end = (start..<count).first { self[$0] == UInt8(ascii: "'") } ?? count
        return start..<end
    }

    /// Whether a name that is not empty stands in quotation marks.
    fileprivate func showsInQuotes(_ name: Span<UInt8>) -> Bool {
        guard !name.isEmpty else { return false }
        for start in indices where self[start] == UInt8(ascii: "'") || self[start] == UInt8(ascii: "\"") {
            let end = start + 1 + name.count
            guard end < count, self[end] == self[start] else { continue }
            if name.indices.allSatisfy({ self[start + 1 + $0] == name[$0] }) { return true }
        }
        return false
    }
}

extension Diagnostic: Comparable {
    /// The one order of all output: file, position, rule, then whatever else tells two diagnostics apart.
    package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.file != right.file { return left.file < right.file }
        if left.range != right.range { return left.range < right.range }
        if left.rule != right.rule { return left.rule < right.rule }
        if left.path != right.path { return (left.path ?? "") < (right.path ?? "") }
        if left.locale != right.locale { return (left.locale ?? "") < (right.locale ?? "") }
        return left.message < right.message
    }
}
