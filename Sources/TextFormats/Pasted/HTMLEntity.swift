/// An HTML entity, such as `&quot;`, `&#34;` or `&#x22;`, as web pages insert them into a program's output.
struct HTMLEntity {
  /// The character that the entity represents.
  let scalar: Unicode.Scalar
  /// The index of the byte after the entity.
  let end: Int

  /// The greatest length of an entity that is recognised, in bytes.
  private static let longest = 12
  /// The greatest length of an HTML tag that is recognised, in bytes.
  private static let longestTag = 256

  /// Reads the entity at the start of a text; nil if there is none.
  init?(_ text: ArraySlice<UInt8>) {
    guard let close = text.prefix(Self.longest).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    guard let scalar = Self.scalar(String(decoding: text[(text.startIndex + 1)..<close], as: UTF8.self))
    else {
      return nil
    }
    (self.scalar, end) = (scalar, close + 1)
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "quot": "\""
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "apos": "'"
    case "nbsp": " "
    case "minus": "-"
    case "lsqb", "lbrack": "["
    case "rsqb", "rbrack": "]"
    case "colon": ":"
    case "comma": ","
    case "vert", "verbar": "|"
    case "NewLine", "Tab": " "
    default: numbered(name)
    }
  }

  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }
  }

  /// The names of HTML tags that only affect layout, such as `pre` and `br`.
  private static let layout: [String] = [
    "a", "b", "blockquote", "body", "br", "code", "dd", "details", "div", "em", "font", "html", "i", "kbd",
    "li",
    "ol", "p", "pre", "samp", "small", "span", "strong", "sub", "summary", "sup", "table", "tbody", "td",
    "th",
    "tr", "tt", "u", "ul",
  ]

  /// The index after a tag that only affects layout, such as `<pre>`, at the start of a text; nil for any other text.
  static func endOfLayoutTag(_ text: ArraySlice<UInt8>) -> Int? {
    guard let close = text.prefix(longestTag).firstIndex(of: UInt8(ascii: ">")) else { return nil }
    var name = text[(text.startIndex + 1)..<close]
    if name.first == UInt8(ascii: "/") { name = name.dropFirst() }
    name = name.prefix { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || 0x30...0x39 ~= byte
    }
    guard !name.isEmpty else { return nil }
    let after = text[name.endIndex]
    guard [UInt8(ascii: ">"), UInt8(ascii: " "), UInt8(ascii: "/")].contains(after) else { return nil }
    let word = String(decoding: name.map { $0 | 0x20 }, as: UTF8.self)
    return layout.contains(word) ? close + 1 : nil
  }
}
