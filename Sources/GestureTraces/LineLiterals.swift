/// The fixed parts of canonical event lines, eight bytes a number, so that reading a line compares no texts.
struct LineLiterals: Sendable {
  /// The parts, made once.
  static let all = LineLiterals()

  /// Up to eight bytes that must stand at a position.
  struct Part: Sendable {
    /// The bytes, the first in the lowest eight bits.
    let bits: UInt64
    /// Ones where the bytes are.
    let mask: UInt64
    /// The number of bytes, 1 to 8.
    let count: Int

    /// The bytes of an ASCII text.
    init(_ text: StaticString) {
      let bytes = "\(text)".utf8
      precondition(1...8 ~= bytes.count, "a part has 1 to 8 bytes")
      count = bytes.count
      bits = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      mask = UInt64.max >> UInt64(64 - 8 * bytes.count)
    }
  }

  /// A text of 9 to 16 bytes.
  struct LongPart: Sendable {
    let first: Part
    let second: Part

    /// Two parts, the first of eight bytes.
    init(_ first: StaticString, _ second: StaticString) {
      (self.first, self.second) = (Part(first), Part(second))
    }
  }

  let type = Part("{\"type\":")
  let move = LongPart("\"move\",\"", "t\":")
  let down = LongPart("\"down\",\"", "t\":")
  let up = LongPart("\"up\",\"t\"", ":")
  let cancel = LongPart("\"cancel\"", ",\"t\":")
  let scroll = LongPart("\"scroll\"", ",\"t\":")

  let arrival = Part(",\"at\":")
  let evdev = LongPart(",\"layer\"", ":\"evdev\"")
  let slot = Part(",\"slot\":")
  let x = Part(",\"x\":")
  let y = Part(",\"y\":")
  let source = LongPart(",\"axis_s", "ource\":\"")
  let finger = Part("finger\"")
  let wheel = Part("wheel\"")
  let continuous = LongPart("continuo", "us\"")
  let dx = Part(",\"dx\":")
  let dy = Part(",\"dy\":")
  let v120x = LongPart(",\"v120_x", "\":")
  let v120y = LongPart(",\"v120_y", "\":")
}
