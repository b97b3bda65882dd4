import PullToRefresh
import ReplayExperiments
import TraceReplay

/// How far content is past the top when a system's threshold is passed, on the list it ships on.
package struct SystemThreshold: Sendable {
  /// The system.
  package let engine: String
  /// The distance past the top, in points; nil where its list leaves content where it is, so that no log of offsets shows it.
  package let overscroll: Double?
  /// The height above the content at which it holds a refresh, in points; 0 for none.
  package let inset: Double

  /// The threshold of an engine.
  ///
  /// - Parameters:
  ///   - choice: The engine.
  ///   - ground: The list that it runs on.
  ///   - scene: The lengths.
  package init(_ choice: EngineChoice, on ground: Ground, in scene: Scene) {
    engine = choice.name
    let model = ground.model(for: choice)
    let traits = choice.traits(in: scene, on: model)
    let isHeld = traits.inset.timing != .never
    inset = isHeld ? traits.inset.height : 0
    let reach = FingerReach(model: model, scene: scene, traits: traits)
    guard let overscroll = reach.overscroll, overscroll > Self.least else {
      self.overscroll = nil
      return
    }
    // A travel is found to a point of finger; an offset is known exactly.
    if case .offset = traits.input {
      self.overscroll = traits.threshold
    } else {
      self.overscroll = overscroll
    }
  }

  /// Content that moves less than this, in points, does not move.
  private static let least = 1.0

  /// Those of some engines, by threshold.
  package static func all(_ engines: [EngineChoice], on ground: Ground, in scene: Scene) -> [SystemThreshold]
  {
    engines.map { SystemThreshold($0, on: ground, in: scene) }.sorted {
      ($0.overscroll ?? .infinity, $0.engine) < ($1.overscroll ?? .infinity, $1.engine)
    }
  }
}

/// The systems whose thresholds agree with the peaks of a log and with which of them started a refresh.
package struct ThresholdVerdict: Sendable {
  /// The farthest peak without a refresh, in points past the top; nil where there is none.
  package let without: Double?
  /// The nearest peak with a refresh, in points past the top; nil where there is none.
  package let with: Double?
  /// Systems that agree with all peaks.
  package let agreeing: [SystemThreshold]
  /// Systems that do not.
  package let others: [SystemThreshold]
  /// Systems whose lists leave content where it is.
  package let unseen: [SystemThreshold]

  /// True where a peak without a refresh is farther than one with: no threshold alone says that.
  package var isContradiction: Bool {
    if let without, let with { return without >= with }
    return false
  }

  /// The verdict on peaks.
  ///
  /// - Parameters:
  ///   - peaks: In points past the top, and whether each started a refresh.
  ///   - systems: By threshold.
  package init(_ peaks: [(pull: Double, refreshes: Bool)], _ systems: [SystemThreshold]) {
    without = peaks.filter { !$0.refreshes }.map(\.pull).max()
    with = peaks.filter(\.refreshes).map(\.pull).min()
    unseen = systems.filter { $0.overscroll == nil }
    let seen = systems.filter { $0.overscroll != nil }
    let (low, high) = (without ?? 0, with ?? .infinity)
    let isWithin = { (system: SystemThreshold) in
      system.overscroll.map { low < $0 && $0 <= high } ?? false
    }
    agreeing = seen.filter(isWithin)
    others = seen.filter { !isWithin($0) }
  }
}
