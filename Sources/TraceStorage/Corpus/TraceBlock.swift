import GestureTraces
import TextFormats

/// A trace in columns, as a corpus stores it, and the two lines that it shares with other traces.
struct TraceBlock {
  /// A header line with which any end line forms a valid trace.
  private static let anyHeader = TraceWriter.headerLine(
    TraceHeader(device: TraceDevice(kind: .unknown), source: TraceSource(origin: .synthetic)))

  /// The bytes of the block, which the corpus stores for this trace alone.
  private(set) var bytes: [UInt8]
  /// The header line without the parts that differ from trace to trace.
  let header: [UInt8]
  /// The end line without its time and its number of events.
  let end: [UInt8]

  /// Packs a trace into columns; nil if columns do not reproduce exactly this trace and this text.
  init?(_ trace: Trace, of text: [UInt8]) {
    // A trace that was cut off is stored unchanged, because the rest of its last line belongs to it.
    guard var end = trace.end else { return nil }
    let template = HeaderTemplate(of: trace.header)
    (header, bytes) = (template.line, template.differences)
    VariableNumber.append(UInt64(end.timeMicroseconds), to: &bytes)
    (end.timeMicroseconds, end.events) = (0, 0)
    self.end = TraceWriter.endLine(end)
    guard ColumnWriter.append(trace.events, to: &bytes) else { return nil }
    let canonical = TraceWriter.bytes(of: trace)
    if canonical != text {
      guard let lines = SpelledLines(text, canonical: canonical) else { return nil }
      bytes[0] |= HeaderTemplate.spelledBit
      bytes += lines.bytes
    }
    guard gives(trace, text, canonical) else { return nil }
  }

  private func gives(_ trace: Trace, _ text: [UInt8], _ canonical: [UInt8]) -> Bool {
    var columnsEnd = 0
    guard let header = Self.header(of: header), let end = Self.end(of: end),
      let again = try? Self.trace(
        in: bytes.span.bytes, name: trace.path, header: header, end: end, events: trace.events.count,
        columnsEnd: &columnsEnd),
      again == trace
    else { return false }
    // Equal bits give the same text, which was already compared.
    if canonical == text, again.events.haveBits(of: trace.events),
      Self.firstAndLastLine(of: again) == Self.firstAndLastLine(of: trace)
    {
      return true
    }
    return (try? Self.text(of: again, in: bytes.span.bytes, columnsEnd: columnsEnd)) == text
  }

  private static func firstAndLastLine(of trace: Trace) -> [UInt8] {
    TraceWriter.headerLine(trace.header) + (trace.end.map { TraceWriter.endLine($0) } ?? [])
  }

  /// The header in the line of a template; nil if the line is not a header.
  static func header(of line: [UInt8]) -> TraceHeader? {
    (try? TraceReader.trace(of: line, path: ""))?.header
  }

  /// The end in the line of a template; nil if the line is not an end line.
  static func end(of line: [UInt8]) -> TraceEnd? {
    (try? TraceReader.trace(of: anyHeader + line, path: ""))?.end
  }

  /// Restores the trace in a block.
  ///
  /// - Parameters:
  ///   - bytes: The block.
  ///   - name: The name for messages.
  ///   - header: The header from its template.
  ///   - end: The end line from its template.
  ///   - count: The number of events, from the index.
  ///   - columnsEnd: Is set to the end of the columns.
  /// - Returns: The trace, as valid as one read from text.
  /// - Throws: What is impossible.
  static func trace(
    in bytes: RawSpan, name: String, header: TraceHeader, end: TraceEnd, events count: Int,
    columnsEnd: inout Int
  ) throws(CorpusProblem) -> Trace {
    var position = 0
    let header = try HeaderTemplate.header(header, bytes, at: &position)
    var end = end
    end.timeMicroseconds = Int64(
      try VariableNumber.read(bytes, at: &position, atMost: Int(TraceReader.longestTime)))
    end.events = count
    let columns = try ColumnReader(bytes, at: position, events: count)
    let events = try columns.events(bytes, atMost: end.timeMicroseconds)
    guard header.labels?.last.map({ $0.to <= end.timeMicroseconds }) ?? true else {
      throw .impossible("a trace ends before its last label")
    }
    var trace = Trace(path: name, header: header, events: events, end: end)
    if let warning = trace.warningOfUnits { trace.warnings.append(warning) }
    columnsEnd = columns.end
    return trace
  }

  /// Restores the text of a trace that was read from a block.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - bytes: The block.
  ///   - columnsEnd: The end of its columns.
  /// - Returns: The text, byte for byte.
  /// - Throws: What is impossible.
  static func text(
    of trace: Trace, in bytes: RawSpan, columnsEnd: Int
  ) throws(CorpusProblem) -> [UInt8] {
    let canonical = TraceWriter.bytes(of: trace)
    guard bytes.number(at: 0, as: UInt8.self) & HeaderTemplate.spelledBit != 0 else { return canonical }
    return try SpelledLines.text(canonical, bytes, from: columnsEnd)
  }
}

extension [TraceEvent] {
  /// True if these events are in compact form and equal `others` bit by bit; numbers may be equal and yet differ in the sign of zero.
  fileprivate func haveBits(of others: [TraceEvent]) -> Bool {
    guard count == others.count else { return false }
    for (one, other) in zip(self, others) {
      guard let one = one.plain, let other = other.plain, one == other,
        one.x.bitPattern == other.x.bitPattern, one.y.bitPattern == other.y.bitPattern
      else { return false }
    }
    return true
  }
}
