import CommandArguments
import FileAccess
import GestureTraces
import TraceStorage

/// A trace that a command line names: a file, or a trace in a packed corpus.
package enum TraceLocation: Sendable {
  /// A file with this path, or stdin (`-`), and its size in bytes if known.
  case file(String, bytes: Int? = nil)
  /// The trace with this index in a packed corpus.
  case packed(Corpus, Int)
  /// A trace at another location, and the name that results use for it.
  indirect case renamed(TraceLocation, String)

  /// The trace's path in messages and results. For a packed trace, it is the path of the file that was packed.
  package var name: String {
    switch self {
    case .file(let path, _): path
    case .packed(let corpus, let index): corpus.name(at: index)
    case .renamed(_, let name): name
    }
  }

  /// The name in results of a trace that was read from this location.
  package func name(of trace: Trace) -> String {
    if case .packed = self { trace.path } else { name }
  }

  /// The approximate size of the trace as a file, in bytes.
  package var bytes: Int {
    switch self {
    case .file(let path, let bytes): bytes ?? FileIO.size(of: path)
    case .packed(let corpus, let index): corpus.entry(at: index).events * Self.bytesPerEvent
    case .renamed(let trace, _): trace.bytes
    }
  }

  /// The approximate size of one event in a trace file, in bytes.
  private static let bytesPerEvent = 64

  /// The number of events of a trace in a corpus; nil for a file, which would have to be read.
  package var events: Int? {
    switch self {
    case .file: nil
    case .packed(let corpus, let index): corpus.entry(at: index).events
    case .renamed(let trace, _): trace.events
    }
  }

  /// True if the trace is in this corpus.
  package func isPacked(in corpus: Corpus) -> Bool {
    if case .packed(let own, _) = self { own === corpus } else { false }
  }

  /// The word that names the trace on a command line: its path, or `corpus.ovc:NAME`.
  package var word: String {
    switch self {
    case .file(let path, _): path
    case .packed(let corpus, let index): corpus.word(for: corpus.name(at: index))
    case .renamed(let trace, _): trace.word
    }
  }

  /// The hash of the trace's text. Traces with the same hash are copies.
  ///
  /// - Returns: The hash of the file's bytes, also for a packed trace.
  /// - Throws: `FileError` if the file cannot be read.
  func textHash() throws -> UInt64 {
    switch self {
    case .file(let path, _): Self.hash(of: try FileIO.contents(of: path))
    case .packed(let corpus, let index): corpus.entry(at: index).textHash
    case .renamed(let trace, _): try trace.textHash()
    }
  }

  // A separate function: within a throwing one, Swift 6.3.1 crashes over such a span of bytes that were just read.
  private static func hash(of text: [UInt8]) -> UInt64 { ContentHash.value(of: text.span.bytes) }

  /// Reads the trace from its file or corpus. A name with a control character is an error of this trace, not of the folder that has it.
  ///
  /// - Parameter hashing: Whether to compute the hash of its contents.
  /// - Returns: The trace.
  /// - Throws: An error if it cannot be read.
  package func trace(hashing: Bool = false) throws -> Trace {
    switch self {
    case .file(let path, _): try Self.trace(at: path, hashing: hashing)
    case .packed(let corpus, let index): try corpus.trace(at: index, hashing: hashing)
    case .renamed(let trace, let name):
      try RelativeNames.calling(trace.word, name) { try trace.trace(hashing: hashing) }
    }
  }

  private static func trace(at path: String, hashing: Bool) throws -> Trace {
    try OutputCheck.requirePlainName(path)
    do {
      return try TraceReader.trace(at: path, hashing: hashing)
    } catch {
      guard error is TraceError, Corpus.begins(at: path) else { throw error }
      throw UserError("\(path): a packed corpus by its contents; give it a name that ends in .ovc")
    }
  }

  private static func text(at path: String) throws -> [UInt8] {
    try OutputCheck.requirePlainName(path)
    return try FileIO.contents(of: path)
  }

  /// The text of the trace, byte for byte as in the trace file.
  ///
  /// - Throws: An error if they cannot be read.
  package func text() throws -> [UInt8] {
    switch self {
    case .file(let path, _): try Self.text(at: path)
    case .packed(let corpus, let index): try corpus.text(at: index)
    case .renamed(let trace, _): try trace.text()
    }
  }
}
