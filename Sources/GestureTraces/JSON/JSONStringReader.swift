/// Reads one string from after its opening quote to after its closing one.
struct JSONStringReader {
  private(set) var position: Int
  private var text: [UInt8] = []

  init(start: Int) {
    position = start
  }

  mutating func read(_ bytes: Span<UInt8>) -> Result<String, JSONProblem> {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          return .failure(JSONProblem("the string before this is not UTF-8"))
        }
        return .success(string)
      case UInt8(ascii: "\\"):
        if let problem = escape(bytes) { return .failure(problem) }
      case ..<0x20: return .failure(JSONProblem("a control character in a string must be escaped"))
      default:
        text.append(byte)
        position += 1
      }
    }
    return .failure(JSONProblem("the text ends within a string"))
  }

  private mutating func escape(_ bytes: Span<UInt8>) -> JSONProblem? {
    position += 1
    guard position < bytes.count else { return JSONProblem("the text ends within a string") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): return unicode(bytes)
    default: return JSONProblem("no such escape")
    }
    return nil
  }

  private mutating func unicode(_ bytes: Span<UInt8>) -> JSONProblem? {
    guard var code = fourDigits(bytes) else { return JSONProblem("four hexadecimal digits are missing") }
    if code >= 0xD800, code < 0xDC00 {
      guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      else { return JSONProblem("the second half of a surrogate pair is missing") }
      position += 2
      guard let low = fourDigits(bytes), low >= 0xDC00, low < 0xE000 else {
        return JSONProblem("the second half of a surrogate pair is missing")
      }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = UnicodeScalar(code) else {
      return JSONProblem("half of a surrogate pair stands alone")
    }
    text.append(contentsOf: String(scalar).utf8)
    return nil
  }

  private mutating func fourDigits(_ bytes: Span<UInt8>) -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue else { return nil }
      code = code << 4 + UInt32(digit)
      position += 1
    }
    return code
  }
}
