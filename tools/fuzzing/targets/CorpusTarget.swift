import GestureTraces
import Glibc
import TraceStorage

/// A packed corpus: every trace in it is what its text is, or refused.
enum CorpusTarget {
  static func judge(_ bytes: [UInt8]) -> Bool {
    FuzzFile.hold(bytes)
    guard let corpus = try? Corpus(at: FuzzFile.path) else { return false }
    _ = corpus.commonFolder
    var isAccepted = corpus.count > 0
    for index in 0..<corpus.count {
      let name = corpus.name(at: index)
      // A name that is no UTF-8 is shown with other characters, by which nobody finds it.
      demand(
        name.contains("\u{FFFD}") || corpus.index(named: name) != nil, "a trace is not found by its name")
      guard let text = try? corpus.text(at: index) else {
        isAccepted = false
        continue
      }
      let packed = try? corpus.trace(at: index)
      let read = try? TraceReader.trace(of: text, path: name)
      demand(packed == read, "a packed trace is another than its text")
    }
    return isAccepted
  }
}

/// The one file that holds an input for readers that want a file.
enum FuzzFile {
  /// Its path: in memory, of this process alone.
  static let path: String = {
    var template = Array("/dev/shm/overscroll-fuzz-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    precondition(descriptor >= 0, "there is no /dev/shm")
    close(descriptor)
    atexit { unlink(FuzzFile.path) }
    return String(cString: template.withUnsafeBufferPointer { $0.baseAddress! })
  }()

  /// Puts bytes in it.
  static func hold(_ bytes: [UInt8]) {
    let descriptor = open(path, O_WRONLY | O_TRUNC)
    precondition(descriptor >= 0, "the file is gone")
    defer { close(descriptor) }
    precondition(write(descriptor, bytes, bytes.count) == bytes.count, "the file takes no bytes")
  }
}
