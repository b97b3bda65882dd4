import ReplayExperiments

/// The results of one trace in a partial result: everything that a report, comparison or sweep counts.
package struct PartialTrace: Sendable {
  /// The results of a trace, by the command that made them, or why there are none.
  package enum Content: Sendable {
    /// The trace could not be read or replayed; the message says why.
    case failed(String)
    /// The results of the trace's gestures: for each scroll model (or `native`) and each engine one per gesture.
    ///
    /// They lack states and lists of crossings, which are not counted.
    case scored([ScoredGesture])
    /// The verdicts on the trace's gestures at every threshold of a sweep.
    ///
    /// There are no gestures if `reason` says why thresholds in millimetres are impossible.
    case swept(reason: String?, [SweptTrace.Gesture])
  }

  /// The path of the trace, as given.
  package let path: String
  /// Warnings from reading the trace.
  package let warnings: [String]
  /// The results, or why there are none.
  package let content: Content

  /// Stores the results of one trace.
  package init(path: String, warnings: [String] = [], _ content: Content) {
    (self.path, self.warnings, self.content) = (path, warnings, content)
  }

  /// The first byte of an encoded trace, which says what kind of results it has.
  private enum Tag: UInt8 {
    case failed, scored, swept, withoutScale
  }

  /// Appends the trace to a frame.
  func write(to writer: inout PartialWriter) {
    writer.put(plain: path)
    writer.put(warnings.count)
    for warning in warnings { writer.put(plain: warning) }
    switch content {
    case .failed(let line):
      writer.put(byte: Tag.failed.rawValue)
      writer.put(plain: line)
    case .scored(let scored):
      writer.put(byte: Tag.scored.rawValue)
      PartialResults.write(scored, to: &writer)
    case .swept(let reason?, _):
      writer.put(byte: Tag.withoutScale.rawValue)
      writer.put(reason)
    case .swept(nil, let gestures):
      writer.put(byte: Tag.swept.rawValue)
      PartialThresholds.write(gestures, to: &writer)
    }
  }

  /// Reads the next trace of a frame.
  ///
  /// - Parameters:
  ///   - reader: A reader at the trace's first byte.
  ///   - header: The settings that all traces of the file share.
  /// - Throws: An error if the bytes are not a trace.
  init(_ reader: inout PartialReader, _ header: PartialHeader) throws(PartialFault) {
    path = try reader.plain()
    var warnings: [String] = []
    for _ in 0..<(try reader.things()) { warnings.append(try reader.plain()) }
    self.warnings = warnings
    switch Tag(rawValue: try reader.byte()) {
    case .failed: content = .failed(try reader.plain())
    case .scored: content = .scored(try PartialResults.read(path, from: &reader, rate: header.settings.rate))
    case .withoutScale: content = .swept(reason: try reader.text(), [])
    case .swept: content = .swept(reason: nil, try PartialThresholds.read(path, from: &reader, header.rows))
    case nil: throw PartialFault("a trace has an outcome of no kind that is known")
    }
  }
}
