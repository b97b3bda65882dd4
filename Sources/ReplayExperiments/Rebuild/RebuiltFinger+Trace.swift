import GestureTraces
import ScrollPhysics
import TextFormats
import TraceReplay

extension RebuiltFinger {
  /// The name of the generator in the trace's header, so that the trace cannot be mistaken for a recording.
  package static let generator = "observe --rebuild"
  /// The finger's horizontal position, in points: the middle of a phone.
  private static let x = 200.0
  /// The least distance of the reconstructed finger from the top of the screen, in points.
  private static let margin = 100.0

  /// The reconstructed finger as a trace with origin `synthetic`; its generator and note say how it was made.
  ///
  /// - Parameters:
  ///   - scene: The lengths for which it was made.
  ///   - log: The log's name in messages, of which only the last path component is stored.
  ///   - tool: This program with its version.
  /// - Returns: A trace whose time zero is the first report.
  package func trace(in scene: Scene, of log: String, by tool: String) -> Trace {
    var header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: source(of: log, by: tool))
    header.statedUnits = .points
    header.note =
      "generated, not recorded: the simplest finger that moves \(model.label) through the offsets of a log"
    var scenario = TraceScenario()
    (scenario.viewport, scenario.content) = (scene.viewport, scene.content)
    if scene.topInset > 0 { scenario.topInset = scene.topInset }
    if scene.startOffset > 0 { scenario.startOffset = scene.startOffset }
    header.scenario = scenario
    var trace = Trace(path: log, header: header, events: events, end: nil)
    let time = trace.events.last?.timeMicroseconds ?? 0
    let grade = TraceIntegrity(of: trace).grade(endedAtMicroseconds: time)
    trace.end = TraceEnd(timeMicroseconds: time, events: trace.events.count, grade: grade)
    return trace
  }

  private func source(of log: String, by tool: String) -> TraceSource {
    var source = TraceSource(origin: .synthetic)
    (source.tool, source.generator) = (tool, Self.generator)
    var from = JSONObject("format", .string("offset-log"))
    from["file"] = .string(String(log.split(separator: "/").last ?? "stdin"))
    from["model"] = .string(model.label)
    source.from = .object(from)
    return source
  }

  private var events: [TraceEvent] {
    guard case .down(let start) = reports.first else { return [] }
    var least = 0.0
    for case .move(_, let travel) in reports { least = min(least, travel) }
    let top = Self.margin - least
    var events: [TraceEvent] = []
    var last: Int64 = -1
    let stamp = { (time: Double) -> Int64 in
      last = max(last + 1, Int64(((time - start) * 1e6).rounded()))
      return last
    }
    for report in reports {
      switch report {
      case .down(let time):
        events.append(
          TraceEvent(timeMicroseconds: stamp(time), kind: .down(slot: 0, x: Self.x, y: top)))
      case .move(let time, let travel):
        events.append(
          TraceEvent(timeMicroseconds: stamp(time), kind: .move(slot: 0, x: Self.x, y: top + travel)))
      case .up(let time):
        events.append(TraceEvent(timeMicroseconds: stamp(time), kind: .up(slot: 0)))
      }
    }
    return events
  }
}
