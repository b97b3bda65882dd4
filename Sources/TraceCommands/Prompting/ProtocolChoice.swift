import CommandArguments
import PromptedCapture
import TextFormats

/// Finds the protocol that a word of a command line names.
enum ProtocolChoice {
  /// The names of built-in protocols and the files that shell completion offers.
  static let candidates = Candidates(CaptureProtocol.builtInNames, paths: .files(endings: [".json"]))

  /// The built-in protocol with this name, or the protocol in this file.
  ///
  /// - Parameters:
  ///   - word: A name. With a slash, or `.json` at its end, it is a file; `-` is stdin.
  ///   - invocation: The call, for error messages.
  /// - Returns: The protocol.
  /// - Throws: An error for an unknown name or an invalid file.
  static func named<Options>(_ word: String, _ invocation: Invocation<Options>) throws -> CaptureProtocol {
    if word == "-" || word.contains("/") || word.hasSuffix(".json") { return try CaptureProtocol(path: word) }
    if let known = CaptureProtocol(named: word) { return known }
    throw invocation.mistake(
      Suggestion.complaint(
        kind: "protocol", name: word, names: CaptureProtocol.builtInNames,
        otherwise: "a file whose name ends in .json or holds a slash"))
  }
}
