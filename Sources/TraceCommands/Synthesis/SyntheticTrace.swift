import CommandArguments
import CommandInputs
import GestureTraces
import TouchCapture

/// Generates one take and records it as a trace: the generated kernel events (evdev) are played through the real libinput.
enum SyntheticTrace {
  /// The generator's name in trace headers. If its output changes in any way, it gets a new name.
  static let generator = "overscroll minimum-jerk 1"
  /// The note in the header of every synthetic trace.
  private static let note = "synthetic contacts, recorded through the real libinput on a virtual clock"
  /// The number of simulated hands (sets of movement parameters), which takes use in turn.
  static let hands = 5
  /// The largest number of tries for one take. Some small movements never pass libinput's threshold, so that no scroll is reported; after
  /// this many it is an error.
  private static let attempts: UInt64 = 20

  /// Generates one take and records it through libinput.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - surface: The device.
  ///   - number: The take's number, from 1; it selects the hand.
  ///   - seed: The seed of the whole set. The take's own seed, in its header, is derived from it.
  /// - Returns: A trace with at least one drag or touch.
  /// - Throws: An error if libinput reports no scroll.
  static func make(
    _ intent: Intent, on surface: SyntheticSurface, number: Int, seed: UInt64
  ) throws -> Trace {
    let hand = SyntheticHand(number: (number - 1) % hands + 1)
    let first = takeSeed(intent, surface, number, seed)
    for attempt in 0..<attempts {
      let take = SyntheticTake(intent: intent, surface: surface, hand: hand, seed: first &+ attempt)
      if let trace = try record(take), trace.events.contains(where: \.moves) { return trace }
    }
    throw UserError(
      "\(surface.kind) \(intent.rawValue) \(number): libinput took no scroll from \(attempts) takes; choose another --seed"
    )
  }

  /// The seed of one take, computed from these arguments alone, so that it does not depend on how many takes are made.
  ///
  /// Takes use the simulated hands in turn. In the first round all takes of one intent on one device have nearly the same seed, as in the
  /// repository's own traces, and differ by their hands. In later rounds every take has a different seed.
  static func takeSeed(_ intent: Intent, _ surface: SyntheticSurface, _ number: Int, _ seed: UInt64) -> UInt64
  {
    var mixed = SeededRandom(seed: seed)
    let index = UInt64(Intent.allCases.firstIndex(of: intent) ?? 0) * 2 + (surface == .touchpad ? 1 : 0)
    let (round, hand) = (number - 1).quotientAndRemainder(dividingBy: hands)
    let first = mixed.next() &+ index &* 1_000_000 &+ UInt64(hand + 1) &* 100
    guard round > 0 else { return first >> 16 }
    var later = SeededRandom(seed: first &+ UInt64(round) &* 0x9E37_79B9_7F4A_7C15)
    return later.next() >> 16
  }

  private static func record(_ take: SyntheticTake) throws -> Trace? {
    var source = TraceSource(origin: .synthetic)
    source.tool = Program.version
    source.generator = generator
    source.seed = take.seed
    var labels = TraceLabels(intent: take.intent, subject: take.hand.subject, note: note)
    if take.startOffset > 0 {
      var scenario = TraceScenario()
      scenario.startOffset = take.startOffset
      labels.scenario = scenario
    }
    return try VirtualRecording.record(EvdevRecording(take), source: source, labels: labels).first
  }
}

extension TraceEvent {
  /// True if the event is movement that a replay can use: a touch-down, or a scroll by fingers.
  fileprivate var moves: Bool {
    switch kind {
    case .down: true
    case .scroll(let scroll): scroll.source == .finger
    default: false
    }
  }
}
