/// Writes command lines that users can copy into a shell.
package enum ShellLine {
  /// A command line of these words, with quotes around words that a shell would change.
  ///
  /// - Parameter words: The words.
  /// - Returns: One line that is valid in sh, bash, zsh and fish.
  package static func text(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// A path written so that no command mistakes it for an option; `-`, which means standard input, stays.
  package static func path(_ path: String) -> String {
    path.hasPrefix("-") && path != "-" ? "./\(path)" : path
  }

  /// True for letters of any alphabet, digits, and characters without a meaning for shells.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "-_./=:,+@%".unicodeScalars.contains(scalar)
  }

  private static func quoted(_ word: String) -> String {
    guard word.isEmpty || !word.unicodeScalars.allSatisfy(isPlain) else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
