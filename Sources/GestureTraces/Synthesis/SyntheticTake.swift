/// The contacts a surface reports at one moment; none: all fingers are lifted.
public struct ContactFrame: Equatable, Sendable {
  /// One finger's position.
  public struct Contact: Equatable, Sendable {
    /// The finger's number, from 0.
    public let slot: Int
    /// Device units from the left.
    public let x: Int
    /// Device units from the top.
    public let y: Int
  }

  /// Microseconds since the first frame.
  public let timeMicroseconds: Int64
  /// The fingers down, in order of slot.
  public let contacts: [Contact]
}

/// One synthetic take: what a hand does on a surface with one intent, report by report.
///
/// Minimum-jerk strokes with slow sway across them, sensor noise and an uneven report rate. The same intent, surface, hand and
/// seed give the same frames on every machine: nothing but sums and products of doubles is used.
public struct SyntheticTake: Sendable {
  /// The intention of the hand.
  public let intent: Intent
  /// The surface it does it on.
  public let surface: SyntheticSurface
  /// The hand that makes it.
  public let hand: SyntheticHand
  /// The seed of everything random.
  public let seed: UInt64
  /// The distance the content is scrolled down at the start, in points; 0 is the top.
  public let startOffset: Double
  /// The reports of the surface.
  public let frames: [ContactFrame]

  /// Deviation of a reported position, in millimetres: a good sensor's.
  static let noise = 0.025
  /// Deviation of a report's time, in seconds.
  static let rateJitter = 0.000_35

  /// The intents a surface can show: a touchpad's libinput takes no scroll from a tap or a pinch.
  public static func intents(on surface: SyntheticSurface) -> [Intent] {
    surface.fingers == 1 ? Intent.allCases : Intent.allCases.filter { $0 != .tap && $0 != .pinch }
  }

  /// The take of `hand` on `surface` with `intent`, everything random from `seed`.
  public init(intent: Intent, surface: SyntheticSurface, hand: SyntheticHand, seed: UInt64) {
    self.intent = intent
    self.surface = surface
    self.hand = hand
    self.seed = seed
    var random = SeededRandom(seed: seed)
    let plan = TouchPlan(surface: surface, hand: hand)
    startOffset = plan.startOffset(for: intent, &random)
    let touches = plan.touches(for: intent, &random)
    var reporter = ContactReporter(surface: surface, hand: hand)
    for touch in touches { reporter.report(touch, &random) }
    frames = reporter.frames
  }
}
