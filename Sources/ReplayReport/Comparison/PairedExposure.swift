import ReplayExperiments
import ReplayStatistics

/// The triggers of two engines over the same hours of free use, in which no refresh was wanted.
package struct PairedExposure: Equatable, Sendable {
  /// The number of triggers of the first engine in free use.
  package private(set) var first = 0
  /// The number of triggers of the second engine in free use.
  package private(set) var second = 0
  /// The length of all free-use recordings, in seconds.
  package private(set) var seconds = 0.0
  /// The number of gestures in free use.
  package private(set) var gestures = 0
  private var units = PartTable<SampledUnit, Part>()

  private struct Part: Equatable, Sendable {
    var difference = 0
    var seconds = 0.0
  }

  init() {}

  /// Adds the triggers of both engines in one gesture of free use.
  ///
  /// `seconds` is the length of the recording for one of its gestures and 0 for the others, so that the recording counts once.
  mutating func add(first: Int, second: Int, seconds: Double, of unit: SampledUnit) {
    self.first += first
    self.second += second
    self.seconds += seconds
    gestures += 1
    units.change(unit, from: Part()) { part in
      part.difference += second - first
      part.seconds += seconds
    }
  }

  /// The length of all free-use recordings, in hours.
  package var hours: Double { seconds / Self.secondsPerHour }

  /// The second engine's triggers per hour of free use minus the first's; nil without free use.
  var differencePerHour: Double? { seconds > 0 ? Double(second - first) / hours : nil }

  /// The second engine's triggers per hour of free use minus the first's, with bootstrap bounds.
  ///
  /// - Parameter sampling: The people and devices of the gestures, which are resampled.
  /// - Returns: The difference.
  func difference(as sampling: Sampling) -> Estimate {
    let clusters = sampling.clustered(units.entries) { sum, part in
      sum.difference += part.difference
      sum.seconds += part.seconds
    }
    return Estimate(value: differencePerHour, count: gestures, orBecause: "no free use among the gestures")
      .bounded(
        by: ClusterBootstrap.interval(clusters) { parts, times in
          var (difference, seconds) = (0, 0.0)
          for index in parts.indices {
            difference += parts[index].difference * times[index]
            seconds += parts[index].seconds * Double(times[index])
          }
          return seconds > 0 ? Double(difference) * Self.secondsPerHour / seconds : nil
        })
  }

  private static let secondsPerHour = 3600.0
}
