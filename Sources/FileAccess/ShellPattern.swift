import Glibc

/// Shell patterns: `*`, `?` and `[…]`.
package enum ShellPattern {
  /// True if a word contains a pattern character.
  package static func isPattern(_ word: String) -> Bool { word.contains { "*?[".contains($0) } }

  /// Matches a name against a pattern, as `fnmatch(3)` does.
  ///
  /// - Parameters:
  ///   - pattern: The pattern. A word without pattern characters matches itself.
  ///   - name: The name.
  /// - Returns: True if the name matches.
  package static func matches(_ pattern: String, _ name: String) -> Bool { fnmatch(pattern, name, 0) == 0 }
}
