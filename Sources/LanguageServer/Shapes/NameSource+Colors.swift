import ScreenModel

extension NameSource {
    private static let colorFields = Set(
        ComponentKind.allCases.flatMap { $0.component.fields.filter(\.isColor).map(\.name) }
    )

    /// Whether the fields of a name take colours.
    static func isColor(_ field: String) -> Bool { colorFields.contains(field) }
}
