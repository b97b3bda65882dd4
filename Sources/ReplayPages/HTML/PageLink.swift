/// The fragment of an address (after `#`), from which the page restores its state.
enum PageLink {
  /// A fragment such as `engine=mrefresh&show=fp`: names and percent-encoded values.
  ///
  /// - Parameter parts: Names, and values with any text; a value nil is left out.
  /// - Returns: The fragment without its `#`.
  static func fragment(_ parts: KeyValuePairs<String, String?>) -> String {
    parts.compactMap { name, value in value.map { "\(name)=\(encoded($0))" } }.joined(separator: "&")
  }

  /// A text with everything except letters, digits, `-`, `.`, `_`, `~` (RFC 3986, 2.3) and `/` percent-encoded.
  private static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
