/// Prepares a word from a user's file for a message: in quotes, on one line, shortened if it is long.
package enum QuotedWord {
  /// The greatest number of characters of a word that a message shows.
  private static let most = 40

  /// The word in quotes, such as `'recal'`; a longer word is cut after its beginning.
  package static func text(_ word: some StringProtocol) -> String {
    let shown = String(word.prefix(most)).withoutControlCharacters
    return "'\(shown)\(word.dropFirst(most).isEmpty ? "" : "…")'"
  }
}
