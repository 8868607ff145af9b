import Diagnostics
import YAMLSyntax

// SwiftUI's modifiers as keys: `.toolbar: [{placement: bottomBar, label: Save}]`, `modifiers: [{.navigationTitle: Orders}]`.
extension ScreenDecoder {
    /// Reads SwiftUI's toolbar, or a list of modifiers, as what it says of the screen; false for any other pair.
    mutating func decodeModifiers(_ pair: OtherPair, _ word: String, of screen: Record) -> Bool {
        guard store.kind(of: screen) == .screen else { return false }
        // What holds anchors stands where it is used.
        if word == ".toolbar", !holdsAnchors(pair.value) {
            rename(WordUse(pair, of: screen), to: ["toolbar"])
            return true
        }
        let list = tree.resolved(pair.value)
        guard Spelling.folded(word) == "modifiers", tree[list].kind == .sequence, tree[list].count > 0 else {
            return false
        }
        let elements = Array(tree.children(of: list, among: 64))
        let areModifiers = elements.allSatisfy { element in
            tree.onlyPair(of: tree.resolved(element)).map { tree.text(of: $0.key).hasPrefix(".") } ?? false
        }
        guard areModifiers else { return false }
        for element in elements { absorb(OtherPair(key: pair.key, value: element), into: screen) }
        // What is told of the list is told once.
        let told = diagnostics.filter { $0.range == tree[pair.key].range }
        diagnostics.removeAll { $0.range == tree[pair.key].range }
        if let first = told.first { diagnostics.append(first) }
        return true
    }
}
