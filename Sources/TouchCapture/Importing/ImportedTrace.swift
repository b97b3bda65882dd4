import FileAccess
import GestureTraces

/// A trace made by an import, whose events need not be in memory.
package struct ImportedTrace: Sendable {
  /// The path of the imported recording.
  package let path: String
  /// The first line of the trace, which describes its device and source.
  package var header: TraceHeader
  /// The last line of the trace; nil if the recording was truncated.
  package var end: TraceEnd?
  /// The events of the trace, in order of time.
  let events: Events

  /// Makes an imported trace of a trace that is in memory.
  package init(_ trace: Trace) {
    (path, header, end, events) = (trace.path, trace.header, trace.end, .whole(trace.events))
  }

  init(path: String, header: TraceHeader, events: Events, end: TraceEnd) {
    (self.path, self.header, self.events, self.end) = (path, header, events, end)
  }

  /// The trace, with all events loaded into memory.
  package var trace: Trace { Trace(path: path, header: header, events: Array(events), end: end) }

  /// Writes the trace's text in pieces of any size.
  ///
  /// - Parameter body: Receives each piece.
  /// - Throws: Errors of `body`.
  package func write<Failure: Error>(_ body: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var bytes = TraceWriter.headerLine(header)
    for event in events {
      TraceWriter.append(event, to: &bytes)
      if bytes.count >= Self.piece {
        try body(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    if let end { bytes += TraceWriter.endLine(end) }
    try body(bytes)
  }

  /// The error if events that were stored in a temporary file cannot be read back; otherwise nil.
  package var failure: FileError? {
    if case .spilled(let events) = events { events.failure } else { nil }
  }

  private static let piece = 1 << 16

  /// The events of a trace, either in memory or in a temporary file.
  enum Events: Sequence, Equatable, Sendable {
    case whole([TraceEvent])
    case spilled(SpilledValues<PlainEvent>)

    static func == (one: Events, other: Events) -> Bool { one.elementsEqual(other) }

    func makeIterator() -> Iterator {
      switch self {
      case .whole(let events): Iterator(whole: events.makeIterator())
      case .spilled(let events): Iterator(spilled: events.makeIterator())
      }
    }

    struct Iterator: IteratorProtocol {
      fileprivate var whole: [TraceEvent].Iterator?
      fileprivate var spilled: SpilledValues<PlainEvent>.Iterator?

      mutating func next() -> TraceEvent? { whole?.next() ?? spilled?.next().map { TraceEvent($0) } }
    }
  }
}
