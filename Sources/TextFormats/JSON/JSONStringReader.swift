/// Reads one JSON string, from after its opening quote to after its closing quote.
struct JSONStringReader {
  private(set) var position: Int
  /// The string up to the latest escape, as UTF-8 with its escapes replaced.
  private var text: [UInt8] = []
  private var hasEscape = false

  init(start: Int) {
    position = start
  }

  mutating func read(_ bytes: Span<UInt8>) -> Result<String, JSONProblem> {
    var start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let result = finish(bytes, from: start)
        if case .success = result { position += 1 }
        return result
      case UInt8(ascii: "\\"):
        if let problem = copy(bytes, from: start) ?? escape(bytes) { return .failure(problem) }
        start = position
      case ..<0x20: return .failure(JSONProblem("a control character in a string must be escaped"))
      default: position += 1
      }
    }
    return .failure(JSONProblem("the text ends within a string"))
  }

  private mutating func finish(_ bytes: Span<UInt8>, from start: Int) -> Result<String, JSONProblem> {
    guard hasEscape else {
      do {
        return .success(String(copying: try UTF8Span(validating: bytes.extracting(start..<position))))
      } catch {
        return .failure(notUTF8(at: start + error.byteOffsets.lowerBound))
      }
    }
    if let problem = copy(bytes, from: start) { return .failure(problem) }
    return .success(String(decoding: text, as: UTF8.self))
  }

  /// Copies the bytes since the latest escape. Escapes are complete characters, so each part is valid UTF-8 by itself.
  private mutating func copy(_ bytes: Span<UInt8>, from start: Int) -> JSONProblem? {
    do { _ = try UTF8Span(validating: bytes.extracting(start..<position)) } catch {
      return notUTF8(at: start + error.byteOffsets.lowerBound)
    }
    for index in start..<position { text.append(bytes[index]) }
    return nil
  }

  private mutating func notUTF8(at offset: Int) -> JSONProblem {
    position = offset
    return JSONProblem("these bytes are not UTF-8")
  }

  private mutating func escape(_ bytes: Span<UInt8>) -> JSONProblem? {
    hasEscape = true
    position += 1
    guard position < bytes.count else { return JSONProblem("the text ends within a string") }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      position += 1
      return unicode(bytes)
    default: return JSONProblem("JSON does not have this escape; write a backslash as \\\\")
    }
    position += 1
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
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
    }
    guard let scalar = UnicodeScalar(code) else {
      return JSONProblem("half of a surrogate pair is alone")
    }
    text.append(contentsOf: String(scalar).utf8)
    return nil
  }

  private mutating func fourDigits(_ bytes: Span<UInt8>) -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var code: UInt32 = 0
    for index in position..<position + 4 {
      guard let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue else { return nil }
      code = code << 4 | UInt32(digit)
    }
    position += 4
    return code
  }
}
