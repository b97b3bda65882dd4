import CommandArguments
import CommandInputs
import GestureTraces
import TouchCapture

/// A synthetic take as a trace: its evdev stream recorded through the real libinput.
enum SyntheticTrace {
  /// The generator's name in headers; a change in what it makes takes another name.
  static let generator = "overscroll minimum-jerk 1"
  /// The note in the header of every synthetic trace.
  private static let note = "synthetic contacts, recorded through the real libinput on a virtual clock"
  /// The number of hands that take turns.
  static let hands = 5
  /// The most takes that libinput may make no scroll of before it is an error: some small moves never pass
  /// its threshold.
  private static let attempts: UInt64 = 20

  /// The take with this number of an intent on a surface, as libinput sees it.
  ///
  /// - Parameters:
  ///   - intent: What the hand means.
  ///   - surface: Where it does it.
  ///   - number: From 1; hands take turns.
  ///   - seed: Seed of the whole set; the take's own, which the header says, comes from it.
  /// - Returns: A trace with at least one drag or touch.
  /// - Throws: A take of which libinput makes no scroll.
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

  /// A seed for each take, the same whatever else is made with it.
  ///
  /// The first take of each hand has the one that the repository's own traces were made with: of one intent on one surface nearly
  /// the same for all, which are told apart by their hands. Each later round of the hands has seeds of its own.
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
  /// True if fingers did something a replay can use.
  fileprivate var moves: Bool {
    switch kind {
    case .down: true
    case .scroll(let scroll): scroll.source == .finger
    default: false
    }
  }
}
