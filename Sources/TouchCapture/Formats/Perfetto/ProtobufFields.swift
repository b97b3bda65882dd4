import TextFormats

/// The fields of a Protocol Buffers message, in order (protobuf.dev, "Encoding").
struct ProtobufFields {
  /// The value of a field, by the way it is encoded.
  enum Value {
    /// A varint: a whole number or a Boolean.
    case number(UInt64)
    /// Eight bytes, lowest first, for example a `double`.
    case eight(UInt64)
    /// A value of four bytes, which no field that is read here has; it is skipped.
    case four
    /// A text or a nested message, as a range of bytes in the file.
    case range(Range<Int>)
  }

  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  /// False once invalid data was found, or a field that extends past the end.
  private(set) var isWhole = true

  /// The fields of the message in a range of the file's bytes; nil means the whole file.
  init(_ bytes: [UInt8], _ range: Range<Int>? = nil) {
    self.bytes = bytes
    (position, end) = (range?.lowerBound ?? 0, range?.upperBound ?? bytes.count)
  }

  /// The next field; nil at the end, or at invalid data.
  mutating func next() -> (number: UInt64, value: Value)? {
    guard isWhole, position < end else { return nil }
    guard let tag = number(), tag >> 3 > 0, let value = value(wire: tag & 7) else {
      isWhole = false
      return nil
    }
    return (tag >> 3, value)
  }

  private mutating func value(wire: UInt64) -> Value? {
    switch wire {
    case 0: return number().map { .number($0) }
    case 1: return take(8).map { range in .eight(range.reversed().reduce(0) { $0 << 8 | UInt64(bytes[$1]) }) }
    case 2:
      guard let count = number(), count <= UInt64(end - position) else { return nil }
      return take(Int(count)).map { .range($0) }
    case 5: return take(4).map { _ in .four }
    default: return nil
    }
  }

  private mutating func number() -> UInt64? {
    var next = position
    let number = unsafe VariableNumber.read(bytes.span.bytes, at: &next)
    position = min(next, end)
    return next <= end ? number : nil
  }

  private mutating func take(_ count: Int) -> Range<Int>? {
    guard count <= end - position else { return nil }
    defer { position += count }
    return position..<(position + count)
  }
}
