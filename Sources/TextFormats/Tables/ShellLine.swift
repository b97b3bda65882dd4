/// A command line to copy into a shell.
package enum ShellLine {
  /// The words with spaces between, each in quotes where a shell would read it otherwise.
  ///
  /// - Parameter words: The words.
  /// - Returns: One line, whatever the words hold, for sh, bash, zsh, fish.
  package static func text(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// A path as a word that no command takes for an option; `-`, standard input, stays.
  package static func path(_ path: String) -> String {
    path.hasPrefix("-") && path != "-" ? "./\(path)" : path
  }

  /// Letters of any alphabet, digits, and signs that mean nothing to a shell.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "-_./=:,+@%".unicodeScalars.contains(scalar)
  }

  private static func quoted(_ word: String) -> String {
    guard word.isEmpty || !word.unicodeScalars.allSatisfy(isPlain) else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
