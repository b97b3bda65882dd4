import PullToRefresh

/// A state an engine entered, and when.
public struct StateEntry: Equatable, Sendable {
  /// Seconds since the trace's zero.
  public let time: Double
  /// The state's name in the engine's own words.
  public let name: String

  /// A state and when it was entered.
  package init(time: Double, name: String) { (self.time, self.name) = (time, name) }
}

/// The result of one engine on one model: for one gesture the figures of `overscroll-replay/2`, for a whole trace those of
/// `overscroll-replay/1`.
///
/// Times and durations in seconds, distances in points, velocities in points per second; nil where there is no such number. In the result
/// of a trace, figures of a gesture are those of the gesture with the first trigger, else of the one pulled furthest under the finger.
public struct ReplayResult: Equatable, Sendable {
  /// The engine's name.
  public var engine = ""
  /// The model's name.
  public var model = ""
  /// Display frames per second.
  public var rate = 0.0
  /// The number of gestures in the trace.
  public var gestures = 0
  /// The number of the gesture, from 1, that the figures are of; nil without gestures.
  public var gesture: Int?
  /// The first contact of the gesture; nil without one.
  public var began: Double?
  /// The end of the gesture: lift, cancel, or its last event.
  public var ended: Double?
  /// True if the gesture began before a refresh was over and could not have fired: then it says nothing about the engine's rule.
  public var isBusy = false
  /// True if the gesture began before a refresh was over, whether it could have fired or not.
  public var isInRefresh = false
  /// True if the pull under the finger passed the threshold.
  public var isReached = false
  /// True if the last gesture has no end in the file; of a gesture, if that has none.
  public var isUnfinished = false
  /// True if the file was cut off.
  public var isTruncated = false
  /// The number of refreshes that the engine started by itself, of a gesture by its finger or the momentum after it.
  public var triggers = 0
  /// The first trigger.
  public var trigger: Double?
  /// The cause of the first trigger.
  public var triggerPhase: TriggerPhase?
  /// The time from the start of the gesture with the first trigger to that trigger; nil without either.
  public var timeToTrigger: Double?
  /// The first time the app was told.
  public var callback: Double?
  /// The release of the gesture.
  public var release: Double?
  /// The time at which a perfect engine of the same policy would have triggered.
  public var due: Double?
  /// True for an engine that did not fire if the finger was gone by the frame that would have shown what made
  /// it due, so that no frame ever saw it.
  public var isDueUnseen = false
  /// The changes to the gesture with which an engine would have fired that kept still, where somebody looked for them
  /// (``Replay/changes(firing:within:_:)``); empty where nobody did, and where there are none.
  public var changes: [GestureChange] = []
  /// The parts of the delay from `due` to `callback`; nil without either.
  public var delay: DelayParts?
  /// The engine's threshold.
  public var threshold = 0.0
  /// The last up-crossing at or before the trigger, without one the first.
  public var crossing: Double?
  /// All crossings of the gesture and its motion until the trigger, up and down alternating.
  public var crossings: [Double] = []
  /// Up-crossings after the first.
  public var chatter = 0
  /// Time beyond the threshold with a finger down.
  public var dwell: Double?
  /// Pull less threshold at the release.
  public var margin: Double?
  /// Greatest pull under the finger less threshold.
  public var peakMargin: Double?
  /// Greatest distance past the top edge.
  public var peakOverscroll: Double?
  /// Greatest distance past the top edge after the release, beyond that at release.
  public var bouncePeak: Double?
  /// The time from the release until the content stays at rest.
  public var settle: Double?
  /// The end of the run.
  public var end = 0.0
  /// Largest jump of the offset at a state change, inset change or catch.
  public var offsetJump = 0.0
  /// Largest jump of the velocity there.
  public var velocityJump = 0.0
  /// True if the inset at the end of the run is the app's own: that of the start, and what the app has changed. Of a gesture after which
  /// another comes nothing is known, and it is true.
  public var isInsetConserved = true
  /// The broken rules, in order of time but for a lost inset, which comes last.
  public var findings: [ReplayFinding] = []
  /// Every state entered, the first at 0.
  public var states: [StateEntry] = []

  /// A result in which nothing happened.
  public init() {}

  /// Trigger less crossing.
  public var latency: Double? { difference(trigger, crossing) }
  /// Trigger less release: negative when it fired with the finger down.
  public var releaseLatency: Double? { difference(trigger, release) }

  /// Callback less trigger; nil where the app was told before, by a refresh it began itself.
  public var callbackDelay: Double? { difference(callback, trigger).flatMap { $0 < 0 ? nil : $0 } }

  private func difference(_ later: Double?, _ earlier: Double?) -> Double? {
    guard let later, let earlier else { return nil }
    return later - earlier
  }
}
