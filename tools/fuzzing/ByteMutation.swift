import GestureTraces

/// Changes of bytes: single ones, numbers of two, four and eight, pieces moved.
enum ByteMutation {
  private static let edges: [UInt64] = [
    0, 1, 2, 7, 8, 63, 64, 127, 128, 255, 256, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF, 0x1_0000_0000,
    0x7FFF_FFFF_FFFF_FFFF, .max, 0x7FF0_0000_0000_0000, 0x7FF8_0000_0000_0000,
  ]

  /// One change; with `keepsLength` none that makes the bytes more or fewer.
  static func change(_ bytes: inout [UInt8], keepsLength: Bool, _ random: inout SeededRandom) {
    let at = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<(keepsLength ? 5 : 8), using: &random) {
    case 0: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[at] = UInt8.random(in: .min ... .max, using: &random)
    case 2: bytes[at] = bytes[at] &+ (Bool.random(using: &random) ? 1 : 255)
    case 3: set(&bytes, at, edges[Int.random(in: edges.indices, using: &random)], &random)
    case 4:
      let other = Int.random(in: bytes.indices, using: &random)
      let count = min(Int.random(in: 1...16, using: &random), bytes.count - max(at, other))
      for step in 0..<count { bytes[at + step] = bytes[other + step] }
    case 5: bytes.remove(at: at)
    case 6: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: at)
    default:
      let piece = Array(bytes[at...].prefix(Int.random(in: 1...64, using: &random)))
      bytes.insert(contentsOf: piece, at: Int.random(in: bytes.indices, using: &random))
    }
  }

  private static func set(_ bytes: inout [UInt8], _ at: Int, _ number: UInt64, _ random: inout SeededRandom) {
    let width = [1, 2, 4, 8][Int.random(in: 0..<4, using: &random)]
    // Numbers of a corpus stand at multiples of their size.
    let start = Bool.random(using: &random) ? at / width * width : at
    for step in 0..<min(width, bytes.count - start) {
      bytes[start + step] = UInt8(truncatingIfNeeded: number >> UInt64(8 * step))
    }
  }
}
