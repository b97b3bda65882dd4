import Glibc

/// A file beside the tests that holds a whole output.
package enum Golden {
  /// The text of `Goldens/name`, in the test's folder or the nearest one above that has it; without one, a
  /// line that says so.
  package static func text(_ name: String, test: String = #filePath) -> String {
    var folders = test.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !folders.isEmpty {
      if let text = contents("\(folders.joined(separator: "/"))/Goldens/\(name)") { return text }
      folders.removeLast()
    }
    return "no golden file \(name)"
  }

  private static func contents(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
