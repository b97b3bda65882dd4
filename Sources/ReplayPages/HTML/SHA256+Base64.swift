import TextFormats

extension SHA256 {
  /// The SHA-256 hash of a text in Base64 (RFC 4648, section 4), as a content security policy uses it after `sha256-`.
  ///
  /// - Parameter text: The text between the element's tags.
  /// - Returns: 44 characters.
  static func base64(of text: String) -> String {
    Base64.text(hash(Array(text.utf8)))
  }
}
