import TextFormats

/// Builds a Protocol Buffers message from fields in any order, each with its number (protobuf.dev, "Encoding").
///
///     var message = ProtobufMessage()
///     message.add(1, 150)
///     message.bytes   // [0x08, 0x96, 0x01]
struct ProtobufMessage {
  /// The message's bytes: all fields written so far.
  private(set) var bytes: [UInt8] = []

  /// How the value of a field is encoded: the low three bits of its tag.
  private enum Wire: UInt64 {
    case varint = 0
    case fixed64 = 1
    case length = 2
  }

  /// Adds a field of any unsigned integer or enumeration type, or a bool as 0 or 1.
  mutating func add(_ field: UInt64, _ value: UInt64) {
    tag(field, .varint)
    varint(value)
  }

  /// Adds a `double` field.
  mutating func add(_ field: UInt64, _ value: Double) {
    tag(field, .fixed64)
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(shift)))
    }
  }

  /// Adds a `string` field.
  mutating func add(_ field: UInt64, _ text: String) { add(field, Array(text.utf8)) }

  /// Adds a nested message.
  mutating func add(_ field: UInt64, _ body: (inout ProtobufMessage) -> Void) {
    var message = ProtobufMessage()
    body(&message)
    add(field, message.bytes)
  }

  private mutating func add(_ field: UInt64, _ value: [UInt8]) {
    tag(field, .length)
    varint(UInt64(value.count))
    bytes += value
  }

  private mutating func tag(_ field: UInt64, _ wire: Wire) { varint(field << 3 | wire.rawValue) }

  private mutating func varint(_ value: UInt64) { VariableNumber.append(value, to: &bytes) }
}
