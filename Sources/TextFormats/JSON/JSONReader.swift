/// Reads JSON from bytes, strictly by RFC 8259.
///
/// UTF-8 is validated, numbers must be finite, keys unique, only white space may follow the value, and nesting is limited to ``deepest``.
/// The text is read once, from its start to its end.
public struct JSONReader {
  /// The greatest depth of nested lists and objects; deeper texts are rejected, because they could overflow the stack.
  public static let deepest = 64

  private var position = 0
  private var depth = 0

  private init() {}

  /// Reads the value in a JSON text.
  ///
  /// - Parameter bytes: One complete JSON text.
  /// - Returns: The value.
  /// - Throws: An error with the reason and its position.
  public static func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue { try value(of: bytes.span) }

  /// Reads the value in a JSON text.
  ///
  /// - Parameter bytes: One complete JSON text.
  /// - Returns: The value.
  /// - Throws: An error with the reason and its position.
  public static func value(of bytes: Span<UInt8>) throws(JSONError) -> JSONValue {
    var reader = JSONReader()
    reader.skipSpace(bytes)
    let value = try reader.value(bytes)
    reader.skipSpace(bytes)
    guard reader.position == bytes.count else { throw reader.error("text after the end of the value", bytes) }
    return value
  }

  // MARK: Values

  private mutating func value(_ bytes: Span<UInt8>) throws(JSONError) -> JSONValue {
    guard position < bytes.count else { throw error("the text ends where a value should be", bytes) }
    switch bytes[position] {
    case UInt8(ascii: "{"):
      return .object(try nested(bytes) { (me, bytes) throws(JSONError) in try me.object(bytes) })
    case UInt8(ascii: "["):
      return .array(try nested(bytes) { (me, bytes) throws(JSONError) in try me.array(bytes) })
    case UInt8(ascii: "\""): return .string(try string(bytes))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number(bytes))
    case UInt8(ascii: "t"): return try word("true", .bool(true), bytes)
    case UInt8(ascii: "f"): return try word("false", .bool(false), bytes)
    case UInt8(ascii: "n"): return try word("null", .null, bytes)
    default: throw error("a value cannot begin with \(name(of: bytes[position]))", bytes)
    }
  }

  private mutating func nested<Part>(
    _ bytes: Span<UInt8>, _ read: (inout JSONReader, Span<UInt8>) throws(JSONError) -> Part
  ) throws(JSONError) -> Part {
    guard depth < Self.deepest else { throw error("nested more than \(Self.deepest) deep", bytes) }
    depth += 1
    position += 1
    let part = try read(&self, bytes)
    depth -= 1
    return part
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue, _ bytes: Span<UInt8>
  ) throws(JSONError) -> JSONValue {
    for byte in "\(word)".utf8 {
      guard position < bytes.count, bytes[position] == byte else {
        throw error("this word is not JSON; the only words without quotes are true, false and null", bytes)
      }
      position += 1
    }
    return value
  }

  private mutating func object(_ bytes: Span<UInt8>) throws(JSONError) -> JSONObject {
    var object = JSONObject()
    var keys = JSONKeySet()
    skipSpace(bytes)
    if take(UInt8(ascii: "}"), bytes) { return object }
    while true {
      skipSpace(bytes)
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        throw error("a key in double quotes is missing", bytes)
      }
      let start = position
      let key = try string(bytes)
      guard keys.insert(key, in: object) else {
        throw JSONError("the key \(JSONWriter.quoted(key)) is there twice", at: start, in: bytes)
      }
      skipSpace(bytes)
      guard take(UInt8(ascii: ":"), bytes) else { throw error("a colon after the key is missing", bytes) }
      skipSpace(bytes)
      object.append(key, try value(bytes))
      skipSpace(bytes)
      if take(UInt8(ascii: "}"), bytes) { return object }
      guard take(UInt8(ascii: ","), bytes) else {
        throw error("a comma or a closing brace is missing", bytes)
      }
    }
  }

  private mutating func array(_ bytes: Span<UInt8>) throws(JSONError) -> [JSONValue] {
    var values: [JSONValue] = []
    skipSpace(bytes)
    if take(UInt8(ascii: "]"), bytes) { return values }
    while true {
      skipSpace(bytes)
      values.append(try value(bytes))
      skipSpace(bytes)
      if take(UInt8(ascii: "]"), bytes) { return values }
      guard take(UInt8(ascii: ","), bytes) else {
        throw error("a comma or a closing bracket is missing", bytes)
      }
    }
  }

  private mutating func number(_ bytes: Span<UInt8>) throws(JSONError) -> JSONNumber {
    var reader = JSONNumberReader(start: position)
    let result = reader.read(bytes)
    position = reader.position
    switch result {
    case .success(let number): return number
    case .failure(let failure): throw error(failure.problem, bytes)
    }
  }

  private mutating func string(_ bytes: Span<UInt8>) throws(JSONError) -> String {
    var reader = JSONStringReader(start: position + 1)
    let result = reader.read(bytes)
    position = reader.position
    switch result {
    case .success(let text): return text
    case .failure(let failure): throw error(failure.problem, bytes)
    }
  }

  // MARK: Parts

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private func error(_ problem: String, _ bytes: Span<UInt8>) -> JSONError {
    let ended = position >= bytes.count && problem.hasSuffix("missing")
    return JSONError(ended ? "the text ends: \(problem)" : problem, at: position, in: bytes)
  }

  private func name(of byte: UInt8) -> String {
    byte > 0x20 && byte < 0x7F ? "'\(UnicodeScalar(byte))'" : "byte 0x\(String(byte, radix: 16))"
  }
}

/// The reason why a part of a JSON text is invalid, before its line and column are known.
struct JSONProblem: Error {
  let problem: String
  init(_ problem: String) {
    self.problem = problem
  }
}
