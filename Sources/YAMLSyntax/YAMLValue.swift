package import Diagnostics

/// A node of a YAML tree as an independent value: what rule files and configurations are read from.
///
/// Aliases and merge keys are resolved. Screens, of which there are many, are read from the tree itself.
package struct YAMLValue: Sendable, Hashable {
    /// What a value holds.
    package indirect enum Content: Sendable, Hashable {
        /// A scalar with its text and the type it has by the core schema.
        case scalar(String, YAMLScalarType)
        /// A list.
        case list([YAMLValue])
        /// A map in the order of the file.
        case map([Member])
    }

    /// One key of a map with its value.
    package struct Member: Sendable, Hashable {
        /// The key; a scalar in every sensible file.
        package let key: YAMLValue
        /// The value.
        package let value: YAMLValue

        /// Creates a member.
        package init(key: YAMLValue, value: YAMLValue) {
            (self.key, self.value) = (key, value)
        }
    }

    /// What the value holds.
    package let content: Content
    /// Where it is written, in UTF-8 byte offsets.
    package let range: SourceRange

    /// Creates a value.
    package init(_ content: Content, range: SourceRange) {
        (self.content, self.range) = (content, range)
    }

    /// Copies the node at `index` with all below it; beyond a depth of 100 aliases a null stands for the rest.
    package init(_ index: NodeIndex, in tree: borrowing YAMLTree, depth: Int = 0) {
        let resolved = tree.resolved(index)
        let node = tree[resolved]
        range = node.range
        guard depth < 100 else {
            content = .scalar("", .null)
            return
        }
        switch node.kind {
        case .sequence:
            content = .list(tree.children(of: resolved).map { YAMLValue($0, in: tree, depth: depth + 1) })
        case .mapping:
            var members = [Member]()
            var merged = [YAMLValue]()
            members.reserveCapacity(node.count)
            for (key, value) in tree.pairs(of: resolved) {
                let value = YAMLValue(value, in: tree, depth: depth + 1)
                if tree.isMergeKey(key) {
                    merged.append(value)
                } else {
                    members.append(Member(key: YAMLValue(key, in: tree, depth: depth + 1), value: value))
                }
            }
            if !merged.isEmpty {
                var names = Set(members.map(\.key.text))
                for value in merged { YAMLValue.merge(value, into: &members, &names) }
            }
            content = .map(members)
        default:
            content = .scalar(tree.text(of: resolved), tree.scalarType(of: resolved))
        }
    }

    private static func merge(_ value: YAMLValue, into members: inout [Member], _ names: inout Set<String?>) {
        switch value.content {
        case .map(let others): members += others.filter { names.insert($0.key.text).inserted }
        case .list(let values):
            for value in values { merge(value, into: &members, &names) }
        case .scalar: break
        }
    }
}

extension YAMLValue {
    /// The text of a scalar as it is written, escapes resolved; nil for lists, maps and null.
    package var text: String? { if case .scalar(let text, let type) = content, type != .null { text } else { nil } }

    /// The elements of a list; of anything else that alone.
    package var listed: [YAMLValue] { elements ?? [self] }

    /// The texts of a list, or the one text that stands for a list; nil if there are none, or it has something else.
    package var texts: [String]? {
        let texts = listed.compactMap(\.text)
        return texts.isEmpty || texts.count < listed.count ? nil : texts
    }

    /// Whether the value is a text, and no number or other thing that is written like one.
    package var isText: Bool { if case .scalar(_, .string) = content { true } else { false } }

    /// The value of a Boolean.
    package var boolean: Bool? { if case .scalar(_, .boolean(let value)) = content { value } else { nil } }

    /// The value of an integer that fits 32 bits.
    package var integer: Int? {
        guard case .scalar(let text, .integer) = content else { return nil }
        return Int32(text).map(Int.init)
    }

    /// The value of an integer or a floating-point number.
    package var number: Double? {
        guard case .scalar(let text, let type) = content, type == .integer || type == .float else { return nil }
        return Double(text)
    }

    /// Whether the value is null.
    package var isNull: Bool { if case .scalar(_, .null) = content { true } else { false } }

    /// The elements of a list.
    package var elements: [YAMLValue]? { if case .list(let elements) = content { elements } else { nil } }

    /// The members of a map.
    package var members: [Member]? { if case .map(let members) = content { members } else { nil } }

    /// The value under a key of a map.
    package subscript(key: String) -> YAMLValue? { members?.first { $0.key.text == key }?.value }

    /// The value as people read it in a sentence: the elements of a list one after the other, nothing for null.
    package var words: String {
        switch content {
        case .scalar(let text, let type): type == .null ? "" : text
        case .list(let elements): elements.map(\.words).joined(separator: ", ")
        case .map(let members): members.map { "\($0.key.words): \($0.value.words)" }.joined(separator: ", ")
        }
    }

    /// The value as if all of it were written at one place.
    package func placed(at range: SourceRange) -> YAMLValue {
        switch content {
        case .scalar: YAMLValue(content, range: range)
        case .list(let elements): YAMLValue(.list(elements.map { $0.placed(at: range) }), range: range)
        case .map(let members):
            YAMLValue(
                .map(members.map { Member(key: $0.key.placed(at: range), value: $0.value.placed(at: range)) }),
                range: range
            )
        }
    }

    /// The value on one line, as YAML has it in flow style.
    package var flowText: String {
        switch content {
        case .scalar(_, .null): "null"
        case .scalar(let text, let type): ScalarText(text, isString: type == .string).yaml
        case .list(let elements): "[\(elements.map(\.flowText).joined(separator: ", "))]"
        case .map(let members):
            "{\(members.map { "\($0.key.flowText): \($0.value.flowText)" }.joined(separator: ", "))}"
        }
    }
}
