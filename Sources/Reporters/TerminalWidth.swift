import Diagnostics

/// How many columns a character takes on a terminal.
enum TerminalWidth {
    /// 2 for emoji and the wide characters of East Asia, 1 for others.
    static func columns(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
        let isEmoji =
            scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
            || (0x1F300...0x1FAFF).contains(scalar.value)
        return isEmoji || scalar.isWide ? 2 : 1
    }
}
