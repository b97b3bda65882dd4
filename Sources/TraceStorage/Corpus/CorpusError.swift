/// The reason that a packed corpus, or a trace in it, is refused.
package enum CorpusProblem: Error, Equatable, Sendable {
  /// The file begins otherwise.
  case noCorpus
  /// Of a version this program does not read.
  case version(UInt32)
  /// No trailer at the end, and none before.
  case cutOff(bytes: Int)
  /// Bytes that do not have their checksum: what they are, where, how many.
  case checksum(of: String, at: Int, bytes: Int)
  /// Bytes with the right checksum that say what cannot be.
  case impossible(String)
  /// No trace of this name.
  case noTrace(near: String?)
}

/// A packed corpus, or a trace in it, that is refused: which, why, and what to do.
package struct CorpusError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The corpus, with the trace's name after a colon where it is about one.
  package let place: String
  /// The reason.
  package let problem: CorpusProblem

  /// An error about a corpus, or a trace in it.
  package init(place: String, problem: CorpusProblem) { (self.place, self.problem) = (place, problem) }

  /// The line for a person.
  package var description: String { "\(place): \(words)" }

  private var words: String {
    switch problem {
    case .noCorpus:
      "not a packed corpus, in spite of its name; 'overscroll pack TRACE… -o FILE.ovc' makes one"
    case .version(let version):
      "a packed corpus of version \(version), but this program reads version \(CorpusLayout.version); use a newer overscroll"
    case .cutOff(let bytes):
      "damaged: the index is missing at the end of its \(bytes) bytes; copy it again, or pack the traces again"
    case .checksum(let what, let position, let bytes):
      "damaged: \(what) (\(bytes) bytes from byte \(position) on) does not match its checksum; copy the corpus again, or pack the traces again"
    case .impossible(let what):
      "damaged: \(what); copy the corpus again, or pack the traces again"
    case .noTrace(let near):
      "the corpus does not contain a trace of this name; "
        + (near.map { "did you mean '\($0)'?" } ?? "'overscroll unpack --list' lists them")
    }
  }
}
