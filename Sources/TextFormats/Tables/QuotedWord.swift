/// A word of somebody's file as a message shows it: in quotes, on one line, not too long.
package enum QuotedWord {
  /// The most characters that are shown: enough to know which word is meant.
  private static let most = 40

  /// `'recal'`; of a longer word, its beginning.
  package static func text(_ word: some StringProtocol) -> String {
    let shown = String(word.prefix(most)).withoutControlCharacters
    return "'\(shown)\(word.dropFirst(most).isEmpty ? "" : "…")'"
  }
}
