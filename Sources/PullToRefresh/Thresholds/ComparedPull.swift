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
  /// The inset that ``offset`` has in it, in points; NaN where it is not the content's.
  private let added: Double

  private init(_ offset: Double, inset: Double = 0, isStrict: Bool, added: Double = .nan) {
    (self.offset, self.inset, self.isStrict, self.added) = (offset, inset, isStrict, added)
  }

  /// A pull of `pull` points that passes the threshold if it is as much or more.
  public static func reaching(_ pull: Double) -> ComparedPull {
    ComparedPull(-pull, isStrict: false)
  }
  /// A pull of `pull` points that passes the threshold if it is more.
  public static func exceeding(_ pull: Double) -> ComparedPull {
    ComparedPull(-pull, isStrict: true)
  }
  /// An offset that passes if it is at the line past `inset` or beyond.
  public static func reaching(offset: Double, past inset: Double) -> ComparedPull {
    ComparedPull(offset, inset: inset, isStrict: false, added: 0)
  }
  /// An offset that passes if it is beyond the line past `inset`.
  public static func exceeding(offset: Double, past inset: Double) -> ComparedPull {
    ComparedPull(offset, inset: inset, isStrict: true, added: 0)
  }
  /// An offset that passes if with `inset` added to it it is at the line or beyond.
  public static func reaching(offset: Double, adding inset: Double) -> ComparedPull {
    ComparedPull(offset + inset, isStrict: false, added: inset)
  }
  /// An offset that passes if with `inset` added to it it is beyond the line.
  public static func exceeding(offset: Double, adding inset: Double) -> ComparedPull {
    ComparedPull(offset + inset, isStrict: true, added: inset)
  }
  /// The pull of `view` past `inset`, which passes the threshold if it is as much or more.
  static func reaching(_ view: ScrollSituation, past inset: Double) -> ComparedPull {
    of(view, past: inset, isStrict: false)
  }
  /// The pull of `view` past `inset`, with either comparison.
  static func of(_ view: ScrollSituation, past inset: Double, isStrict: Bool) -> ComparedPull {
    ComparedPull(-view.pull(beyond: inset), isStrict: isStrict, added: inset)
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

  /// The content offsets that pass this threshold, in points, if this one does, else those that do not; all for a pull that is not one
  /// of the content's: who makes it of a reading notes for which others it is the same.
  func side(of threshold: Double) -> QuietInterval {
    added.isNaN
      ? .everything
      : .side(of: -threshold - inset, isStrict: isStrict, isPast: passes(threshold), adding: added)
  }
}
