import GestureTraces

@testable import ReplayReport
@testable import TraceStorage

/// Makes the hashes of a packed corpus fit its bytes again: of blocks, of indices, of trailers (`PackedCorpus.md`).
enum CorpusSeal {
  static func seal(_ bytes: inout [UInt8]) {
    let record = CorpusLayout.record
    for position in stride(from: record, through: bytes.count - record, by: record)
    where bytes[position...].starts(with: CorpusLayout.trailerMagic) {
      sealSegment(&bytes, position)
    }
  }

  private static func sealSegment(_ bytes: inout [UInt8], _ position: Int) {
    let record = CorpusLayout.record
    let index = Int(clamping: number(bytes, position + 16, 8))
    let count = Int(clamping: number(bytes, position + 32, 4))
    guard index >= record, index <= position else { return sealTrailer(&bytes, position) }
    for entry in 0..<min(count, (position - index) / record) {
      let at = index + entry * record
      let start = Int(clamping: number(bytes, at, 8)), length = Int(clamping: number(bytes, at + 32, 4))
      guard start <= bytes.count, length <= bytes.count - start else { continue }
      set(&bytes, at + 24, hash(bytes[start..<start + length]))
    }
    let sizes = count * record + Int(clamping: number(bytes, position + 40, 4))
    let records = CorpusLayout.aligned(index + sizes, to: CorpusLayout.blockAlignment)
    let end =
      records + Int(clamping: number(bytes, position + 36, 4)) * CorpusLayout.templateRecord
      + Int(clamping: number(bytes, position + 44, 4))
    if end <= position { set(&bytes, position + 48, hash(bytes[index..<end])) }
    sealTrailer(&bytes, position)
  }

  private static func sealTrailer(_ bytes: inout [UInt8], _ position: Int) {
    let hashed = CorpusLayout.record - 8
    set(&bytes, position + hashed, hash(bytes[position..<position + hashed]))
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = ContentHash()
    hash.add(Array(bytes))
    return hash.value
  }

  private static func number(_ bytes: [UInt8], _ at: Int, _ width: Int) -> UInt64 {
    (0..<width).reduce(0) { $0 | UInt64(bytes[at + $1]) << UInt64(8 * $1) }
  }

  private static func set(_ bytes: inout [UInt8], _ at: Int, _ number: UInt64) {
    for step in 0..<8 { bytes[at + step] = UInt8(truncatingIfNeeded: number >> UInt64(8 * step)) }
  }
}

/// Cuts a partial result into frames as they were before a change, and makes lengths and checksums fit again.
enum PartialSeal {
  /// The changed bytes with sums that fit: all that stands between the first frame and the last is traces.
  static func sealed(_ bytes: [UInt8], like input: [UInt8]) -> [UInt8] {
    let line = PartialFrame.firstLine
    guard bytes.starts(with: line) else { return bytes }
    var (out, sum, at) = (line, UInt64(0), line.count)
    while at + PartialFrame.start <= bytes.count {
      let stated = Int(clamping: PartialFrame.number(bytes[at + 1..<at + PartialFrame.start]))
      let kind = PartialFrame.Kind(rawValue: bytes[at]) ?? .traces
      let room = bytes.count - at - PartialFrame.start - PartialFrame.trailer
      guard room >= 0 else { break }
      // A length that no longer fits takes what is left.
      let start = at + PartialFrame.start
      let payload = Array(bytes[start..<start + min(stated, room)])
      let (frame, next) = PartialFrame.bytes(kind, payload, after: sum)
      out += frame
      (sum, at) = (next, start + payload.count + PartialFrame.trailer)
    }
    return out
  }
}
