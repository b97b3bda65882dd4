import PullToRefresh

/// The results of one engine on one model for one gesture at every threshold of a sweep.
///
/// Thresholds are in the sweep's unit: points of pull, or millimetres of finger travel.
package struct SweptReplay: Equatable, Sendable {
  /// The name of the engine in results.
  package var engine = ""
  /// The name of the scroll model.
  package var model = ""
  /// The method by which the results were found: from the critical threshold, or by replays.
  package var method = ThresholdMethod.critical
  /// The reason for using ``method``, and what is varied.
  package var reason = ""
  /// The thresholds of the sweep, rising.
  package var grid: [Double] = []
  /// The engine's own threshold for this trace in the sweep's unit; nil if it cannot be given in this unit.
  package var own: Double?
  /// True if the engine fires with its own threshold.
  package var firesAtOwn = false
  /// The greatest threshold with which the engine fires; −∞ if it never does.
  ///
  /// Nil if verdicts must be found by a replay for each threshold.
  package var critical: Double?
  /// The number of triggers with the engine's own threshold; nil if it is only known whether the engine fires.
  package var triggersAtOwn: Int?
  /// The number of triggers at each threshold of ``grid``, nil where it was not run; empty if ``critical`` is used instead.
  package var triggers: [Int?] = []

  /// True if the gesture began during a refresh at some threshold that was run.
  package var isBusy = false

  /// True if the results were read from rows of a replay.
  package var isOfRows = false

  package init() {}
}
