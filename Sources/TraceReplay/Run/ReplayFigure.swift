/// A figure of a replay, with everything that other parts need to know about it: rows and their reader, metrics of reports, partial
/// results, rounding, the line of a trace, the columns of the Python package and the schemas all use this table.
///
/// A new figure is a property of ``ReplayResult``, filled in `Replay+Results.swift`, and an entry of ``times`` or ``shape``.
///
/// A class, so that iterating over all figures of a result copies no strings.
package final class ReplayFigure: Sendable {
  /// Properties of a figure that statistics, and the analysis of logs from real apps, need to know.
  struct Traits: OptionSet {
    let rawValue: UInt8

    static let endsAtFrame = Traits(rawValue: 1)
    static let worseWhenGreater = Traits(rawValue: 2)
    static let ofTrigger = Traits(rawValue: 4)
    static let fromThreshold = Traits(rawValue: 8)
    static let ofHand = Traits(rawValue: 16)
    static let ofApps = Traits(rawValue: 32)
    static let always = Traits(rawValue: 64)
  }

  /// The key in results: a name followed by the unit, for example `latency_ms`.
  package let key: String
  /// The unit at the end of the key: `ms`, `pt`, `pt/s`, or empty for a count.
  package let unit: String
  /// True for a time, which is in seconds in a result and written in milliseconds.
  package let isTime: Bool
  /// The sentence that describes the figure in the schema of rows.
  package let description: String
  /// The figure's number in a partial result, which never changes; nil for a derived figure or one that is not counted.
  package let partial: Int?
  /// The figure's position among the metrics of a report; nil if it is not summarised.
  private let metric: Int?
  /// The heading of the figure's table in a report.
  package let heading: String
  /// In the schema of reports, the sentence about the figure's values in the gestures that fired; nil if these values are not listed.
  package let fired: String?
  private let traits: Traits
  /// The reason that a report gives if no replay of a group has this figure.
  package let whyNone: String
  /// Reads the figure from a result, in seconds if it is a time; nil if the replay does not have it.
  package let get: @Sendable (borrowing ReplayResult) -> Double?
  /// Sets the figure in a result; for a derived figure, sets a missing value from which it is computed.
  package let set: @Sendable (inout ReplayResult, Double?) -> Void

  private init(
    _ key: String, _ description: String, partial: Int? = nil, metric: Int? = nil, heading: String = "",
    fired: String? = nil, traits: Traits = [], whyNone: String = "",
    get: @escaping @Sendable (borrowing ReplayResult) -> Double?,
    set: @escaping @Sendable (inout ReplayResult, Double?) -> Void
  ) {
    (self.key, self.description, self.partial, self.metric) = (key, description, partial, metric)
    (self.heading, self.fired, self.traits, self.whyNone) = (heading, fired, traits, whyNone)
    (self.get, self.set) = (get, set)
    unit = ["ms", "pt/s", "pt"].first { key.hasSuffix(ReplayFigure.ending($0)) } ?? ""
    isTime = unit == "ms"
  }

  /// The figure's value in a replay, in its unit; nil if the replay has none.
  ///
  /// - Parameter result: The figures of a replay.
  /// - Returns: A number, which may be infinite or NaN.
  package func value(in result: borrowing ReplayResult) -> Double? {
    isTime ? get(result).map(Nanoseconds.milliseconds) : get(result)
  }

  /// The figure's key without its unit, such as `latency` or `velocity_jump`.
  package var name: String { unit.isEmpty ? key : String(key.dropLast(ReplayFigure.ending(unit).count)) }

  /// The end of a key whose values have this unit: `_pt_s` for `pt/s`.
  private static func ending(_ unit: String) -> String { "_" + unit.map { $0 == "/" ? "_" : $0 } }

  /// True if the figure's time ends at a display frame, so that on average half a frame of it is due to the display.
  package var endsAtFrame: Bool { traits.contains(.endsAtFrame) }
  /// True if greater values are worse for the user; false if the figure says nothing about better or worse.
  package var isWorseWhenGreater: Bool { traits.contains(.worseWhenGreater) }
  /// True if only a replay that fired has this figure.
  package var isOfTrigger: Bool { traits.contains(.ofTrigger) }
  /// True if the figure counts crossings of the threshold, or is measured from one, so that it changes with the threshold.
  package var isFromThreshold: Bool { traits.contains(.fromThreshold) }
  /// True if the figure depends on how the person moved as much as on the engine, so that it cannot be compared between different traces.
  package var isOfHand: Bool { traits.contains(.ofHand) }
  /// True if the log of a real app contains the figure.
  package var isSeenOfApps: Bool { traits.contains(.ofApps) }
  /// True if every replay has the figure.
  package var isAlways: Bool { traits.contains(.always) }
}

extension ReplayFigure: Hashable {
  package static func == (left: ReplayFigure, right: ReplayFigure) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: The figures

extension ReplayFigure {
  /// The figures for the start and the end of the gesture.
  package static let span: [ReplayFigure] = [
    ReplayFigure(
      "began_ms", "The gesture's first contact, from the trace's zero; null without a gesture.",
      partial: 0, traits: [.ofApps], get: { $0.began }, set: { $0.began = $1 }),
    ReplayFigure(
      "ended_ms",
      "The gesture's release or cancel, or its last event if it is unfinished; from the trace's zero, null without a gesture.",
      partial: 1, traits: [.ofApps], get: { $0.ended }, set: { $0.ended = $1 }),
  ]

  /// The figure for the engine's threshold in the trace's scene.
  package static let threshold = ReplayFigure(
    "threshold_pt",
    "The pull at which the engine can fire, in this trace's scene; 0 or more.",
    partial: 16, metric: 0, heading: "Threshold (pt)",
    fired: "The pull in points at which the engine can fire, in the trace's scene.",
    traits: [.always], whyNone: noGesture, get: { $0.threshold }, set: { $0.threshold = $1 ?? 0 })

  /// The figures that are times and durations, in the order of rows.
  package static let times: [ReplayFigure] = [
    ReplayFigure(
      "trigger_ms", "The first trigger in the gesture, from the trace's zero; null if it did not fire.",
      partial: 2, traits: [.ofApps], get: { $0.trigger }, set: { $0.trigger = $1 }),
    ReplayFigure(
      "time_to_trigger_ms",
      "From the gesture's first contact to its first trigger; null if it did not fire.",
      partial: 3, metric: 3, heading: "Start of the gesture to trigger (ms)",
      fired: "From first contact to trigger.",
      traits: [.endsAtFrame, .worseWhenGreater, .ofTrigger, .ofHand, .ofApps],
      whyNone: "it did not fire in any gesture",
      get: { $0.timeToTrigger }, set: { $0.timeToTrigger = $1 }),
    ReplayFigure(
      "callback_ms", "The first callback, from the trace's zero; null without one.",
      partial: 4, traits: [.ofApps], get: { $0.callback }, set: { $0.callback = $1 }),
    ReplayFigure(
      "release_ms",
      "The last release of the gesture, at the event's own time, from the trace's zero; null after a cancel and in an unfinished gesture.",
      partial: 5, traits: [.ofApps], get: { $0.release }, set: { $0.release = $1 }),
    ReplayFigure(
      "due_ms",
      "When an ideal engine with the same rule would trigger, from the trace's zero\(dueRule).",
      partial: 6, get: { $0.due }, set: { $0.due = $1 }),
    ReplayFigure(
      "crossing_ms",
      "When the pull passes the threshold, solved on the free path to a microsecond: the last upward crossing at or before the trigger, or the first without a trigger. From the trace's zero; null if the pull never passes it.",
      partial: 7, get: { $0.crossing }, set: { $0.crossing = $1 }),
    ReplayFigure(
      "latency_ms", "Trigger minus crossing; null without a trigger or a crossing.",
      metric: 1, heading: "Crossing to trigger (ms)",
      fired: "From crossing to trigger; null without a crossing.",
      traits: [.endsAtFrame, .worseWhenGreater, .ofTrigger, .fromThreshold],
      whyNone: "the pull did not cross the threshold in any gesture that fired", get: { $0.latency },
      set: { if $0.crossing == nil { $0.crossing = difference($0.trigger, $1) } }),
    ReplayFigure(
      "release_latency_ms",
      "Trigger minus release: negative if it fired with the finger down; null if it did not fire or the gesture does not have a release.",
      metric: 2, heading: "Release to trigger (ms; negative: fired before the release)",
      fired: "From release to trigger, negative with the finger down; null without a release.",
      traits: [.endsAtFrame, .worseWhenGreater, .ofTrigger, .ofApps],
      whyNone: "the gestures that fired do not have a release", get: { $0.releaseLatency },
      set: { if $0.release == nil { $0.release = difference($0.trigger, $1) } }),
    ReplayFigure(
      "callback_delay_ms",
      "Trigger to callback, 0 or more; null if the engine did not fire, or the callback came before.",
      metric: 13, heading: "Trigger to callback (ms)",
      fired: "From trigger to callback; null without a callback, or if it came before.",
      traits: [.worseWhenGreater, .ofTrigger, .ofApps], whyNone: "none of the gestures has a callback",
      get: { $0.callbackDelay },
      set: { if $0.callback == nil { $0.callback = difference($0.trigger, $1.map { -$0 }) } }),
    ReplayFigure(
      "delay_sample_ms",
      "First part of the time from due to callback: until a sample of the finger, or its release, shows that it is due; 0 or more. All delays are null if it was not due or there was no callback.",
      partial: 10, metric: 14,
      heading: "Callback delay (ms), first part: until a sample shows that a refresh is due",
      fired: "From due until a sample of the finger shows it; null without a delay.",
      traits: [.ofTrigger, .fromThreshold], whyNone: noneDue, get: { $0.delay?.sample },
      set: { $0.beginDelay($1) }),
    ReplayFigure(
      "delay_delivery_ms",
      "Second part: until that sample has reached the program, 0 or more; always 0 without --arrival. Null like delay_sample_ms.",
      partial: 11, metric: 15, heading: "Callback delay (ms), second part: until that sample arrives",
      fired: "From that sample until it has reached the program; null without a delay.",
      traits: [.ofTrigger],
      whyNone: noneDue, get: { $0.delay?.delivery }, set: { $0.setDelay($1) { $0.delivery = $1 } }),
    ReplayFigure(
      "delay_frame_ms",
      "Third part: until the next display frame, 0 or more and less than a frame. Null like delay_sample_ms.",
      partial: 12, metric: 16, heading: "Callback delay (ms), third part: until the next frame",
      fired: "From there until the next display frame; null without a delay.",
      traits: [.endsAtFrame, .ofTrigger, .fromThreshold], whyNone: noneDue, get: { $0.delay?.frame },
      set: { $0.setDelay($1) { $0.frame = $1 } }),
    ReplayFigure(
      "delay_policy_ms",
      "Fourth part: the time that the engine waits after that frame, without its dwell; negative if it fired before it was due by its own threshold. Null like delay_sample_ms.",
      partial: 13, metric: 17,
      heading: "Callback delay (ms), fourth part: what the engine waits by its policy",
      fired:
        "From that frame to the trigger, without the dwell; negative if it fired before it was due; null without a delay.",
      traits: [.worseWhenGreater, .ofTrigger, .fromThreshold], whyNone: noneDue, get: { $0.delay?.policy },
      set: { $0.setDelay($1) { $0.policy = $1 } }),
    ReplayFigure(
      "delay_callback_ms",
      "Last part: from the trigger to the callback, 0 or more. Null like delay_sample_ms.",
      partial: 14, metric: 18, heading: "Callback delay (ms), last part: from trigger to callback",
      fired: "From the trigger to the callback, if the engine was due; null without a delay.",
      traits: [.worseWhenGreater, .ofTrigger], whyNone: noneDue, get: { $0.delay?.callback },
      set: { $0.setDelay($1) { $0.callback = $1 } }),
    ReplayFigure(
      "delay_total_ms",
      "Callback minus due, the sum of the five parts; negative if the callback came before it was due. Null like delay_sample_ms.",
      partial: 15, metric: 19, heading: "Callback delay (ms): from due to callback",
      fired: "From due to callback, the sum of its parts; null without a delay.",
      traits: [.endsAtFrame, .worseWhenGreater, .ofTrigger, .fromThreshold], whyNone: noneDue,
      get: { $0.delay?.total },
      set: { $0.setDelay($1) { $0.total = $1 } }),
    ReplayFigure(
      "dwell_ms",
      "Time beyond the threshold with a finger down, on the free path, 0 or more; for an unfinished gesture up to its last event.",
      partial: 8, metric: 4, heading: "Time beyond the threshold with a finger down (ms)", whyNone: noGesture,
      get: { $0.dwell },
      set: { $0.dwell = $1 }),
    ReplayFigure(
      "settle_ms",
      "From the release to the first moment after which the free path stays within 0.5 pt of where it comes to rest (the limit of its closed form) and slower than 10 pt/s; null if it is caught before",
      partial: 9, metric: 10, heading: "Release to rest (ms)", traits: [.worseWhenGreater],
      whyNone: "the content did not come to rest after any release", get: { $0.settle },
      set: { $0.settle = $1 }
    ),
    ReplayFigure(
      "end_ms",
      "The contact of the next gesture, or for the last one the end of the run; from the trace's zero.",
      traits: [.ofApps, .always], get: { $0.end }, set: { $0.end = $1 ?? 0 }),
  ]

  /// The figures about counts and about the motion of the content, in the order of rows.
  package static let shape: [ReplayFigure] = [
    ReplayFigure(
      "margin_pt",
      "Pull minus threshold at the release, on the free path: positive if the finger was released beyond it. Null without a release.",
      partial: 17, metric: 5, heading: "Pull minus threshold at the release (pt)", whyNone: noLift,
      get: { $0.margin },
      set: { $0.margin = $1 }),
    ReplayFigure(
      "peak_margin_pt",
      "Greatest pull under the finger minus threshold, on the free path: negative if it fell short by that much. Null without a gesture.",
      partial: 18, metric: 6, heading: "Greatest pull under the finger minus threshold (pt)",
      whyNone: noGesture,
      get: { $0.peakMargin }, set: { $0.peakMargin = $1 }),
    ReplayFigure(
      "peak_overscroll_pt",
      "Greatest distance of the content past the top edge on the free path, including momentum, 0 or more. Null without a gesture.",
      partial: 19, metric: 7, heading: "Greatest overscroll at the top edge (pt)", traits: [.ofApps],
      whyNone: noGesture,
      get: { $0.peakOverscroll }, set: { $0.peakOverscroll = $1 }),
    ReplayFigure(
      "bounce_peak_pt",
      "Greatest distance past the top edge in the motion after the release, minus that at the release, 0 or more, on the free path. Null without a release.",
      partial: 20, metric: 8, heading: "Overscroll after the release beyond that at the release (pt)",
      whyNone: noLift, get: { $0.bouncePeak }, set: { $0.bouncePeak = $1 }),
    ReplayFigure(
      "chatter",
      "Upward crossings in `crossings_ms` after the first, 0 or more: how often the pull went back and passed the threshold again.",
      metric: 9, heading: "Upward crossings of the threshold after the first",
      traits: [.worseWhenGreater, .fromThreshold, .always],
      whyNone: noGesture,
      get: { Double($0.chatter) }, set: { $0.chatter = Int($1 ?? 0) }),
    ReplayFigure(
      "offset_jump_pt",
      "The content's largest sudden move at a state change, inset change or catch, 0 or more; above 0.5 it is a finding.",
      partial: 21, metric: 11, heading: "Largest jump of the offset (pt)",
      traits: [.worseWhenGreater, .always],
      whyNone: noGesture,
      get: { $0.offsetJump }, set: { $0.offsetJump = $1 ?? 0 }),
    ReplayFigure(
      "velocity_jump_pt_s",
      "The largest sudden change of the content's velocity at such a moment, 0 or more; above 10 it is a finding. Null if it is not finite.",
      partial: 22, metric: 12, heading: "Largest jump of the velocity (pt/s)", traits: [.worseWhenGreater],
      whyNone: noGesture,
      get: { $0.velocityJump }, set: { $0.velocityJump = $1 ?? .infinity }),
  ]

  /// The rule by which a trigger is due, which is appended to descriptions that mention it.
  package static let dueRule =
    ": the crossing, the release, or the crossing plus dwell. For `ionic-4`, which fires under the finger beyond another pull, the crossing of that; for `flutter-material`, which a pull back does not disarm, the release, unless the content was scrolled down first. If a finger is required, only crossings under it count. Null if it never would; gates are ignored"
  private static let noGesture = "there is no gesture"
  private static let noLift = "the gestures do not have a release"
  private static let noneDue = "none of the gestures has both a due time and a callback"

  /// All figures of a replay, in the order of rows.
  package static let all = span + [threshold] + times + shape
  /// The figures that reports summarise, in the order of reports.
  package static let metrics = all.filter { $0.metric != nil }.sorted { $0.metric ?? 0 < $1.metric ?? 0 }
  /// The figures that a partial result stores, in the order of their numbers.
  package static let partials = all.filter { $0.partial != nil }.sorted { $0.partial ?? 0 < $1.partial ?? 0 }

  /// The figure with this key, which must exist.
  package static func named(_ key: String) -> ReplayFigure {
    guard let figure = all.first(where: { $0.key == key }) else { preconditionFailure("no figure \(key)") }
    return figure
  }

  /// Time from the crossing of the threshold to the trigger.
  package static let latency = named("latency_ms")
  /// Time from the release to the trigger.
  package static let releaseLatency = named("release_latency_ms")
  /// The pull at the release minus the threshold.
  package static let margin = named("margin_pt")
  /// The greatest pull under the finger minus the threshold.
  package static let peakMargin = named("peak_margin_pt")
  /// The content's greatest distance past the top edge.
  package static let peakOverscroll = named("peak_overscroll_pt")
  /// Time from the release until the content stays at rest.
  package static let settle = named("settle_ms")
  /// Time from the moment at which a trigger was due to the app's callback.
  package static let delayTotal = named("delay_total_ms")
  /// The heading of ``delayTotal`` in every table of a report.
  package static let delayHeading = "callback delay (ms)"
  /// The five figures that add up to ``delayTotal``, in time order.
  package static let delayParts = all.filter { $0.key.hasPrefix("delay_") && $0 != delayTotal }
  /// The parts of the callback delay and their sum, each with a column heading.
  package static let delayColumns = zip(
    delayParts + [delayTotal], ["sample", "delivery", "frame", "policy", "after trigger", "total"]
  ).map { (figure: $0, head: $1) }
}

extension ReplayResult {
  /// Removes the callback delay if any of its parts is missing.
  package mutating func dropPartOfDelay() {
    guard let parts = delay else { return }
    let sum = parts.delivery + parts.frame + parts.policy + parts.callback + parts.total
    if sum.isNaN { delay = nil }
  }

  /// Sets the first part of the callback delay and clears the others; nil removes the delay.
  fileprivate mutating func beginDelay(_ sample: Double?) {
    delay =
      delay ?? DelayParts(sample: 0, delivery: .nan, frame: .nan, policy: .nan, callback: .nan, total: .nan)
    setDelay(sample) { $0.sample = $1 }
  }

  /// Sets a further part of the callback delay if the earlier parts are known; nil removes the delay.
  fileprivate mutating func setDelay(_ value: Double?, _ set: (inout DelayParts, Double) -> Void) {
    guard let value, var parts = delay else { return delay = nil }
    set(&parts, value)
    delay = parts
  }
}

/// The earlier of two times, in seconds, computed from the later time and the duration between them; nil without either.
private func difference(_ later: Double?, _ duration: Double?) -> Double? {
  later.flatMap { later in duration.map { later - $0 } }
}
