import FileAccess
import GestureTraces

/// A trace that an import makes, whose events need not all be in memory.
package struct ImportedTrace: Sendable {
  /// The path of the recording.
  package let path: String
  /// The first line.
  package var header: TraceHeader
  /// The last line; nil where the recording was cut off.
  package var end: TraceEnd?
  /// The events in their order.
  let events: Events

  /// A trace that is in memory.
  package init(_ trace: Trace) {
    (path, header, end, events) = (trace.path, trace.header, trace.end, .whole(trace.events))
  }

  init(path: String, header: TraceHeader, events: Events, end: TraceEnd) {
    (self.path, self.header, self.events, self.end) = (path, header, events, end)
  }

  /// The trace with all its events in memory.
  package var trace: Trace { Trace(path: path, header: header, events: Array(events), end: end) }

  /// Its text, in pieces of any size.
  ///
  /// - Parameter body: Takes each piece.
  /// - Throws: What `body` throws.
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

  /// The reason why events that were put into a file cannot be read back; nil where all can.
  package var failure: FileError? {
    if case .spilled(let events) = events { events.failure } else { nil }
  }

  private static let piece = 1 << 16

  /// Events, few or many.
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
