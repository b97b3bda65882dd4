import TextFormats
import TraceReplay

/// Checks whether an app's log can belong to a trace at all, after its clock was aligned with the trace's.
struct LogFit {
  let log: ObservedLog
  /// The offsets of the app's content over time, on the trace's clock.
  let app: SeenPath
  let gestures: [FingerGesture]
  /// The offsets of the content over time that the replays of each engine and model predict.
  let paths: [SeenPath]
  /// The offsets of content that follows every finger exactly; a further path to compare the log's shape with.
  let finger: SeenPath
  let clock: ObservedClock

  /// Content counts as moved by the finger if it moves further than this, in points: more than any slop.
  private static let pulled = 20.0
  /// The lowest similarity (a correlation, −1 to 1) at which a log can belong to a trace; below it, content moves at other times.
  private static let leastLikeness = 0.3
  /// The largest plausible ratio of offsets between log and replay; a larger one means that their units differ.
  private static let mostRatio = 50.0
  /// The largest distance at which content may start from the expected offset, in points.
  private static let farthestStart = 8.0
  /// The largest movement that may be expected while the log gives no offsets, in points; more makes the log incomplete.
  private static let hidden = 8.0
  /// A trigger or callback earlier than this before the first touch does not belong to the trace, in seconds.
  private static let early = 0.1
  /// The longest time by which an app's content may lag behind the finger, in seconds.
  private static let late = 0.05

  /// Throws if the log belongs to another trace, uses another unit, has the opposite sign, or has gaps.
  ///
  /// - Parameter longestHole: The longest time between offsets, in seconds, while a finger should move the content; longer is a gap.
  /// - Throws: An error that says what is wrong and what to do.
  func check(longestHole: Double) throws(ObservationError) {
    try checkStart()
    try checkShape()
    try checkHoles(longest: longestHole)
    try checkEvents()
  }

  private func checkStart() throws(ObservationError) {
    let first = log.samples[0]
    guard first.time + clock.shift <= gestures[0].began, let place = paths.first?.start else { return }
    guard abs(first.offset - place) <= Self.farthestStart else {
      throw ObservationError(
        "\(first.location): content begins at \(points(first.offset)), and in the trace at \(points(place)); give --inset-top or --start-offset as the app has them"
      )
    }
  }

  /// How similar the app's path is to `path` while a finger is down (−1 to 1), and how far each of the two moves, in points.
  private func shape(_ path: SeenPath) -> (likeness: Double, app: Double, path: Double) {
    var (xs, ys): ([Double], [Double]) = ([], [])
    for gesture in gestures {
      for time in app.moments where gesture.began...gesture.ended ~= time {
        xs.append(app.offset(at: time))
        ys.append(path.offset(at: time))
      }
    }
    guard !xs.isEmpty else { return (0, 0, 0) }
    let (x, y) = (xs.reduce(0, +) / Double(xs.count), ys.reduce(0, +) / Double(ys.count))
    let both = zip(xs, ys).reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
    let (xx, yy) = (xs.reduce(0) { $0 + ($1 - x) * ($1 - x) }, ys.reduce(0) { $0 + ($1 - y) * ($1 - y) })
    let likeness = xx > 0 && yy > 0 ? both / (xx * yy).squareRoot() : 0
    return (likeness, (xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
  }

  private func checkShape() throws(ObservationError) {
    let shapes = (paths + [finger]).map(shape).filter { $0.path > Self.pulled && $0.app > 0 }
    guard let best = shapes.max(by: { abs($0.likeness) < abs($1.likeness) }) else { return }
    let ratio = best.app / best.path
    guard (1 / Self.mostRatio...Self.mostRatio).contains(ratio) || best.app <= ObservedClock.moved else {
      throw ObservationError(
        "\(log.path): offsets span \(points(best.app)) under the finger, and in the trace \(points(best.path)); give --points-per-px for their unit"
      )
    }
    guard best.app > Self.pulled else { return }
    guard best.likeness >= 0 || abs(best.likeness) < Self.leastLikeness else {
      throw ObservationError(
        "\(log.path): offsets grow while a finger pulls content down, and in the trace they fall; give --reversed"
      )
    }
    guard best.likeness >= Self.leastLikeness else {
      throw ObservationError(
        "\(log.path): content does not move when the fingers of the trace do; give the log of this trace, or --zero for its clock"
      )
    }
  }

  private func checkHoles(longest: Double) throws(ObservationError) {
    for (one, two) in zip(log.samples, log.samples.dropFirst()) where two.time - one.time > longest {
      let (from, to) = (one.time + clock.shift, two.time + clock.shift - Self.late)
      for gesture in gestures where from >= gesture.began - Self.late && to <= gesture.ended + Self.late {
        let missed = motion(from: from, to: to)
        guard missed <= Self.hidden || abs(two.offset - one.offset) <= Self.hidden else {
          throw ObservationError(
            "\(two.location): no offset for \(Figures.milliseconds(two.time - one.time)) ms, in which a finger moved content by \(points(missed)); log every frame, or give --longest-hole"
          )
        }
      }
    }
    // The log may end once nothing moves any more.
    let end = max(app.last, (log.events.last?.time ?? -.infinity) + clock.shift)
    guard let last = gestures.last, end < last.ended - Self.late else { return }
    let isMoved = abs(app.offset(at: end) - app.offset(at: last.began)) > Self.hidden
    guard !isMoved || motion(from: end + Self.late, to: last.ended) <= Self.hidden else {
      throw ObservationError(
        "\(log.path): it ends \(Figures.milliseconds(last.ended - end)) ms before the last finger is lifted; log until content is at rest"
      )
    }
  }

  /// How far content should have moved between two times, in points, according to the replay in which it moves most.
  private func motion(from start: Double, to end: Double) -> Double {
    guard start < end else { return 0 }
    return paths.map { $0.range(from: start, to: end) }.map { $0.upperBound - $0.lowerBound }.max() ?? 0
  }

  private func checkEvents() throws(ObservationError) {
    for event in log.events where event.mark == .trigger || event.mark == .callback {
      let time = event.time + clock.shift
      guard time >= gestures[0].began - Self.early else {
        throw ObservationError(
          "\(event.location): \(event.mark.rawValue) \(Figures.milliseconds(gestures[0].began - time)) ms before the first touch of the trace; give one clock for all rows, or --zero"
        )
      }
    }
  }

  private func points(_ value: Double) -> String { "\(Figures.fixed(value, decimals: 1)) pt" }
}
