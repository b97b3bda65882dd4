import Glibc

/// A folder of its own for a test, gone with the value.
package final class TemporaryFolder {
  /// Its path.
  package let path: String

  package init() {
    var name = Array("/tmp/overscroll-test-XXXXXX".utf8CString)
    path = mkdtemp(&name).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit {
    var pid = pid_t()
    let line = ["rm", "-rf", path]
    var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    if posix_spawn(&pid, "/bin/rm", nil, nil, &words, nil) == 0 { waitpid(pid, nil, 0) }
  }

  /// The path of a file in it.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file into it.
  package func write(_ text: String, to name: String) {
    write(Array(text.utf8), to: name)
  }

  /// Writes any bytes as a file into it.
  package func write(_ bytes: [UInt8], to name: String) {
    guard let file = fopen("\(path)/\(name)", "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// The text of a file in it; nil where there is none.
  package func text(of name: String) -> String? {
    guard let file = fopen("\(path)/\(name)", "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
