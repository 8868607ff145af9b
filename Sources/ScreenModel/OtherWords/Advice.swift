/// What several rows of the tables say of where things stand.
enum Advice {
    /// Of what stands at the trailing side of a navigation bar.
    static let trailing =
        "What stands at the trailing side of the navigation bar is listed there: 'navigationBar: {trailing: [{icon: plus}]}'."
    /// Of what stands there and says what it is for.
    static let trailingByRole =
        "What stands at the trailing side of the navigation bar is listed there, with what it is for: 'navigationBar: {trailing: [{label: Save, role: save}]}'."
    /// Of what stands at the leading side.
    static let leading =
        "What stands at the leading side of the navigation bar is listed there: 'navigationBar: {leading: [{icon: xmark}]}'."

    /// Of what stands in the middle of a bar.
    static let center =
        "In the middle of a navigation bar stand its title, 'navigationBar: {title: Orders}', or 'navigationBar: {segmentedControl: {segments: [All, Missed]}}'; in a toolbar an item there has 'area: center'."

    /// Of items that belong into a navigation bar, with the line that has them.
    static func items(_ line: String) -> String { "Items stand in the bar: 'navigationBar: {\(line)}'." }
}
