/// A command line to copy into a shell.
enum ShellLine {
  /// The words with spaces between, each in quotes where a shell would read it otherwise.
  ///
  /// - Parameter words: The words.
  /// - Returns: One line, whatever the words hold, for sh, bash, zsh, fish.
  static func text(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  private static let plain =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:,+@%"

  private static func quoted(_ word: String) -> String {
    guard word.isEmpty || !word.allSatisfy(plain.contains) else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
