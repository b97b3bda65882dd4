import CommandArguments
import PromptedCapture
import TextFormats

/// The protocol that a word of the command line means.
enum ProtocolChoice {
  /// The words a shell offers for it.
  static let candidates = Candidates(CaptureProtocol.builtInNames, paths: .files(endings: [".json"]))

  /// The built-in protocol of this name, else the file.
  ///
  /// - Parameters:
  ///   - word: A name; with a slash or `.json` at its end it is a file, also `-` for stdin.
  ///   - invocation: For the message.
  /// - Returns: The protocol.
  /// - Throws: What is wrong with the word or the file.
  static func named<Options>(_ word: String, _ invocation: Invocation<Options>) throws -> CaptureProtocol {
    if word == "-" || word.contains("/") || word.hasSuffix(".json") { return try CaptureProtocol(path: word) }
    if let known = CaptureProtocol(named: word) { return known }
    throw invocation.mistake(
      Suggestion.complaint(
        kind: "protocol", name: word, names: CaptureProtocol.builtInNames,
        otherwise: "a file whose name ends in .json or holds a slash"))
  }
}
