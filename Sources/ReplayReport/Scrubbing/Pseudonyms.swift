import TextFormats

/// Replaces names by pseudonyms that depend on a secret key.
///
/// Equal names get equal pseudonyms. Without the key nobody can find the name behind a pseudonym, not even by trying names. A pseudonym is
/// the first 64 bits of HMAC-SHA-256 over the kind of thing, a zero byte and the name in UTF-8, as 16 hexadecimal digits. Among 10,000
/// people, two have the same pseudonym with a probability of 1 in 400 billion (birthday bound, n² / 2⁶⁵).
package struct Pseudonyms: Sendable {
  /// The kinds of things that have names; a person and a device of the same name get different pseudonyms.
  enum Kind: String {
    case subject, device, trace, hash, log
  }

  /// The allowed length of a key, in bytes; even 16 bytes (128 bits) cannot be found by trying.
  package static let keyBytes = 16...4096
  /// The length of a random key, in bytes.
  private static let randomBytes = 32

  private let key: [UInt8]

  /// Makes a new key from the system's random numbers; it is not stored anywhere.
  package init() {
    var generator = SystemRandomNumberGenerator()
    key = (0..<Self.randomBytes).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Uses a given key; the same key gives the same pseudonyms.
  ///
  /// - Parameter key: The key; its length must be in ``keyBytes``.
  package init(key: [UInt8]) {
    precondition(Self.keyBytes.contains(key.count), "a key has 16 to 4096 bytes")
    self.key = key
  }

  /// The 16 hexadecimal digits of the pseudonym for a name.
  func digits(_ kind: Kind, _ name: String) -> String {
    SHA256.digits(of: SHA256.keyed(Array(kind.rawValue.utf8) + [0] + Array(name.utf8), key: key))
  }

  /// A pseudonym for a person: `s-0123456789abcdef`.
  func subject(_ name: String) -> String { "s-" + digits(.subject, name) }

  /// A pseudonym for a device: `device-0123456789abcdef`.
  func device(_ name: String) -> String { "device-" + digits(.device, name) }

  /// A pseudonym for the name of a trace's file: `trace-0123456789abcdef.trace`.
  ///
  /// It is made from the hash of the trace's contents if that is known, so that a row and its trace get the same name, otherwise from the
  /// path.
  func trace(hash: String?, path: String) -> String {
    "trace-" + digits(.trace, hash.map { "hash " + $0 } ?? "path " + path) + ".trace"
  }
}
