import PullToRefresh

/// The results of one engine on one model for one gesture with every threshold of a sweep.
///
/// Thresholds are in the sweep's unit: points of pull, or millimetres of finger travel.
package struct SweptReplay: Equatable, Sendable {
  /// The engine's name.
  package var engine = ""
  /// The model's name.
  package var model = ""
  /// The method by which it was found.
  package var method = ThresholdMethod.critical
  /// The reason for that method, and what is varied.
  package var reason = ""
  /// The thresholds asked for, rising.
  package var grid: [Double] = []
  /// The engine's own threshold here; nil where it has none in this unit.
  package var own: Double?
  /// True if it fires with its own threshold.
  package var firesAtOwn = false
  /// The greatest threshold with which it fires; −∞ for none. Nil where only runs tell.
  package var critical: Double?
  /// The number of times it fires with its own threshold; nil where ``critical`` alone says whether.
  package var triggersAtOwn: Int?
  /// The number of times it fires with each threshold of the grid; empty where ``critical`` says whether, nil
  /// where it was not run.
  package var triggers: [Int?] = []

  /// True if with some threshold that was run a refresh was going on when the gesture began.
  package var isBusy = false

  /// True if its triggers were read from rows.
  package var isOfRows = false

  /// Nothing known yet.
  package init() {}
}
