import GestureTraces

/// One take that a person is asked for.
package struct Prompt: Equatable, Sendable {
  /// The intent asked for.
  package var intent: Intent
  /// The direction; nil where the intent leaves it open or has none.
  package var direction: PromptDirection?
  /// The speed; nil where it is left open.
  package var speed: PromptSpeed?
  /// The protocol's own words for it; nil for those of the intent.
  package var instruction: String?
  /// The scenario of the take; nil for the intent's own.
  package var scenario: TraceScenario?
  /// The limits a take must keep beyond those of its intent.
  package var limits = PromptLimits()
  /// Seconds of use asked for; only of the intent `free`.
  package var seconds: Double?

  /// A prompt of this intent, all else left open.
  package init(_ intent: Intent) {
    self.intent = intent
  }

  /// `pull-down-slow`: its name, for files and lists.
  package var name: String {
    [intent.rawValue, direction?.rawValue, speed?.rawValue].compactMap { $0 }.joined(separator: "-")
  }
}

// MARK: Where, and for how long

extension Prompt {
  /// The distance below the top at which a `scroll` begins where nothing else is said, in points: two short
  /// strokes.
  static let scrollStart = 200.0
  /// The distance below the top at which a `fling` begins where nothing else is said, in points: more than a
  /// finger goes.
  static let flingStart = 800.0
  /// Seconds of `free` use where nothing else is said.
  static let freeSeconds = 60.0
  /// Seconds without contact that end a take: longer than a slip of the finger, shorter than patience.
  static let idle = 0.6
  /// The same where several strokes make one take.
  static let idleBetweenStrokes = 1.2

  /// The scenario in which it takes place.
  package var effectiveScenario: TraceScenario? {
    if let scenario { return scenario }
    var scenario = TraceScenario()
    switch intent {
    case .scroll: scenario.startOffset = Self.scrollStart
    case .fling: scenario.startOffset = Self.flingStart
    default: return nil
    }
    return scenario
  }

  /// Seconds without contact that end it.
  package var idle: Double {
    limits.idle ?? (intent == .scroll || intent == .fling ? Self.idleBetweenStrokes : Self.idle)
  }

  /// Seconds that it must last at least before it can end.
  package var leastLength: Double { intent == .free ? seconds ?? Self.freeSeconds : 0 }
}

// MARK: How long it takes a person

extension Prompt {
  /// Seconds to read a prompt and to put the fingers down: ten words at 200 a minute, and a second to move.
  package static let readingSeconds = 4.0

  /// Seconds a person needs for it: reading, the gesture, and the idle time that ends it.
  package var expectedSeconds: Double { Self.readingSeconds + gestureSeconds + idle }

  /// Seconds the gesture itself takes, generously.
  private var gestureSeconds: Double {
    switch intent {
    case .free: leastLength
    case .pullCancel, .dither: 2.5
    case .scroll, .fling: 2
    case .pull, .horizontal, .diagonal, .pinch: 1.2
    case .tap: 0.2
    }
  }
}
