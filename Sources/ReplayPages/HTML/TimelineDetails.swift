import TextFormats
import TraceReplay

/// The data of a timeline, as one line of JSON per trace:
///
/// | key | meaning |
/// |---|---|
/// | `fingers[]` | each gesture: `from, to` in µs, `how` it ended, `way`: its travel as ``CurveText`` of 0.1 ms and 0.1 pt |
/// | `paths[]` | for each scroll model the content without an engine, below its top edge, as ``CurveText`` of frames and 0.1 pt |
/// | `on[]` | for each replay the index of its content in `paths` |
/// | `replays[]` | engine by engine within model by model: `threshold`, `end`, alternating `states` and their times, `gestures[]` (each
/// one's `why`, times in µs, broken `rules`), and by frames `pull`, `content` if it differs, `inset` |
package enum TimelineDetails {
  /// The replays for one value of `--model`.
  package struct Ground {
    let replays: [Replay]
    let indices: [Int]
    let runs: [PageReplay]

    /// Creates the replays for one value of `--model`.
    ///
    /// - Parameters:
    ///   - replays: One per scroll view that an engine runs on; at least one.
    ///   - indices: For each engine the index in `replays`.
    ///   - runs: The results of each engine.
    package init(replays: [Replay], indices: [Int], runs: [PageReplay]) {
      (self.replays, self.indices, self.runs) = (replays, indices, runs)
    }
  }

  /// The largest number of frames of a run that is drawn: ten minutes at 60 per second.
  private static let mostFrames = 36_000
  /// The allowed deviation of a frame's time times the rate from a whole number, as a fraction of a step.
  private static let rounding = 1e-6

  /// True if a run has few enough frames to be drawn.
  ///
  /// - Parameters:
  ///   - result: The results of the run, or of its last gesture.
  ///   - rate: Frames per second.
  /// - Returns: False for hours of free use.
  package static func mayDraw(_ result: ReplayResult, rate: Double) -> Bool {
    result.end * rate <= Double(mostFrames)
  }

  /// The displayed frame at each step of a timeline with `rate` steps per second, whatever the display's rate was.
  ///
  /// It is the latest frame up to the step; before the first frame, the first one.
  ///
  /// - Parameters:
  ///   - frames: Every frame of a run, in order of time.
  ///   - rate: Steps per second.
  /// - Returns: One frame per step; `frames` itself if they are evenly spaced from time 0.
  package static func steps(_ frames: [ReplayFrame], rate: Double) -> [ReplayFrame] {
    guard let last = frames.last else { return [] }
    var (shown, steps) = (0, [ReplayFrame]())
    for step in 0...max(0, Int((last.time * rate - rounding).rounded(.up))) {
      while shown + 1 < frames.count, frames[shown + 1].time <= Double(step) / rate { shown += 1 }
      steps.append(frames[shown])
    }
    return steps
  }

  /// Writes the data of a timeline as a line of JSON, without its line feed.
  ///
  /// - Parameters:
  ///   - options: The options of the replays.
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

  /// The path of the content without an engine, as a curve that is as long as the longest run; nil if no run is drawn.
  private static func path(of replay: Replay, _ runs: [PageReplay], rate: Double) -> String? {
    guard let count = runs.map({ $0.frameCount }).max(), count > 0 else { return nil }
    return CurveText.text(ofFrames: (0..<count).map { -replay.path.offset(at: Double($0) / rate) })
  }

  /// Completes the JSON object begun in `start` with a list of finished objects.
  private static func joined(_ start: [UInt8], _ objects: [[UInt8]]) -> [UInt8] {
    var bytes = start.dropLast() + Array(#","replays":["#.utf8)
    for (index, object) in objects.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += object
    }
    return Array(bytes) + Array("]}".utf8)
  }
}
