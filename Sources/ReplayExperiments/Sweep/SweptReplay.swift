import PullToRefresh

/// The results of one engine on one model for one gesture at every threshold of a sweep.
///
/// Thresholds are in the sweep's unit: points of pull, or millimetres of finger travel.
package struct SweptReplay: Equatable, Sendable {
  /// The engine's name.
  package var engine = ""
  /// The model's name.
  package var model = ""
  /// How the results were found.
  package var method = ThresholdMethod.critical
  /// The reason for the method, and what is varied.
  package var reason = ""
  /// The thresholds of the grid, rising.
  package var grid: [Double] = []
  /// The engine's own threshold in this trace; nil if it has none in this unit.
  package var own: Double?
  /// True if it fires with its own threshold.
  package var firesAtOwn = false
  /// The greatest threshold with which it fires; −∞ if it never does; nil if the verdicts must be replayed threshold by threshold.
  package var critical: Double?
  /// The number of triggers with its own threshold; nil if only whether it fires is known.
  package var triggersAtOwn: Int?
  /// The number of triggers at each threshold of the grid, nil if it was not run; empty if ``critical`` is used instead.
  package var triggers: [Int?] = []

  /// True if the gesture began during a refresh at some threshold that was run.
  package var isBusy = false

  /// True if the results were read from rows.
  package var isOfRows = false

  package init() {}
}
