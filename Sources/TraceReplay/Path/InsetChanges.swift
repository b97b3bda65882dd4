import PullToRefresh

/// The changes of the app's own inset along a free path, and what content does with them.
struct InsetChanges {
  /// Seconds that content at rest takes to come back where it is left out of range: those of an engine that names none.
  var closingDuration = 0.3
  /// True if content under a finger stays where it is shown.
  var rebases = false
  /// The greatest rounding of the sums and differences of a few insets, in points.
  static var rounding: Double { 1e-9 }
  private var coming: ArraySlice<AppInsetChange> = []

  /// No changes.
  init() {}

  /// The changes of `app`, as an engine with these traits has the content take them.
  init(_ app: AppScript, traits: RefreshTraits? = nil) {
    // Of one time in the order given: a stable sort.
    let all = app.insetChanges.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    coming = all.map { $0.element }[...]
    guard let traits else { return }
    (closingDuration, rebases) = (traits.closingDuration, traits.rebasesInset)
  }

  /// The time of the next change, in seconds; infinite for none.
  var next: Double { coming.first?.time ?? .infinity }

  /// The next change before `time` seconds, taken away; nil for none.
  mutating func take(before time: Double) -> AppInsetChange? {
    guard let next = coming.first, next.time < time else { return nil }
    return coming.removeFirst()
  }
}

/// A change of the app's inset under a finger.
struct InsetCut {
  /// Seconds.
  let time: Double
  /// The change of the raw position, in points, where the content stays where it is shown.
  let shift: Double
}

extension DragPoint {
  /// The same with another raw position, `shift` points on.
  func moved(by shift: Double) -> DragPoint { DragPoint(travel: travel, raw: raw + shift, touch: touch) }
}
