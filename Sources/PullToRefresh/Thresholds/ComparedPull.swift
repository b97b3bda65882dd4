/// A pull as an engine compares it with its threshold.
///
/// Engines that compare an offset with a line do so here too, with the same rounding: past an inset `I` the line is
/// `−threshold − I`.
@frozen
public struct ComparedPull: Equatable, Sendable {
  /// The offset that is compared with the line, in points: the pull from ``inset`` on, negative.
  public let offset: Double
  /// The inset from which the pull counts, in points.
  public let inset: Double
  /// True if a pull of just the threshold does not pass it.
  public let isStrict: Bool

  private init(_ offset: Double, inset: Double, isStrict: Bool) {
    (self.offset, self.inset, self.isStrict) = (offset, inset, isStrict)
  }

  /// A pull of `pull` points that passes the threshold if it is as much or more.
  public static func reaching(_ pull: Double) -> ComparedPull {
    ComparedPull(-pull, inset: 0, isStrict: false)
  }
  /// A pull of `pull` points that passes the threshold if it is more.
  public static func exceeding(_ pull: Double) -> ComparedPull {
    ComparedPull(-pull, inset: 0, isStrict: true)
  }
  /// An offset that passes if it is at the line past `inset` or beyond.
  public static func reaching(offset: Double, past inset: Double) -> ComparedPull {
    ComparedPull(offset, inset: inset, isStrict: false)
  }
  /// An offset that passes if it is beyond the line past `inset`.
  public static func exceeding(offset: Double, past inset: Double) -> ComparedPull {
    ComparedPull(offset, inset: inset, isStrict: true)
  }

  /// True if it passes this threshold, in points; never where a value is NaN.
  public func passes(_ threshold: Double) -> Bool {
    let line = -threshold - inset
    return isStrict ? offset < line : offset <= line
  }

  /// The greatest threshold that it passes, in points; past an inset, to the last bit of a difference.
  public var greatestThreshold: Double {
    let pull = -offset - inset
    return isStrict ? pull.nextDown : pull
  }
}
