/// An app compared with one engine on one ground (a scroll model, or `native`), over all logs of the app.
package struct ObservationGroup: Sendable {
  /// The name of the engine that the app is compared with.
  package let engine: String
  /// The name of the scroll model on which the engine ran.
  package let model: String
  /// The name of the ground: the scroll model's, or `native` if each engine ran on its own.
  package let ground: String
  /// The gestures of all logs, in order: what the app did, and what the engine did.
  package private(set) var gestures: [ObservedGesture] = []
  /// The tolerance within which paths and times count as the same.
  package let tolerance: PathDeviation.Tolerance

  /// Starts a group without gestures.
  init(engine: String, model: String, ground: String, tolerance: PathDeviation.Tolerance) {
    (self.engine, self.model, self.ground, self.tolerance) = (engine, model, ground, tolerance)
  }

  /// Adds one gesture of a log.
  mutating func add(_ gesture: ObservedGesture) { gestures.append(gesture) }

  /// The number of gestures in which app and engine started equally many refreshes.
  package var sameTriggers: Int { gestures.count { $0.hasSameTriggers == true } }
  /// The number of gestures for which the app's log says whether a refresh started.
  package var known: Int { gestures.count(where: \.knowsRefreshes) }
  /// The app's first trigger minus the engine's, in seconds, for each gesture in which both fired.
  package var differences: [Double] { gestures.compactMap(\.difference) }
  /// The number of gestures in which app and engine fired at the same time, within the tolerance.
  package var sameTimes: Int { gestures.count { $0.isAtSameTime(within: tolerance) == true } }
  /// The gestures in which the paths of app and engine can be compared, each with the deviation.
  package var paths: [(gesture: ObservedGesture, path: PathDeviation)] {
    gestures.compactMap { gesture in gesture.path.map { (gesture, $0) } }
  }
  /// The number of gestures in which the app's path equals the engine's, within the tolerance.
  package var samePaths: Int { paths.count { $0.path.isSame(within: tolerance) } }
  /// The mean distance of the app's content from the engine's over all moments, in points; nil if no path can be compared.
  package var mean: Double? {
    let moments = paths.reduce(0) { $0 + $1.path.moments }
    guard moments > 0 else { return nil }
    return paths.reduce(0) { $0 + $1.path.mean * Double($1.path.moments) } / Double(moments)
  }
  /// The greatest distance of the app's content from the engine's at one moment, in points; nil if no path can be compared.
  package var greatest: Double? { paths.map(\.path.greatest).max() }
  /// The gesture in which the app's path deviates most, after allowing for the tolerance in time; nil if no path can be compared.
  package var worst: (gesture: ObservedGesture, path: PathDeviation)? {
    paths.max { $0.path.beyond < $1.path.beyond }
  }
  /// How much later the app's content moves than the engine's, in seconds: the median over gestures, negative if earlier.
  ///
  /// Nil if nothing moves.
  package var lag: Double? { Self.median(paths.compactMap(\.path.lag)) }

  /// True if triggers, times and paths are the same for app and engine in every gesture.
  ///
  /// False if a log does not say whether a refresh started.
  package var isSame: Bool {
    sameTriggers == gestures.count && sameTimes == differences.count && samePaths == paths.count
  }

  /// The median of some numbers; nil if there are none.
  static func median(_ numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    let sorted = numbers.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// True if the engine of `one` is nearer to the app than that of `other`: by triggers first, then by the distance of the paths.
  static func isNearer(_ one: ObservationGroup, _ other: ObservationGroup) -> Bool {
    if one.sameTriggers != other.sameTriggers { return one.sameTriggers > other.sameTriggers }
    return (one.mean ?? .infinity, one.differences.map(abs).max() ?? 0)
      < (other.mean ?? .infinity, other.differences.map(abs).max() ?? 0)
  }
}
