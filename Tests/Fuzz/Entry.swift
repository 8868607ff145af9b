// Fuzz: programs that feed libFuzzer's inputs to screenlint's modules, built by `Scripts/fuzz` with AddressSanitizer.
//
// Each target is a file with a function `examine`, and becomes a program of its own with this file. Whatever an input
// breaks ends the program with a trap, and libFuzzer then keeps the input.
import Foundation

/// Examines one input; libFuzzer calls this again and again.
@_cdecl("LLVMFuzzerTestOneInput")
public func examineInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe examine(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

/// Ends the program, saying why, unless what is promised of every input holds.
func require(_ condition: Bool, _ reason: @autoclosure () -> String) {
    guard !condition else { return }
    FileHandle.standardError.write(Data("Broken promise: \(reason())\n".utf8))
    fatalError()
}
