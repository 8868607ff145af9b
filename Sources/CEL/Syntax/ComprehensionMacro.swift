/// The macros that visit every element.
enum ComprehensionMacro: String {
    case all
    case exists
    case existsOne = "exists_one"
    case filter
    case map

    /// The macro of that name; `existsOne` is the newer spelling of `exists_one`.
    init?(named name: String) { self.init(rawValue: name == "existsOne" ? "exists_one" : name) }
}
