/// Why a packed corpus, or a trace in it, is refused.
package enum CorpusProblem: Error, Equatable, Sendable {
  /// The file does not begin like a corpus.
  case noCorpus
  /// A version that this program does not read.
  case version(UInt32)
  /// The file was cut off: no trailer (the end mark of a segment) was found in it.
  case cutOff(bytes: Int)
  /// A checksum does not match: what the bytes contain, their position, and their number.
  case checksum(of: String, at: Int, bytes: Int)
  /// The checksum matches, but the content is impossible; the text says what it is.
  case impossible(String)
  /// There is no trace with this name.
  case noTrace(near: String?)
}

/// An error about a packed corpus, or a trace in it: the place, the reason, and what to do.
package struct CorpusError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The path of the corpus, followed by a colon and the trace's name if the error is about one trace.
  package let place: String
  /// Why the corpus or the trace is refused.
  package let problem: CorpusProblem

  /// An error about the corpus or the trace at `place`.
  package init(place: String, problem: CorpusProblem) { (self.place, self.problem) = (place, problem) }

  /// The error message for people, on one line.
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
