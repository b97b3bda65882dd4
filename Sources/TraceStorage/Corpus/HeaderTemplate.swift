import GestureTraces
import TextFormats

/// A trace's header, split into a common part and the parts that differ from trace to trace: seed, recording time, start offset.
///
/// The traces of one study share the common part, so that a corpus stores it once and a reader reads it once.
struct HeaderTemplate {
  private static let seedBit: UInt8 = 1
  private static let startedBit: UInt8 = 2
  private static let offsetBit: UInt8 = 4
  /// The flag in a block for lines whose spelling differs from this program's.
  static let spelledBit: UInt8 = 8

  /// The header line, in which the parts that differ are zero or empty.
  let line: [UInt8]
  /// The parts that differ, in the bytes with which a block starts.
  let differences: [UInt8]

  /// Splits a header into its common part and the parts that differ.
  init(of header: TraceHeader) {
    var common = header
    var bytes: [UInt8] = []
    var flags: UInt8 = 0
    if let seed = header.source.seed {
      (common.source.seed, flags) = (0, flags | Self.seedBit)
      VariableNumber.append(seed, to: &bytes)
    }
    if let started = header.started {
      (common.started, flags) = ("", flags | Self.startedBit)
      EventShape.append(started, to: &bytes)
    }
    if let offset = header.scenario?.startOffset {
      common.scenario?.startOffset = 0
      flags |= Self.offsetBit
      bytes.append(number: offset.bitPattern)
    }
    line = TraceWriter.headerLine(common)
    differences = [flags] + bytes
  }

  /// Restores the whole header of a trace.
  ///
  /// - Parameters:
  ///   - common: The part shared with others.
  ///   - bytes: The block, which begins with the parts that differ.
  ///   - position: Is advanced past these parts.
  /// - Returns: The whole header.
  /// - Throws: If these parts do not match the header.
  static func header(
    _ common: TraceHeader, _ bytes: RawSpan, at position: inout Int
  ) throws(CorpusProblem) -> TraceHeader {
    let flags = try VariableNumber.readByte(bytes, at: &position) & ~spelledBit
    var has: UInt8 = common.source.seed == nil ? 0 : seedBit
    if common.started != nil { has |= startedBit }
    if common.scenario?.startOffset != nil { has |= offsetBit }
    guard flags == has else { throw .impossible("a header does not match its block") }
    guard flags != 0 else { return common }
    var header = common
    if flags & seedBit != 0 { header.source.seed = try VariableNumber.readNumber(bytes, at: &position) }
    if flags & startedBit != 0 { header.started = try EventShape.text(bytes, at: &position) }
    if flags & offsetBit != 0 {
      guard position + 8 <= bytes.byteCount else { throw .impossible("a header continues beyond its block") }
      let offset = Double(bitPattern: bytes.number(at: position))
      guard offset >= 0, offset <= TraceEvent.furthest else {
        throw .impossible("an offset is out of its range")
      }
      header.scenario?.startOffset = offset
      position += 8
    }
    return header
  }
}
