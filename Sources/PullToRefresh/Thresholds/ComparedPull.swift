/// A pull in the form in which an engine compares it with its threshold.
///
/// Engines that compare an offset with a line do the same here, with the same rounding: past an inset `I` the line is
/// `−threshold − I`.
@frozen
public struct ComparedPull: Equatable, Sendable {
  /// The offset compared with the line, in points: the negative pull, counted from ``inset``.
  public let offset: Double
  /// The inset from which the pull counts, in points.
  public let inset: Double
  /// True if the pull must exceed the threshold; false if reaching it is enough.
  public let isStrict: Bool
  /// The inset included in ``offset``, in points; NaN if the offset is not the content's.
  private let added: Double

  private init(_ offset: Double, inset: Double = 0, isStrict: Bool, added: Double = .nan) {
    (self.offset, self.inset, self.isStrict, self.added) = (offset, inset, isStrict, added)
  }

  /// A pull of `pull` points that passes a threshold ≤ `pull`.
  public static func reaching(_ pull: Double) -> ComparedPull {
    ComparedPull(-pull, isStrict: false)
  }
  /// A pull of `pull` points that passes a threshold < `pull`.
  public static func exceeding(_ pull: Double) -> ComparedPull {
    ComparedPull(-pull, isStrict: true)
  }
  /// An offset that passes if it is at or beyond the line past `inset`.
  public static func reaching(offset: Double, past inset: Double) -> ComparedPull {
    ComparedPull(offset, inset: inset, isStrict: false, added: 0)
  }
  /// An offset that passes if it is strictly beyond the line past `inset`.
  public static func exceeding(offset: Double, past inset: Double) -> ComparedPull {
    ComparedPull(offset, inset: inset, isStrict: true, added: 0)
  }
  /// An offset that passes if its sum with `inset` is at or beyond the line.
  public static func reaching(offset: Double, adding inset: Double) -> ComparedPull {
    ComparedPull(offset + inset, isStrict: false, added: inset)
  }
  /// An offset that passes if its sum with `inset` is strictly beyond the line.
  public static func exceeding(offset: Double, adding inset: Double) -> ComparedPull {
    ComparedPull(offset + inset, isStrict: true, added: inset)
  }
  /// The pull of `view` past `inset`, which passes a threshold ≤ this pull.
  static func reaching(_ view: ScrollSituation, past inset: Double) -> ComparedPull {
    of(view, past: inset, isStrict: false)
  }
  /// The pull of `view` past `inset`; `isStrict` chooses the comparison.
  static func of(_ view: ScrollSituation, past inset: Double, isStrict: Bool) -> ComparedPull {
    ComparedPull(-view.pull(beyond: inset), isStrict: isStrict, added: inset)
  }

  /// True if the pull passes this threshold, in points; false if either is NaN.
  public func passes(_ threshold: Double) -> Bool {
    let line = -threshold - inset
    return isStrict ? offset < line : offset <= line
  }

  /// The greatest threshold that the pull passes, in points. It is exact, except that subtracting ``inset`` may round its last bit.
  public var greatestThreshold: Double {
    let pull = -offset - inset
    return isStrict ? pull.nextDown : pull
  }

  /// The content offsets on the same side of this threshold as the pull: those that pass if it passes, otherwise those that do not. All
  /// offsets if the pull does not come from the content's offset; then the caller records which readings give the same answer.
  func side(of threshold: Double) -> QuietInterval {
    added.isNaN
      ? .everything
      : .side(of: -threshold - inset, isStrict: isStrict, isPast: passes(threshold), adding: added)
  }
}
