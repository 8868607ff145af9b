// What becomes of the values of other tools' words, as the tables say it.
extension OtherWord.Conversion {
    /// The keys that lead to where the value goes; nil where it goes to none, or that depends on the value.
    var path: [String]? {
        switch self {
        case .rename(let path, _), .renameFirst(let path, _), .negate(let path): path
        case .reverse(let list): [list]
        case .element(let element): element.path
        case .variants: ["variants"]
        case .group(let path, _): path
        case .words, .note, .advice: nil
        }
    }

    /// The value is that of our key.
    static func rename(_ path: String..., adding: [OtherWord.Setting] = []) -> Self { .rename(path, adding: adding) }

    /// The value is one element of a list, `toolbar.items` for one, with some fields given.
    static func element(
        of list: String,
        _ settings: [OtherWord.Setting] = [],
        text: String = "label",
        isFirst: Bool = false
    ) -> Self {
        let path = list.split(separator: ".").map(String.init)
        return .element(OtherWord.Element(path: path, settings: settings, text: text, isFirst: isFirst))
    }

    /// The value is a block of the content of a kind, or of such a button.
    static func content(_ kind: String, _ settings: OtherWord.Setting...) -> Self {
        .element(of: "content", [OtherWord.Setting(["kind"], kind)] + settings)
    }

    /// The value is one of the items, with some fields given.
    static func item(_ settings: OtherWord.Setting...) -> Self { .element(of: "items", settings) }

    /// The value is what covers the screen.
    static func overlay(_ kind: String) -> Self {
        .element(of: "overlays", [OtherWord.Setting(["kind"], kind)], text: "title")
    }

    /// The value is what differs where some conditions hold.
    static func variant(_ conditions: [OtherWord.Setting]) -> Self {
        .element(of: "variants", conditions, text: "name")
    }

    /// Values of one field of ours, each with the words that mean it.
    static func words(_ path: String..., saying values: KeyValuePairs<String, String>) -> Self {
        .words(OtherWord.meanings(values.map { (OtherWord.Setting(path, $0), $1) }))
    }

    /// Settings of ours, each with the words that mean it.
    static func words(meaning settings: KeyValuePairs<OtherWord.Setting, String>) -> Self {
        .words(OtherWord.meanings(settings.map { ($0, $1) }))
    }

    /// What `true` means for one field of ours, and maybe `false`.
    static func flag(_ path: String..., is value: String, else other: String? = nil) -> Self {
        let meaning = OtherWord.Setting(path, value)
        guard let other else { return .words(["true": meaning]) }
        return .words(["true": meaning, "false": OtherWord.Setting(path, other)])
    }
}
