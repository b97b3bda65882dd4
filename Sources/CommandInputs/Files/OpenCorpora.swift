import CommandArguments
import FileAccess
import Synchronization
import TraceStorage

/// The packed corpora that this call named, each opened once: results name traces as they were packed, and who has such a name
/// finds the trace here.
package enum OpenCorpora {
  private static let all = Mutex<[Corpus]>([])

  /// The corpus at a path.
  ///
  /// - Parameters:
  ///   - path: As given.
  ///   - warn: Takes a line about how it was read, the first time.
  /// - Returns: It, with a trace at least.
  /// - Throws: A file that is no sound corpus, or one without traces.
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

  /// Traces after which memory is given back: of small ones some megabytes.
  private static let stretch = 1 << 12

  /// Gives back the memory that packed traces took that were read, now and then.
  ///
  /// - Parameters:
  ///   - count: Traces that were read before.
  ///   - more: Those that were read just now.
  package static func forget(after count: Int, and more: Int) {
    guard count / stretch < (count + more) / stretch else { return }
    for corpus in all.withLock({ $0 }) { corpus.forget() }
  }

  /// The packed trace of a name; nil where no open corpus has it.
  ///
  /// - Parameter name: As results have it.
  /// - Returns: Where it is packed.
  static func location(named name: String) -> TraceLocation? {
    for corpus in all.withLock({ $0 }) {
      if let index = corpus.index(named: name) { return .packed(corpus, index) }
    }
    return nil
  }

  /// The folder that all traces of a corpus are below, with its slash, where `path` is a corpus that is open; nil for any other.
  ///
  /// - Parameter path: As given.
  /// - Returns: What the paths in it have in common.
  package static func folder(ofCorpusAt path: String) -> String? {
    all.withLock { $0.first { $0.path == path } }?.commonFolder
  }
}
