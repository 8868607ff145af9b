package import Diagnostics

/// A token that stands for a colour.
package struct DesignToken: Sendable, Hashable {
    /// The whole name, with dots, such as `base.palette.soap.200`.
    package let name: String
    /// The path of its file.
    package let file: String
    /// Where its name stands in the file, in UTF-8 byte offsets.
    package let nameRange: SourceRange
    /// The colour in light appearance; nil if it can't be told, such as one worked out by a function.
    package let light: Color?
    /// The colour in dark appearance; the same as in light unless the files say otherwise.
    package let dark: Color?
    /// Whether it should no longer be used, and what to use instead.
    package let deprecation: TokenDeprecation?

    /// The colour in an appearance; nil if it can't be told.
    package func color(in appearance: Appearance) -> Color? { appearance == .light ? light : dark }
}
