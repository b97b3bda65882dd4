import Glibc

/// Patterns as a shell has them: `*`, `?` and `[…]`.
package enum ShellPattern {
  /// True if a word has a sign in it that stands for several letters.
  package static func isPattern(_ word: String) -> Bool { word.contains { "*?[".contains($0) } }

  /// Compares a name with a pattern, as `fnmatch(3)` does.
  ///
  /// - Parameters:
  ///   - pattern: The pattern; one that is none stands for itself.
  ///   - name: The name.
  /// - Returns: True if the pattern stands for it.
  package static func matches(_ pattern: String, _ name: String) -> Bool { fnmatch(pattern, name, 0) == 0 }
}
