/// A pull in the form in which an engine compares it with its threshold.
///
/// Some engines compare an offset with a line instead: past an inset `I` the line is at `−threshold − I`. Such comparisons are made here
/// with the same rounding.
@frozen
public struct ComparedPull: Equatable, Sendable {
  /// The pull as an offset, in points: minus the pull, counted from ``inset``.
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

  /// A pull that passes every threshold up to and including `pull` points.
  public static func reaching(_ pull: Double) -> ComparedPull {
    ComparedPull(-pull, isStrict: false)
  }
  /// A pull that passes every threshold below `pull` points.
  public static func exceeding(_ pull: Double) -> ComparedPull {
    ComparedPull(-pull, isStrict: true)
  }
  /// An offset that passes a threshold if it is at most `−threshold − inset`, in points.
  public static func reaching(offset: Double, past inset: Double) -> ComparedPull {
    ComparedPull(offset, inset: inset, isStrict: false, added: 0)
  }
  /// An offset that passes a threshold if it is less than `−threshold − inset`, in points.
  public static func exceeding(offset: Double, past inset: Double) -> ComparedPull {
    ComparedPull(offset, inset: inset, isStrict: true, added: 0)
  }
  /// An offset that passes a threshold if its sum with `inset` is at most `−threshold`, in points.
  public static func reaching(offset: Double, adding inset: Double) -> ComparedPull {
    ComparedPull(offset + inset, isStrict: false, added: inset)
  }
  /// An offset that passes a threshold if its sum with `inset` is less than `−threshold`, in points.
  public static func exceeding(offset: Double, adding inset: Double) -> ComparedPull {
    ComparedPull(offset + inset, isStrict: true, added: inset)
  }
  /// The pull of `view` past `inset`, which passes every threshold up to and including itself.
  static func reaching(_ view: ScrollSituation, past inset: Double) -> ComparedPull {
    of(view, past: inset, isStrict: false)
  }
  /// The pull of `view` past `inset`, which must exceed a threshold if `isStrict` is true, else reach it.
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
