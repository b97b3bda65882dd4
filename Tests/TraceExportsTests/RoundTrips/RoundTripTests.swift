import GestureTraces
import TestSamples
import Testing
import TouchCapture
import TraceExports
import TraceReplay

/// What goes out and comes in again through the importers is the same gestures: begins, ends, samples and their times to the
/// microsecond, fingers, and travel.
@Suite("A trace that goes out and comes in again")
struct RoundTripTests {
  /// Points: what the rounding of a scale and of sums may do to positions of thousands of points.
  private static let rounding = 1e-9

  @Test(
    "csv and pointer-json: every trace of the repository is the same gestures",
    arguments: ["touchscreen", "touchpad"])
  func tables(device: String) throws {
    let traces = try SampleTraces.all(of: device)
    #expect(traces.count == (device == "touchscreen" ? 50 : 40))
    for trace in traces {
      for exporter in [CSVExport.self, PointerJSONExport.self] as [any TraceExporter.Type] {
        let difference = try ComingBack(trace, as: exporter).difference()
        #expect(difference.isWithin(Self.rounding), "\(trace.path) as \(exporter): \(difference)")
      }
    }
  }

  /// Points: what rounding to thousandths does to a travel, at each of its ends half a thousandth.
  private static let thousandths = 0.001 + 1e-9

  @Test(
    "cdp, bidi, and the tests for Playwright, Flutter and Qt come back within a thousandth of a point of travel, at their microseconds"
  )
  func scripts() throws {
    // One of each kind: all fifty say the same.
    let traces = try SampleTraces.all(of: "touchscreen").enumerated().filter { $0.offset.isMultiple(of: 5) }
    #expect(traces.count == 10)
    for (_, trace) in traces {
      for exporter in [
        DevToolsExport.self, BiDiExport.self, PlaywrightTypeScriptExport.self, PlaywrightPythonExport.self,
        FlutterExport.self, QtExport.self,
      ] as [any TraceExporter.Type] {
        let difference = try ComingBack(trace, as: exporter).difference(ignoringCancels: true)
        #expect(difference.isWithin(Self.thousandths), "\(trace.path) as \(exporter): \(difference)")
      }
    }
  }

  @Test("evemu and libinput-yaml: every touchscreen trace is the same through the real libinput, to the bit")
  func kernel() throws {
    for trace in try SampleTraces.all(of: "touchscreen") {
      for exporter in [EvemuExport.self, LibinputYAMLExport.self] as [any TraceExporter.Type] {
        let back = try ComingBack(trace, as: exporter)
        #expect(back.difference() == .points(0), "\(trace.path) as \(exporter)")
        #expect(
          back.back.events.filter { $0.layer == .libinput } == trace.events, "\(trace.path) as \(exporter)")
        #expect(back.back.header.device.size == trace.header.device.size)
      }
    }
  }

  /// Traces as `record` makes them, with the raw contacts beside libinput: made-up hands from a seed, through the real libinput.
  private func recorded(_ surface: SyntheticSurface, seed: UInt64) throws -> [Trace] {
    try SyntheticTake.intents(on: surface).flatMap { intent in
      let take = SyntheticTake(intent: intent, surface: surface, hand: SyntheticHand(number: 1), seed: seed)
      return try VirtualRecording.result(
        EvdevRecording(take), source: TraceSource(origin: .synthetic), readsRaw: true
      ).traces
    }
  }

  @Test(
    "a touchpad's raw contacts come back to the bit, and the real libinput makes the same scrolls of them",
    arguments: [7, 11])
  func touchpad(seed: UInt64) throws {
    let traces = try recorded(.touchpad, seed: seed)
    #expect(traces.count >= 6)
    for trace in traces {
      for exporter in [EvemuExport.self, LibinputYAMLExport.self] as [any TraceExporter.Type] {
        let back = try ComingBack(trace, as: exporter).back
        #expect(
          back.events.map(\.kind) == inOrder(trace, as: back).map(\.kind), "seed \(seed), \(trace.path)")
        #expect(times(of: back, .evdev) == times(of: trace, .evdev))
        #expect(times(of: back, .libinput) == times(of: trace, .libinput))
      }
    }
  }

  /// The events of a trace with its layers in turn as an import puts them.
  private func inOrder(_ trace: Trace, as other: Trace) -> [TraceEvent] {
    var rest: [TraceLayer: ArraySlice<TraceEvent>] = [:]
    for layer in TraceLayer.allCases { rest[layer] = trace.events.filter { $0.layer == layer }[...] }
    return other.events.compactMap { rest[$0.layer]?.popFirst() }
      + TraceLayer.allCases.flatMap { rest[$0] ?? [] }
  }

  private func times(of trace: Trace, _ layer: TraceLayer) -> [Int64] {
    let zero = trace.events.map(\.timeMicroseconds).min() ?? 0
    return trace.events.filter { $0.layer == layer }.map { $0.timeMicroseconds - zero }
  }

  @Test(
    "a touchpad's scrolls, rests and ends come back as they were; a page hears 0 of an axis that did not scroll"
  )
  func scrolls() throws {
    for trace in try SampleTraces.all(of: "touchpad") {
      let rows = try ComingBack(trace, as: CSVExport.self).back
      #expect(rows.events == trace.events, "\(trace.path)")
      #expect(rows.header.device.kind == .touchpad)
      let events = try ComingBack(trace, as: PointerJSONExport.self).back
      #expect(events.events == trace.events.map(withBothAxes), "\(trace.path)")
    }
  }

  @Test(
    "a scale that is known comes back known, and an assumed one assumed",
    arguments: [TraceScale.told, .assumed])
  func scales(scale: TraceScale) throws {
    var random = SeededRandom(seed: 41)
    var script = ScriptedTrace()
    script.dragAtRandom(&random, upTo: -300, holds: false)
    var trace = try script.trace()
    trace.header.statedScale = scale
    for exporter in [CSVExport.self, PointerJSONExport.self] as [any TraceExporter.Type] {
      let back = try ComingBack(trace, as: exporter).back
      #expect(
        back.header.scale == scale && (back.end?.grade == "A") == (scale == .told),
        "\(back.end?.reasons ?? [])")
    }
  }

  private func withBothAxes(_ event: TraceEvent) -> TraceEvent {
    guard case .scroll(var scroll) = event.kind else { return event }
    (scroll.dx, scroll.dy) = (scroll.dx ?? 0, scroll.dy ?? 0)
    var event = event
    event.kind = .scroll(scroll)
    return event
  }

  @Test("drags at random in points, some cancelled: same gestures", arguments: 0..<20)
  func random(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var script = ScriptedTrace()
    // A trace has no moves of a finger that rests.
    script.dragAtRandom(&random, upTo: -300, holds: false)
    let trace = try script.trace()
    for exporter in [CSVExport.self, PointerJSONExport.self] as [any TraceExporter.Type] {
      let difference = try ComingBack(trace, as: exporter).difference()
      #expect(difference.isWithin(Self.rounding), "seed \(seed) as \(exporter): \(difference)")
    }
    // A device has no cancel, and its units are 150 to a point or fewer: half of one, twice.
    for exporter in [EvemuExport.self, LibinputYAMLExport.self] as [any TraceExporter.Type] {
      let difference = try ComingBack(trace, as: exporter).difference(ignoringCancels: true)
      #expect(difference.isWithin(0.01), "seed \(seed) as \(exporter): \(difference)")
    }
  }

  @Test("several fingers that come and go at random are the same gestures in every format", arguments: 0..<20)
  func fingers(seed: UInt64) throws {
    let trace = try ManyFingers.trace(seed: seed)
    for exporter in [CSVExport.self, PointerJSONExport.self, EvemuExport.self, LibinputYAMLExport.self]
      as [any TraceExporter.Type]
    {
      let difference = try ComingBack(trace, as: exporter).difference()
      #expect(difference.isWithin(Self.rounding), "seed \(seed) as \(exporter): \(difference)")
    }
  }

  @Test(
    "of generated gestures every format that comes back says that they count as imported then, of others none",
    arguments: [CSVExport.self, PointerJSONExport.self, EvemuExport.self, LibinputYAMLExport.self]
      as [any TraceExporter.Type])
  func origin(exporter: any TraceExporter.Type) throws {
    var trace = try SampleTraces.named("pull/touchscreen-01.trace")
    for origin in [TraceSource.Origin.synthetic, .recorded] {
      trace.header.source.origin = origin
      let says = try exporter.write(trace, ExportOptions()).losses.contains {
        $0.hasSuffix("imported again they count as imported")
      }
      #expect(says == (origin == .synthetic))
    }
    #expect(try ComingBack(trace, as: exporter).back.header.source.origin == .imported)
  }

  @Test(
    "labels go with their gestures",
    arguments: [CSVExport.self, PointerJSONExport.self] as [any TraceExporter.Type])
  func labels(exporter: any TraceExporter.Type) throws {
    for device in ["touchscreen", "touchpad"] {
      var trace = try SampleTraces.named("free/\(device)-01.trace")
      let gestures = ComingBack.gestures(of: trace).gestures
      trace.header.labels = gestures.prefix(3).enumerated().map { index, gesture in
        LabelledSpan(
          from: gesture.beganMicroseconds, to: gesture.endedMicroseconds, intent: Intent.allCases[index])
      }
      let back = try ComingBack(trace, as: exporter).back
      let after = ComingBack.gestures(of: back).gestures
      #expect(
        after.prefix(4).map { back.header.intent(ofGestureBegunAt: $0.beganMicroseconds) }
          == [.pull, .pullCancel, .scroll, .free], "\(device)")
    }
  }
}
