/// An app beside one engine on one ground, over all its logs.
package struct ObservationGroup: Sendable {
  /// The engine's name.
  package let engine: String
  /// The model's name.
  package let model: String
  /// The ground's name.
  package let ground: String
  /// The gestures, in order.
  package private(set) var gestures: [ObservedGesture] = []
  /// What counts as the same.
  package let tolerance: PathDeviation.Tolerance

  /// A group without gestures.
  init(engine: String, model: String, ground: String, tolerance: PathDeviation.Tolerance) {
    (self.engine, self.model, self.ground, self.tolerance) = (engine, model, ground, tolerance)
  }

  /// Adds a gesture.
  mutating func add(_ gesture: ObservedGesture) { gestures.append(gesture) }

  /// Gestures in which both started as many refreshes.
  package var sameTriggers: Int { gestures.count { $0.hasSameTriggers == true } }
  /// Gestures of which the app's log says whether a refresh started.
  package var known: Int { gestures.count(where: \.knowsRefreshes) }
  /// The app's first trigger less the replay's, of each gesture in which both fired, in seconds.
  package var differences: [Double] { gestures.compactMap(\.difference) }
  /// Gestures in which both fired at the same time.
  package var sameTimes: Int { gestures.count { $0.isAtSameTime(within: tolerance) == true } }
  /// Gestures whose paths can be compared.
  package var paths: [(gesture: ObservedGesture, path: PathDeviation)] {
    gestures.compactMap { gesture in gesture.path.map { (gesture, $0) } }
  }
  /// Gestures whose paths are the same.
  package var samePaths: Int { paths.count { $0.path.isSame(within: tolerance) } }
  /// The mean distance over all moments, in points; nil without one.
  package var mean: Double? {
    let moments = paths.reduce(0) { $0 + $1.path.moments }
    guard moments > 0 else { return nil }
    return paths.reduce(0) { $0 + $1.path.mean * Double($1.path.moments) } / Double(moments)
  }
  /// The greatest distance at one moment, in points; nil without a path.
  package var greatest: Double? { paths.map(\.path.greatest).max() }
  /// The gesture that is furthest from what the replay shows within the tolerance's time; nil without a path.
  package var worst: (gesture: ObservedGesture, path: PathDeviation)? {
    paths.max { $0.path.beyond < $1.path.beyond }
  }
  /// The median lag of the app's paths, in seconds; nil where nothing moves.
  package var lag: Double? { Self.median(paths.compactMap(\.path.lag)) }

  /// True where triggers, times and paths are the same in every gesture; false where a log does not say whether a refresh started.
  package var isSame: Bool {
    sameTriggers == gestures.count && sameTimes == differences.count && samePaths == paths.count
  }

  /// The middle of some numbers, the mean of the two middle ones of an even count; nil without any.
  static func median(_ numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    let sorted = numbers.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// Nearer to the app: first by triggers, then by how far the paths are apart.
  static func isNearer(_ one: ObservationGroup, _ other: ObservationGroup) -> Bool {
    if one.sameTriggers != other.sameTriggers { return one.sameTriggers > other.sameTriggers }
    return (one.mean ?? .infinity, one.differences.map(abs).max() ?? 0)
      < (other.mean ?? .infinity, other.differences.map(abs).max() ?? 0)
  }
}
