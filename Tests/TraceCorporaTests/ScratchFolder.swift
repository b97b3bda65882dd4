import FileAccess
import Glibc

/// A folder of a test's own, gone with the value.
final class ScratchFolder {
  let path: String

  init() {
    var template = Array("/tmp/overscroll-corpus-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    for file in (try? FileIO.files(under: path)) ?? [] { unlink(file) }
    rmdir(path)
  }

  /// The path of a file in it.
  func file(_ name: String) -> String { "\(path)/\(name)" }
}
