/// One form of a function: the types it takes and the type it gives.
struct Overload {
    let function: Function
    /// Whether the first parameter stands before the name: `text.size()`.
    let isMember: Bool
    let parameters: [CELType]
    let result: CELType

    /// A form that is called `name(a, b)`, or an operator.
    static func global(_ function: Function, _ parameters: [CELType], _ result: CELType) -> Overload {
        Overload(function: function, isMember: false, parameters: parameters, result: result)
    }

    /// A form that is called `a.name(b)`.
    static func member(_ function: Function, _ parameters: [CELType], _ result: CELType) -> Overload {
        Overload(function: function, isMember: true, parameters: parameters, result: result)
    }

    /// The form as a message shows it: `string.startsWith(string)`.
    func description(name: String) -> String { Overload.description(name: name, isMember: isMember, parameters) }

    /// A call as a message shows it.
    static func description(name: String, isMember: Bool, _ types: [CELType]) -> String {
        let arguments = types.dropFirst(isMember ? 1 : 0).map(\.description).joined(separator: ", ")
        return (isMember ? "\(types[0])." : "") + "\(name)(\(arguments))"
    }
}
