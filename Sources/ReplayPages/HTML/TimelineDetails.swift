import TextFormats
import TraceReplay

/// What a timeline is drawn from, one line of JSON for a trace:
///
/// | key | meaning |
/// |---|---|
/// | `fingers[]` | each gesture: `from, to` in µs, `how` it ended, `way`: its travel as ``CurveText`` of 0.1 ms and 0.1 pt |
/// | `paths[]` | for each ground and model the content without an engine, below its top edge, as ``CurveText`` of frames and 0.1 pt |
/// | `on[]` | for each replay the index of its content in `paths` |
/// | `replays[]` | engine by engine within ground by ground: `threshold`, `end`, `states` and their times by turns, `gestures[]` (each one's `why`, times in µs, broken `rules`), and by frames `pull`, `content` where it is another, `inset` |
package enum TimelineDetails {
  /// The replays on one ground.
  package struct Ground {
    let replays: [Replay]
    let indices: [Int]
    let runs: [PageReplay]

    /// A ground.
    ///
    /// - Parameters:
    ///   - replays: One for each list that some engine runs on; at least one.
    ///   - indices: For each engine the index of its own in `replays`.
    ///   - runs: What each engine made of it.
    package init(replays: [Replay], indices: [Int], runs: [PageReplay]) {
      (self.replays, self.indices, self.runs) = (replays, indices, runs)
    }
  }

  /// The frames of a run at most that are drawn: ten minutes of 60 a second.
  private static let mostFrames = 36_000
  /// The share of a step by which a frame's time times the rate may miss a whole number.
  private static let rounding = 1e-6

  /// True where a run has few enough frames to be drawn.
  ///
  /// - Parameters:
  ///   - result: The figures of the run, or of its last gesture.
  ///   - rate: Frames per second.
  /// - Returns: False for hours of free use.
  package static func mayDraw(_ result: ReplayResult, rate: Double) -> Bool {
    result.end * rate <= Double(mostFrames)
  }

  /// What was on the screen at each step of a timeline, which has `rate` of them a second whatever the display did: the last frame by
  /// then, before the first frame that one.
  ///
  /// - Parameters:
  ///   - frames: Every frame of a run, in order of time.
  ///   - rate: Steps per second.
  /// - Returns: One a step; `frames` themselves where they came evenly, from 0 on.
  package static func steps(_ frames: [ReplayFrame], rate: Double) -> [ReplayFrame] {
    guard let last = frames.last else { return [] }
    var (shown, steps) = (0, [ReplayFrame]())
    for step in 0...max(0, Int((last.time * rate - rounding).rounded(.up))) {
      while shown + 1 < frames.count, frames[shown + 1].time <= Double(step) / rate { shown += 1 }
      steps.append(frames[shown])
    }
    return steps
  }

  /// The line, without its line feed.
  ///
  /// - Parameters:
  ///   - options: How the trace was replayed.
  ///   - grounds: At least one.
  /// - Returns: JSON.
  package static func text(options: ReplayOptions, grounds: [Ground]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.list("fingers", grounds[0].replays[0].track.gestures) { json, gesture in
        write(gesture, slop: options.slop, &json)
      }
      var (paths, places): ([String?], [Int]) = ([], [])
      for ground in grounds {
        places += ground.indices.map { paths.count + $0 }
        paths += ground.replays.indices.map { index in
          let own = zip(ground.indices, ground.runs).filter { $0.0 == index }.map { $0.1 }
          return path(of: ground.replays[index], own, rate: options.rate)
        }
      }
      json.list("paths", paths) { json, path in json.value(path) }
      json.list("on", places) { json, place in json.value(Double(place)) }
    }
    return joined(json.bytes, grounds.flatMap { $0.runs.map { $0.details } })
  }

  private static func write(_ gesture: FingerGesture, slop: Double, _ json: inout JSONWriter) {
    let knots = FingerPath(of: gesture, slop: slop).knots
    json.object { json in
      json.member("from", PageReplay.microseconds(gesture.began))
      json.member("to", PageReplay.microseconds(gesture.ended))
      json.member("how", word(gesture.end))
      json.member("way", CurveText.text(ofFinger: knots))
    }
  }

  private static func word(_ end: GestureEnd) -> String {
    switch end {
    case .lift: "lift"
    case .cancel: "cancel"
    case .unfinished: "unfinished"
    }
  }

  /// The content without an engine, frame by frame for as long as the longest run; null where no run is drawn.
  private static func path(of replay: Replay, _ runs: [PageReplay], rate: Double) -> String? {
    guard let count = runs.map({ $0.frameCount }).max(), count > 0 else { return nil }
    return CurveText.text(ofFrames: (0..<count).map { -replay.path.offset(at: Double($0) / rate) })
  }

  /// The object that is open in `start`, with the list of objects that are written already.
  private static func joined(_ start: [UInt8], _ objects: [[UInt8]]) -> [UInt8] {
    var bytes = start.dropLast() + Array(#","replays":["#.utf8)
    for (index, object) in objects.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += object
    }
    return Array(bytes) + Array("]}".utf8)
  }
}
