import TextFormats

/// Takes out of traces, rows and bundles what says who somebody is and on which machine.
///
/// It keeps what it knows and what replays and reports need, and nothing else: a key that this program does not know may hold anything.
package struct Scrubber: Sendable {
  /// The choice of names to keep.
  package struct Choice: Sendable {
    /// The device's name, bus, vendor and product stay.
    package var keepsDevice = false
    /// The name that stays of a trace that a row tells of, by its path; nil for a path that may not stay. Where there is no such
    /// function none stays.
    package var keptName: (@Sendable (String) -> String?)?
    /// Nothing stands in place of a subject and a device.
    package var removes = false

    /// Pseudonyms for everything.
    package init() {}
  }

  /// Names to keep.
  package let choice: Choice
  let pseudonyms: Pseudonyms

  /// A scrubber.
  ///
  /// - Parameters:
  ///   - choice: What is kept.
  ///   - pseudonyms: What stands in place of names.
  package init(_ choice: Choice, _ pseudonyms: Pseudonyms) {
    (self.choice, self.pseudonyms) = (choice, pseudonyms)
  }

  /// The person, as rows have the name too: without control characters.
  func subject(_ name: String?) -> String? {
    choice.removes ? nil : name.map { pseudonyms.subject($0.withoutControlCharacters) }
  }

  /// The device, likewise.
  func device(_ name: String?) -> String? {
    if choice.keepsDevice { return name }
    return choice.removes ? nil : name.map { pseudonyms.device($0.withoutControlCharacters) }
  }

  /// The name of a file of rows or of a bundle, whose contents say nothing that it could be called by.
  ///
  /// - Parameters:
  ///   - path: As given.
  ///   - word: What it is: `rows`.
  ///   - ending: The end of its name.
  /// - Returns: A name that says nothing of the path.
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
  /// It is no row, or has something where no row has it.
  case noRow
  /// The path of a trace that tells more than its name below a folder.
  case nameThatMustNotStay(String)
}
