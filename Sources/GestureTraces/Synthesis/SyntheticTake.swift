/// The contacts that a surface reports at one time; empty when all fingers have been released.
public struct ContactFrame: Equatable, Sendable {
  /// One finger's position.
  public struct Contact: Equatable, Sendable {
    /// The finger's slot, from 0.
    public let slot: Int
    /// The position from the left, in device units.
    public let x: Int
    /// The position from the top, in device units.
    public let y: Int
  }

  /// Microseconds since the first frame.
  public let timeMicroseconds: Int64
  /// The fingers that are down, in order of slot.
  public let contacts: [Contact]
}

/// One synthetic take: what a simulated hand does on a surface with one intent, report by report.
///
/// It consists of minimum-jerk strokes with slow sway, sensor noise and uneven report times. The same intent, surface, hand and seed give
/// the same frames on every machine, because only sums and products of `Double` are used.
public struct SyntheticTake: Sendable {
  /// The intent that the take shows.
  public let intent: Intent
  /// The surface on which the take is made.
  public let surface: SyntheticSurface
  /// The simulated hand that makes the take.
  public let hand: SyntheticHand
  /// The seed of all random numbers of the take.
  public let seed: UInt64
  /// How far the content is scrolled down at the start, in points; 0 is the top.
  public let startOffset: Double
  /// The reports of the surface, in time order.
  public let frames: [ContactFrame]

  /// The standard deviation of a reported position, in millimetres; that of a good sensor.
  static let noise = 0.025
  /// The standard deviation of a report's time, in seconds.
  static let rateJitter = 0.000_35

  /// The intents that can be shown on a surface. Taps and pinches are left out on a touchpad, because libinput reports no scroll for them.
  public static func intents(on surface: SyntheticSurface) -> [Intent] {
    surface.fingers == 1 ? Intent.allCases : Intent.allCases.filter { $0 != .tap && $0 != .pinch }
  }

  /// The take of `hand` on `surface` with `intent`; all randomness comes from `seed`.
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
