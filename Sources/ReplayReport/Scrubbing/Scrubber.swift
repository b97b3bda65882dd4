import TextFormats

/// Removes from traces, rows and bundles everything that identifies a person or a machine.
///
/// It works with an allow list: only known keys that replays and reports need stay, because an unknown key may contain anything.
package struct Scrubber: Sendable {
  /// The user's choice of which names stay, and how the others are replaced.
  package struct Choice: Sendable {
    /// True if the device's name, bus, vendor and product stay.
    package var keepsDevice = false
    /// For the path of a trace that a row mentions, returns the name that stays, or nil if the path must not stay.
    ///
    /// Without a function, every path is replaced by a pseudonym.
    package var keptName: (@Sendable (String) -> String?)?
    /// True if the names of people and devices are removed, false if pseudonyms replace them.
    package var removes = false

    /// Chooses to replace all names by pseudonyms.
    package init() {}
  }

  /// Which names stay, and how the others are replaced.
  package let choice: Choice
  let pseudonyms: Pseudonyms

  /// Stores the choice of names and the pseudonyms to use.
  ///
  /// - Parameters:
  ///   - choice: Which names stay.
  ///   - pseudonyms: The replacements for names.
  package init(_ choice: Choice, _ pseudonyms: Pseudonyms) {
    (self.choice, self.pseudonyms) = (choice, pseudonyms)
  }

  /// The replacement for a person's name; nil if the name is removed or missing.
  ///
  /// The name is first stripped of control characters, as in rows, so that both get the same pseudonym.
  func subject(_ name: String?) -> String? {
    choice.removes ? nil : name.map { pseudonyms.subject($0.withoutControlCharacters) }
  }

  /// The replacement for a device's name; nil if the name is removed or missing.
  ///
  /// The name is first stripped of control characters, as in rows, so that both get the same pseudonym.
  func device(_ name: String?) -> String? {
    if choice.keepsDevice { return name }
    return choice.removes ? nil : name.map { pseudonyms.device($0.withoutControlCharacters) }
  }

  /// A name for a scrubbed file of rows or bundles, made from the original path.
  ///
  /// - Parameters:
  ///   - path: The original path.
  ///   - word: The kind of file, such as `rows`.
  ///   - ending: The file name extension.
  /// - Returns: A name that reveals nothing about the path.
  package func otherName(of path: String, _ word: String, ending: String) -> String {
    "\(word)-\(pseudonyms.digits(.log, path))\(ending)"
  }

  func path(_ path: String, hash: String?) throws(ScrubFault) -> String {
    guard let keptName = choice.keptName else { return pseudonyms.trace(hash: hash, path: path) }
    guard let name = keptName(path) else { throw .nameThatMustNotStay(path) }
    return name
  }
}

/// The reason why a row cannot be scrubbed.
package enum ScrubFault: Error, Equatable {
  /// The text is not a row, or has a value that no row has at that position.
  case noRow
  /// The row mentions a trace by this path, which may not stay because it can reveal more than a file name below a folder.
  case nameThatMustNotStay(String)
}
