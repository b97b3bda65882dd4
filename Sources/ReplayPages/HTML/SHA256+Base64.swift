import TextFormats

extension SHA256 {
  /// The hash in Base64 (RFC 4648, section 4), as a page's security policy names its own script and style sheet after `sha256-`.
  ///
  /// - Parameter text: What stands between the element's tags.
  /// - Returns: 44 letters.
  static func base64(of text: String) -> String {
    Base64.text(hash(Array(text.utf8)))
  }
}
