/// The fold of PullView's second example: two halves that open like a card (`SeedLibraries.md`).
///
/// For a visible fraction `v` the bottom half is turned by `90° − asin v` and the top half by `asin v + 270°` about x, with the
/// top one at `H·(1 − v)`. The original computes the arc sine in 32-bit float, so its angles are accurate to 3e-6 degrees.
public struct PullViewFold: Equatable, Sendable {
  /// Angle of the lower half, in degrees.
  public let bottomAngle: Double
  /// Angle of the upper half, in degrees.
  public let topAngle: Double
  /// The position of the upper half, in points below the view's top.
  public let topPosition: Double
  /// The position of the lower half, in points below the view's top: always the middle.
  public let bottomPosition: Double
  /// Seconds the spinning arrow takes for an eighth of a turn.
  private static var eighthTurn: Double { 0.15 }

  /// The fold of a view of `height` points whose visible fraction is `visibility`, 0…1.
  public init(visibility: Double, height: Double) {
    let angle = Double(Float(Self.arcSine(visibility))) * 180 / Double.pi
    bottomAngle = 90 - angle
    topAngle = angle + 270
    topPosition = height * (1 - visibility)
    bottomPosition = height / 2
  }

  /// Angle of the spinning arrow `time` seconds after its start, in degrees: −45° every 0.15 s, without end.
  public static func spin(at time: Double) -> Double { -45 * time / eighthTurn }

  /// The arc sine of `x` within 0…1, in radians, to 1e-15.
  ///
  /// `asin x = 2·asin(x / √(2·(1 + √(1 − x²))))` brings the argument below 0.2 in three steps; then the error of 12 terms of the
  /// series `Σ (2n)!/(4ⁿ·n!²·(2n+1))·x^(2n+1)` is below 1e-17.
  static func arcSine(_ x: Double) -> Double {
    var argument = x < 0 ? 0 : (x > 1 ? 1 : x)
    for _ in 0..<3 {
      let cosine = (1 - argument * argument).squareRoot()
      argument /= (2 * (1 + cosine)).squareRoot()
    }
    var power = argument
    var sum = 0.0
    for index in 0..<12 {
      let n = Double(index)
      sum += power / (2 * n + 1)
      power *= argument * argument * (2 * n + 1) / (2 * n + 2)
    }
    return 8 * sum
  }
}
