import GestureTraces
import Testing

@testable import TouchCapture

/// Tables as Perfetto's trace processor prints them. The names of columns and keys are those of its own test of `android.input`
/// (`test_motion_events_args`); positions and times are by hand, at 2 pixels a point.
@Suite("Perfetto's tables of input")
struct PerfettoTableTests {
  private func traces(_ text: String, density: Bool = true) throws -> [Trace] {
    var options = ImportOptions(tool: "test")
    if density { options.scrolls.pointsPerPixel = 0.5 }
    let source = RecordingSource(Array(text.utf8), shownPath: "touches.csv")
    let format = try #require(RecordingImport.format(of: source.head))
    #expect(format == .perfettoTable)
    return try RecordingImport.traces(of: source, format, options).traces
  }

  private func refusal(_ text: String, density: Bool = true) -> String {
    do {
      _ = try traces(text, density: density)
      return ""
    } catch { return "\(error)" }
  }

  private static let start: Int64 = 64_179_212_500_000

  /// An event as the rows of `args` have it, a row per field; the pointers are number, x and y.
  private func fields(
    _ id: Int, _ action: Int, _ milliseconds: Int64, _ pointers: [(Int, Double, Double)], source: Int = 4098
  ) -> [String] {
    var fields = [
      ("action", "\(action)"), ("cursor_position_x", "[NULL]"), ("device_id", "4"),
      ("event_time_nanos", "\(Self.start + milliseconds * 1_000_000)"), ("source", "\(source)"),
    ]
    for (index, pointer) in pointers.enumerated() {
      for (axis, value) in [(0, pointer.1), (1, pointer.2), (2, 1.0)].enumerated().map({ ($0, $1.1) }) {
        fields.append(("pointer[\(index)].axis_value[\(axis)].axis", "\(axis)"))
        fields.append(("pointer[\(index)].axis_value[\(axis)].value", "\(value)"))
      }
      fields.append(("pointer[\(index)].pointer_id", "\(pointer.0)"))
    }
    return fields.map { "\(id),64179212600000,\"\($0.0)\",\"\($0.1)\"" }
  }

  private let names = "\"event_id\",\"ts\",\"key\",\"display_value\""

  private let twoFingers: [Event] = [
    (7, 0, 0, [(0, 400, 200)]), (9, 2, 8, [(0, 400, 240)]),
    (4, 261, 16, [(0, 400, 260), (1, 600, 300)]), (5, 6, 24, [(0, 400, 280), (1, 600, 300)]),
    (6, 1, 32, [(1, 600, 310)]),
  ]
  private typealias Event = (id: Int, action: Int, time: Int64, pointers: [(Int, Double, Double)])

  @Test(
    "joined with args, a row per field: times of the kernel and not of the trace, two pointers by their index"
  )
  func joined() throws {
    let rows = twoFingers.flatMap { fields($0.id, $0.action, $0.time, $0.pointers) }
    let trace = try #require(try traces(([names] + rows).joined(separator: "\n")).first)
    let expected: [(Int64, TraceEvent.Kind)] = [
      (0, .down(slot: 0, x: 200, y: 100)), (8, .move(slot: 0, x: 200, y: 120)),
      (16, .move(slot: 0, x: 200, y: 130)), (16, .down(slot: 1, x: 300, y: 150)),
      (24, .move(slot: 0, x: 200, y: 140)), (24, .up(slot: 0)),
      (32, .move(slot: 1, x: 300, y: 155)), (32, .up(slot: 1)),
    ]
    #expect(trace.events.map(\.kind) == expected.map(\.1))
    #expect(trace.events.map(\.timeMicroseconds) == expected.map { $0.0 * 1000 })
    #expect(trace.end?.grade == "A")
  }

  @Test("the fields of an event in any order, and events that stand twice, give the same trace")
  func order() throws {
    let rows = twoFingers.flatMap { fields($0.id, $0.action, $0.time, $0.pointers) }
    let one = try traces(([names] + rows).joined(separator: "\n"))
    let other = try traces(([names] + (rows + rows).sorted()).joined(separator: "\r\n"))
    #expect(one.map(\.events) == other.map(\.events))
  }

  @Test(
    "a column for each key: EXTRACT_ARG by itself, or with x and y as names; tabs as the viewer copies them")
  func wide() throws {
    let x = "pointer[0].axis_value[0].value"
    let y = "pointer[0].axis_value[1].value"
    let rows = [(0, 0, 200.0), (2, 10, 240.0), (1, 20, 280.0)].map { action, time, y in
      "\(time),\(500 + time),\(Self.start + Int64(time) * 1_000_000),3,4098,\(action),4,0,400.0,\(y)"
    }
    let columns = "id,event_id,ts,arg_set_id,source,action,device_id,display_id"
    let named = try traces(([columns + ",x,y"] + rows).joined(separator: "\n"))
    let expected: [TraceEvent.Kind] = [
      .down(slot: 0, x: 200, y: 100), .move(slot: 0, x: 200, y: 120), .move(slot: 0, x: 200, y: 140),
      .up(slot: 0),
    ]
    #expect(named.map { $0.events.map(\.kind) } == [expected])
    #expect(named[0].events.last?.timeMicroseconds == 20_000)
    let axes = "pointer[0].axis_value[0].axis,pointer[0].axis_value[1].axis"
    let keyed = try traces(
      ([columns + ",\(x),\(y),\(axes)"] + rows.map { $0 + ",0,1" }).joined(separator: "\n"))
    #expect(keyed.map(\.events) == named.map(\.events))
    let tabs = ([columns + ",x,y"] + rows).joined(separator: "\n").replacing(",", with: "\t")
    #expect(try traces(tabs).map(\.events) == named.map(\.events))
    let called = columns + ",\"EXTRACT_ARG(arg_set_id, '\(x)')\",\"EXTRACT_ARG(arg_set_id, '\(y)')\""
    #expect(try traces(([called] + rows).joined(separator: "\n")).map(\.events) == named.map(\.events))
  }

  @Test("pixels ask for a density; without positions the query that gives them is named")
  func refusals() {
    let rows = fields(1, 0, 0, [(0, 1, 2)]) + fields(2, 1, 9, [(0, 1, 2)])
    #expect(refusal(([names] + rows).joined(separator: "\n"), density: false).contains("--density"))
    let events =
      "id,event_id,ts,arg_set_id,source,action,device_id,display_id\n0,5,64179212500000,3,4098,0,4,0\n"
    #expect(refusal(events).contains("JOIN args USING (arg_set_id)"))
    let flat = "event_id,flat_key,display_value\n5,pointer.axis_value.value,3\n"
    #expect(refusal(flat).contains("flat_key does not distinguish pointers and axes"))
    let latencies = "dispatch_latency_dur,handling_latency_dur,event_channel,event_type\n1,2,a,MOTION\n"
    #expect(refusal(latencies).contains("args.display_value"))
    let redacted = rows.map { row in
      guard row.contains("axis_value") else { return row }
      return row.prefix { $0 != "]" } + row.dropFirst(row.prefix { $0 != "]" }.count).prefix { $0 != "," }
        + ",[NULL]"
    }
    #expect(refusal(([names] + redacted).joined(separator: "\n")).contains("TRACE_LEVEL_COMPLETE"))
    let mouse = fields(1, 0, 0, [(0, 1, 2)], source: 8194)
    #expect(refusal(([names] + mouse).joined(separator: "\n")).contains("of a mouse"))
  }

  @Test("a cut row costs itself and a grade that names it; numbers beyond any pointer or axis cost nothing")
  func damage() throws {
    var rows = twoFingers.flatMap { fields($0.id, $0.action, $0.time, $0.pointers) }
    rows.append("9,64179212600000,\"pointer[99999999999].axis_value[0].value\",\"1\"")
    rows.append("9,64179212600000,\"pointer[0].axis_value[99999].value\",\"nan\"")
    rows.append("9,6417")
    let trace = try #require(try traces(([names] + rows).joined(separator: "\n")).first)
    #expect(trace.end?.grade == "C")
    #expect(
      trace.end?.reasons?.contains { $0.contains("1 damaged line left out, at line \(rows.count + 1)") }
        == true)
  }

  @Test("a table of one's own with the same words is read as any other, and --columns as it says")
  func others() throws {
    #expect(RecordingImport.format(of: Array("event_id,time_ms,x,y\n1,2,3,4\n".utf8)) == .csv)
    let layout = try TableLayout(
      json: Array(#"{"columns":{"time":"ts","x":"x","y":"y"},"time-unit":"ns"}"#.utf8), name: "mine")
    let text = "event_id,arg_set_id,ts,x,y\n1,2,3,4,5\n"
    #expect(RecordingImport.format(of: Array(text.utf8), layout) == .csv)
  }
}
