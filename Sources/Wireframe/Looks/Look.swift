extension Wireframe {
    /// How bars and controls look: as a design system's documents and token files tell, as far as they do.
    ///
    /// What they don't tell is drawn the same in all. Figures of Fiori are those of the theme SAP Horizon, whose tokens begin
    /// with `sap`; figures of Canvas are those of Workday's token files (`sys…`, `base…`).
    package enum Look: String, Sendable, CaseIterable {
        /// The wireframe's own, which is near to what the platforms have.
        case plain
        /// SAP Fiori for iOS.
        case fiori
        /// Workday Canvas.
        case canvas

        /// The look of the first guideline that has one.
        package init(guidelines: [String]) {
            let looks: [String: Look] = ["sap-fiori-ios": .fiori, "workday-canvas": .canvas]
            self = guidelines.lazy.compactMap { looks[$0] }.first ?? .plain
        }

        /// The class of pictures that have it.
        var className: String { "wf-look-\(rawValue)" }
    }
}
