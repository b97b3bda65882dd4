import Glibc

/// A file in the folder beside this one that holds a whole output.
enum Golden {
  /// The text of `Goldens/name`; a line that says so where it cannot be read.
  static func text(_ name: String) -> String {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    guard let file = fopen("\(folder)/Goldens/\(name)", "r") else { return "no golden file \(name)" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
