/// The colours of a wireframe by their use; each has a light and a dark form, which stand in `look-colors.txt`.
enum Tone: String, CaseIterable {
    // What lies below.
    /// Behind the devices.
    case sheet
    /// The page of a screen.
    case paper
    /// A bar.
    case bar
    /// A card on the page.
    case card
    /// A search field, a placeholder, a control at rest.
    case fill
    /// A button that stands out.
    case button
    /// The text on it.
    case buttonText
    /// A button that accepts.
    case accept
    /// A button that rejects.
    case reject
    /// A screen behind a sheet.
    case dim
    /// A message.
    case note
    /// The frame of a device.
    case bezel

    // What is drawn on it.
    /// Text and icons.
    case ink
    /// Text of less weight.
    case muted
    /// What can be tapped.
    case accent
    /// What accepts.
    case positive
    /// What rejects or deletes.
    case negative
    /// Text on a button that stands out.
    case inverse
    /// Lines that divide.
    case line

    // Badges.
    case error, warning, info
    /// Numbers on badges.
    case errorNumber, warningNumber, infoNumber
}
