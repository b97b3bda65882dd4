import GestureTraces

/// The frames of a partial result, which follow a line that names the format.
///
/// | bytes | content |
/// |---|---|
/// | 1 | `H` for the header, `T` for traces, `E` for the end |
/// | 4 | the payload's length, lowest byte first |
/// | that many | payload: the header as JSON; traces; at the end the number of traces |
/// | 8 | XXH64 of the previous frame's checksum (0 for the first) and all bytes above, lowest byte first |
///
/// Each checksum depends on the one before, so a missing, repeated or misplaced frame is detected too.
struct PartialFrame {
  /// The kind of a frame.
  enum Kind: UInt8 {
    case header = 0x48
    case traces = 0x54
    case end = 0x45
  }

  /// The first line of a file.
  static let firstLine = Array("\(PartialHeader.schema)\n".utf8)
  /// The first line without the version.
  static let family = Array("overscroll-partial/".utf8)
  /// The number of bytes before and after the payload.
  static let (start, trailer) = (5, 8)

  /// A frame and its checksum.
  ///
  /// - Parameters:
  ///   - kind: The kind of frame.
  ///   - payload: The content, less than 4 GiB.
  ///   - checksum: The checksum of the previous frame; 0 for the first.
  /// - Returns: The bytes to write, and the frame's checksum.
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

  /// The number encoded by bytes, lowest byte first.
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
