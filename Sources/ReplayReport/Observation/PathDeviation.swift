/// How far the app's content was from the offsets that an engine and a model produce for the same gesture.
package struct PathDeviation: Equatable, Sendable {
  /// Rounds a distance to a millionth of a point, as results give it.
  static func rounded(_ points: Double) -> Double { (points * 1e6).rounded() / 1e6 }

  /// The distance and time within which paths count as the same.
  package struct Tolerance: Equatable, Sendable {
    /// The greatest distance of two paths that count as the same, in points.
    package let points: Double
    /// The greatest difference of two times that count as the same, in seconds.
    package let seconds: Double

    /// Stores a tolerance in points and in seconds.
    package init(points: Double, seconds: Double) { (self.points, self.seconds) = (points, seconds) }
  }

  /// The distances of the app's content from the replay's during one part of a gesture.
  package struct Part: Equatable, Sendable {
    /// The number of moments at which the two were compared.
    package private(set) var moments = 0
    /// The greatest distance at one moment, in points.
    package private(set) var greatest = 0.0
    /// The time of the greatest distance, in seconds since the trace's zero.
    package private(set) var at: Double?
    /// The mean distance over all moments, in points; 0 without moments.
    package var mean: Double { moments > 0 ? sum / Double(moments) : 0 }
    private var sum = 0.0

    /// Adds the distance at one moment, in points.
    fileprivate mutating func add(_ distance: Double, at time: Double) {
      moments += 1
      sum += distance
      if distance > greatest || at == nil { (greatest, at) = (distance, time) }
    }
  }

  /// The distances while a finger is down.
  package private(set) var finger = Part()
  /// The distances after the release, up to the next gesture or the end of the log.
  package private(set) var motion = Part()
  /// How much later the app's content is than the replay's where the paths fit best, in seconds; nil if nothing moves.
  package private(set) var lag: Double?
  /// The greatest distance of the app's content from every offset that the replay has at about the same time, in points.
  ///
  /// "About the same time" is up to the tolerance's time before or after.
  package private(set) var beyond = 0.0
  /// The time of ``beyond``, in seconds since the trace's zero; nil if that distance is 0.
  package private(set) var beyondAt: Double?

  /// The number of moments at which app and replay were compared, under the finger and after the release.
  package var moments: Int { finger.moments + motion.moments }
  /// The greatest distance of the app's content from the replay's at one moment, in points.
  package var greatest: Double { max(finger.greatest, motion.greatest) }
  /// The mean distance of the app's content from the replay's over all moments, in points.
  package var mean: Double {
    let all = Double(moments)
    return all > 0
      ? (finger.mean * Double(finger.moments) + motion.mean * Double(motion.moments)) / all : 0
  }

  /// True if the app's content is never further than the tolerance from an offset that the replay has at about the same time.
  package func isSame(within tolerance: Tolerance) -> Bool { beyond <= tolerance.points + Self.rounding }

  /// The excess that is attributed to rounding when a distance is compared with the tolerance, in points.
  private static let rounding = 1e-9
  /// The longest time between two offsets of an app that are joined by a line, in seconds.
  ///
  /// Some apps log only changes; during a longer pause the content rests at the earlier offset.
  static let longestStep = 0.05
  /// The largest lag of the app behind the replay that is searched for, in seconds.
  private static let mostLag = 0.2
  /// The steps of the search for the lag, in seconds: coarse, then fine.
  private static let lagSteps = (coarse: 0.004, fine: 0.0005)

  /// Computes the deviation within one gesture; nil if the log does not cover the gesture.
  ///
  /// - Parameters:
  ///   - app: The path of the app's content, on the trace's clock.
  ///   - other: The path of the replay's content.
  ///   - span: The time of the gesture and of the motion after it, in seconds.
  ///   - lift: The end of the contact, in seconds.
  ///   - tolerance: Gives the time by which app and replay may differ; see ``beyond``.
  init?(
    of app: SeenPath, from other: SeenPath, in span: Range<Double>, lift: Double, tolerance: Tolerance
  ) {
    let times = Self.times(of: app, other, in: span)
    guard !times.isEmpty else { return nil }
    for time in times {
      let offset = app.offset(at: time, joining: Self.longestStep)
      let distance = abs(offset - other.offset(at: time))
      if time <= lift { finger.add(distance, at: time) } else { motion.add(distance, at: time) }
      let range = other.range(from: time - tolerance.seconds, to: time + tolerance.seconds)
      let outside = max(range.lowerBound - offset, offset - range.upperBound, 0)
      if outside > beyond { (beyond, beyondAt) = (outside, time) }
    }
    let few = stride(from: 0, to: times.count, by: 1 + times.count / Self.mostForLag).map { times[$0] }
    let seen = few.map { (time: $0, offset: app.offset(at: $0, joining: Self.longestStep)) }
    let reach = other.range(from: span.lowerBound, to: times[times.count - 1])
    if reach.upperBound - reach.lowerBound > Self.leastMotion { lag = Self.lag(of: seen, from: other) }
  }

  /// The most moments used to find a lag: half a minute at 60 per second.
  private static let mostForLag = 2000
  /// The least movement of a path that has a lag, in points.
  private static let leastMotion = 4.0

  /// The moments at which two paths are compared: those of the app, and those of the replay during pauses of the app's log.
  private static func times(of app: SeenPath, _ other: SeenPath, in span: Range<Double>) -> [Double] {
    let own = app.moments.filter(span.contains)
    // What the app did before and after its log is unknown.
    guard app.first < span.upperBound else { return [] }
    let unseen = other.moments.filter {
      span.contains($0) && $0 <= app.last && app.distanceToMoment(at: $0) > longestStep
    }
    return (own + unseen).sorted()
  }

  private static func lag(of seen: [(time: Double, offset: Double)], from other: SeenPath) -> Double {
    let cost = { (lag: Double) in
      seen.reduce(0) { $0 + abs($1.offset - other.offset(at: $1.time - lag)) }
    }
    let coarse = best(from: -mostLag, to: mostLag, by: lagSteps.coarse, cost)
    return best(
      from: max(-mostLag, coarse - lagSteps.coarse), to: min(mostLag, coarse + lagSteps.coarse),
      by: lagSteps.fine, cost)
  }

  /// The lag in a range with the lowest cost; if several are equal, the one nearest to 0.
  private static func best(
    from start: Double, to end: Double, by step: Double, _ cost: (Double) -> Double
  ) -> Double {
    let count = Int(((end - start) / step).rounded())
    let all = (0...count).map { start + Double($0) * step }.sorted { abs($0) < abs($1) }
    var (best, least) = (all[0], Double.infinity)
    for lag in all {
      let cost = cost(lag)
      if cost < least { (best, least) = (lag, cost) }
    }
    return (best / lagSteps.fine).rounded() * lagSteps.fine
  }
}
