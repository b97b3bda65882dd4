import CommandInputs
import ReplayExperiments
import ReplayReport

/// The part of a call that the suggested commands (`next:`) repeat: the traces, and the options for replaying them.
struct CallContext {
  /// Builds command lines for the same traces.
  let call: NextCall
  /// `--rows` or `--merge` if the files are rows or partial results instead of traces.
  var source: [String] = []
  /// The call's options that affect replays: engines, models and motion.
  let words: PartialHeader.Words
  /// The words that the user gave for engines and models that are not selected by their names.
  let given: GivenWords
  /// The names, in results, of those engines that are policies.
  var policies: Set<String> = []

  /// True if the call's files are traces, not rows or partial results.
  var hasTraces: Bool { source.isEmpty }
  /// True if the call's files are partial results (`--merge`). Only the command that wrote them reads them, without options that affect
  /// replays.
  var hasParts: Bool { source == ["--merge"] }
  /// The options with which the same command gives the same counts again, `--rows` or `--merge` included.
  var again: [String] { hasParts ? source : source + words.all }

  /// Creates the context of a call on rows.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - words: The options that select rows.
  ///   - given: The words that the user gave for engines and models.
  /// - Returns: The context for commands on the same rows.
  static func ofRows(
    _ paths: [String], _ words: PartialHeader.Words, _ given: GivenWords
  ) -> CallContext {
    CallContext(call: NextCall(paths), source: ["--rows"], words: words, given: given)
  }

  /// Creates the context of a call on partial results.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - header: The header that all files share.
  /// - Returns: The context for the same command on the same files.
  static func ofParts(_ paths: [String], _ header: PartialHeader) -> CallContext {
    CallContext(
      call: NextCall(paths), source: ["--merge"], words: header.words, given: header.given,
      policies: header.policies)
  }

  /// Creates the context of a call on traces.
  ///
  /// - Parameters:
  ///   - call: Command lines for the traces.
  ///   - header: The settings of the replays.
  init(_ call: NextCall, _ header: PartialHeader) {
    self.init(call: call, words: header.words, given: header.given, policies: header.policies)
  }

  private init(
    call: NextCall, source: [String] = [], words: PartialHeader.Words, given: GivenWords,
    policies: Set<String> = []
  ) {
    (self.call, self.source, self.words) = (call, source, words)
    (self.given, self.policies) = (given, policies)
  }
}
