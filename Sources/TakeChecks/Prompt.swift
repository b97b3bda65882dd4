import GestureTraces

/// The request to a person to make one gesture or a stretch of free use, which is recorded as one take.
package struct Prompt: Equatable, Sendable {
  /// The intent that the person is asked to show.
  package var intent: Intent
  /// The requested direction; nil if any direction is allowed or the intent has none.
  package var direction: PromptDirection?
  /// The requested speed; nil if any speed is allowed.
  package var speed: PromptSpeed?
  /// The protocol's own instruction; nil uses the instruction of the intent.
  package var instruction: String?
  /// The scenario of the take; nil uses the scenario of the intent.
  package var scenario: TraceScenario?
  /// Limits that apply to the take in addition to those of its intent.
  package var limits = PromptLimits()
  /// The requested length in seconds; only for the intent `free`.
  package var seconds: Double?

  /// A prompt for this intent, with everything else unspecified.
  package init(_ intent: Intent) {
    self.intent = intent
  }

  /// The prompt's name in files and lists, such as `pull-down-slow`.
  package var name: String {
    [intent.rawValue, direction?.rawValue, speed?.rawValue].compactMap { $0 }.joined(separator: "-")
  }
}

// MARK: Where, and for how long

extension Prompt {
  /// The default distance of a `scroll` prompt's start below the top, in points: two short strokes.
  static let scrollStart = 200.0
  /// The default distance of a `fling` prompt's start below the top, in points: more than one stroke reaches.
  static let flingStart = 800.0
  /// The default length of `free` use, in seconds.
  static let freeSeconds = 60.0
  /// Seconds without contact that end a take: longer than a slip of the finger, short enough not to annoy.
  static let idle = 0.6
  /// Seconds without contact that end a take made of several strokes.
  static let idleBetweenStrokes = 1.2

  /// The scenario (viewport and content) in which the take is made; nil if neither the prompt nor its intent sets one.
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

  /// The number of seconds without contact after which the take ends.
  package var idle: Double {
    limits.idle ?? (intent == .scroll || intent == .fling ? Self.idleBetweenStrokes : Self.idle)
  }

  /// The shortest duration of the take, in seconds; it cannot end before.
  package var leastLength: Double { intent == .free ? seconds ?? Self.freeSeconds : 0 }
}

// MARK: How long it takes a person

extension Prompt {
  /// Seconds to read a prompt and to put the fingers down: ten words at 200 words a minute, and one second to move.
  package static let readingSeconds = 4.0

  /// Seconds that a person needs for the prompt: reading, the gesture, and the idle time that ends it.
  package var expectedSeconds: Double { Self.readingSeconds + gestureSeconds + idle }

  /// Seconds that the gesture itself takes, estimated generously.
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
