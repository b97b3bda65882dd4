import Glibc

/// Files beside the tests that hold whole outputs.
///
/// With `OVERSCROLL_WRITE_GOLDENS=1` in the environment, `difference(of:from:)` writes the output over the file
/// in place of comparing them; `git diff` then shows what changed.
package enum Golden {
  /// The text of `Goldens/name`, in the test's folder or the nearest one above that has it; without one, a
  /// line that says so.
  package static func text(_ name: String, test: String = #filePath) -> String {
    path(of: name, test: test).flatMap(contents) ?? "no golden file \(name)"
  }

  /// The first line in which an output differs from `Goldens/name`, and how to write the file anew; nil if both
  /// are the same.
  package static func difference(of output: String, from name: String, test: String = #filePath) -> String? {
    if getenv("OVERSCROLL_WRITE_GOLDENS") != nil {
      write(output, to: path(of: name, test: test) ?? newPath(of: name, test: test))
      return nil
    }
    let golden = text(name, test: test)
    guard golden != output else { return nil }
    let (old, new) = (lines(of: golden), lines(of: output))
    let at = zip(old, new).prefix { $0 == $1 }.count
    return """
      \(name), line \(at + 1):
      golden: \(at < old.count ? old[at] : "(no such line)")
      output: \(at < new.count ? new[at] : "(no such line)")
      OVERSCROLL_WRITE_GOLDENS=1 tools/test writes golden files anew
      """
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The path of `Goldens/name` in the test's folder, or in the nearest folder above that has it.
  private static func path(of name: String, test: String) -> String? {
    var folders = test.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !folders.isEmpty {
      let path = "\(folders.joined(separator: "/"))/Goldens/\(name)"
      if access(path, F_OK) == 0 { return path }
      folders.removeLast()
    }
    return nil
  }

  /// The path for a golden file that does not exist yet: in `Goldens` of the test's module.
  private static func newPath(of name: String, test: String) -> String {
    let folders = test.split(separator: "/", omittingEmptySubsequences: false)
    let module = folders.firstIndex(of: "Tests").map { folders.prefix($0 + 2) } ?? folders.dropLast()
    return "\(module.joined(separator: "/"))/Goldens/\(name)"
  }

  /// Replaces a golden file in one step: another test may read it meanwhile.
  private static func write(_ text: String, to path: String) {
    guard contents(path) != text else { return }
    let part = "\(path).\(UInt32.random(in: 0...(.max))).part"
    guard let file = fopen(part, "w") else { return }
    fputs(text, file)
    fclose(file)
    rename(part, path)
  }

  private static func contents(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
