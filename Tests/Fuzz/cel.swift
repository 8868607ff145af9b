import CEL
import Foundation
import Linter
import RuleEngine
import ScreenModel

private let screen = """
    id: a
    name: Orders
    platform: ios
    sizeClasses: [compact, regular]
    navigationBar:
      title: {en: Orders, de: "{count} Aufträge"}
      size: large
      logo: {height: 24, width: 80.5}
      leading: [{role: back, icon: chevron-left, x-note: {a: [1, 2.5, text, null]}}]
      trailing: [{label: Add, style: primary, selected: true, states: [on, {name: off}]}, {icon: gear}]
      overflow: {icon: ellipsis, items: [{label: Export}]}
    toolbar: {items: [], width: 50%}
    content: [{kind: card, items: [{kind: button, label: Go}]}]
    variants: [{sizeClass: regular, navigationBar: {subtitle: null}}]
    """

/// The layouts that expressions are evaluated on.
private let layouts: (records: [Record], reader: LayoutReader) = {
    let path = FileManager.default.temporaryDirectory.appending(path: "screenlint-fuzz-\(getpid()).screen.yaml").path
    _ = FileManager.default.createFile(atPath: path, contents: Data(screen.utf8))
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard let file = try? ScreenFile(path: path) else { fatalError("The screen can't be read.") }
    return (file.layouts.flatMap { $0.map(\.record) }, file.reader)
}()

/// An expression to a program, and to its values for some layouts.
func examine(_ bytes: [UInt8]) {
    let source = String(decoding: bytes, as: UTF8.self)
    for readsScreen in [true, false] {
        do throws(CompilationFailure) {
            let trial = try ExpressionTrial(source, readsScreen: readsScreen)
            for record in readsScreen ? layouts.records.map(Optional.init) : [nil] {
                let result = trial.evaluate(record, layouts.reader)
                if let place = result.place { check(place, source) }
                let again = trial.evaluate(record, layouts.reader)
                require(result.text == again.text, "'\(result.text)' becomes '\(again.text)'.")
            }
        } catch {
            require(!error.errors.isEmpty, "There is no program, and nothing says why.")
            for mistake in error.errors { check(mistake.range, source) }
        }
    }
}

private func check(_ place: Range<Int>, _ source: String) {
    require(place.lowerBound >= 0 && place.upperBound <= source.utf8.count, "\(place) is not in the expression.")
}
