import Glibc

/// Compares names with shell patterns, which contain `*`, `?` or `[…]`.
package enum ShellPattern {
  /// True if a word contains `*`, `?` or `[`, so that it is a pattern.
  package static func isPattern(_ word: String) -> Bool { word.contains { "*?[".contains($0) } }

  /// True if a name matches a pattern, by the rules of `fnmatch(3)`.
  ///
  /// - Parameters:
  ///   - pattern: The pattern. A word without pattern characters matches itself.
  ///   - name: The name.
  /// - Returns: True if the name matches.
  package static func matches(_ pattern: String, _ name: String) -> Bool { fnmatch(pattern, name, 0) == 0 }
}
