import TextFormats

/// Removes from traces, rows and bundles what identifies a person or a machine.
///
/// It works with an allow list: only known keys that replays and reports need stay, because an unknown key may contain anything.
package struct Scrubber: Sendable {
  /// Which names stay.
  package struct Choice: Sendable {
    /// True to leave the device's name, bus, vendor and product in place.
    package var keepsDevice = false
    /// The name that stays for a trace mentioned in a row, by its path; nil if that path must not stay. Without a function no name stays.
    package var keptName: (@Sendable (String) -> String?)?
    /// True to remove subjects and devices without a replacement.
    package var removes = false

    /// Replaces everything by pseudonyms.
    package init() {}
  }

  /// Which names stay.
  package let choice: Choice
  let pseudonyms: Pseudonyms

  /// A scrubber.
  ///
  /// - Parameters:
  ///   - choice: Which names stay.
  ///   - pseudonyms: The replacements for names.
  package init(_ choice: Choice, _ pseudonyms: Pseudonyms) {
    (self.choice, self.pseudonyms) = (choice, pseudonyms)
  }

  /// The replacement for a person's name, which is first stripped of control characters as in rows; nil if removed.
  func subject(_ name: String?) -> String? {
    choice.removes ? nil : name.map { pseudonyms.subject($0.withoutControlCharacters) }
  }

  /// The replacement for a device's name, which is first stripped of control characters as in rows; nil if removed.
  func device(_ name: String?) -> String? {
    if choice.keepsDevice { return name }
    return choice.removes ? nil : name.map { pseudonyms.device($0.withoutControlCharacters) }
  }

  /// A name for a scrubbed file of rows or a bundle, which has no content that could serve as its name.
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

/// The reason why something cannot be scrubbed.
package enum ScrubFault: Error, Equatable {
  /// It is not a row, or has a value that no row has at that position.
  case noRow
  /// The given trace path reveals more than a file name below a folder.
  case nameThatMustNotStay(String)
}
