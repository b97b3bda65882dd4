import PullToRefresh

/// A state that an engine entered, and its time.
public struct StateEntry: Equatable, Sendable {
  /// Seconds since the trace's zero.
  public let time: Double
  /// The state's name in the engine's own words.
  public let name: String

  /// An entry for a state that was entered at `time` seconds since the trace's zero.
  package init(time: Double, name: String) { (self.time, self.name) = (time, name) }
}

/// The result of one engine on one model: for one gesture the figures of the schema `overscroll-replay/2`, for a whole trace those of
/// `overscroll-replay/1`.
///
/// Times and durations are in seconds, distances in points, velocities in points per second; nil means that the replay has no such value.
/// In the result of a trace, per-gesture figures are those of the gesture with the first trigger, or else of the gesture with the greatest
/// pull under the finger.
public struct ReplayResult: Equatable, Sendable {
  /// The name of the engine that was replayed.
  public var engine = ""
  /// The name of the scroll model that moved the content.
  public var model = ""
  /// Display frames per second.
  public var rate = 0.0
  /// The number of gestures in the trace.
  public var gestures = 0
  /// The number of the gesture that the figures describe, from 1; nil if the trace has no gestures.
  public var gesture: Int?
  /// The time of the gesture's first contact; nil without a gesture.
  public var began: Double?
  /// The time of the gesture's end: its release, its cancel, or its last event; nil without a gesture.
  public var ended: Double?
  /// True if the gesture began before a refresh was over and could not have fired, so that it says nothing about the engine's rule.
  public var isBusy = false
  /// True if the gesture began before a refresh was over, whether or not it could have fired.
  public var isInRefresh = false
  /// True if the pull under the finger passed the threshold.
  public var isReached = false
  /// True if the file contains no end of the gesture (for a trace: of its last gesture).
  public var isUnfinished = false
  /// True if the recording file is cut off.
  public var isTruncated = false
  /// The number of refreshes that the engine started by itself (for a gesture: by its finger or the momentum after it).
  public var triggers = 0
  /// The time of the first refresh that the engine started by itself; nil if it started none.
  public var trigger: Double?
  /// What moved the content at the first trigger; nil without a trigger.
  public var triggerPhase: TriggerPhase?
  /// Time from the start of the gesture with the first trigger to that trigger; nil without a trigger or a gesture.
  public var timeToTrigger: Double?
  /// The time of the first callback to the app; nil if there was none.
  public var callback: Double?
  /// The time of the gesture's release; nil if it was cancelled or has no end.
  public var release: Double?
  /// The time at which a perfect engine with the same policy would have triggered; nil if it would not have.
  public var due: Double?
  /// True if a trigger was due, but the finger had left before a display frame could show it, so that the engine did not fire.
  public var isDueUnseen = false
  /// Changes to the gesture with which an engine that did not fire would have fired, as found by ``Replay/changes(firing:within:_:)``;
  /// empty if none were found or searched for.
  public var changes: [GestureChange] = []
  /// The parts of the delay from the ``due`` time to the ``callback``; nil without either of the two.
  public var delay: DelayParts?
  /// The engine's threshold in the trace's scene, in points.
  public var threshold = 0.0
  /// The time of the last crossing upwards at or before the trigger, or without a trigger, of the first crossing; nil if the pull never
  /// crosses the threshold.
  public var crossing: Double?
  /// The times at which the pull crosses the threshold, alternately up and down, in the gesture and the motion after it, until the trigger.
  public var crossings: [Double] = []
  /// How often the pull crosses the threshold upwards after the first time.
  public var chatter = 0
  /// How long the pull is past the threshold with a finger down.
  public var dwell: Double?
  /// The pull at the release minus the threshold; nil without a release.
  public var margin: Double?
  /// The greatest pull under the finger minus the threshold.
  public var peakMargin: Double?
  /// The content's greatest distance past the top edge.
  public var peakOverscroll: Double?
  /// How far the content moves past the top edge after the release, beyond its distance at the release; nil without a release.
  public var bouncePeak: Double?
  /// Time from the release until the content stays at rest; nil if it is caught before, or without a release.
  public var settle: Double?
  /// The time at which the run ended, in seconds since the trace's zero.
  public var end = 0.0
  /// The largest jump of the content's offset when a state or inset changes or a finger catches the content, in points.
  public var offsetJump = 0.0
  /// The largest jump of the content's velocity when a state or inset changes or a finger catches the content, in points per second.
  public var velocityJump = 0.0
  /// True if the inset at the end of the run is the app's own, including the app's changes. Always true for gestures other than the last,
  /// for which it cannot be checked.
  public var isInsetConserved = true
  /// The rules that the engine broke, in time order, except that a lost inset comes last.
  public var findings: [ReplayFinding] = []
  /// Every state that the engine entered; the first at time 0.
  public var states: [StateEntry] = []

  /// An empty result: no gestures, no triggers, no states.
  public init() {}

  /// Time from the crossing of the threshold to the trigger; nil without either of the two.
  public var latency: Double? { difference(trigger, crossing) }
  /// Time from the release to the trigger, negative if the engine fired with the finger down; nil without either of the two.
  public var releaseLatency: Double? { difference(trigger, release) }

  /// Time from the trigger to the callback; nil if the callback came first, because the app began the refresh itself.
  public var callbackDelay: Double? { difference(callback, trigger).flatMap { $0 < 0 ? nil : $0 } }

  private func difference(_ later: Double?, _ earlier: Double?) -> Double? {
    guard let later, let earlier else { return nil }
    return later - earlier
  }
}
