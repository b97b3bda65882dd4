/// One turn of MusicFav's note icon (`SeedLibraries.md`), at constant speed.
public struct OnpuSpin: Equatable, Sendable {
  /// Seconds of a full turn in the tutorial.
  public static var documentedTurn: Double { 0.5 }
  /// Seconds of a full turn in the repository, from its first commit.
  public static var repositoryTurn: Double { 0.64 }

  /// The angle at the start, in half turns.
  public let from: Double
  /// The angle at the end, in half turns.
  public let to: Double
  /// Length of the turn, in seconds.
  public let duration: Double

  /// A full turn from `prog` half turns; with `returnsUpright`, a turn on to the upright position.
  public init(prog: Double, returnsUpright: Bool, secondsPerTurn: Double) {
    from = prog
    to = returnsUpright ? 2 : prog + 2
    duration = returnsUpright ? secondsPerTurn * (2 - prog) / 2 : secondsPerTurn
  }

  /// The icon's angle in half turns for a progress: `2·progress` minus whole turns, with the sign of `progress`.
  ///
  /// The remainder after subtracting whole twos from a double is a double, so the difference is exact. From
  /// 2⁵² on the remainder is 0; NaN and ±∞ give NaN.
  ///
  ///     OnpuSpin.prog(forProgress: 1.2)   // 0.4
  ///
  /// - Parameter progress: Effective offset as a fraction of the threshold.
  /// - Returns: Half turns, between −2 and 2.
  public static func prog(forProgress progress: Double) -> Double {
    guard progress.isFinite else { return .nan }
    guard progress.magnitude < 0x1p52 else { return 0 }
    return 2 * progress - 2 * Double(Int64(progress))
  }

  /// The angle of `prog` half turns, in degrees.
  ///
  /// - Parameter prog: Half turns.
  /// - Returns: Degrees, clockwise.
  public static func degrees(_ prog: Double) -> Double { 180 * prog }
}
