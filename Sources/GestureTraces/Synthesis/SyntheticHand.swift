/// A person's way of moving, for synthetic gestures: how far, how fast, how steadily.
///
/// The numbers are this project's choice within what is published about touch input (strokes of 20-90 mm in
/// 0.15-1.2 s; physiological tremor well under a millimetre), not measurements: synthetic traces test the instrument,
/// they say nothing about people.
public struct SyntheticHand: Equatable, Sendable {
  /// Pseudonym, `s01` and so on.
  public let subject: String
  /// Share of the usual distance this hand moves, about 1.
  public let reach: Double
  /// Share of the usual duration this hand takes, about 1.
  public let pace: Double
  /// Deviation of the slow sway across the stroke, in millimetres.
  public let sway: Double

  /// The hand with this number, from 1; the same number is the same hand.
  public init(number: Int) {
    var random = SeededRandom(seed: 0x0C0F_FEE0 &+ UInt64(number))
    subject = number < 10 ? "s0\(number)" : "s\(number)"
    reach = random.nextEven(0.82, 1.18)
    pace = random.nextEven(0.8, 1.25)
    sway = random.nextEven(0.4, 1.6)
  }
}
