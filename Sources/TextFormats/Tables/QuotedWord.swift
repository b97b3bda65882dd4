/// A word from a user's file for use in a message: in quotes, on one line, shortened if it is long.
package enum QuotedWord {
  /// The most characters shown.
  private static let most = 40

  /// The word in quotes, such as `'recal'`; of a longer word only its beginning.
  package static func text(_ word: some StringProtocol) -> String {
    let shown = String(word.prefix(most)).withoutControlCharacters
    return "'\(shown)\(word.dropFirst(most).isEmpty ? "" : "…")'"
  }
}
