import CommandArguments
import FileAccess
import GestureTraces
import TraceStorage

/// A trace that a command line names: a file of its own, or one of a packed corpus.
package enum TraceLocation: Sendable {
  /// A path, or `-` for stdin; and its size, where it was asked for when it was found.
  case file(String, bytes: Int? = nil)
  /// The trace of a number in a corpus.
  case packed(Corpus, Int)
  /// One of these under the name that results have for it.
  indirect case renamed(TraceLocation, String)

  /// The path that messages and results have: that of the file, also where the file was packed.
  package var name: String {
    switch self {
    case .file(let path, _): path
    case .packed(let corpus, let index): corpus.name(at: index)
    case .renamed(_, let name): name
    }
  }

  /// The same of a trace that was read from here: a packed one has it with it.
  package func name(of trace: Trace) -> String {
    if case .packed = self { trace.path } else { name }
  }

  /// Bytes of its file, or of one with its events, about.
  package var bytes: Int {
    switch self {
    case .file(let path, let bytes): bytes ?? FileIO.size(of: path)
    case .packed(let corpus, let index): corpus.entry(at: index).events * Self.bytesPerEvent
    case .renamed(let trace, _): trace.bytes
    }
  }

  /// Bytes of an event in a file, about.
  private static let bytesPerEvent = 64

  /// Its events, as its corpus says; nil of a file.
  package var events: Int? {
    switch self {
    case .file: nil
    case .packed(let corpus, let index): corpus.entry(at: index).events
    case .renamed(let trace, _): trace.events
    }
  }

  /// True for a trace of this corpus.
  package func isPacked(in corpus: Corpus) -> Bool {
    if case .packed(let own, _) = self { own === corpus } else { false }
  }

  /// The word that names it on a command line.
  package var word: String {
    switch self {
    case .file(let path, _): path
    case .packed(let corpus, let index): corpus.word(for: corpus.name(at: index))
    case .renamed(let trace, _): trace.word
    }
  }

  /// The hash of its text: of two traces with the same, one is the other's copy.
  ///
  /// - Returns: That of the bytes of the file, also where it is packed.
  /// - Throws: `FileError` where the file can't be read.
  func textHash() throws -> UInt64 {
    switch self {
    case .file(let path, _): Self.hash(of: try FileIO.contents(of: path))
    case .packed(let corpus, let index): corpus.entry(at: index).textHash
    case .renamed(let trace, _): try trace.textHash()
    }
  }

  // By itself: in a function that throws, Swift 6.3.1 crashes over such a span of bytes that were just read.
  private static func hash(of text: [UInt8]) -> UInt64 { ContentHash.value(of: text.span.bytes) }

  /// The trace.
  ///
  /// - Parameter hashing: Whether it gets the hash of its contents.
  /// - Returns: What was read.
  /// - Throws: What keeps it from being read.
  package func trace(hashing: Bool = false) throws -> Trace {
    switch self {
    case .file(let path, _): try Self.trace(at: path, hashing: hashing)
    case .packed(let corpus, let index): try corpus.trace(at: index, hashing: hashing)
    case .renamed(let trace, let name):
      try RelativeNames.calling(trace.word, name) { try trace.trace(hashing: hashing) }
    }
  }

  private static func trace(at path: String, hashing: Bool) throws -> Trace {
    do {
      return try TraceReader.trace(at: path, hashing: hashing)
    } catch {
      guard error is TraceError, Corpus.begins(at: path) else { throw error }
      throw UserError("\(path): a packed corpus by its contents; give it a name that ends in .ovc")
    }
  }

  /// The contents of the file, byte for byte.
  ///
  /// - Throws: What keeps them from being read.
  package func text() throws -> [UInt8] {
    switch self {
    case .file(let path, _): try FileIO.contents(of: path)
    case .packed(let corpus, let index): try corpus.text(at: index)
    case .renamed(let trace, _): try trace.text()
    }
  }
}
