import TextFormats

/// Names in place of names: the same name gets the same one, and nobody without the key finds the name, nor tries names.
///
/// A pseudonym is the first 64 bits of HMAC-SHA-256 over the word for what is named, a zero byte and the name in UTF-8, in 16
/// hexadecimal digits: of 10,000 people two have the same by chance once in 400 billion times (birthday bound, n² / 2⁶⁵).
package struct Pseudonyms: Sendable {
  /// The kinds of things named; a person and a device of one name have nothing in common.
  enum Kind: String {
    case subject, device, trace, hash, log
  }

  /// The least and most bytes of a key: 128 bits cannot be tried out.
  package static let keyBytes = 16...4096
  /// Bytes of a random key.
  private static let randomBytes = 32
  /// Bytes of the digest that a pseudonym shows.
  private static let shown = 8

  private let key: [UInt8]

  /// Pseudonyms of a key that is drawn now, from the system's random numbers, and kept nowhere.
  package init() {
    var generator = SystemRandomNumberGenerator()
    key = (0..<Self.randomBytes).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Pseudonyms of a key: who has it makes the same ones again.
  ///
  /// - Parameter key: As many bytes as ``keyBytes`` allows.
  package init(key: [UInt8]) {
    precondition(Self.keyBytes.contains(key.count), "a key has 16 to 4096 bytes")
    self.key = key
  }

  /// 16 hexadecimal digits.
  func digits(_ kind: Kind, _ name: String) -> String {
    SHA256.keyed(Array(kind.rawValue.utf8) + [0] + Array(name.utf8), key: key).prefix(Self.shown)
      .map { PaddedText.right(String($0, radix: 16), to: 2, with: "0") }.joined()
  }

  /// The person: `s-0123456789abcdef`.
  func subject(_ name: String) -> String { "s-" + digits(.subject, name) }

  /// The device: `device-0123456789abcdef`.
  func device(_ name: String) -> String { "device-" + digits(.device, name) }

  /// The file of a trace: `trace-0123456789abcdef.trace`; by the hash of what is in it where that is known, so that a row and its trace
  /// go together, else by its path.
  func trace(hash: String?, path: String) -> String {
    "trace-" + digits(.trace, hash.map { "hash " + $0 } ?? "path " + path) + ".trace"
  }
}
