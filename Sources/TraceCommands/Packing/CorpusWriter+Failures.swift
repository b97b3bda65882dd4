import CommandArguments
import CommandInputs
import TextFormats
import TraceStorage

extension CorpusWriter {
  /// Completes a corpus, except that one with fewer traces than asked for never replaces another, which may have them all.
  ///
  /// - Parameters:
  ///   - path: The corpus, for messages.
  ///   - tally: The traces that could not be added.
  ///   - what: The work in a message, as `packed`.
  /// - Throws: An error if the corpus cannot be written, or is not replaced.
  func finish(_ path: String, after tally: FailureTally, _ what: String) throws {
    let count = tally.failures.count
    guard count == 0 || !replaces else {
      throw UserError(
        "\(path): not replaced, because \(Counted.text(count, "input")) could not be \(what); for a corpus of the others, name a new file with -o"
      )
    }
    try finish()
  }
}
