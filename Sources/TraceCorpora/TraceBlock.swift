import GestureTraces

/// A trace in columns: the block, and the lines that it shares with others.
struct TraceBlock {
  /// A header that every end line can stand behind.
  private static let anyHeader = TraceWriter.headerLine(
    TraceHeader(device: TraceDevice(kind: .unknown), source: TraceSource(origin: .synthetic)))

  /// The block.
  private(set) var bytes: [UInt8]
  /// The template of the header.
  let header: [UInt8]
  /// The end line without time and count; nil for a trace without one.
  let end: [UInt8]?

  /// The columns of a trace; nil where columns do not hold it.
  init?(_ trace: Trace) {
    // One that was cut off is kept as it is: what is left of its last line belongs to it.
    guard var end = trace.end else { return nil }
    let template = HeaderTemplate(of: trace.header)
    (header, bytes) = (template.line, template.differences)
    VariableNumber.append(UInt64(end.timeMicroseconds), to: &bytes)
    (end.timeMicroseconds, end.events) = (0, 0)
    self.end = TraceWriter.endLine(end)
    guard ColumnWriter.append(trace.events, to: &bytes) else { return nil }
  }

  /// True where the block gives this very trace, and that gives this very text.
  func gives(_ trace: Trace, _ text: [UInt8]) -> Bool {
    guard let header = Self.header(of: header), let line = end, let end = Self.end(of: line),
      TraceWriter.bytes(of: trace) == text
    else { return false }
    let again = try? Self.trace(
      in: bytes.span.bytes, name: trace.path, header: header, end: end, events: trace.events.count)
    return again == trace
  }

  /// The header of a template's line; nil where it is none.
  static func header(of line: [UInt8]) -> TraceHeader? {
    (try? TraceReader.trace(of: line, path: ""))?.header
  }

  /// The end of a template's line; nil where it is none.
  static func end(of line: [UInt8]) -> TraceEnd? {
    (try? TraceReader.trace(of: anyHeader + line, path: ""))?.end
  }

  /// The trace in a block.
  ///
  /// - Parameters:
  ///   - bytes: The block.
  ///   - name: How messages call it.
  ///   - header: What its template says.
  ///   - end: Likewise.
  ///   - count: Its events, as the index says.
  /// - Returns: The trace, as sound as one of a text.
  /// - Throws: What cannot be.
  static func trace(
    in bytes: RawSpan, name: String, header: TraceHeader, end: TraceEnd, events count: Int
  ) throws(CorpusProblem) -> Trace {
    var position = 0
    let header = try HeaderTemplate.header(header, bytes, at: &position)
    var end = end
    end.timeMicroseconds = Int64(
      try VariableNumber.read(bytes, at: &position, atMost: Int(TraceReader.longestTime)))
    end.events = count
    let events = try ColumnReader(bytes, at: position, events: count)
      .events(bytes, atMost: end.timeMicroseconds)
    guard header.labels?.last.map({ $0.to <= end.timeMicroseconds }) ?? true else {
      throw .impossible("a trace ends before its last label")
    }
    var trace = Trace(path: name, header: header, events: events, end: end)
    if let warning = trace.warningOfUnits { trace.warnings.append(warning) }
    return trace
  }
}
