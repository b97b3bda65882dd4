/// Writes JSON into bytes, in canonical form: no spaces, shortest numbers, only the required escapes.
///
/// A number has the shortest text that reads back as the same `Double`, in ECMAScript's layout: whole numbers without a point, exponents
/// only below 1e-6 and from 1e21 on; minus zero keeps its sign.
///
///     var json = JSONWriter()
///     json.object { json in
///       json.member("t", 12)
///       json.member("dy", nil as Double?)
///     }
///     json.text   // {"t":12,"dy":null}
public struct JSONWriter {
  /// The bytes written so far, without those that were already passed on.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false
  private let take: (([UInt8]) -> Void)?

  /// A writer that collects its text in ``bytes``.
  public init() { take = nil }

  /// A writer that passes its text on in parts, so that a long text is never wholly in memory.
  ///
  /// - Parameter take: Receives each part from ``handOn()``; the caller passes on the rest (``takeBytes()``).
  package init(handingOnTo take: @escaping ([UInt8]) -> Void) { self.take = take }

  /// The bytes written so far, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns and clears the bytes written so far, so that a long text need not be in memory at once.
  ///
  /// - Returns: The bytes since the last call.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// The approximate size of the parts in which a text is passed on, in bytes; a report on a million gestures has sixty million bytes.
  package static let part = 1 << 16

  /// Passes on the bytes written so far once they fill a part, if there is a receiver. Parts end between two values, so each is complete
  /// UTF-8.
  package mutating func handOn() {
    if bytes.count >= Self.part, let take { take(takeBytes()) }
  }

  // MARK: Values

  /// Writes an object; `body` writes its members.
  public mutating func object<Failure>(_ body: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
    try nested("{", "}", body)
  }

  /// Writes a list; `body` writes its values.
  public mutating func array<Failure>(_ body: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
    try nested("[", "]", body)
  }

  private mutating func nested<Failure>(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    try body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  /// Writes a JSON value; numbers and texts come out as they were read.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: word("null")
    case .bool(let truth): word(truth ? "true" : "false")
    case .number(let number): word(number.text)
    case .string(let text): self.value(text)
    case .array(let values): array { json in for value in values { json.value(value) } }
    case .object(let object): whole(object)
    }
  }

  /// Writes a number, or null for nil, infinity and NaN.
  public mutating func value(_ number: Double?) {
    guard let number, number.isFinite else { return word("null") }
    separate()
    JSONNumberText.append(number, to: &bytes)
    needsComma = true
  }

  /// Writes a text as a JSON string, or null for nil.
  public mutating func value(_ text: String?) {
    guard let text else { return word("null") }
    separate()
    quote(text)
    needsComma = true
  }

  /// Writes a value that another writer has already encoded.
  ///
  /// - Parameter bytes: One JSON value.
  package mutating func value(written bytes: [UInt8]) {
    separate()
    self.bytes += bytes
    needsComma = true
  }

  /// Writes `true` or `false`.
  public mutating func value(_ truth: Bool) { word(truth ? "true" : "false") }

  /// Writes a whole number.
  public mutating func value(_ number: Int) { value(Int64(number)) }

  /// Writes a 64-bit integer, also on platforms where `Int` is smaller.
  public mutating func value(_ number: Int64) {
    separate()
    JSONNumberText.append(number, to: &bytes)
    needsComma = true
  }

  /// Writes a line feed; whatever follows is a separate JSON text, as in JSON Lines.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  // MARK: Members

  /// Writes a key; its value must follow.
  public mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A key encoded with its colon, to be reused if the same key is written many times.
  package static func written(key: String) -> [UInt8] {
    var json = JSONWriter()
    json.key(key)
    return json.bytes
  }

  /// Writes a key encoded by ``written(key:)``; its value must follow.
  package mutating func key(written bytes: [UInt8]) {
    separate()
    self.bytes += bytes
    needsComma = false
  }

  /// Writes a member with a JSON value; numbers and texts come out as they were read.
  public mutating func member(_ name: String, _ json: JSONValue) {
    key(name)
    value(json)
  }

  /// Writes a member that is a number, or null for nil, infinity and NaN.
  public mutating func member(_ name: String, _ number: Double?) {
    key(name)
    value(number)
  }

  /// Writes a member that is a text, or null for nil.
  public mutating func member(_ name: String, _ text: String?) {
    key(name)
    value(text)
  }

  /// Writes a member that is a Boolean.
  public mutating func member(_ name: String, _ truth: Bool) {
    key(name)
    value(truth)
  }

  /// Writes a member that is a whole number.
  public mutating func member(_ name: String, _ number: Int) { member(name, Int64(number)) }

  /// Writes a member that is a 64-bit integer, also on platforms where `Int` is smaller.
  public mutating func member(_ name: String, _ number: Int64) {
    key(name)
    value(number)
  }

  /// Writes a member that is an object; `body` writes the object's members.
  public mutating func object<Failure>(
    _ name: String, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    key(name)
    try object(body)
  }

  /// Writes a member that is a list; `body` is called with each element and writes its value.
  public mutating func list<Element, Failure>(
    _ name: String, _ elements: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) throws(Failure) -> Void
  ) throws(Failure) {
    key(name)
    try array { json throws(Failure) in
      for element in elements { try body(&json, element) }
    }
  }

  /// Writes a member that is a list of objects; `body` is called with each element and writes the members of its object.
  public mutating func objects<Element, Failure>(
    _ name: String, _ elements: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) throws(Failure) -> Void
  ) throws(Failure) {
    try list(name, elements) { json, element throws(Failure) in
      try json.object { json throws(Failure) in try body(&json, element) }
    }
  }

  /// Writes a member that is a list of texts.
  public mutating func list(_ name: String, _ texts: some Sequence<String>) {
    list(name, texts) { json, text in json.value(text) }
  }

  /// Writes a member that is a list of whole numbers.
  public mutating func list(_ name: String, _ numbers: some Sequence<Int>) {
    list(name, numbers) { json, number in json.value(number) }
  }

  /// Writes a member that is a list of numbers, with null for nil.
  public mutating func list(_ name: String, _ numbers: some Sequence<Double?>) {
    list(name, numbers) { json, number in json.value(number) }
  }

  /// Writes all members of `object` into the object that is open.
  public mutating func members(of object: JSONObject) {
    for member in object.members { self.member(member.key, member.value) }
  }

  // MARK: Encoding

  private mutating func whole(_ object: JSONObject) {
    self.object { json in json.members(of: object) }
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func word(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard !utf8.contains(where: Self.needsEscape) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { for byte in text.utf8 { escape(byte) } }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\\"): bytes += [byte, byte]
    case 0x08: bytes += Array("\\b".utf8)
    case 0x09: bytes += Array("\\t".utf8)
    case 0x0A: bytes += Array("\\n".utf8)
    case 0x0C: bytes += Array("\\f".utf8)
    case 0x0D: bytes += Array("\\r".utf8)
    case ..<0x10: bytes += Array("\\u000\(String(byte, radix: 16))".utf8)
    case ..<0x20: bytes += Array("\\u00\(String(byte, radix: 16))".utf8)
    default: bytes.append(byte)
    }
  }

  // MARK: Numbers

  /// The canonical text of a finite number.
  ///
  ///     JSONWriter.text(of: 0.1 + 0.2)   // 0.30000000000000004
  ///     JSONWriter.text(of: 1e21)        // 1e21
  ///
  /// - Parameter value: A finite number.
  /// - Returns: The shortest text that reads back as `value`.
  public static func text(of value: Double) -> String { JSONNumberText.text(of: value) }

  /// The text of a value on one line, without spaces: `{"a":[1,null]}`.
  package static func text(of value: JSONValue) -> String {
    var json = JSONWriter()
    json.value(value)
    return json.text
  }
}

extension JSONWriter {
  /// The greatest number of characters of a foreign text that a message shows.
  private static let mostShown = 40

  /// A text from outside, such as a key in a file, for a message: in quotes, on one line, shortened if it is long.
  package static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text.count > mostShown ? text.prefix(mostShown) + "…" : text)
    return json.text
  }
}
