import PullToRefresh
import ReplayExperiments
import TraceReplay

/// An engine's threshold as the distance of content past the top, on the engine's native scroll view.
package struct SystemThreshold: Sendable {
  /// The engine's name.
  package let engine: String
  /// The content's distance past the top at the threshold, in points; nil if the content does not move, so that no offset log shows it.
  package let overscroll: Double?
  /// The distance by which the engine holds the content open during a refresh, in points; 0 for none.
  package let inset: Double

  /// Finds how far content is past the top at an engine's threshold.
  ///
  /// - Parameters:
  ///   - choice: The engine.
  ///   - ground: The scroll physics to run on: one model, or the engine's native scroll view.
  ///   - scene: The lengths of viewport, content and insets.
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
    // The threshold of an offset is known exactly; that of a finger's travel is found to within a point.
    if case .offset = traits.input {
      self.overscroll = traits.threshold
    } else {
      self.overscroll = overscroll
    }
  }

  /// The smallest movement of content that counts as moving, in points.
  private static let least = 1.0

  /// The thresholds of the given engines, in increasing order.
  package static func all(_ engines: [EngineChoice], on ground: Ground, in scene: Scene) -> [SystemThreshold]
  {
    engines.map { SystemThreshold($0, on: ground, in: scene) }.sorted {
      ($0.overscroll ?? .infinity, $0.engine) < ($1.overscroll ?? .infinity, $1.engine)
    }
  }
}

/// The engines whose thresholds agree with the pulls of a log: with how far they went and which of them started a refresh.
package struct ThresholdVerdict: Sendable {
  /// The farthest peak of a pull without a refresh, in points past the top; nil if there is none.
  package let without: Double?
  /// The lowest peak of a pull with a refresh, in points past the top; nil if there is none.
  package let with: Double?
  /// The thresholds of the engines that agree with all peaks.
  package let agreeing: [SystemThreshold]
  /// The thresholds of the engines that disagree with a peak.
  package let others: [SystemThreshold]
  /// The engines whose content does not move, so that offsets cannot tell whether they agree.
  package let unseen: [SystemThreshold]

  /// True if a peak without a refresh is farther than one with a refresh, which no threshold alone explains.
  package var isContradiction: Bool {
    if let without, let with { return without >= with }
    return false
  }

  /// Compares the peaks of pulls with the thresholds of engines.
  ///
  /// - Parameters:
  ///   - peaks: The peaks in points past the top, and whether each started a refresh.
  ///   - systems: The engines' thresholds, in increasing order.
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
