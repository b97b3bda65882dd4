import GestureTraces

/// The frames of a partial result: the blocks that follow a first line with the format's name.
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
  /// What a frame contains: the header, traces, or the end of the file.
  enum Kind: UInt8 {
    case header = 0x48
    case traces = 0x54
    case end = 0x45
  }

  /// The first line of a file: the name and version of the format.
  static let firstLine = Array("\(PartialHeader.schema)\n".utf8)
  /// How the first line begins in every version of the format.
  static let family = Array("overscroll-partial/".utf8)
  /// The number of bytes of a frame before its payload, and after it.
  static let (start, trailer) = (5, 8)

  /// Encodes a frame and computes its checksum.
  ///
  /// - Parameters:
  ///   - kind: What the frame contains.
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

  /// The checksum of a frame, which also covers the checksum of the previous frame.
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
