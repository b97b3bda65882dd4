import GestureTraces
import PullToRefresh
import ScrollPhysics

/// A slow downward drag from the top edge, which tells how much finger travel reaches which threshold.
///
/// It converts thresholds to finger travel and back; frames, slop and the end of the drag are ignored.
public struct SlowDrag {
  private let model: ScrollModel
  private let extent: ScrollExtent
  private let input: RefreshInput
  private let work: ReplayWork

  /// The greatest travel that is considered, in viewports.
  public static let furthest = 10.0
  /// The finger travel between events on a model that adds up movements, in points.
  private static let step = 1.0
  /// The number of events on a model that adds up movements that take as long as one turn of the work limit.
  private static let eventsPerTurn = 8

  /// A drag on a model in a scene, as an engine sees it.
  ///
  /// - Parameters:
  ///   - engine: Any engine; its own threshold does not matter.
  ///   - scene: The scene's lengths.
  ///   - model: The scroll physics.
  ///   - work: The work limit for a model that adds up movements, on which a finger moves event by event; once it is spent, results are
  ///     unusable.
  public init(
    _ engine: RefreshEngine, in scene: Scene, on model: ScrollModel, work: ReplayWork = ReplayWork()
  ) {
    (self.model, self.work) = (model, work)
    extent = scene.extent
    input = engine.traits.input
  }

  /// The greatest threshold that the pull reaches after `travel` points.
  ///
  /// - Parameter travel: Finger travel, in points, ≥ 0.
  /// - Returns: A pull in points; it never falls as the travel grows.
  public func threshold(afterTravel travel: Double) -> Double {
    switch input {
    case .offset: extent.lowestOffset - offset(afterTravel: travel)
    case .travel(let gain): gain * travel
    case .travelCurve(let curve): curve.greatestThreshold(travel)
    }
  }

  /// The least finger travel after which the pull reaches a threshold, in points.
  ///
  /// - Parameter threshold: A pull in points.
  /// - Returns: Finger travel; 0 for a threshold of 0 or less, nil if ten viewports do not reach it.
  public func travel(toThreshold threshold: Double) -> Double? {
    guard threshold > 0 else { return 0 }
    var (low, high) = (0.0, Self.furthest * extent.viewportLength)
    guard self.threshold(afterTravel: high) >= threshold else { return nil }
    while high - low > 1e-9 * high {
      let middle = (low + high) / 2
      if self.threshold(afterTravel: middle) >= threshold { high = middle } else { low = middle }
    }
    return high
  }

  private func offset(afterTravel travel: Double) -> Double {
    let edge = extent.lowestOffset
    // If the model uses the finger's velocity, a slow finger is like a first event, which has no earlier time to compute a velocity from.
    var memory = model.traits(in: extent).memory
    if let shown = memory.offset(after: travel, free: edge - travel, at: 0, in: extent) { return shown }
    guard model.mapping(in: extent) == .increments else {
      return model.offset(forRaw: edge - travel, in: extent)
    }
    var offset = edge
    // No overflow: the travel is that of a valid option or of ten viewports.
    let events = Int(travel / Self.step)
    guard work.take(events / Self.eventsPerTurn) else { return edge }
    for _ in 0..<events {
      offset = model.offset(from: offset, movedBy: -Self.step, in: extent)
    }
    let rest = travel - (travel / Self.step).rounded(.down) * Self.step
    return model.offset(from: offset, movedBy: -rest, in: extent)
  }
}

extension TravelCurve {
  /// The greatest threshold that the pull reaches after `travel` points, solved for if the threshold itself shapes the pull.
  fileprivate func greatestThreshold(_ travel: Double) -> Double {
    switch self {
    case .beyond, .after, .damped: return pull(travel)
    case .resisted(_, let resistance, let greatest):
      let most = min(travel, greatest)
      return min(most, (travel * most / resistance).squareRoot())
    }
  }
}

extension ReplayOptions {
  /// Points per millimetre of finger travel on a trace's device; nil if its units are not lengths.
  ///
  /// - Parameter header: The trace's header.
  /// - Returns: Points, above 0.
  public func pointsPerMillimetre(of header: TraceHeader) -> Double? {
    guard header.units == .millimetres, header.device.kind != .wheel else { return nil }
    guard header.device.kind == .touchpad else { return pointsPerMillimetre }
    return touchpadPointsPerMillimetre(units: header.settings?.scrollUnitsPerMillimetre)
  }

  /// Points per millimetre of finger travel on a touchpad.
  ///
  /// - Parameter units: Scroll units per millimetre; nil uses libinput's 10.5165.
  /// - Returns: Points, above 0.
  public func touchpadPointsPerMillimetre(units: Double? = nil) -> Double {
    pointsPerUnit * (units ?? FingerScale.scrollUnitsPerMillimetre)
  }
}
