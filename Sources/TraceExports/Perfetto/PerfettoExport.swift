import GestureTraces
import PullToRefresh
import TextFormats
import TraceReplay

/// Writes a replay as tracks for the viewer at ui.perfetto.dev, in Perfetto's own binary format.
///
/// One group has the fingers: a slice per touch with its positions, and libinput's scrolls. A group per engine and model has the states as
/// slices, what happened as instants, and the numbers of each display frame: finger travel, content offset and velocity, inset, pull. Times
/// are nanoseconds from the trace's zero; those of the engine are of the display frame that showed them, except for states and triggers,
/// which are exact.
package struct PerfettoExport: TraceExporter {
  /// Writes the touches of a trace and its replays as Perfetto tracks.
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    var file = PerfettoTrace()
    let root = file.track(name(of: trace))
    FingerTracks.write(trace, options, below: root, to: &file)
    let work = ReplayWork()
    for (index, run) in options.runs.enumerated() {
      let replay = Replay(of: trace, on: run.list, options: options.replay, work: work)
      let (frames, most) = (replay.leastFrames * Double(options.runs.count), ReplayWork.mostFramesKept)
      guard frames <= Double(most) else {
        throw ExportError(trace, ReplayWork.complaint(frames: frames, most: most))
      }
      let group = file.track("\(run.engine) on \(run.model)", below: root, rank: index + 1)
      ReplayTracks.write(replay, run.idle(replay.scene, replay.model), below: group, to: &file)
      if work.isSpent { throw ExportError(trace, work.complaint) }
    }
    var losses = [
      "this is for viewing, not for playing; import reads only the fingers of a touchscreen"
    ]
    if options.runs.isEmpty { losses.append("it does not contain replays; name engines with --engine") }
    return TraceExport(bytes: file.bytes, losses: losses)
  }

  /// The trace's file name without its folder.
  private static func name(of trace: Trace) -> String {
    trace.path.split(separator: "/").last.map(String.init) ?? trace.path
  }
}

/// Writes the tracks that show the fingers: touches, positions and scrolls.
private enum FingerTracks {
  private typealias Names = PerfettoField.Track

  static func write(
    _ trace: Trace, _ options: ExportOptions, below root: PerfettoTrace.Track, to file: inout PerfettoTrace
  ) {
    let group = file.track(Names.fingers, below: root)
    if trace.hasTouches, trace.header.device.kind != .touchpad,
      let touches = try? ScreenTouches(of: trace, options: options)
    {
      write(touches, below: group, to: &file)
    }
    write(ScreenScrolls(of: trace, options: options), below: group, to: &file)
  }

  private static func write(
    _ touches: ScreenTouches, below group: PerfettoTrace.Track, to file: inout PerfettoTrace
  ) {
    var tracks: [Int: (slice: PerfettoTrace.Track, x: PerfettoTrace.Track, y: PerfettoTrace.Track)] = [:]
    for (rank, id) in Set(touches.touches.map(\.id)).sorted().enumerated() {
      tracks[id] = (
        file.track("\(Names.finger)\(id)", below: group, rank: 3 * rank),
        file.counter("\(Names.finger)\(id)\(Names.x)", unit: "pt", below: group, rank: 3 * rank + 1),
        file.counter("\(Names.finger)\(id)\(Names.y)", unit: "pt", below: group, rank: 3 * rank + 2)
      )
    }
    for touch in touches.touches {
      guard let track = tracks[touch.id] else { continue }
      switch touch.phase {
      case .down: file.begin("down", on: track.slice, at: touch.time)
      case .up, .cancel: file.end(on: track.slice, at: touch.time)
      case .move: break
      }
      if touch.phase == .cancel { file.instant(Names.cancelled, on: track.slice, at: touch.time) }
      file.value(touch.x, on: track.x, at: touch.time)
      file.value(touch.y, on: track.y, at: touch.time)
    }
  }

  private static func write(
    _ scrolls: ScreenScrolls, below group: PerfettoTrace.Track, to file: inout PerfettoTrace
  ) {
    guard !scrolls.scrolls.isEmpty else { return }
    let track = file.counter("scrolled down", unit: "pt", below: group, rank: 0)
    var sum = 0.0
    for scroll in scrolls.scrolls {
      sum += scroll.deltaY
      file.value(sum, on: track, at: scroll.time)
    }
  }
}

/// Writes the tracks that show one engine on one scroll model.
private enum ReplayTracks {
  /// The numbers shown for each display frame: the track's name, its unit, and the value.
  private static let numbers: [(name: String, unit: String, value: @Sendable (ReplayFrame) -> Double?)] = [
    ("finger", "pt", { $0.travel }), ("offset", "pt", { $0.offset }),
    ("velocity", "pt/s", { $0.situation.velocity }), ("inset", "pt", { $0.topInset }),
    ("pull", "pt", { $0.pull }),
  ]

  static func write(
    _ replay: Replay, _ engine: RefreshEngine, below group: PerfettoTrace.Track, to file: inout PerfettoTrace
  ) {
    let state = file.track("state", below: group, rank: 0)
    let moments = file.track("events", below: group, rank: 1)
    let tracks = numbers.enumerated().map { index, number in
      file.counter(number.name, unit: number.unit, below: group, rank: index + 2)
    }
    var frames: [ReplayFrame] = []
    let log = replay.showFrames(of: engine) { frames.append($0) }
    for frame in frames {
      let time = nanoseconds(frame.time)
      for (number, track) in zip(numbers, tracks) {
        if let value = number.value(frame) { file.value(value, on: track, at: time) }
      }
      for named in FrameEvents.named where named.event != .trigger && frame.events.contains(named.event) {
        file.instant(named.name, on: moments, at: time)
      }
    }
    for time in log.triggerTimes { file.instant("trigger", on: moments, at: nanoseconds(time)) }
    for (index, entry) in log.states.enumerated() {
      if index > 0 { file.end(on: state, at: nanoseconds(entry.time)) }
      file.begin("\(engine.stateName(entry.state))", on: state, at: nanoseconds(entry.time))
    }
    file.end(on: state, at: nanoseconds(log.end))
  }

  /// A time in seconds as the nearest whole nanosecond.
  private static func nanoseconds(_ seconds: Double) -> Int64 { Int64(clamping: (seconds * 1e9).rounded()) }
}
