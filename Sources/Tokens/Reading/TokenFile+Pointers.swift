import YAMLSyntax

extension TokenFile {
    /// Returns what a JSON pointer such as `#/colors/blue/$value` leads to; nil if that is nothing.
    func value(at pointer: String) -> YAMLValue? {
        guard pointer.hasPrefix("#/") else { return pointer == "#" ? root : nil }
        var value = root
        for name in TokenAlias.names(ofPointer: pointer) where !(pointer == "#/") {
            if let elements = value.elements {
                guard let index = Int(name), elements.indices.contains(index) else { return nil }
                value = elements[index]
            } else {
                guard let next = value[name] else { return nil }
                value = next
            }
        }
        return value
    }

    /// What a part of a value stands for: itself, or what its pointer leads to in the end.
    func target(of value: YAMLValue) -> YAMLValue? {
        var value = value
        for _ in 0..<50 {
            guard let pointer = value["$ref"]?.text else { return value }
            guard let next = self.value(at: pointer) else { return nil }
            value = next
        }
        return nil
    }
}
