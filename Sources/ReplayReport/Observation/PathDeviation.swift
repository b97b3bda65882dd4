/// How far the content of an app was from what an engine and a model make of the same gesture.
package struct PathDeviation: Equatable, Sendable {
  /// A distance as results have it: to a millionth of a point.
  static func rounded(_ points: Double) -> Double { (points * 1e6).rounded() / 1e6 }

  /// What counts as the same.
  package struct Tolerance: Equatable, Sendable {
    /// In points.
    package let points: Double
    /// In seconds.
    package let seconds: Double

    /// A tolerance.
    package init(points: Double, seconds: Double) { (self.points, self.seconds) = (points, seconds) }
  }

  /// Moments of a part of a gesture.
  package struct Part: Equatable, Sendable {
    /// The moments compared.
    package private(set) var moments = 0
    /// The greatest distance at one moment, in points.
    package private(set) var greatest = 0.0
    /// The time of that, in seconds since the trace's zero.
    package private(set) var at: Double?
    /// The mean distance, in points.
    package var mean: Double { moments > 0 ? sum / Double(moments) : 0 }
    private var sum = 0.0

    /// Counts a moment.
    fileprivate mutating func add(_ distance: Double, at time: Double) {
      moments += 1
      sum += distance
      if distance > greatest || at == nil { (greatest, at) = (distance, time) }
    }
  }

  /// While a finger is down.
  package private(set) var finger = Part()
  /// After the lift, to the next gesture or the end of the log.
  package private(set) var motion = Part()
  /// How much later the app's content is than the other's, where its path fits best, in seconds; nil where nothing moves.
  package private(set) var lag: Double?
  /// The greatest distance in points from all that the other shows within the tolerance's time before and after.
  package private(set) var beyond = 0.0
  /// The moment of that, in seconds since the trace's zero.
  package private(set) var beyondAt: Double?

  /// Moments compared in all.
  package var moments: Int { finger.moments + motion.moments }
  /// The greatest distance at one moment, in points.
  package var greatest: Double { max(finger.greatest, motion.greatest) }
  /// The mean distance, in points.
  package var mean: Double {
    let all = Double(moments)
    return all > 0
      ? (finger.mean * Double(finger.moments) + motion.mean * Double(motion.moments)) / all : 0
  }

  /// True where it never is further than the tolerance from where the other is, within the tolerance's time.
  package func isSame(within tolerance: Tolerance) -> Bool { beyond <= tolerance.points + Self.rounding }

  /// Points that rounding may be off by.
  private static let rounding = 1e-9
  /// Moments of the app further apart than this are not joined, in seconds: who logs changes alone logs none at rest.
  static let longestStep = 0.05
  /// A lag is looked for up to this, in seconds.
  private static let mostLag = 0.2
  /// The steps in which it is looked for, first coarse and then fine, in seconds.
  private static let lagSteps = (coarse: 0.004, fine: 0.0005)

  /// The deviation within a gesture; nil where the app saw nothing of it.
  ///
  /// - Parameters:
  ///   - app: What the app's content did, on the trace's clock.
  ///   - other: What it should have done.
  ///   - span: The gesture and the motion after it, in seconds.
  ///   - lift: The end of the contact.
  ///   - tolerance: What ``beyond`` allows for in time.
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

  /// Moments by which a lag is found at most: half a minute of 60 a second.
  private static let mostForLag = 2000
  /// A path that moves less than this has no lag, in points.
  private static let leastMotion = 4.0

  /// The moments at which two paths are compared: those of the app, and of the other where the app saw none for long.
  private static func times(of app: SeenPath, _ other: SeenPath, in span: Range<Double>) -> [Double] {
    let own = app.moments.filter(span.contains)
    // Before a log and after it nobody knows what the app did.
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

  /// The lag of the least cost, of equals the nearest to 0.
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
