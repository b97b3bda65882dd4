import GestureTraces
import PullToRefresh
import ScrollPhysics

/// A finger that goes down slowly from the top edge: which threshold it reaches after how much travel.
///
/// It turns thresholds into finger travel and back; frames, slop and how a finger ends are left out.
public struct SlowDrag {
  private let model: ScrollModel
  private let extent: ScrollExtent
  private let input: RefreshInput
  private let work: ReplayWork

  /// The furthest the finger goes, in viewports.
  public static let furthest = 10.0
  /// Travel from event to event on a model of increments, in points.
  private static let step = 1.0
  /// Events on a model of increments in the time of a turn.
  private static let eventsPerTurn = 8

  /// A drag on a model in a scene, as an engine sees it.
  ///
  /// - Parameters:
  ///   - engine: Any; its own threshold is of no account.
  ///   - scene: Where it takes place.
  ///   - model: The scroll physics.
  ///   - work: What it may take on a model of increments, where a finger goes event by event; once it is spent, answers are of no use.
  public init(
    _ engine: RefreshEngine, in scene: Scene, on model: ScrollModel, work: ReplayWork = ReplayWork()
  ) {
    (self.model, self.work) = (model, work)
    extent = scene.extent
    input = engine.traits.input
  }

  /// The greatest threshold that is reached after so much travel, in points.
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

  /// The least travel after which a threshold is reached, in points.
  ///
  /// - Parameter threshold: A pull in points.
  /// - Returns: Finger travel; 0 for one of 0 or less, nil where ten viewports do not reach it.
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
    // Where the finger's velocity decides, a slow one is as a first event, before which there is no time to have one.
    var memory = model.traits(in: extent).memory
    if let shown = memory.offset(after: travel, free: edge - travel, at: 0, in: extent) { return shown }
    guard model.mapping(in: extent) == .increments else {
      return model.offset(forRaw: edge - travel, in: extent)
    }
    var offset = edge
    // Within range: the travel of a legal option or of ten viewports.
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
  /// The greatest threshold that a travel reaches; where the threshold shapes the curve, solved for it.
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
  /// Points for a millimetre of a finger's own travel on a trace's device; nil where its units are no lengths.
  ///
  /// - Parameter header: What the trace says of itself.
  /// - Returns: Points, above 0.
  public func pointsPerMillimetre(of header: TraceHeader) -> Double? {
    guard header.units == .millimetres, header.device.kind != .wheel else { return nil }
    guard header.device.kind == .touchpad else { return pointsPerMillimetre }
    return touchpadPointsPerMillimetre(units: header.settings?.scrollUnitsPerMillimetre)
  }

  /// Points for a millimetre of a finger's own travel on a touchpad.
  ///
  /// - Parameter units: Scroll units to a millimetre; nil takes libinput's 10.5165.
  /// - Returns: Points, above 0.
  public func touchpadPointsPerMillimetre(units: Double? = nil) -> Double {
    pointsPerUnit * (units ?? FingerScale.scrollUnitsPerMillimetre)
  }
}
