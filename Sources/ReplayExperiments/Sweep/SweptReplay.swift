import PullToRefresh

/// What one engine on one model makes of one trace with every threshold of a sweep.
///
/// Thresholds are in the sweep's unit: points of pull, or millimetres of finger travel.
public struct SweptReplay: Equatable, Sendable {
  /// The engine's name.
  public var engine = ""
  /// The model's name.
  public var model = ""
  /// How it was found.
  public var method = ThresholdMethod.critical
  /// Why so, and what is varied.
  public var reason = ""
  /// The thresholds asked for, rising.
  public var grid: [Double] = []
  /// The engine's own threshold here; nil where it has none in this unit.
  public var own: Double?
  /// Whether it fires with its own threshold.
  public var firesAtOwn = false
  /// The greatest threshold with which it fires; −∞ for none. Nil where only runs tell.
  public var critical: Double?
  /// How often it fires with its own threshold; nil where ``critical`` alone says whether.
  public var triggersAtOwn: Int?
  /// How often it fires with each threshold of the grid; empty where ``critical`` says whether, nil where it was not run.
  public var triggers: [Int?] = []

  /// Nothing known yet.
  public init() {}
}
