import GestureTraces

/// The frames that a partial result consists of, behind a line that says what it is.
///
/// | bytes | what |
/// |---|---|
/// | 1 | `H` the header, `T` traces, `E` the end |
/// | 4 | the length of what follows, the lowest byte first |
/// | that many | the header as JSON; traces; at the end the number of traces |
/// | 8 | XXH64 of the checksum before (0 for the first), and of all of this, the lowest byte first |
///
/// As each checksum rests on the one before, a frame that is missing, stands twice or stands elsewhere is found out too.
struct PartialFrame {
  /// The kind of a frame.
  enum Kind: UInt8 {
    case header = 0x48
    case traces = 0x54
    case end = 0x45
  }

  /// The first line of a file.
  static let firstLine = Array("\(PartialHeader.schema)\n".utf8)
  /// The start of it without the version.
  static let family = Array("overscroll-partial/".utf8)
  /// Bytes before the payload, and behind it.
  static let (start, trailer) = (5, 8)

  /// A frame, and its checksum.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - payload: Less than 4 GiB.
  ///   - checksum: That of the frame before; 0 for the first.
  /// - Returns: The bytes to write.
  static func bytes(_ kind: Kind, _ payload: [UInt8], after checksum: UInt64) -> (
    bytes: [UInt8], checksum: UInt64
  ) {
    let start = [kind.rawValue] + low(UInt64(payload.count), bytes: 4)
    let sum = self.checksum(start: start, payload, after: checksum)
    return (start + payload + low(sum, bytes: trailer), sum)
  }

  /// The checksum of a frame.
  static func checksum(start: [UInt8], _ payload: [UInt8], after checksum: UInt64) -> UInt64 {
    var hash = ContentHash()
    hash.add(low(checksum, bytes: trailer))
    hash.add(start)
    hash.add(payload)
    return hash.value
  }

  /// The number that bytes are, the lowest first.
  static func number(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    for byte in bytes {
      number |= UInt64(byte) << shift
      shift += UInt64(UInt8.bitWidth)
    }
    return number
  }

  private static func low(_ number: UInt64, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: number >> UInt64($0 * UInt8.bitWidth)) }
  }
}
