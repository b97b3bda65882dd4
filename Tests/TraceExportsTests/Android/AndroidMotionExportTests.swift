import TestSamples
import Testing
import TextFormats
import TraceExports

/// Sequences by hand from Android's documentation of MotionEvent: each pointer that comes or goes is an event, moves are one.
@Suite("android-motion")
struct AndroidMotionExportTests {
  private func export(_ lines: [String]) throws -> TraceExport {
    var script = ScriptedTrace()
    for line in lines { script.add(line) }
    return try AndroidMotionExport.write(script.trace(), ExportOptions())
  }

  /// `ACTION_MOVE 0 @8 [0 1]`: action, index, time, ids.
  private func words(_ export: TraceExport) throws -> [String] {
    let json = try JSONReader.value(of: export.bytes)
    return (json["events"]?.array ?? []).map { event in
      let ids = (event["pointers"]?.array ?? []).map { "\($0["id"]?.integer ?? -1)" }.joined(separator: " ")
      return
        "\(event["action"]?.string ?? "") \(event["actionIndex"]?.integer ?? -1) @\(event["eventTime"]?.integer ?? -1) [\(ids)]"
    }
  }

  @Test("two fingers: each comes and goes by itself, both move in one event")
  func fingers() throws {
    let export = try export([
      #"{"type":"down","t":0,"slot":0,"x":1,"y":2}"#, #"{"type":"down","t":4499,"slot":1,"x":1,"y":2}"#,
      #"{"type":"move","t":8500,"slot":0,"x":1,"y":3}"#, #"{"type":"move","t":8500,"slot":1,"x":1,"y":3}"#,
      #"{"type":"move","t":16000,"slot":1,"x":1,"y":4}"#, #"{"type":"up","t":16000,"slot":0}"#,
      #"{"type":"up","t":20000,"slot":1}"#,
    ])
    #expect(
      try words(export) == [
        "ACTION_DOWN 0 @0 [0]", "ACTION_POINTER_DOWN 1 @4 [0 1]", "ACTION_MOVE 0 @9 [0 1]",
        "ACTION_MOVE 0 @16 [0 1]",
        "ACTION_POINTER_UP 0 @16 [0 1]", "ACTION_UP 0 @20 [1]",
      ])
    #expect(
      export.losses == [
        "times are whole milliseconds, as MotionEvent.obtain needs: up to 0.5 ms from the trace's"
      ])
  }

  @Test("fingers that are taken away together are one cancel; one alone lifts with a flag")
  func cancels() throws {
    let both = try export([
      #"{"type":"down","t":0,"slot":0,"x":1,"y":2}"#, #"{"type":"down","t":0,"slot":1,"x":1,"y":2}"#,
      #"{"type":"cancel","t":5000,"slot":0}"#, #"{"type":"cancel","t":5000,"slot":1}"#,
    ])
    #expect(try words(both).suffix(1) == ["ACTION_CANCEL 0 @5 [0 1]"])
    let one = try export([
      #"{"type":"down","t":0,"slot":0,"x":1,"y":2}"#, #"{"type":"down","t":0,"slot":1,"x":1,"y":2}"#,
      #"{"type":"cancel","t":5000,"slot":0}"#, #"{"type":"up","t":6000,"slot":1}"#,
    ])
    #expect(try words(one).suffix(2) == ["ACTION_POINTER_UP 0 @5 [0 1]", "ACTION_UP 0 @6 [1]"])
    #expect(one.text.contains(#""flags":"FLAG_CANCELED""#) && one.losses.count == 1)
  }

  @Test("every touchscreen trace: times never go back, and each gesture begins and ends once")
  func repository() throws {
    for trace in try SampleTraces.all(of: "touchscreen") {
      let export = try AndroidMotionExport.write(trace, ExportOptions())
      let events = try JSONReader.value(of: export.bytes)["events"]?.array ?? []
      let times = events.compactMap { $0["eventTime"]?.integer }
      #expect(times == times.sorted() && times.count == events.count)
      let actions = events.compactMap { $0["action"]?.string }
      let gestures = ComingBack.gestures(of: trace).gestures.count
      #expect(
        actions.count { $0 == "ACTION_DOWN" } == gestures && actions.count { $0 == "ACTION_UP" } == gestures)
    }
  }
}
