/// Reads path data like Foundation's `Scanner` does for MRefresh: white space and commas are always skipped.
///
/// How `Scanner` treats an `e` without digits after a number is not known; here the number ends before it.
struct MRefreshScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private mutating func skip() {
    while position < scalars.count, Self.isSkipped(scalars[position]) { position += 1 }
  }

  /// True for a comma and for `CharacterSet.whitespacesAndNewlines`.
  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "," || scalar == "\t" || (0x0A...0x0D).contains(scalar.value) || scalar.value == 0x85
      || scalar.value == 0x2028 || scalar.value == 0x2029
      || scalar.properties.generalCategory == .spaceSeparator
  }

  /// True if only skipped characters are left.
  var isAtEnd: Bool { scalars[position...].allSatisfy(Self.isSkipped) }

  /// The next characters for which `belongs` holds; nil if there are none.
  mutating func characters(where belongs: (Unicode.Scalar) -> Bool) -> [Unicode.Scalar]? {
    skip()
    let start = position
    while position < scalars.count, belongs(scalars[position]) { position += 1 }
    return position > start ? Array(scalars[start..<position]) : nil
  }

  /// The next number; nil, with nothing read, if no number is next.
  mutating func number() -> Double? {
    skip()
    var end = position
    func peek(_ wanted: String) -> Bool {
      end < scalars.count && wanted.unicodeScalars.contains(scalars[end])
    }
    func skipDigits() -> Int {
      let start = end
      while end < scalars.count, ("0"..."9").contains(scalars[end]) { end += 1 }
      return end - start
    }
    if peek("+-") { end += 1 }
    var digits = skipDigits()
    if peek(".") {
      end += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    let mantissa = end
    if peek("eE") {
      end += 1
      if peek("+-") { end += 1 }
      if skipDigits() == 0 { end = mantissa }
    }
    defer { position = end }
    return Double(String(String.UnicodeScalarView(scalars[position..<end])))
  }
}
