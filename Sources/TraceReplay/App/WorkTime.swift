import GestureTraces
import ScrollPhysics

/// How long an app works on its refreshes, in seconds: one value per refresh, in the order in which they
/// start.
public enum WorkTime: Equatable, Sendable {
  /// The app never ends a refresh.
  case never
  /// The values are used in order, and the last one repeats; at least one value, each ≥ 0.
  case list([Double])
  /// Uniformly distributed between `low` and `high` seconds, 0 ≤ low ≤ high.
  case uniform(low: Double, high: Double)
  /// Approximately normally distributed, in seconds, as by `SeededRandom.normal(_:deviation:)`; values below 0 count as 0.
  case normal(mean: Double, deviation: Double)
  /// `median · e^(sigma · z)` seconds with an approximately normal `z`: never below 0, with a long upper tail.
  case logNormal(median: Double, sigma: Double)

  /// The longest work of an app, in seconds: one day.
  public static let longest = 86_400.0

  /// The same work time for every refresh.
  ///
  /// - Parameter seconds: At least 0.
  /// - Returns: A list of one value.
  public static func fixed(_ seconds: Double) -> WorkTime { .list([seconds]) }

  /// True if the work times are drawn at random, so that they depend on the seed.
  public var isRandom: Bool {
    switch self {
    case .never, .list: false
    case .uniform, .normal, .logNormal: true
    }
  }
}

/// The work times of an app's refreshes, drawn one after the other from a ``WorkTime``.
struct WorkTimes {
  private let work: WorkTime
  private var count = 0
  private var random: SeededRandom

  init(_ work: WorkTime, seed: UInt64) {
    precondition(
      work != .list([]), "a list of work times must have at least one; use .never for work without end")
    self.work = work
    random = SeededRandom(seed: seed)
  }

  /// The work time of the next refresh, in seconds, from 0 to one day; nil if it never ends.
  mutating func next() -> Double? {
    defer { count += 1 }
    return switch work {
    case .never: nil
    case .list(let times): times[min(count, times.count - 1)]
    case .uniform(let low, let high): random.nextEven(low, high)
    case .normal(let mean, let deviation): bounded(random.nextNormal(mean, deviation: deviation))
    case .logNormal(let median, let sigma):
      bounded(median * Elementary.exp(sigma * random.nextNormal(0, deviation: 1)))
    }
  }

  private func bounded(_ seconds: Double) -> Double { min(max(seconds, 0), WorkTime.longest) }
}
