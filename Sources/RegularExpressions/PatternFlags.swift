/// The flags that `(?…)` sets.
struct PatternFlags {
    /// `i`: upper and lower case are the same.
    var ignoresCase = false
    /// `m`: `^` and `$` also stand at the beginning and end of a line.
    var isMultiline = false
    /// `s`: `.` stands for a line feed, too.
    var dotMatchesNewline = false
}
