import PullToRefresh

/// A state that an engine entered, and its time.
public struct StateEntry: Equatable, Sendable {
  /// Seconds since the trace's zero.
  public let time: Double
  /// The state's name in the engine's own words.
  public let name: String

  /// A state entered at `time`.
  package init(time: Double, name: String) { (self.time, self.name) = (time, name) }
}

/// The result of one engine on one model: for one gesture the figures of `overscroll-replay/2`, for a whole trace those of
/// `overscroll-replay/1`.
///
/// Times and durations are in seconds, distances in points, velocities in points per second; nil if there is no such number. In the result
/// of a trace, per-gesture figures are those of the gesture with the first trigger, or else of the gesture with the greatest pull under the
/// finger.
public struct ReplayResult: Equatable, Sendable {
  /// The engine's name.
  public var engine = ""
  /// The model's name.
  public var model = ""
  /// Display frames per second.
  public var rate = 0.0
  /// The number of gestures in the trace.
  public var gestures = 0
  /// The number of the gesture, from 1, that the figures belong to; nil without gestures.
  public var gesture: Int?
  /// The time of the gesture's first contact; nil without one.
  public var began: Double?
  /// The time of the gesture's end: release, cancel, or its last event.
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
  /// The time of the first trigger.
  public var trigger: Double?
  /// The cause of the first trigger.
  public var triggerPhase: TriggerPhase?
  /// Time from the start of the gesture with the first trigger to that trigger; nil without either.
  public var timeToTrigger: Double?
  /// The time of the first callback to the app.
  public var callback: Double?
  /// The time of the gesture's release.
  public var release: Double?
  /// The time at which a perfect engine with the same policy would have triggered.
  public var due: Double?
  /// True if the engine did not fire because the finger was gone by the frame that would have shown what made
  /// the trigger due, so that no frame ever showed it.
  public var isDueUnseen = false
  /// The changes to the gesture with which an engine that did not fire would have fired, if they were searched for
  /// (``Replay/changes(firing:within:_:)``); empty if they were not, or if there are none.
  public var changes: [GestureChange] = []
  /// The parts of the delay from `due` to `callback`; nil without either.
  public var delay: DelayParts?
  /// The engine's threshold, in points.
  public var threshold = 0.0
  /// The last up-crossing at or before the trigger; without a trigger, the first.
  public var crossing: Double?
  /// The times of all crossings of the gesture and its motion until the trigger, alternately up and down.
  public var crossings: [Double] = []
  /// The number of up-crossings after the first.
  public var chatter = 0
  /// Time past the threshold with a finger down.
  public var dwell: Double?
  /// Pull minus threshold at the release.
  public var margin: Double?
  /// Greatest pull under the finger minus threshold.
  public var peakMargin: Double?
  /// Greatest distance past the top edge.
  public var peakOverscroll: Double?
  /// Greatest distance past the top edge after the release, beyond that at the release.
  public var bouncePeak: Double?
  /// Time from the release until the content stays at rest.
  public var settle: Double?
  /// The time at which the run ended.
  public var end = 0.0
  /// Largest jump of the offset at a state change, inset change or catch, in points.
  public var offsetJump = 0.0
  /// Largest jump of the velocity at a state change, inset change or catch, in points per second.
  public var velocityJump = 0.0
  /// True if the inset at the end of the run is the app's own: that of the start plus the app's changes. True for every gesture but the
  /// last, for which this is not known.
  public var isInsetConserved = true
  /// The broken rules, in time order, except that a lost inset comes last.
  public var findings: [ReplayFinding] = []
  /// Every state entered, the first at time 0.
  public var states: [StateEntry] = []

  /// A result in which nothing happened.
  public init() {}

  /// Trigger time minus crossing time.
  public var latency: Double? { difference(trigger, crossing) }
  /// Trigger time minus release time: negative if the engine fired with the finger down.
  public var releaseLatency: Double? { difference(trigger, release) }

  /// Callback time minus trigger time; nil if the callback came before, because the app began the refresh itself.
  public var callbackDelay: Double? { difference(callback, trigger).flatMap { $0 < 0 ? nil : $0 } }

  private func difference(_ later: Double?, _ earlier: Double?) -> Double? {
    guard let later, let earlier else { return nil }
    return later - earlier
  }
}
