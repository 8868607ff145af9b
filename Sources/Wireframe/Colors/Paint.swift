import Tokens

/// What a shape or text is painted with.
enum Paint: Hashable {
    /// A colour of the wireframe's own, which follows light and dark.
    case tone(Tone)
    /// A colour that the description names, the same in light and dark.
    case described(Color)
    /// The known colour of a text or icon, which is shown as it is, whether it can be read or not.
    case exact(Color)

    /// The colour on a page.
    func color(_ look: Wireframe.Look, in appearance: Appearance) -> Color {
        switch self {
        case .tone(let tone): look.color(tone, in: appearance)
        case .described(let color), .exact(let color): color
        }
    }

    /// The grey of what stands for text nobody has described, which can be seen on any page.
    static func skeleton(on surface: Paint) -> Paint {
        switch surface {
        case .tone(let tone): .tone(tone == .fill ? .line : .fill)
        case .described(let color), .exact(let color):
            color.luminance > 0.18
                ? .described(color.mixed(with: .black, share: 0.14))
                : .described(color.mixed(with: .white, share: 0.25))
        }
    }

    /// What draws as much like this as can be read on `surface`.
    ///
    /// The wireframe's own colours are chosen to be read on each other. On one of these, which is light or dark as the
    /// reader likes, a described colour gives way to the own one that is next to it.
    func legible(on surface: Paint, _ look: Wireframe.Look) -> Paint {
        switch (self, surface) {
        case (.tone, .tone), (.exact, _): self
        // Text on black is white, as a watch has it, and not the first grey that can be read.
        case (.tone(.ink), .described(let color)) where color.luminance < 0.03: .described(.white)
        case (_, .described(let color)), (_, .exact(let color)):
            .described(self.color(look, in: .light).legible(on: color))
        case (.described(let color), .tone): .tone(color.tone)
        }
    }
}

extension Color {
    /// The wireframe's own colour for text that is next to this one.
    fileprivate var tone: Tone {
        let spread = max(red, green, blue) - min(red, green, blue)
        if spread < 0.155 { return luminance < 0.05 ? .ink : .muted }
        if red > green, red > blue { return .negative }
        return green > blue ? .positive : .accent
    }
}
