import ReplayExperiments

/// The results of one trace, as a partial result has them: all that a report, a comparison or a sweep counts of it.
package struct PartialTrace: Sendable {
  /// The outcome of the work on a trace.
  package enum Content: Sendable {
    /// It could not be read or replayed: the line that says so.
    case failed(String)
    /// The results of its gestures, engine by engine within ground by ground; without states and lists of crossings, which
    /// nothing counts.
    case scored([ScoredGesture])
    /// Its gestures under every threshold; no gestures where `reason` says why its thresholds have no millimetres.
    case swept(reason: String?, [SweptTrace.Gesture])
  }

  /// Its path as given.
  package let path: String
  /// Warnings about how it was read.
  package let warnings: [String]
  /// The outcome.
  package let content: Content

  /// A trace by its parts.
  package init(path: String, warnings: [String] = [], _ content: Content) {
    (self.path, self.warnings, self.content) = (path, warnings, content)
  }

  /// The first byte of the content.
  private enum Tag: UInt8 {
    case failed, scored, swept, withoutScale
  }

  /// Writes it behind those before.
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

  /// The next trace of a frame.
  ///
  /// - Parameters:
  ///   - reader: At its start.
  ///   - header: What all traces of the file have in common.
  /// - Throws: Bytes that are no trace.
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
