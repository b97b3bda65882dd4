/// The facts known of each metric, one row each.
extension ReplayMetric {
  /// The unit of its values: `ms`, `pt`, `pt/s`, or empty for a count.
  package var unit: String { facts.unit }
  /// True where it ends at a display frame: half a frame of it, on average, is the display's own.
  package var endsAtFrame: Bool { facts.traits.contains(.endsAtFrame) }
  /// True where more of it is worse for whoever pulls; nothing is said of the others.
  package var isWorseWhenGreater: Bool { facts.traits.contains(.worseWhenGreater) }
  /// True where only a replay that fired has it.
  package var isOfTrigger: Bool { facts.traits.contains(.ofTrigger) }
  /// True where it counts from crossings of the threshold, or counts them: of another threshold it is of another moment.
  var isFromThreshold: Bool { facts.traits.contains(.fromThreshold) }
  /// True where it is as much of the hand as of the engine: of other traces it says nothing about the engine.
  var isOfHand: Bool { facts.traits.contains(.ofHand) }
  /// True where a log of a real app tells it.
  var isSeenOfApps: Bool {
    switch self {
    case .releaseLatency, .timeToTrigger, .peakOverscroll, .callbackDelay: true
    default: false
    }
  }
  /// The reason why no replay of a group has it.
  package var whyNone: String { facts.whyNone }

  private var facts: Facts {
    switch self {
    case .threshold: Facts("pt", [], Self.noGesture)
    case .latency:
      Facts(
        "ms", [.endsAtFrame, .worseWhenGreater, .ofTrigger, .fromThreshold],
        "no gesture in which it fired crossed the threshold")
    case .releaseLatency:
      Facts(
        "ms", [.endsAtFrame, .worseWhenGreater, .ofTrigger], "no gesture in which it fired has a lift")
    case .timeToTrigger:
      Facts("ms", [.endsAtFrame, .worseWhenGreater, .ofTrigger, .ofHand], "no gesture made it fire")
    case .dwell: Facts("ms", [], Self.noGesture)
    case .margin: Facts("pt", [], Self.noLift)
    case .peakMargin: Facts("pt", [], Self.noGesture)
    case .peakOverscroll: Facts("pt", [], Self.noGesture)
    case .bouncePeak: Facts("pt", [], Self.noLift)
    case .chatter: Facts("", [.worseWhenGreater, .fromThreshold], Self.noGesture)
    case .settle:
      Facts("ms", [.worseWhenGreater], "no gesture has a lift after which the content came to rest")
    case .offsetJump: Facts("pt", [.worseWhenGreater], Self.noGesture)
    case .velocityJump: Facts("pt/s", [.worseWhenGreater], Self.noGesture)
    case .callbackDelay: Facts("ms", [.worseWhenGreater, .ofTrigger], "it told the app in none")
    case .delaySample: Facts("ms", [.ofTrigger, .fromThreshold], Self.noneDue)
    case .delayDelivery: Facts("ms", [.ofTrigger], Self.noneDue)
    case .delayFrame: Facts("ms", [.endsAtFrame, .ofTrigger, .fromThreshold], Self.noneDue)
    case .delayPolicy: Facts("ms", [.worseWhenGreater, .ofTrigger, .fromThreshold], Self.noneDue)
    case .delayCallback: Facts("ms", [.worseWhenGreater, .ofTrigger], Self.noneDue)
    case .delayTotal:
      Facts("ms", [.endsAtFrame, .worseWhenGreater, .ofTrigger, .fromThreshold], Self.noneDue)
    }
  }

  private static var noGesture: String { "there is no gesture" }
  private static var noLift: String { "no gesture has a lift" }
  private static var noneDue: String { "in none was a trigger due and the app told" }
}

/// A metric's row.
private struct Facts {
  let unit: String
  let traits: Traits
  let whyNone: String

  init(_ unit: String, _ traits: Traits, _ whyNone: String) {
    (self.unit, self.traits, self.whyNone) = (unit, traits, whyNone)
  }
}

/// The properties of a metric, as ``ReplayMetric`` says it.
private struct Traits: OptionSet {
  let rawValue: UInt8

  static let endsAtFrame = Traits(rawValue: 1)
  static let worseWhenGreater = Traits(rawValue: 2)
  static let ofTrigger = Traits(rawValue: 4)
  static let fromThreshold = Traits(rawValue: 8)
  static let ofHand = Traits(rawValue: 16)
}
