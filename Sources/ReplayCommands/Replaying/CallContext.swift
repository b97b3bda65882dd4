import CommandInputs
import ReplayReport

/// The part of a call that commands to run next take over: the traces, and how these are replayed.
struct CallContext {
  /// Command lines on the same traces.
  let call: NextCall
  /// `--rows` or `--merge` where the files are rows or parts, not traces.
  var source: [String] = []
  /// The options that decide replays.
  let words: PartialHeader.Words
  /// The words that a person gave for engines, by the name results have, where that is another.
  var engines: [String: String] = [:]
  /// The names of the policies among the engines.
  var policies: Set<String> = []

  /// True if the files are traces.
  var hasTraces: Bool { source.isEmpty }
  /// True if the files are parts, which only the command that wrote them takes, and nothing that decides replays with them.
  var hasParts: Bool { source == ["--merge"] }
  /// The options with which the same command counts the same again.
  var again: [String] { hasParts ? source : source + words.all }

  /// A call on rows.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - words: The options that choose among them.
  ///   - engines: The words that were given for engines.
  /// - Returns: What commands on the same rows take over.
  static func ofRows(
    _ paths: [String], _ words: PartialHeader.Words, engines: [String: String] = [:]
  ) -> CallContext {
    CallContext(call: NextCall(paths), source: ["--rows"], words: words, engines: engines)
  }

  /// A call on parts.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - header: What they have in common.
  /// - Returns: What the same command on the same parts takes over.
  static func ofParts(_ paths: [String], _ header: PartialHeader) -> CallContext {
    CallContext(
      call: NextCall(paths), source: ["--merge"], words: header.words, engines: header.givenWords,
      policies: header.policies)
  }

  /// A call on traces.
  ///
  /// - Parameters:
  ///   - call: Command lines on the traces.
  ///   - header: How they are replayed.
  init(_ call: NextCall, _ header: PartialHeader) {
    self.init(call: call, words: header.words, engines: header.givenWords, policies: header.policies)
  }

  private init(
    call: NextCall, source: [String] = [], words: PartialHeader.Words, engines: [String: String],
    policies: Set<String> = []
  ) {
    (self.call, self.source, self.words) = (call, source, words)
    (self.engines, self.policies) = (engines, policies)
  }
}
