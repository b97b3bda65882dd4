import GestureTraces
import ReplayReport
import TextFormats

/// A trace for C callers: its events as a table, its header and end line as JSON.
struct TraceColumns {
  private static let fields: [(name: String, kind: RecordTable.Kind)] = [
    ("time_us", .integer), ("arrival_us", .integer), ("layer", .text), ("type", .text), ("slot", .integer),
    ("x", .number), ("y", .number), ("dx", .number), ("dy", .number), ("v120x", .number), ("v120y", .number),
    ("source", .text), ("fingers", .integer), ("cancelled", .truth), ("reason", .text),
  ]

  private let events = RecordTable("events", fields)
  private let trace: Trace

  /// Copies the events, header and end line of a trace.
  init(of trace: Trace) {
    self.trace = trace
    for event in trace.events {
      let values = EventValues(event)
      events.add { values.cells[$0] }
    }
  }

  /// The table's and the lines' buffers with their names.
  ///
  /// `header` and `end` are lines of JSON; `end` is empty if the trace was cut off.
  var buffers: [(name: String, bytes: ByteStore)] {
    let (header, end) = (ByteStore(), ByteStore())
    header.add(TraceWriter.headerLine(trace.header))
    if let last = trace.end { end.add(TraceWriter.endLine(last)) }
    return events.buffers + [("header", header), ("end", end)]
  }

  /// The description of the event table as a JSON object: the record size, and the fields with types and offsets.
  var layout: [UInt8] {
    var json = JSONWriter()
    json.object { json in events.describe(in: &json) }
    return json.bytes
  }
}

/// The values of one event, in the order of the table's columns.
private struct EventValues {
  private var slot: Int?
  private var x: Double?
  private var y: Double?
  private var scroll: TraceScroll?
  private var fingers: Int?
  private var cancelled: Bool?
  private var reason: String?
  private let event: TraceEvent

  init(_ event: TraceEvent) {
    self.event = event
    switch event.kind {
    case .down(let slot, let x, let y), .move(let slot, let x, let y):
      (self.slot, self.x, self.y) = (slot, x, y)
    case .up(let slot), .cancel(let slot): self.slot = slot
    case .scroll(let scroll): self.scroll = scroll
    case .hold(let fingers): self.fingers = fingers
    case .unhold(let fingers, let cancelled): (self.fingers, self.cancelled) = (fingers, cancelled)
    case .gap(let reason): self.reason = reason.word
    case .stop, .unknown: break
    }
  }

  /// The values of the event, one for each column of the table.
  var cells: [RowCell] {
    [
      .integer(Int(event.timeMicroseconds)), .integer(event.arrivalMicroseconds.map(Int.init)),
      .text(event.layer.rawValue), .text(event.kind.name), .integer(slot), .number(x), .number(y),
      .number(scroll?.dx), .number(scroll?.dy), .number(scroll?.v120x), .number(scroll?.v120y),
      .text(scroll?.source.rawValue), .integer(fingers), .truth(cancelled), .text(reason),
    ]
  }
}
