import GestureTraces
import ScrollPhysics

/// The time an app works on its refreshes, in seconds: one answer a refresh, in the order in which they
/// start.
public enum WorkTime: Equatable, Sendable {
  /// It never ends one.
  case never
  /// One after the other, the last again and again; at least one, each ≥ 0.
  case list([Double])
  /// Evenly spread between the two, 0 ≤ low ≤ high.
  case uniform(low: Double, high: Double)
  /// Nearly normal, as `SeededRandom.normal(_:deviation:)` has it; what falls below 0 counts as 0.
  case normal(mean: Double, deviation: Double)
  /// `median · e^(sigma · z)` with a nearly normal `z`: no time below 0, a long tail above.
  case logNormal(median: Double, sigma: Double)

  /// The longest work of an app, in seconds: a day.
  public static let longest = 86_400.0

  /// The same for every refresh.
  ///
  /// - Parameter seconds: At least 0.
  /// - Returns: A list of one.
  public static func fixed(_ seconds: Double) -> WorkTime { .list([seconds]) }

  /// True where chance has a part in it.
  public var isRandom: Bool {
    switch self {
    case .never, .list: false
    case .uniform, .normal, .logNormal: true
    }
  }
}

/// The answers of a ``WorkTime``, one after the other.
struct WorkTimes {
  private let work: WorkTime
  private var count = 0
  private var random: SeededRandom

  init(_ work: WorkTime, seed: UInt64) {
    precondition(work != .list([]), "a list of work times must have at least one; for no end there is .never")
    self.work = work
    random = SeededRandom(seed: seed)
  }

  /// The next refresh's, in seconds from 0 to a day; nil where it never ends.
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
