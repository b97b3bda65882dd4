/// The characteristics of a simulated person's hand: how far, how fast and how steadily it moves.
///
/// The numbers are this project's choice within published data on touch input (strokes of 20–90 mm in 0.15–1.2 s; physiological tremor well
/// under a millimetre), not measurements: synthetic traces test the program, and say nothing about people.
public struct SyntheticHand: Equatable, Sendable {
  /// The pseudonym of the simulated person, such as `s01`.
  public let subject: String
  /// How far this hand moves, as a multiple of the average, about 1.
  public let reach: Double
  /// How long this hand takes for a movement, as a multiple of the average, about 1.
  public let pace: Double
  /// The standard deviation of the slow sway across the stroke, in millimetres.
  public let sway: Double

  /// The simulated hand with this number, from 1; equal numbers give equal hands.
  public init(number: Int) {
    var random = SeededRandom(seed: 0x0C0F_FEE0 &+ UInt64(number))
    subject = number < 10 ? "s0\(number)" : "s\(number)"
    reach = random.nextEven(0.82, 1.18)
    pace = random.nextEven(0.8, 1.25)
    sway = random.nextEven(0.4, 1.6)
  }
}
