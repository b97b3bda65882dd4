/// A word of somebody's file as a message shows it: in quotes, on one line, not too long.
enum QuotedWord {
  /// Characters that are shown: more nobody reads to know which word is meant.
  private static let most = 40

  /// `'recal'`; of a longer one its beginning.
  static func text(_ word: some StringProtocol) -> String {
    let shown = word.prefix(most).unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
    }
    return "'\(String(shown))\(word.dropFirst(most).isEmpty ? "" : "…")'"
  }
}
