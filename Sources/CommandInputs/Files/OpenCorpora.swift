import CommandArguments
import FileAccess
import Synchronization
import TraceStorage

/// The packed corpora that the command line names, each opened once.
///
/// Results name a packed trace by the path that it had before it was packed; ``location(named:)`` finds the trace by that path.
package enum OpenCorpora {
  private static let all = Mutex<[Corpus]>([])

  /// Opens the corpus at a path, or returns it if it is open already.
  ///
  /// - Parameters:
  ///   - path: The path as given.
  ///   - warn: Receives warnings when the corpus is opened.
  /// - Returns: The corpus, with at least one trace.
  /// - Throws: An error for a damaged file, or a corpus without traces.
  package static func corpus(at path: String, warn: (String) -> Void) throws -> Corpus {
    let identity = FileIO.identity(of: path)
    if let known = all.withLock({ $0.first { $0.path == path && $0.identity == identity } }) { return known }
    let corpus = try Corpus(at: path)
    guard corpus.count > 0 else {
      throw UserError(
        "\(path): no trace in this corpus; add some (overscroll pack --append TRACE… -o \(path))")
    }
    if let warning = corpus.warning { warn(warning) }
    // The newest is asked first.
    all.withLock { $0.insert(corpus, at: 0) }
    return corpus
  }

  /// The number of packed traces that may be read before memory is released: some megabytes for small traces.
  private static let stretch = 1 << 12

  /// Releases the memory of packed traces that were read, each time a certain number has been read.
  ///
  /// - Parameters:
  ///   - count: The number of traces read before.
  ///   - more: The number of traces read just now.
  package static func forget(after count: Int, and more: Int) {
    guard count / stretch < (count + more) / stretch else { return }
    for corpus in all.withLock({ $0 }) { corpus.forget() }
  }

  /// The packed trace with a given name; nil if no open corpus has it.
  ///
  /// - Parameter name: The name in results.
  /// - Returns: The trace's location in its corpus.
  static func location(named name: String) -> TraceLocation? {
    for corpus in all.withLock({ $0 }) {
      if let index = corpus.index(named: name) { return .packed(corpus, index) }
    }
    return nil
  }

  /// The folder that contains all traces of an open corpus, with a final slash; nil if `path` is not an open corpus.
  ///
  /// - Parameter path: The path as given.
  /// - Returns: The common prefix of the paths in the corpus.
  package static func folder(ofCorpusAt path: String) -> String? {
    all.withLock { $0.first { $0.path == path } }?.commonFolder
  }
}
